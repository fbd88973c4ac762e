import Geometry
import Motion
import SceneModel

/// Something that lies over the whole screen: a sheet, a popover, a cover, an alert.
struct Presentation {
  /// The views, in front of what fills the place behind them.
  var node: Node
  /// Where it lies on the screen.
  var alignment: Alignment
  /// What can be done in it; nothing else can be while it is there.
  var controls: [Control]
  var drags: [DragHandler]
}

extension Evaluator {
  /// Modifiers that show something over the screen while a state asks for it; `nil` for other modifiers.
  func present(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> Bool? {
    guard Self.presenting.contains(name) else { return nil }
    let item = arguments["item"] ?? arguments["presenting"]
    guard case .binding(let binding)? = arguments["isPresented"] ?? arguments["item"] else { return true }
    let value = try self.value(of: binding)
    let isItem = arguments["item"] != nil
    guard isItem ? !value.isNothing && !value.isUnknown : value.bool == true else { return true }
    let outer = (path, environment, controls, drags, detent)
    (controls, drags, detent) = ([], [], nil)
    defer { (path, environment, controls, drags, detent) = outer }
    path += "/\(name)"
    environment.navigation = nil
    let closing = isItem ? Value.nothing : .bool(false)
    environment.values["dismiss"] = .binding(
      .animated(.closing(binding, closing), Transaction(animation: .default)))
    var given: [Value] = isItem ? [value] : []
    if let item, !isItem { given = [item] }
    let isDialog = name == "alert" || name == "confirmationDialog"
    var nodes = try content(arguments.closure(isDialog ? "actions" : "content"), given, step: "content")
    if isDialog {
      nodes = try dialog(nodes, arguments)
      let acts = controls.map(\.action)
      for (index, act) in acts.enumerated() { controls[index].action = .all([act, .set(binding, closing)]) }
    } else if name != "fullScreenCover", name != "inspector" {
      add("Dismiss", [], .set(binding, closing), span, use: .leave)
    }
    presentations.append(
      Presentation(
        node: sheet(name, nodes, span), alignment: isDialog && name == "alert" ? .center : .bottom,
        controls: controls, drags: drags))
    return true
  }

  static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog",
  ]

  /// The title, the message and the buttons, one under the other.
  private func dialog(_ actions: [Node], _ arguments: Arguments) throws(Exit) -> [Node] {
    var nodes: [Node] = []
    if let title = arguments.first, title.string != nil {
      nodes.append(Node(.text(title.text), modifiers: [.font(Font(.headline))], step: "title"))
    }
    nodes += try content(arguments["message"], step: "message").joined(step: "message", place: nil)
    return nodes + actions.joined(step: "actions", place: nil)
  }

  /// The views on a plain ground: as wide as the screen, and as high as they ask for, or are.
  private func sheet(_ name: String, _ views: [Node], _ span: Syntax.Span) -> Node {
    var sheet = Node(
      .vStack(alignment: .center, spacing: nil), children: views.numbered, step: name,
      place: program.place(span))
    let isDialog = name == "alert" || name == "confirmationDialog"
    if isDialog {
      sheet.modifiers.append(.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)))
    }
    let height = isDialog ? nil : detent.map { min(max($0, 0), setting.canvas.size.height) }
    sheet.modifiers.append(
      .flexibleFrame(
        Node.FlexibleFrame(
          maxWidth: name == "alert" ? 270 : .infinity, maxHeight: isDialog || height != nil ? nil : .infinity)
      ))
    if let height { sheet.modifiers.append(.frame(width: nil, height: height, alignment: .center)) }
    var ground = Node(
      .shape(
        .fixed(.roundedRectangle(cornerRadius: 34, style: .continuous)),
        fill: Color(red: 1, green: 1, blue: 1)),
      step: "ground")
    if name != "alert" { ground.modifiers.append(.ignoresSafeArea(.bottom)) }
    sheet.modifiers.append(.background([ground], alignment: .center))
    return sheet
  }

  /// The views of a scene with what lies over them.
  func presented(over nodes: [Node]) -> [Node] {
    guard setting.uses.presents else { return nodes }
    var whole =
      nodes.count == 1
      ? nodes[0] : Node(.vStack(alignment: .center, spacing: nil), children: nodes.numbered, step: "root")
    // The screen stands where it stood; what lies over it comes and goes with the system's animation.
    var over = Node(.group, children: [], step: "presented")
    for presentation in presentations {
      var node = presentation.node
      node.modifiers.append(
        .flexibleFrame(
          Node.FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: presentation.alignment)))
      over.children.append(node)
    }
    over.children = over.children.numbered
    over.modifiers = [.animation(.default, value: .string(over.children.map(\.step).joined(separator: " ")))]
    whole.modifiers.append(.flexibleFrame(Node.FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)))
    whole.modifiers.append(.overlay([over], alignment: .center))
    if let last = presentations.last { (controls, drags) = (last.controls, last.drags) }
    return [whole]
  }

  /// `.presentationDetents([.medium])`: the height that a sheet has at first, in points.
  func takeDetent(_ value: Value?) {
    let words = value.map { $0.elements ?? [$0] } ?? []
    let height = setting.canvas.size.height
    let heights = words.compactMap { word -> Double? in
      guard case .symbol(let symbol) = word, let step = symbol.steps.last else { return nil }
      switch step.name {
      case "medium": return height / 2
      case "large": return height
      case "fraction": return step.arguments?.first?.finite.map { $0 * height }
      case "height": return step.arguments?.first?.finite
      default: return nil
      }
    }
    if let least = heights.min(), least < height { detent = least }
  }
}
