public import Motion

extension Glass {
  /// The glass with a tint; `nil` is none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The glass, reacting to touch or not.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

extension View {
  /// Glass behind the view, of the view's frame at this place of the chain.
  public func glassEffect(_ glass: Glass = .regular, in shape: Shape = .capsule) -> ViewTemplate {
    glassEffect(.constant(glass), in: shape)
  }

  /// Glass behind the view, by the states.
  public func glassEffect(_ glass: Value<Glass>, in shape: Shape = .capsule) -> ViewTemplate {
    let arguments = shape == .capsule ? [:] : shape.arguments
    return modified(.glassEffect, arguments.merging(glass.arguments()) { $1 })
  }

  /// The identity of the glass in and on this view, in a namespace; `nil` is none.
  public func glassEffectID(_ id: Value<String?>, in namespace: String = "glass") -> ViewTemplate {
    modified(.glassEffectID, identity(id, namespace))
  }

  /// The identity of the glass in and on this view, in a namespace.
  public func glassEffectID(_ id: String, in namespace: String = "glass") -> ViewTemplate {
    glassEffectID(.constant(id), in: namespace)
  }

  /// The union that the glass in and on this view is drawn with, in a namespace; `nil` is none.
  public func glassEffectUnion(id: Value<String?>, namespace: String = "glass") -> ViewTemplate {
    modified(.glassEffectUnion, identity(id, namespace))
  }

  /// The union that the glass in and on this view is drawn with, in a namespace.
  public func glassEffectUnion(id: String, namespace: String = "glass") -> ViewTemplate {
    glassEffectUnion(id: .constant(id), namespace: namespace)
  }

  /// How the glass in and on this view comes and goes.
  public func glassEffectTransition(_ transition: GlassTransition) -> ViewTemplate {
    modified(.glassEffectTransition, ["transition": .constant(.string(transition.rawValue))])
  }

  /// The look of the buttons below.
  public func buttonStyle(_ style: ButtonStyle) -> ViewTemplate {
    switch style {
    case .automatic: buttonStyle("automatic", [:])
    case .plain: buttonStyle("plain", [:])
    case .bordered: buttonStyle("bordered", [:])
    case .borderedProminent: buttonStyle("borderedProminent", [:])
    case .glassProminent: buttonStyle("glassProminent", [:])
    case .glass(let glass):
      buttonStyle("glass", Value.constant(glass).arguments(isInteractiveByDefault: true))
    }
  }

  /// The shape of the buttons below.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> ViewTemplate {
    let name: String
    var radius: Value<Literal>?
    switch shape {
    case .automatic: name = "automatic"
    case .capsule: name = "capsule"
    case .circle: name = "circle"
    case .roundedRectangle(let length):
      name = "roundedRectangle"
      radius = .constant(.number(length))
    }
    return modified(.buttonBorderShape, ["shape": .constant(.string(name)), "cornerRadius": radius])
  }

  /// The size of the buttons below.
  public func controlSize(_ size: ControlSize) -> ViewTemplate {
    modified(.controlSize, ["size": .constant(.string(size.rawValue))])
  }

  /// The shape whose corners concentric rectangles below follow.
  public func containerShape(_ shape: Shape) -> ViewTemplate { modified(.containerShape, shape.arguments) }

  private func identity(_ id: Value<String?>, _ namespace: String) -> [String: Value<Literal>?] {
    ["id": id.literal, "namespace": namespace == "glass" ? nil : .constant(.string(namespace))]
  }

  private func buttonStyle(_ name: String, _ arguments: [String: Value<Literal>]) -> ViewTemplate {
    modified(.buttonStyle, arguments.merging(["style": .constant(.string(name))]) { $1 })
  }
}

extension ButtonStyle {
  /// The label on interactive glass.
  public static let glass = ButtonStyle.glass(Glass(.regular, isInteractive: true))
}

extension Value<Glass> {
  /// The parameters of the glass, those left out that are as usual in every state.
  func arguments(isInteractiveByDefault: Bool = false) -> [String: Value<Literal>] {
    var arguments: [String: Value<Literal>] = [:]
    let all = constants
    if all.contains(where: { $0.variant != .regular }) {
      arguments["variant"] = map { .string($0.variant.rawValue) }
    }
    if all.contains(where: { $0.tint != nil }) {
      arguments["tint"] = map { $0.tint.map { .color($0) } ?? .null }
    }
    if all.contains(where: { $0.isInteractive != isInteractiveByDefault }) {
      arguments["interactive"] = map { .bool($0.isInteractive) }
    }
    return arguments.mapValues(\.simplified)
  }

  private var constants: [Glass] {
    switch self {
    case .constant(let glass): [glass]
    case .choice(_, let first, let second): first.constants + second.constants
    case .computed: preconditionFailure("No expression comes to a glass; choose between two with .if.")
    }
  }
}

extension Value<Literal> {
  /// The value with choices between two of the same made one.
  fileprivate var simplified: Value<Literal> {
    guard case .choice(let condition, let first, let second) = self else { return self }
    let (then, otherwise) = (first.simplified, second.simplified)
    return then == otherwise ? then : .choice(condition, then: then, otherwise: otherwise)
  }
}
