import SceneModel

extension Evaluator {
  /// What stands for a view that is declared nowhere: what its closures give one under the other, else for one with a
  /// symbol or a text that, 44 points wide and high.
  func undeclared(_ symbol: Symbol, _ span: Syntax.Span?) throws(Exit) -> [Node] {
    guard let root = symbol.root, root.first?.isUppercase == true, let first = symbol.steps.first,
      first.name.isEmpty, let arguments = first.arguments, !Self.noViews.contains(root), !symbol.isView
    else { return [] }
    guard symbol.steps.count == 1 else {
      // Modifiers that are not known, on a view that is not.
      var value = Value.symbol(Symbol(root, [first]))
      for step in symbol.steps.dropFirst() {
        guard let given = step.arguments else { return [] }
        value = .views(try modified(value, step.name, given, span ?? Syntax.Span(file: 0, start: 0, end: 0)))
      }
      return try views(from: value, span)
    }
    say(.note, "‘\(root)’ is not declared in what was read; what it is given is shown in its place", at: span)
    var children: [Node] = []
    var action: Value?
    for (index, item) in arguments.items.enumerated() {
      switch item.value {
      case .closure:
        let nodes = try content(item.value, step: "given\(index)")
        if nodes.isEmpty { action = item.value }
        children += nodes.joined(step: "\(index)", place: nil)
      case .views(let nodes): children += nodes.joined(step: "\(index)", place: nil)
      default: break
      }
    }
    let hasContent = !children.isEmpty
    if children.isEmpty {
      children = [Self.placeholder(root)]
      if var label = label(arguments) {
        label.modifiers.append(.frame(width: 44, height: 44, alignment: .center))
        children = [label]
      }
    }
    let place = span ?? Syntax.Span(file: 0, start: 0, end: 0)
    var nodes = node(.vStack(alignment: .center, spacing: nil), children, place)
    if let action {
      let title = Self.title(children)
      add(title, children, .call(action), place)
      nodes = node(.button(label: title), children, place)
      nodes[0].modifiers.append(.buttonStyle(.plain))
    }
    return projectGlass(root, arguments, nodes, hasContent: hasContent, place)
  }

  /// What stands for a view of which nothing is known: as large as a thing to tap, and clear.
  static func placeholder(_ name: String) -> Node {
    Node(
      .shape(.rectangle, fill: clear), modifiers: [.frame(width: 44, height: 44, alignment: .center)],
      step: "placeholder", name: name)
  }

  /// The symbol or the text that a view of an unknown kind is given.
  private func label(_ arguments: Arguments) -> Node? {
    for name in ["systemName", "systemImage", "icon", "symbol", "image"] {
      if let symbol = arguments[name]?.string {
        return Node(.image(systemName: symbol, isResizable: false), step: "label")
      }
    }
    return arguments.items.lazy.compactMap(\.value.string).first.map { Node(.text($0), step: "label") }
  }

  /// Types that are no views, whatever they are given.
  static let noViews: Set<String> = [
    "ToolbarSpacer", "PresentationDetent", "AnyTransition", "Animation", "Spring", "Font", "Glass", "CGSize",
    "CGPoint", "CGRect", "Date", "URL", "UIImage", "Notification", "DragGesture", "TapGesture", "Proxy",
    "LongPressGesture", "SpatialTapGesture", "MagnifyGesture", "RotateGesture", "Configuration",
    "GeometryProxy", "DragValue",
    "EdgeInsets", "UnitPoint", "Angle", "Gradient", "AnyShapeStyle", "GridItem", "KeyframeTrack",
    "LinearKeyframe",
    "CubicKeyframe", "SpringKeyframe", "MoveKeyframe", "AnyLayout", "HStackLayout", "VStackLayout",
    "ZStackLayout",
    "GridLayout", "Timer", "DispatchQueue", "Transaction", "Image", "UIColor", "NSColor",
  ]
}
