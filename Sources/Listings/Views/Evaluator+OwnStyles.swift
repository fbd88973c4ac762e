import SceneModel

/// Styles that the listing declares: what a control shows is what the `makeBody(configuration:)` of its style makes of
/// its parts.
extension Evaluator {
  /// The protocols of styles, by the modifier that sets one.
  static let styleProtocols: [String: [String]] = [
    "buttonStyle": ["ButtonStyle", "PrimitiveButtonStyle"], "toggleStyle": ["ToggleStyle"],
    "labelStyle": ["LabelStyle"], "groupBoxStyle": ["GroupBoxStyle"], "gaugeStyle": ["GaugeStyle"],
    "progressViewStyle": ["ProgressViewStyle"], "disclosureGroupStyle": ["DisclosureGroupStyle"],
    "labeledContentStyle": ["LabeledContentStyle"], "textFieldStyle": ["TextFieldStyle"],
  ]

  /// How long a finger stays down in a tap, in seconds; a choice of this project.
  static let tapDuration = 0.1

  /// Whether a style of the listing's own is set.
  func hasOwnStyle(_ kind: String) -> Bool { environment.styles[kind].flatMap(ownType) != nil }

  /// What the style around makes of a control's parts, by the names of its configuration; `nil` where no style of the
  /// listing's own is set.
  func styled(_ kind: String, _ parts: [(name: String, value: Value)], _ span: Syntax.Span) -> [Node]? {
    guard let style = environment.styles[kind], let info = ownType(of: style),
      let function = (info.methods["makeBody"] ?? info.methods["_body"])?.first
    else { return nil }
    let given = Arguments(items: parts.map { Arguments.Item(label: $0.name, value: $0.value, span: span) })
    var configuration = Value.symbol(Symbol("Configuration", [Symbol.Step(name: "", arguments: given)]))
    // `_body(configuration:)` is given the field itself.
    if kind == "textFieldStyle", let field = given["field"] { configuration = field }
    let outer = (environment, path)
    let before = controls.count
    defer { (environment, path) = outer }
    // What the style shows is not in the style.
    environment.styles[kind] = nil
    path += "/\(kind)"
    do throws(Exit) {
      let arguments = Arguments(items: [
        Arguments.Item(label: "configuration", value: configuration, span: span)
      ])
      let scope = Scope(nil, me: Scope.Me(style, type: info.name))
      let nodes = try views(from: invoke(function, arguments, scope), span)
      // What is tapped in place of the control is known by the control's title.
      if case .views(let label)? = given["label"], controls.count == before + 1, label.labels.isEmpty == false
      {
        controls[before].control.label = Self.title(label)
      }
      return nodes
    } catch {
      return nil
    }
  }

  /// What `Button(configuration)` and the like show: the control of the configuration, in another style.
  func shown(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node]? {
    guard case .symbol(let symbol)? = arguments.first, symbol.root == "Configuration",
      var parts = symbol.steps.last?.arguments
    else { return nil }
    if name == "Button" {
      // Its tap is the control that the style is of.
      let label = try content(parts["label"], step: "label")
      return node(.button(label: Self.title(label)), label, span)
    }
    if name == "ProgressView", let fraction = parts["fractionCompleted"], !fraction.isNothing {
      parts.items.append(Arguments.Item(label: "value", value: fraction, span: span))
    }
    if let nodes = try labeled(name, parts, span) { return nodes }
    if let nodes = try leaf(name, parts, span) { return nodes }
    return try control(name, parts, span)
  }

  /// A label's title and symbol as the parts of its configuration.
  func styledLabel(_ title: [Node], _ icon: [Node], _ span: Syntax.Span) -> [Node]? {
    styled("labelStyle", [("title", .views(title)), ("icon", .views(icon))], span)
  }

  /// Whether the button style around shows that a button is pressed.
  private var showsPresses: Bool {
    guard let style = environment.styles["buttonStyle"], let info = ownType(of: style),
      let body = info.methods["makeBody"]?.first?.body
    else { return false }
    var found = false
    SyntaxWalk { expression in
      if case .member(_, let name, _) = expression.kind, name.text == "isPressed" { found = true }
    }.walk(body)
    return found
  }

  /// What a tap on a button does, and where its style shows that it is pressed the state that tells so: the finger stays
  /// down for a moment after the tap.
  func press(_ action: Control.Act) -> (isPressed: Bool, state: StateKey?, action: Control.Act) {
    if case .nothing = action { return (false, nil, action) }
    guard showsPresses, !environment.isDisabled else { return (false, nil, action) }
    let key = StateKey(owner: "\(path)/press", name: "isPressed", type: "ButtonStyle")
    let isPressed = read(key, first: .bool(false)).bool ?? false
    let acts: [Control.Act] = [
      action, .set(.state(key), .bool(true)), .wait(Self.tapDuration), .set(.state(key), .bool(false)),
    ]
    return (isPressed, key, .all(acts))
  }
}
