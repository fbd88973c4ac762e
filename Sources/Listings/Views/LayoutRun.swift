import Geometry
import SceneModel

/// A type of the listing's own that conforms to `Layout`, while it is asked for its size and puts its views in place.
struct LayoutRun {
  /// The views that it lays out.
  var nodes: [Node]
  /// Where each of them was put.
  var frames: [Int: Rect] = [:]
}

extension TypeInfo {
  /// Whether it lays out views: `struct FlowLayout: Layout`.
  var isLayout: Bool { inheritance.contains { $0 == "Layout" || $0 == "SwiftUI.Layout" } }
}

extension Evaluator {
  /// `FlowLayout(spacing: 8) { … }`: the views of a closure where a layout of the listing's own puts them.
  ///
  /// How much it is offered is read first, by a geometry reader in its place.
  func laidOut(by layout: Value, _ info: TypeInfo, _ content: Value, _ span: Syntax.Span) throws(Exit)
    -> [Node]
  {
    let tag = "\(path)/\(info.name)"
    let nodes = try self.content(content).flattened.numbered
    guard let offered = readings[tag]?.size else {
      return node(.geometryReader(tag: tag), nodes, span)
    }
    layouts.append(LayoutRun(nodes: nodes))
    defer { layouts.removeLast() }
    let subviews = Value.array(
      nodes.indices.map { .symbol(Symbol.made("LayoutSubview", [("index", .int($0))])) })
    let cache = try call("makeCache", of: layout, info, [("subviews", subviews)]) ?? .void
    let proposal = Value.symbol(.pair("ProposedViewSize", offered.width, offered.height))
    let wanted = try call(
      "sizeThatFits", of: layout, info, [("proposal", proposal), ("subviews", subviews), ("cache", cache)])
    let size = self.size(wanted, or: offered)
    let bounds = Symbol.made(
      "CGRect",
      [
        ("x", .double(0)), ("y", .double(0)), ("width", .double(size.width)),
        ("height", .double(size.height)),
      ])
    _ = try call(
      "placeSubviews", of: layout, info,
      [("in", .symbol(bounds)), ("proposal", proposal), ("subviews", subviews), ("cache", cache)])
    return node(.zStack(alignment: .topLeading), placed(in: size), span).map { node in
      var node = node
      node.modifiers = [.frame(width: size.width, height: size.height, alignment: .topLeading)]
      return node
    }
  }

  /// The views of the innermost layout, each where it was put; in the middle where it was not.
  private func placed(in size: Size) -> [Node] {
    guard let run = layouts.last else { return [] }
    return run.nodes.enumerated().map { index, node in
      var node = node
      let frame = run.frames[index] ?? Rect(center: Point(x: size.width / 2, y: size.height / 2), size: .zero)
      if run.frames[index] != nil {
        node.modifiers.append(.frame(width: frame.width, height: frame.height, alignment: .center))
      }
      node.modifiers.append(.position(x: frame.center.x, y: frame.center.y))
      return node
    }
  }

  private func call(
    _ name: String, of layout: Value, _ info: TypeInfo, _ given: [(label: String, value: Value)]
  ) throws(Exit) -> Value? {
    guard let function = info.methods[name]?.first else { return nil }
    let items = given.map { Arguments.Item(label: $0.label, value: $0.value, span: function.name.span) }
    return try invoke(
      function, Arguments(items: items), Scope(nil, me: Scope.Me(layout, type: info.name)))
  }

  /// A method of what a layout is given: one of its views, or what it is offered; `nil` for others.
  func callLayoutValue(_ name: String, _ value: Symbol, _ arguments: Arguments) -> Value? {
    if value.root == "ProposedViewSize", name == "replacingUnspecifiedDimensions" {
      let (width, height) = offer(.symbol(value))
      return .symbol(.pair("CGSize", width ?? 10, height ?? 10))
    }
    guard value.root == "LayoutSubview", let run = layouts.last,
      let index = value.steps.first?.arguments?["index"]?.int, run.nodes.indices.contains(index)
    else { return nil }
    switch name {
    case "sizeThatFits", "dimensions":
      let size = measured(run.nodes[index], arguments.first ?? arguments["in"])
      return .symbol(.pair("CGSize", size.width, size.height))
    case "place":
      guard case .symbol(let at)? = arguments["at"], let (x, y) = at.pair, x.isFinite, y.isFinite else {
        return .void
      }
      let size = measured(run.nodes[index], arguments["proposal"])
      let anchor = arguments["anchor"].map { self.anchor($0) } ?? .topLeading
      let origin = Point(
        x: x - anchor.horizontal.fraction * size.width, y: y - anchor.vertical.fraction * size.height)
      layouts[layouts.count - 1].frames[index] = Rect(origin: origin, size: size)
      return .void
    default: return nil
    }
  }

  private func measured(_ node: Node, _ proposal: Value?) -> Size {
    let (width, height) = offer(proposal)
    do throws(SceneError) {
      return try Layout.size(of: [node], offered: width, height, on: setting.canvas)
    } catch {
      // Who shows the scene says what is wrong with the view.
      return .zero
    }
  }

  /// `.unspecified`, `.infinity`, `ProposedViewSize(width: 80, height: nil)`.
  private func offer(_ value: Value?) -> (width: Double?, height: Double?) {
    guard case .symbol(let symbol)? = value, let last = symbol.steps.last else { return (nil, nil) }
    switch last.name {
    case "zero": return (0, 0)
    case "infinity": return (setting.canvas.size.width, setting.canvas.size.height)
    default: break
    }
    guard let made = last.arguments else { return (nil, nil) }
    if case .symbol(let size)? = made.first, let (width, height) = size.pair { return (width, height) }
    return (made["width"]?.finite, made["height"]?.finite)
  }

  /// A size that a layout asks for, where it is one; no larger than some screens.
  private func size(_ value: Value?, or offered: Size) -> Size {
    guard case .symbol(let symbol)? = value, let (width, height) = symbol.pair else { return offered }
    func bounded(_ length: Double, _ most: Double) -> Double { length.isFinite ? Swift.max(length, 0) : most }
    return Size(width: bounded(width, offered.width), height: bounded(height, offered.height))
  }
}
