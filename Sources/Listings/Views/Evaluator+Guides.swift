import Geometry
import SceneModel

/// Alignment guides, whose closures are told the size of the view that they stand on.
extension Evaluator {
  /// A line that views can be put in line by.
  struct Guide {
    var axis: Axis
    var name: String
    /// The type that says where it goes by default; `nil` for SwiftUI's own.
    var type: String?
  }

  /// `.alignmentGuide(.top) { d in d[.bottom] }`.
  func guided(_ base: Node, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> Node {
    guard let guide = try guide(arguments.first), let body = arguments.closure("computeValue") else {
      return base
    }
    let tag = key("guide", span)
    var node = base
    node.modifiers.append(
      .background([Node(.geometryReader(tag: tag), step: "guide")], alignment: .center))
    guard let size = readings[tag]?.size else { return node }
    let views = Value.views([base])
    let dimensions = Symbol.made(
      "ViewDimensions",
      [("width", .double(size.width)), ("height", .double(size.height)), ("view", views)])
    guard let place = try call(body, .symbol(dimensions)).finite else { return node }
    node.modifiers.append(.alignmentGuide(guide.axis, guide.name, place))
    return node
  }

  /// `d[.bottom]`, `d[HorizontalAlignment.center]`: where a line goes through the view; `nil` for other values.
  func line(_ value: Value, of dimensions: Symbol) throws(Exit) -> Value? {
    guard dimensions.root == "ViewDimensions", let made = dimensions.steps.last?.arguments,
      let width = made["width"]?.number, let height = made["height"]?.number,
      let guide = try guide(value)
    else { return nil }
    if case .views(let nodes)? = made["view"] {
      for case .alignmentGuide(guide.axis, guide.name, let place)? in nodes.first?.modifiers.reversed() ?? []
      {
        return .double(place)
      }
    }
    let length = guide.axis == .horizontal ? width : height
    if guide.type != nil { return .double(try place(of: guide, Size(width: width, height: height))) }
    return .double(length * Self.fraction(guide.name))
  }

  /// Where a line of the listing's own goes through a view of a size.
  private func place(of guide: Guide, _ size: Size) throws(Exit) -> Double {
    let length = guide.axis == .horizontal ? size.width : size.height
    guard let type = guide.type, let info = program.type(type) ?? program.types[type],
      let function = info.staticMethods["defaultValue"]?.first
    else { return length / 2 }
    let dimensions = Symbol.made(
      "ViewDimensions", [("width", .double(size.width)), ("height", .double(size.height))])
    let item = Arguments.Item(label: "in", value: .symbol(dimensions), span: function.name.span)
    let scope = Scope(nil, me: Scope.Me(.type(info.name), type: info.name))
    return try invoke(function, Arguments(items: [item]), scope).finite ?? length / 2
  }

  private static func fraction(_ name: String) -> Double {
    switch name {
    case "leading", "top": 0
    // A line's own bottom is near enough to where its letters stand.
    case "trailing", "bottom", "lastTextBaseline", "firstTextBaseline": 1
    default: 0.5
    }
  }

  /// The line that a value names.
  private func guide(_ value: Value?) throws(Exit) -> Guide? {
    guard case .symbol(let symbol)? = value, let first = symbol.steps.first else { return nil }
    switch first.name {
    case "leading", "trailing": return Guide(axis: .horizontal, name: first.name)
    case "top", "bottom", "firstTextBaseline", "lastTextBaseline":
      return Guide(axis: .vertical, name: first.name)
    case "center":
      return Guide(axis: symbol.root == "VerticalAlignment" ? .vertical : .horizontal, name: "center")
    default: break
    }
    for (root, axis) in [("HorizontalAlignment", Axis.horizontal), ("VerticalAlignment", .vertical)]
    where symbol.root == nil || symbol.root == root {
      // `.mid`, or the value itself: `HorizontalAlignment(Mid.self)`.
      var made = symbol
      if let value = extended(Symbol(root, symbol.steps), root), case .symbol(let own) = value { made = own }
      guard made.root == root || made.root == nil, let argument = made.steps.last?.arguments?.first else {
        continue
      }
      switch argument {
      case .type(let type): return Guide(axis: axis, name: type, type: type)
      case .symbol(let type) where type.root != nil:
        return Guide(axis: axis, name: type.root ?? "", type: type.root)
      default: continue
      }
    }
    return nil
  }

  /// The alignment of a stack, where it is a line of the listing's own the nearest of SwiftUI's, and the line.
  func stackAlignment(_ value: Value?, _ axis: Axis) throws(Exit) -> (fraction: Double, own: Guide?) {
    guard let guide = try guide(value), guide.axis == axis, guide.type != nil else {
      return (value?.word.map(Self.fraction) ?? 0.5, nil)
    }
    let place = try place(of: guide, Size(width: 100, height: 100)) / 100
    return (place < 0.25 ? 0 : place > 0.75 ? 1 : 0.5, guide)
  }

  /// The alignment of layers with their views: `.top`, or one of two lines of the listing's own.
  func layers(_ value: Value?, _ views: [Node]) throws(Exit) -> (Alignment, [Node]) {
    if let known = alignment(value), value?.word != nil { return (known, views) }
    var whole = value
    if case .symbol(let symbol)? = value, let own = extended(symbol, "Alignment") { whole = own }
    guard case .symbol(let symbol)? = whole, let made = symbol.steps.last?.arguments else {
      return (.center, views)
    }
    let (across, first) = try stackAlignment(made["horizontal"], .horizontal)
    let (down, second) = try stackAlignment(made["vertical"], .vertical)
    let found = Alignment.allCases.first { $0.horizontal.fraction == across && $0.vertical.fraction == down }
    let alignment = found ?? .center
    return (
      alignment,
      views.aligned(by: first, as: alignment.horizontal.rawValue)
        .aligned(by: second, as: alignment.vertical.rawValue)
    )
  }
}

extension [Node] {
  /// The views with the guides of a line taken for those of the alignment that a stack has in its place.
  func aligned(by own: Evaluator.Guide?, as name: String) -> [Node] {
    guard let own else { return self }
    return map { node in
      var node = node
      node.modifiers = node.modifiers.map { modifier in
        guard case .alignmentGuide(let axis, let word, let place) = modifier, axis == own.axis,
          word == own.name
        else { return modifier }
        return .alignmentGuide(axis, name, place)
      }
      node.children = node.children.aligned(by: own, as: name)
      return node
    }
  }
}
