/// The modifiers of views, by SwiftUI's names.
enum ModifierKind: String, Hashable, Sendable, CaseIterable {
  case frame
  case padding
  case offset
  case position
  case fixedSize
  case layoutPriority
  case opacity
  case scaleEffect
  case rotationEffect
  case blur
  case tint
  case foregroundStyle
  case font
  case background
  case overlay
  case glassEffect
  case glassEffectID
  case glassEffectUnion
  case glassEffectTransition
  case buttonStyle
  case buttonBorderShape
  case controlSize
  case containerShape
  case animation

  /// The parameter that a value written without an object is meant for.
  var shorthand: String? {
    switch self {
    case .padding: "length"
    case .layoutPriority: "priority"
    case .opacity: "opacity"
    case .scaleEffect: "scale"
    case .rotationEffect: "degrees"
    case .blur: "radius"
    case .tint, .foregroundStyle, .background: "color"
    case .font: "style"
    case .glassEffect: "variant"
    case .glassEffectID, .glassEffectUnion: "id"
    case .glassEffectTransition: "transition"
    case .buttonStyle: "style"
    case .buttonBorderShape, .containerShape: "shape"
    case .controlSize: "size"
    case .frame, .offset, .position, .fixedSize, .overlay, .animation: nil
    }
  }

  /// Whether the modifier holds views of its own.
  var hasContent: Bool { self == .background || self == .overlay }

  /// What an author can say of the modifier.
  var parameters: [Parameter] { Self.parametersByKind[self] ?? [] }

  private static let parametersByKind = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.described) })

  private var described: [Parameter] {
    switch self {
    case .frame: Self.frameParameters
    case .padding: Self.paddingParameters
    case .offset, .position: Self.points(["x", "y"], default: "0")
    case .fixedSize:
      [
        Parameter("horizontal", .bool, "Whether the ideal width is kept; default true."),
        Parameter("vertical", .bool, "Whether the ideal height is kept; default true."),
      ]
    case .layoutPriority: [Parameter("priority", .number(.any), required: true, "Higher is served first.")]
    case .opacity: [Parameter("opacity", .number(.fraction), required: true, "0…1.")]
    case .scaleEffect:
      [Parameter("scale", .number(.notNegative), required: true, "A factor on the size."), Self.anchor]
    case .rotationEffect:
      [Parameter("degrees", .number(.any), required: true, "Clockwise, in degrees."), Self.anchor]
    case .blur:
      [Parameter("radius", .number(.notNegative), required: true, "A standard deviation in points.")]
    case .tint: [Parameter("color", .color, required: true, nullable: true, "The tint of buttons below.")]
    case .foregroundStyle:
      [Parameter("color", .color, required: true, nullable: true, "The colour of text, symbols and shapes.")]
    case .font: Self.fontParameters
    case .background:
      [Parameter("color", .color, "A fill behind the view.")] + Self.shapeParameters
        + [Parameter("alignment", .choice(Alignment.names), "Where content stands; default center.")]
    case .overlay: [Parameter("alignment", .choice(Alignment.names), "Where content stands; default center.")]
    case .glassEffect: Self.glassParameters + Self.shapeParameters
    case .glassEffectID, .glassEffectUnion: Self.identityParameters
    case .glassEffectTransition:
      [
        Parameter(
          "transition", .choice(GlassTransition.allCases.map(\.rawValue)), required: true,
          "How the glass comes and goes.")
      ]
    case .buttonStyle:
      [
        Parameter(
          "style",
          .choice(["automatic", "plain", "bordered", "borderedProminent", "glass", "glassProminent"]),
          required: true,
          "The look of buttons below.")
      ] + Self.glassParameters
    case .buttonBorderShape:
      [
        Parameter(
          "shape", .choice(["automatic", "capsule", "circle", "roundedRectangle"]), required: true,
          "The shape of buttons below."),
        Parameter("cornerRadius", .number(.notNegative), "For roundedRectangle, in points; default 8."),
      ]
    case .controlSize:
      [
        Parameter(
          "size", .choice(["mini", "small", "regular", "large", "extraLarge"]), required: true,
          "The size of buttons below.")
      ]
    case .containerShape: Self.shapeParameters
    case .animation:
      [
        Parameter("animation", .animation, required: true, nullable: true, "How a change is shown."),
        Parameter("value", .watched, required: true, "The value whose change it shows."),
      ]
    }
  }

  private static let anchor = Parameter(
    "anchor", .choice(Alignment.names), "The point that stays where it is; default center.")

  private static func points(_ names: [String], default value: String) -> [Parameter] {
    names.map { Parameter($0, .number(.any), "In points; default \(value).") }
  }

  private static let frameParameters =
    ["width", "height", "idealWidth", "idealHeight", "minWidth", "minHeight"].map {
      Parameter($0, .number(.notNegative), "In points.")
    }
    + ["maxWidth", "maxHeight"].map { Parameter($0, .number(.length), "In points, or \"infinity\".") }
    + [
      Parameter("alignment", .choice(Alignment.names), "Where the view stands in the frame; default center.")
    ]

  private static let paddingParameters =
    [
      Parameter("length", .number(.any), "In points; default 16."),
      Parameter(
        "edges",
        .choice(["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"]), "Default all."),
    ]
    + ["top", "leading", "bottom", "trailing"].map {
      Parameter($0, .number(.any), "In points, that edge alone.")
    }

  private static let fontParameters = [
    Parameter("style", .choice(FontStyle.allCases.map(\.rawValue)), "Apple's text style."),
    Parameter("size", .number(.positive), "In points."),
    Parameter("weight", .number(.weight), "CSS's weight, 100…900."),
  ]

  private static let glassParameters = [
    Parameter("variant", .choice(Glass.Variant.allCases.map(\.rawValue)), "Default regular."),
    Parameter("tint", .color, nullable: true, "The glass's tint; default none."),
    Parameter("interactive", .bool, "Whether it reacts to touch; default false."),
  ]

  private static let shapeParameters =
    [
      Parameter(
        "shape",
        .choice([
          "capsule", "circle", "ellipse", "rectangle", "roundedRectangle", "unevenRoundedRectangle",
          "concentricRectangle",
        ]), "The shape of the frame; default capsule for glass, rectangle else."),
      Parameter("cornerRadius", .number(.notNegative), "For roundedRectangle, in points; default 0."),
      Parameter("style", .choice(RoundedCornerStyle.names), "How corners curve; default continuous."),
    ]
    + ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"].map {
      Parameter($0, .number(.notNegative), "For unevenRoundedRectangle, in points; default 0.")
    } + [
      Parameter("minimum", .number(.notNegative), "For concentricRectangle, in points; default 0."),
      Parameter("isUniform", .bool, "For concentricRectangle; default false."),
    ]

  private static let identityParameters = [
    Parameter("id", .identity, required: true, nullable: true, "The same id is the same glass."),
    Parameter("namespace", .text, "The namespace; default glass."),
  ]
}
