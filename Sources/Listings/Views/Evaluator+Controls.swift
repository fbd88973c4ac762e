import Geometry
import SceneModel

/// A control that is there, with what a tap on it does.
struct Control {
  var control: SceneControl
  /// What a tap does; several run one after the other.
  var action: Act

  /// What a tap on a control does.
  indirect enum Act {
    /// Calls something, with what it is told.
    case call(Value, with: Value? = nil)
    /// Turns a truth into its opposite.
    case toggle(Binding)
    /// Gives a value.
    case set(Binding, Value)
    /// Text is handed in.
    case submit([Value])
    /// One after the other.
    case all([Act])
    /// A field gets the focus that a binding tells of; where it has it, its text is handed in.
    case focus(Binding, Value, submit: [Value])
    /// A finger is put down in the middle of the gesture's view, goes some way and is lifted.
    case drag(DragHandler, Vector)
    /// A finger takes the knob of a slider from one end to the other.
    case slide(SliderHandler)
    /// The finger rests so many seconds.
    case wait(Double)
    /// A gesture's `updating` closure writes its state; when the gesture ends the state is as at first.
    case update(Binding, Value, Value)
    case reset(Binding)
    case nothing
  }
}

extension Evaluator {
  /// Views that a person can use.
  func control(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node]? {
    switch name {
    case "Button", "EditButton", "RenameButton", "PasteButton": return try button(arguments, span)
    case "Link", "ShareLink", "NavigationLink":
      return try plainButton(name, arguments, span)
    case "Menu":
      let label = try labelNodes(arguments, closure: "label")
      let nodes = buttonNode(label, span, arguments["primaryAction"].map { .call($0) } ?? .nothing)
      // The menu is not drawn open, but what is in it can be tapped.
      _ = try content(arguments.closure("content"), step: "menu")
      return nodes
    case "Toggle":
      let label = try labelNodes(arguments, closure: "label")
      guard case .binding(let binding)? = arguments["isOn"] else {
        return node(.toggle(label: Self.title(label), isOn: false), label, span)
      }
      let isOn = try value(of: binding).bool ?? false
      let title = Self.title(label)
      let parts: [(String, Value)] = [
        ("label", .views(label)), ("isOn", .binding(binding)), ("isMixed", .bool(false)),
      ]
      if let nodes = styled("toggleStyle", parts, span) { return nodes }
      add(title, label, .toggle(binding), span)
      return node(.toggle(label: title, isOn: isOn), label, span)
    case "Slider":
      var (label, editing) = (try labelNodes(arguments, closure: "label"), arguments["onEditingChanged"])
      if case .closure(let closure)? = arguments.trailing, arguments["label"] == nil {
        // `Slider(value: $gap) { Text("Gap") }`, `Slider(value: $gap) { isEditing in … }`.
        if closure.syntax.takesArgument {
          editing = arguments.trailing
        } else {
          label = try content(arguments.trailing, step: "label")
        }
      }
      return node(
        .slider(label: Self.title(label), fraction: try slider(arguments, Self.title(label), editing, span)),
        [], span)
    case "Stepper":
      return try stepper(arguments, span)
    case "Picker": return try picker(arguments, span)
    case "DatePicker", "ColorPicker":
      let label = try labelNodes(arguments, closure: "label")
      return node(.picker(label: Self.title(label), selection: nil), label, span)
    case "TextField", "SecureField", "TextEditor": return try textField(arguments, span)
    default: return nil
    }
  }

  /// The label of a control: its title and symbol, or the views of a closure.
  func labelNodes(_ arguments: Arguments, closure: String) throws(Exit) -> [Node] {
    if let title = arguments.first, title.isTitle {
      if let symbol = (arguments["systemImage"] ?? arguments["image"]).map(symbolName) {
        let span = arguments.items[0].span
        return label(shown(title, isWritten: true), symbol, span)
      }
      return [Node(.text(shown(title, isWritten: true)), step: "label")]
    }
    if let label = arguments[closure] { return try content(label, step: "label") }
    return []
  }

  private func button(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    var label: [Node] = []
    var action = arguments["action"] ?? arguments["intent"]
    if let title = arguments.first, title.isTitle {
      label = try labelNodes(arguments, closure: "label")
      action = action ?? arguments.trailing
    } else if let written = arguments["label"] {
      label = try content(written, step: "label")
      action = action ?? arguments.trailing ?? arguments.first
    } else {
      // `Button(action: act) { label }`.
      label = try content(arguments.trailing, step: "label")
      action = action ?? arguments.first
    }
    if label.isEmpty, let role = arguments["role"]?.word {
      let symbols = ["close": "xmark", "confirm": "checkmark", "cancel": "xmark", "destructive": "trash"]
      label = [Node(.image(systemName: symbols[role] ?? "circle", isResizable: false), step: "label")]
    }
    return buttonNode(label, span, action.map { .call($0) } ?? .nothing)
  }

  private func plainButton(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node]
  {
    var label = try labelNodes(arguments, closure: "label")
    let isScreen = name == "NavigationLink" && arguments["value"] == nil && arguments["destination"] == nil
    if label.isEmpty, !isScreen { label = try content(arguments.trailing, step: "label") }
    if label.isEmpty, name == "ShareLink" {
      label = [Node(.label(title: "Share…", systemImage: "square.and.arrow.up"), step: "label")]
    }
    let act = name == "NavigationLink" ? try navigationLink(label, arguments, span) : .nothing
    return buttonNode(label, span, act)
  }

  /// A stepper, whose halves are controls: by its title it goes up, by the title with a minus behind it down.
  private func stepper(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    var label = try labelNodes(arguments, closure: "label")
    if label.isEmpty { label = try content(arguments.trailing, step: "label") }
    let title = Self.title(label)
    var acts: [Control.Act] = ["onIncrement", "onDecrement"].map { name in
      arguments[name].map { .call($0) } ?? .nothing
    }
    if case .binding(let binding)? = arguments["value"], let value = try value(of: binding).number {
      let step = arguments["step"]?.finite ?? 1
      var (low, high) = (-Double.infinity, Double.infinity)
      if case .range(let lower, let upper, _)? = arguments["in"] {
        (low, high) = (lower?.number ?? low, upper?.number ?? high)
      }
      acts = [value + step, value - step].map { next in
        next < low || next > high
          ? .nothing : .set(binding, Int(exactly: next).map { .int($0) } ?? .double(next))
      }
    }
    add(title, label, acts[0], span)
    add("\(title) −", [], acts[1], span)
    return node(.stepper(label: title), label, span)
  }

  /// A button, in a style of the author's own where there is one around.
  private func buttonNode(_ label: [Node], _ span: Syntax.Span, _ action: Control.Act) -> [Node] {
    let title = Self.title(label)
    let (isPressed, state, act) = press(action)
    if !environment.isDisabled { add(title, label, act, span, pressed: state) }
    let parts: [(String, Value)] = [
      ("label", .views(label)), ("isPressed", .bool(isPressed)), ("role", .nothing),
    ]
    guard let body = styled("buttonStyle", parts, span) else {
      return node(.button(label: title), label, span)
    }
    var nodes = node(.button(label: title), body, span)
    nodes[0].modifiers.append(.buttonStyle(.plain))
    return nodes
  }

  private func picker(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    let title = try labelNodes(arguments, closure: "label")
    let options = try content(arguments.closure("content"), step: "options").flattened
    guard case .binding(let binding)? = arguments["selection"] else {
      return node(.picker(label: Self.title(title), selection: nil), options, span)
    }
    let chosen = try value(of: binding)
    var selection: Int?
    for (index, option) in options.enumerated() {
      let tag = tags["\(path)/options/\(option.step)"] ?? optionValue(option)
      if tag.isEqual(to: chosen) { selection = index }
      add(Self.title([option]), [option], .set(binding, tag), span)
    }
    return node(.picker(label: Self.title(title), selection: selection), options, span)
  }

  private func optionValue(_ option: Node) -> Value {
    if let place = option.name.flatMap({ tags[$0] }) { return place }
    return .string(Self.title([option]))
  }

  private func textField(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    let prompt = arguments.first?.string ?? ""
    var text = ""
    if case .binding(let binding)? = arguments["text"] ?? arguments["value"] {
      text = try value(of: binding).string ?? ""
    }
    let onCommit = arguments["onCommit"].map { [$0] } ?? []
    let handlers = environment.submit.map { Value.closure($0) } + onCommit
    if !handlers.isEmpty {
      add(prompt, [], .submit(handlers), span)
    }
    if case .binding(let binding)? = arguments["text"] { typing(into: binding, named: prompt, span) }
    let field = node(.textField(text: text.isEmpty ? prompt : text, isPrompt: text.isEmpty), [], span)
    return styled("textFieldStyle", [("field", .views(field))], span) ?? field
  }

  /// Text that is typed into a field, or taken out of it again, by a control of its own.
  func typing(into binding: Binding, named prompt: String, _ span: Syntax.Span) {
    guard !environment.isDisabled, case .string(let text)? = try? value(of: binding) else { return }
    aside("type") {
      add("type \(prompt)", [], .set(binding, .string(text.isEmpty ? "a" : "")), span, use: .type)
    }
  }

  /// Lets a tap on a text field give it the focus: `.focused($isFocused)`, `.focused($field, equals: .name)`.
  func focus(_ base: Node, _ arguments: Arguments, _ span: Syntax.Span) {
    guard case .binding(let binding)? = arguments.first, case .textField(let text, _) = base.kind else {
      return
    }
    let focused = arguments["equals"] ?? .bool(true)
    if let index = controls.lastIndex(where: { $0.control.key == path }),
      case .submit(let handlers) = controls[index].action
    {
      controls[index].action = .focus(binding, focused, submit: handlers)
    } else if !environment.isDisabled {
      // It keeps its name whatever is typed into it.
      let typed = controls.last { $0.control.key == "\(path)/type" }?.control.label
      add(typed.map { String($0.dropFirst(5)) } ?? text, [], .focus(binding, focused, submit: []), span)
    }
  }

  /// Keeps a control that is there.
  func add(
    _ title: String, _ label: [Node], _ action: Control.Act, _ span: Syntax.Span,
    use: SceneControl.Use = .tap, pressed: StateKey? = nil
  ) {
    guard controls.count < 2000 else { return }
    let key = controls.contains { $0.control.key == path } ? "\(path)+\(controls.count)" : path
    controls.append(
      Control(
        control: SceneControl(
          label: title, name: title, marks: label.labels, key: key, use: use,
          pressed: pressed.map(name), place: program.place(span)),
        action: action))
  }

  /// The text or symbol by which people know a control.
  static func title(_ label: [Node]) -> String {
    label.texts.first { !$0.isEmpty } ?? label.symbols.first ?? label.labels.first ?? ""
  }
}

extension Value {
  /// Whether a control can take it for its title.
  fileprivate var isTitle: Bool {
    switch self {
    case .string, .unknown, .int, .double: true
    // `Button(.ok) { … }`, `Toggle(Strings.title, isOn: $isOn)`.
    case .symbol(let symbol): !symbol.isView
    default: false
    }
  }
}

extension [Node] {
  /// The texts in some nodes, in order.
  var texts: [String] {
    flatMap { node -> [String] in
      switch node.kind {
      case .text(let text): [text]
      case .label(let title, _): [title] + node.children.texts
      default: node.children.texts
      }
    }
  }

  /// The symbols and pictures in some nodes, in order.
  var symbols: [String] {
    flatMap { node -> [String] in
      switch node.kind {
      case .image(let name, _), .asset(let name, _): [name]
      case .label(_, let symbol) where !symbol.isEmpty: [symbol] + node.children.symbols
      default: node.children.symbols
      }
    }
  }

  /// The texts and symbols in some nodes, in order.
  var labels: [String] {
    var labels: [String] = []
    var waiting = Array(reversed())
    while let node = waiting.popLast() {
      switch node.kind {
      case .text(let text): labels.append(text)
      case .label(let title, let symbol): labels += [title, symbol].filter { !$0.isEmpty }
      case .image(let name, _), .asset(let name, _): labels.append(name)
      case .shape: if let name = node.name { labels.append(name) }
      default: break
      }
      waiting += node.children.reversed()
    }
    return labels
  }

  /// The nodes, groups taken apart.
  var flattened: [Node] {
    flatMap { node -> [Node] in
      guard case .group = node.kind, node.modifiers.isEmpty else { return [node] }
      return node.children.flattened.map { inner in
        var inner = inner
        inner.step = "\(node.step)/\(inner.step)"
        return inner
      }
    }
  }
}
