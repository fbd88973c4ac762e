import Motion
import SceneModel

extension Evaluator {
  /// Views without others in them.
  func leaf(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node]? {
    switch name {
    case "Text": return node(.text(try text(arguments)), [], span)
    case "Image":
      if let symbol = arguments["systemName"] {
        return node(.image(systemName: symbolName(symbol), isResizable: false), [], span)
      }
      let title = (arguments.first ?? arguments.items.first?.value).map(symbolName) ?? "image"
      return node(.asset(name: title, isResizable: false), [], span)
    case "AsyncImage", "Map", "VideoPlayer", "Canvas", "Chart", "WebView", "CameraPreview", "Model3D",
      "SpriteView":
      return node(.shape(.rectangle, fill: Self.clear), [], span)
    case "Spacer": return node(.spacer(minLength: max(arguments["minLength"]?.finite ?? 8, 0)), [], span)
    case "Divider": return node(.divider, [], span)
    case "Label": return try label(arguments, span)
    case "ProgressView":
      var label = arguments.first?.string.map { [Node(.text($0), step: "label")] } ?? []
      if label.isEmpty { label = try content(arguments.trailing) }
      var fraction: Double?
      if let value = arguments["value"] {
        var number = value.finite
        if case .binding(let binding) = value { number = try self.value(of: binding).finite }
        fraction = number.map { min(max($0 / max(arguments["total"]?.finite ?? 1, 1e-9), 0), 1) }
      }
      let parts: [(String, Value)] = [
        ("label", .views(label)), ("fractionCompleted", fraction.map { .double($0) } ?? .nothing),
      ]
      return styled("progressViewStyle", parts, span) ?? node(.progressView(fraction: fraction), label, span)
    default: return nil
    }
  }

  static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)

  private func label(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    if let title = arguments.first {
      let symbol = (arguments["systemImage"] ?? arguments["image"]).map(symbolName) ?? ""
      return label(shown(title, isWritten: true), symbol, span)
    }
    let title = try content(arguments.closure("title"), step: "title").one
    let icon = try content(arguments["icon"], step: "icon").one
    if let nodes = styledLabel([title], [icon], span) { return nodes }
    return node(.label(title: "", systemImage: ""), [title, icon].numbered, span)
  }

  /// A label of a title and a symbol, in a style of the author's own where there is one around.
  func label(_ title: String, _ symbol: String, _ span: Syntax.Span) -> [Node] {
    let nodes = [Node(.label(title: title, systemImage: symbol), step: "label", place: program.place(span))]
    guard hasOwnStyle("labelStyle") else { return nodes }
    let text = Node(.text(title), step: "title", place: program.place(span))
    let icon = Node(
      .image(systemName: symbol, isResizable: false), step: "icon", place: program.place(span))
    return styledLabel([text], [icon], span) ?? nodes
  }

  /// Two texts that are added are one.
  func joinedTexts(_ first: [Node], _ second: [Node]) -> [Node]? {
    guard first.count == 1, second.count == 1, case .text(let a) = first[0].kind,
      case .text(let b) = second[0].kind
    else { return nil }
    var node = first[0]
    node.kind = .text(a + b)
    return [node]
  }
}
