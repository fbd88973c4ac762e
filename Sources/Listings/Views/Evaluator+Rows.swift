import Motion
import SceneModel

/// Views of a label and what it is for.
extension Evaluator {
  func labeled(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node]? {
    switch name {
    case "LabeledContent": return try labeledContent(arguments, span)
    case "DisclosureGroup": return try disclosure(arguments, span)
    case "GroupBox": return try groupBox(arguments, span)
    case "ContentUnavailableView": return try unavailable(arguments, span)
    case "Gauge": return try gauge(arguments, span)
    case "ControlGroup":
      let nodes = try content(arguments.closure("content"))
      return node(.hStack(alignment: .center, spacing: nil), nodes, span)
    default: return nil
    }
  }

  /// A label at one end of the width and a value at the other.
  private func labeledContent(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    let label = try labelNodes(arguments, closure: "label").joined(step: "label", place: nil)
    var value = try content(arguments.closure("content"), step: "value")
    if let given = arguments["value"] {
      let text = try text(
        Arguments(
          items: arguments.items.filter { $0.label == "format" } + [
            .init(label: nil, value: given, span: span)
          ]))
      value = [Node(.text(text), step: "text")]
    }
    let parts: [(String, Value)] = [("label", .views(label)), ("content", .views(value))]
    if let nodes = styled("labeledContentStyle", parts, span) { return nodes }
    var end = value.one
    end.step = "value"
    end.modifiers.append(.foregroundStyle(Self.secondary))
    let gap = Node(.spacer(minLength: 8), step: "gap")
    return node(.hStack(alignment: .center, spacing: nil), label + [gap, end], span)
  }

  private static let secondary = Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, opacity: 0.6)

  /// A picture, a title, what it means and what can be done, in the middle of the space there is.
  private func unavailable(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    var label = try labelNodes(arguments, closure: "label")
    if label.isEmpty { label = try content(arguments.trailing, step: "label") }
    var parts = label.flattened.flatMap(\.apart)
    parts += try content(arguments["actions"], step: "actions").joined(step: "actions", place: nil)
    var note = try content(arguments["description"], step: "description").joined(
      step: "description", place: nil)
    for index in note.indices {
      note[index].modifiers += [.font(Font(.subheadline)), .foregroundStyle(Self.secondary)]
    }
    parts.insert(
      contentsOf: note, at: min(label.isEmpty ? 0 : label.flattened.flatMap(\.apart).count, parts.count))
    return node(.vStack(alignment: .center, spacing: 8), parts.numbered, span).map { view in
      var view = view
      view.modifiers = [.flexibleFrame(.init(maxWidth: .infinity, maxHeight: .infinity))]
      return view
    }
  }

  /// A row that opens what is below it; where nothing says otherwise it begins open when it holds glass.
  private func disclosure(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    let label = try labelNodes(arguments, closure: "label").joined(step: "label", place: nil)
    let body = arguments.closure("content")
    var binding: Binding
    if case .binding(let given)? = arguments["isExpanded"] {
      binding = given
    } else {
      let key = StateKey(owner: self.key("disclosure", span), name: "isExpanded", type: "DisclosureGroup")
      var holdsGlass = false
      if case .closure(let closure)? = body { holdsGlass = setting.uses.reachesGlass(closure.syntax.body) }
      _ = read(key, first: .bool(holdsGlass))
      binding = .state(key)
    }
    let isOpen = try value(of: binding).bool ?? false
    if hasOwnStyle("disclosureGroupStyle") {
      let inner = try content(body, step: "inner")
      let parts: [(String, Value)] = [
        ("label", .views(label)), ("content", .views(inner)), ("isExpanded", .binding(binding)),
      ]
      if let nodes = styled("disclosureGroupStyle", parts, span) { return nodes }
    }
    let arrow = Node(
      .image(systemName: isOpen ? "chevron.down" : "chevron.right", isResizable: false), step: "arrow")
    let title = Self.title(label)
    add(title, label, .toggle(.animated(binding, Transaction(animation: .default))), span)
    let row = Node(
      .hStack(alignment: .center, spacing: nil),
      children: label + [Node(.spacer(minLength: 8), step: "gap"), arrow],
      step: "row")
    var head = Node(.button(label: title), children: [row], step: "head", place: program.place(span))
    head.modifiers.append(.buttonStyle(.plain))
    guard isOpen else { return node(.vStack(alignment: .leading, spacing: nil), [head], span) }
    let inner = try content(body, step: "inner").joined(step: "inner", place: nil)
    return node(.vStack(alignment: .leading, spacing: nil), [head] + inner, span)
  }

  /// A label and views under it, on a grey plate.
  private func groupBox(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    var label = try labelNodes(arguments, closure: "label").joined(step: "label", place: nil)
    for index in label.indices { label[index].modifiers.append(.font(Font(.headline))) }
    let inner = try content(arguments.closure("content")).joined(step: "content", place: nil)
    let parts: [(String, Value)] = [("label", .views(label)), ("content", .views(inner))]
    if let nodes = styled("groupBoxStyle", parts, span) { return nodes }
    var box = node(.vStack(alignment: .leading, spacing: nil), label + inner, span)
    let plate = Node(
      .shape(
        .fixed(.roundedRectangle(cornerRadius: 8, style: .continuous)),
        fill: Color(red: 0.46, green: 0.46, blue: 0.5, opacity: 0.12)), step: "plate")
    box[0].modifiers = [
      .padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)),
      .background([plate], alignment: .center),
    ]
    return box
  }

  /// A bar filled to a value; round styles make a plate of it.
  private func gauge(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    var bounds = (0.0, 1.0)
    if case .range(let low, let high, _)? = arguments["in"] {
      bounds = (low?.finite ?? 0, high?.finite ?? 1)
    }
    let label = try content(arguments.closure("label"), step: "label").joined(step: "label", place: nil)
    let fraction = arguments["value"]?.finite.map { value in
      bounds.1 > bounds.0 ? min(max((value - bounds.0) / (bounds.1 - bounds.0), 0), 1) : 0
    }
    let parts: [(String, Value)] = [("label", .views(label)), ("value", .double(fraction ?? 0.5))]
    return styled("gaugeStyle", parts, span) ?? node(.progressView(fraction: fraction ?? 0.5), label, span)
  }

  /// `.gaugeStyle(.accessoryCircular)`: a plate of 58 points, as a watch's complication.
  func gauged(_ base: Node, _ arguments: Arguments) -> Node {
    guard case .progressView = base.kind, arguments.first?.word?.hasPrefix("accessoryCircular") == true else {
      return base
    }
    var node = base
    let plate = Node(
      .shape(.fixed(.circle), fill: Color(red: 0.46, green: 0.46, blue: 0.5, opacity: 0.2)), step: "plate")
    node.kind = .zStack(alignment: .center)
    node.children = [plate] + base.children
    node.modifiers.append(.frame(width: 58, height: 58, alignment: .center))
    return node
  }
}

extension Node {
  /// A label as its symbol, large, and its title under it.
  fileprivate var apart: [Node] {
    guard case .label(let title, let symbol) = kind, children.isEmpty else { return [self] }
    return [
      Node(.image(systemName: symbol, isResizable: false), modifiers: [.font(Font(size: 48))], step: "icon"),
      Node(.text(title), modifiers: [.font(Font(size: 22, weight: 700))], step: "title"),
    ]
  }
}
