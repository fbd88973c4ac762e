import Geometry
import SceneModel

/// A value that a view hands up to those around it.
struct Preference {
  /// The place of the view in the tree.
  var path: String
  /// The type of the key.
  var key: String
  var value: Value
}

extension Evaluator {
  /// Modifiers by which values are handed up: preferences and anchors; `nil` for others.
  func preferring(_ base: Node, _ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit)
    -> Node?
  {
    var node = base
    let key = Self.key(arguments["key"] ?? arguments.first)
    switch name {
    case "preference":
      if let key, let value = arguments["value"] { prefer(key, value) }
    case "anchorPreference":
      let tag = self.key("anchor", span)
      node.modifiers.append(
        .background([Node(.geometryReader(tag: tag), step: "anchor")], alignment: .center))
      guard let key, let reading = readings[tag], let body = arguments.closure("transform") else { break }
      let frame = Rect(origin: reading.origin, size: reading.size)
      prefer(key, try call(body, .symbol(Self.anchor(frame, arguments["value"]))))
    case "transformPreference":
      guard let key, let body = arguments.trailing, case .closure(let closure) = body else { break }
      let value = try preference(key, span) ?? .unknown
      let scope = Scope(closure.scope)
      let parameter = closure.syntax.parameters?.first?.name.text ?? "$0"
      scope.declare(parameter, value)
      _ = try run(closure.syntax.body, scope)
      preferences.removeAll { $0.key == key && isBelow($0.path) }
      if let index = scope.index(of: parameter) { prefer(key, scope[index]) }
    case "onPreferenceChange":
      guard let key, let action = arguments.closure("perform"), let value = try preference(key, span) else {
        break
      }
      lifecycles.append(
        Lifecycle(
          key: self.key("preference", span), moment: .change(StoredValue(value), isInitial: true),
          action: action))
    case "overlayPreferenceValue", "backgroundPreferenceValue":
      guard let key, let body = arguments.trailing else { break }
      let views = try content(body, [try preference(key, span) ?? .unknown], step: name).numbered
      let alignment = self.alignment(arguments["alignment"]) ?? .center
      node.modifiers.append(
        name == "overlayPreferenceValue"
          ? .overlay(views, alignment: alignment) : .background(views, alignment: alignment))
    default: return nil
    }
    return node
  }

  private static func key(_ value: Value?) -> String? {
    switch value {
    case .type(let name)?: name
    case .symbol(let symbol)?: symbol.root
    default: nil
    }
  }

  private func prefer(_ key: String, _ value: Value) {
    guard preferences.count < Most.members else { return }
    preferences.append(Preference(path: path, key: key, value: value))
  }

  private func isBelow(_ place: String) -> Bool {
    place.hasPrefix(path)
      && (place.count == path.count || "/.".contains(place.dropFirst(path.count).first ?? " "))
  }

  /// What the views below hand up under a key: one value as it is, several as the key's type reduces them.
  private func preference(_ key: String, _ span: Syntax.Span) throws(Exit) -> Value? {
    let values = preferences.filter { $0.key == key && isBelow($0.path) }.map(\.value)
    guard let first = values.first else { return try staticMember("defaultValue", of: key, span) }
    guard let info = program.type(key), let reduce = info.staticMethods["reduce"]?.first,
      let body = reduce.body, reduce.parameters.count == 2
    else { return values.last }
    let (total, next) = (reduce.parameters[0].name.text, reduce.parameters[1].name.text)
    var result = first
    for value in values.dropFirst() {
      let scope = Scope(Scope(nil, me: Scope.Me(.type(info.name), type: info.name)))
      scope.declare(total, result)
      scope.declare(next, .closure(Closure(giving: value, span)))
      _ = try run(body, scope)
      if let index = scope.index(of: total) { result = scope[index] }
    }
    return result
  }

  /// Where something stands on the screen: `.bounds`, or a point of it.
  private static func anchor(_ frame: Rect, _ source: Value?) -> Symbol {
    guard let word = source?.word, word != "bounds", let place = Alignment(rawValue: word) else {
      return .made(
        "Anchor",
        [
          ("x", .double(frame.minX)), ("y", .double(frame.minY)), ("width", .double(frame.width)),
          ("height", .double(frame.height)),
        ])
    }
    let point = place.origin(of: .zero, in: frame)
    return .made("Anchor", [("x", .double(point.x)), ("y", .double(point.y))])
  }

  /// `proxy[anchor]`: the place of an anchor as the reader of a geometry sees it.
  func resolved(anchor: Symbol, in proxy: Symbol) -> Value? {
    guard proxy.root == "GeometryProxy", anchor.root == "Anchor", let made = anchor.steps.last?.arguments,
      let x = made["x"]?.number, let y = made["y"]?.number,
      case .symbol(let origin)? = proxy.steps.last?.arguments?["origin"], let (left, top) = origin.pair
    else { return nil }
    guard let width = made["width"], let height = made["height"] else {
      return .symbol(.pair("CGPoint", x - left, y - top))
    }
    return .symbol(
      .made(
        "CGRect",
        [("x", .double(x - left)), ("y", .double(y - top)), ("width", width), ("height", height)]))
  }
}

extension Closure {
  /// A closure that gives a value.
  init(giving value: Value, _ span: Syntax.Span) {
    let scope = Scope(nil)
    scope.declare("value", value)
    let expression = Syntax.Expression(kind: .name("value", generics: []), span: span)
    let statement = Syntax.Statement(kind: .expression(expression), label: nil, span: span)
    self.init(
      syntax: Syntax.Closure(
        captures: [], parameters: nil, attributes: [], result: nil,
        body: Syntax.Block(statements: [statement], span: span)), scope: scope)
  }
}
