import SceneModel

extension Evaluator {
  /// What stands for a view that is declared nowhere: what its closures give one under the other, else for one with a
  /// symbol or a text that, 44 points wide and high.
  func undeclared(_ symbol: Symbol, _ span: Syntax.Span?) throws(Exit) -> [Node] {
    guard let root = symbol.root, root.first?.isUppercase == true, symbol.steps.count == 1,
      symbol.steps[0].name.isEmpty, let arguments = symbol.steps[0].arguments, !Self.noViews.contains(root)
    else { return [] }
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
    if children.isEmpty, let label = label(arguments) {
      children = [label]
      children[0].modifiers.append(.frame(width: 44, height: 44, alignment: .center))
    }
    let place = span ?? Syntax.Span(file: 0, start: 0, end: 0)
    guard let action, !children.isEmpty else {
      return children.isEmpty ? [] : node(.vStack(alignment: .center, spacing: nil), children, place)
    }
    let title = Self.title(children)
    add(title, children, .call(action), place)
    var nodes = node(.button(label: title), children, place)
    nodes[0].modifiers.append(.buttonStyle(.plain))
    return nodes
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
