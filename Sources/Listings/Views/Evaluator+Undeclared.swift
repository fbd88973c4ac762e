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
    strangeViews += 1
    say(.note, "‘\(root)’ is not declared in what was read; what it is given is shown in its place", at: span)
    var children: [Node] = []
    var action: Value?
    let outer = environment
    defer { environment = outer }
    environment.lacksGlass = false
    for (index, item) in arguments.items.enumerated() {
      switch item.value {
      case .closure:
        // What it would be told is not known.
        var told: [Value] = []
        if case .closure(let closure) = item.value {
          told = (closure.syntax.parameters ?? []).map { _ in .unknown }
        }
        let nodes = try content(item.value, told, step: "given\(index)")
        if nodes.isEmpty { action = item.value }
        children += nodes.joined(step: "\(index)", place: nil)
      case .views(let nodes): children += nodes.joined(step: "\(index)", place: nil)
      default: break
      }
    }
    let hasContent = !children.isEmpty
    let size = given(arguments)
    if children.isEmpty {
      children = [label(arguments) ?? Self.placeholder(root)]
      var frame = Node.Modifier.frame(width: 44, height: 44, alignment: .center)
      if case .text = children[0].kind { frame = .flexibleFrame(.init(minWidth: 44, minHeight: 44)) }
      children[0].modifiers = size == nil ? [frame] : []
    }
    if let size {
      let whole =
        children.count == 1
        ? children : node(.vStack(alignment: .center, spacing: nil), children.numbered, span ?? Self.nowhere)
      children = whole
      children[0].modifiers.append(.frame(width: size.width, height: size.height, alignment: .center))
    }
    let place = span ?? Syntax.Span(file: 0, start: 0, end: 0)
    var nodes = node(.vStack(alignment: .center, spacing: nil), children, place)
    if let action {
      let title = Self.title(children)
      add(title, children, .call(action), place)
      nodes = node(.button(label: title), children, place)
      nodes[0].modifiers.append(.buttonStyle(.plain))
    }
    if nodes[0].elementName == "VStack" { nodes[0].name = root }
    environment = outer
    return takenForGlass(
      root, arguments, projectGlass(root, arguments, nodes, hasContent: hasContent, place), place)
  }

  /// The size that a view is told to have: `size: 60`, `size: geometry.size`, `width: 80, height: 40`.
  private func given(_ arguments: Arguments) -> (width: Double?, height: Double?)? {
    for item in arguments.items {
      if case .symbol(let size) = item.value, size.root == "CGSize", let (width, height) = size.pair,
        width.isFinite, height.isFinite
      {
        return (max(width, 0), max(height, 0))
      }
    }
    if let side = (arguments["size"] ?? arguments["diameter"])?.finite { return (max(side, 0), max(side, 0)) }
    // `NavButton("house", 47, space)`: a lone number beside a namespace.
    let numbers = arguments.plain.compactMap(\.finite)
    if numbers.count == 1, (20...120).contains(numbers[0]), arguments.namespace != nil {
      return (numbers[0], numbers[0])
    }
    let (width, height) = (arguments["width"]?.finite, arguments["height"]?.finite)
    return width == nil && height == nil ? nil : (width.map { max($0, 0) }, height.map { max($0, 0) })
  }

  private static let nowhere = Syntax.Span(file: 0, start: 0, end: 0)

  /// What stands for a view of which nothing is known: as large as a thing to tap, and clear.
  static func placeholder(_ name: String) -> Node {
    Node(
      .shape(.rectangle, fill: clear), modifiers: [.frame(width: 44, height: 44, alignment: .center)],
      step: Node.placeholderStep, name: name)
  }

  /// Symbols of one word, which could be texts but hardly are.
  private static let plainSymbols: Set<String> = [
    "bag", "bell", "bolt", "bookmark", "calendar", "camera", "cart", "checkmark", "clock", "ellipsis",
    "envelope",
    "flag", "flame", "folder", "gear", "gearshape", "heart", "house", "leaf", "link", "magnifyingglass",
    "map",
    "message", "mic", "minus", "moon", "music", "pause", "pencil", "person", "phone", "photo", "play", "plus",
    "star",
    "stop", "tag", "ticket", "trash", "tray", "video", "wifi", "xmark",
  ]

  /// The symbol or the text that a view of an unknown kind is given.
  private func label(_ arguments: Arguments) -> Node? {
    for name in ["systemName", "systemImage", "icon", "symbol", "image"] {
      if let symbol = arguments[name]?.string {
        return Node(.image(systemName: symbol, isResizable: false), step: "label")
      }
    }
    return arguments.items.lazy.filter { !Self.namesID($0.label) }.compactMap(\.value.string).first.map {
      // A text without blanks and with a point in it is the name of a symbol.
      let isPlain = !$0.contains(" ") && $0 == $0.lowercased() && $0.last != "."
      let isSymbol = isPlain && ($0.contains(".") || Self.plainSymbols.contains($0))
      return Node(isSymbol ? .image(systemName: $0, isResizable: false) : .text($0), step: "label")
    }
  }

  /// Types that are no views, whatever they are given.
  static let noViews: Set<String> = [
    "PresentationDetent", "AnyTransition", "Animation", "Spring", "Font", "Glass", "CGSize",
    "CGPoint", "CGRect", "Date", "DateComponents", "DateFormatter", "DateInterval", "URL", "UIImage",
    "Notification", "DragGesture", "TapGesture", "Proxy",
    "LongPressGesture", "SpatialTapGesture", "MagnifyGesture", "RotateGesture", "Configuration",
    "GeometryProxy", "DragValue",
    "EdgeInsets", "UnitPoint", "Angle", "Gradient", "AnyShapeStyle", "GridItem", "KeyframeTrack",
    "LinearKeyframe",
    "CubicKeyframe", "SpringKeyframe", "MoveKeyframe", "AnyLayout", "HStackLayout", "VStackLayout",
    "ZStackLayout",
    "GridLayout", "Timer", "DispatchQueue", "Transaction", "Image", "UIColor", "NSColor",
  ]
}
