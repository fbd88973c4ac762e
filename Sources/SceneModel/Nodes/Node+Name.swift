extension Node {
  var isButton: Bool {
    if case .button = kind { true } else { false }
  }

  /// What a person would call the control that the view is; `nil` where it is none.
  var controlLabel: String? {
    switch kind {
    case .button(let label), .toggle(let label, _), .slider(let label, _), .stepper(let label),
      .picker(let label, _):
      label
    case .textField(let text, _): text
    default: nil
    }
  }

  /// The name that the element made of this node asks for.
  public var elementName: String {
    if let name { return name }
    let label: String
    switch kind {
    case .button(let text), .text(let text), .label(let text, _), .image(let text, _), .asset(let text, _),
      .toggle(let text, _), .slider(let text, _), .stepper(let text), .picker(let text, _),
      .textField(let text, _):
      label = text.asName
    default: label = ""
    }
    return label.isEmpty || label == "…" ? kindName : label
  }

  private var kindName: String {
    switch kind {
    case .vStack: "VStack"
    case .hStack: "HStack"
    case .zStack: "ZStack"
    case .lazyGrid(.vertical, _, _, _): "LazyVGrid"
    case .lazyGrid(.horizontal, _, _, _): "LazyHGrid"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .viewThatFits: "ViewThatFits"
    case .geometryReader: "GeometryReader"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .group: "Group"
    case .button: "Button"
    case .toggle: "Toggle"
    case .slider: "Slider"
    case .stepper: "Stepper"
    case .picker: "Picker"
    case .textField: "TextField"
    case .progressView: "ProgressView"
    case .image, .asset: "Image"
    case .label: "Label"
    case .text: "Text"
    case .shape: "Shape"
    case .scrollView: "ScrollView"
    case .list: "List"
    case .navigation: "NavigationStack"
    case .tabView: "TabView"
    case .glassEffectContainer: "GlassEffectContainer"
    }
  }
}
