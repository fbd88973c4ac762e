/// The views that a scene can be made of, by SwiftUI's names.
enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case vStack = "VStack"
  case hStack = "HStack"
  case zStack = "ZStack"
  case spacer = "Spacer"
  case forEach = "ForEach"
  case group = "Group"
  case button = "Button"
  case image = "Image"
  case label = "Label"
  case text = "Text"
  case color = "Color"
  case circle = "Circle"
  case capsule = "Capsule"
  case rectangle = "Rectangle"
  case ellipse = "Ellipse"
  case roundedRectangle = "RoundedRectangle"
  case unevenRoundedRectangle = "UnevenRoundedRectangle"
  case concentricRectangle = "ConcentricRectangle"
  case glassEffectContainer = "GlassEffectContainer"

  /// Whether the view holds others.
  var hasChildren: Bool {
    switch self {
    case .vStack, .hStack, .zStack, .forEach, .group, .button, .glassEffectContainer: true
    default: false
    }
  }

  /// Whether the view is a shape.
  var isShape: Bool {
    switch self {
    case .circle, .capsule, .rectangle, .ellipse, .roundedRectangle, .unevenRoundedRectangle,
      .concentricRectangle:
      true
    default: false
    }
  }

  /// What an author can say of the view.
  var parameters: [Parameter] { Self.parametersByKind[self] ?? [] }

  // Made once: the reader, the resolver and the checks ask for them for every view.
  private static let parametersByKind = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.described + [named]) })

  private static let named = Parameter(
    "name", .title, "The name of the element or container, by which keyframes and tables know it.")

  private var described: [Parameter] {
    switch self {
    case .vStack:
      [Self.spacing, Parameter("alignment", .choice(HorizontalAlignment.names), "Default center.")]
    case .hStack: [Self.spacing, Parameter("alignment", .choice(VerticalAlignment.names), "Default center.")]
    case .zStack: [Parameter("alignment", .choice(Alignment.names), "Default center.")]
    case .spacer: [Parameter("minLength", .number(.notNegative), "The least length, in points; default 8.")]
    case .forEach: Self.forEachParameters
    case .group: []
    case .button:
      [
        Parameter("title", .text, "The label, and what a tap names; without one the children are the label."),
        Parameter("systemImage", .text, "A symbol before the title, by its SF Symbols name."),
      ]
    case .image:
      [
        Parameter("systemName", .text, required: true, "The symbol, by its SF Symbols name."),
        Parameter("resizable", .bool, "Whether it fills the size it is offered; default false."),
      ]
    case .label:
      [
        Parameter("title", .text, required: true, "The text."),
        Parameter("systemImage", .text, required: true, "The symbol before it, by its SF Symbols name."),
      ]
    case .text: [Parameter("text", .text, required: true, "The text; \\n starts a new line.")]
    case .color: [Parameter("color", .color, required: true, "The colour that fills what is offered.")]
    case .roundedRectangle: [Self.radius(required: true), Self.style, Self.fill]
    case .unevenRoundedRectangle: Self.corners + [Self.style, Self.fill]
    case .concentricRectangle: Self.concentricParameters + [Self.fill]
    case .circle, .capsule, .rectangle, .ellipse: [Self.fill]
    case .glassEffectContainer: Self.containerParameters
    }
  }

  private static let spacing = Parameter(
    "spacing", .number(.any), "The gap between neighbours, in points; by default 8 between most views.")
  private static let fill = Parameter("fill", .color, "The colour; by default the foreground style.")
  private static let style = Parameter("style", .choice(RoundedCornerStyle.names), "Default continuous.")

  private static func radius(required: Bool) -> Parameter {
    Parameter("cornerRadius", .number(.notNegative), required: required, "In points.")
  }

  private static let corners = ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"].map {
    Parameter($0, .number(.notNegative), "The corner's radius, in points; default 0.")
  }

  private static let concentricParameters = [
    Parameter("minimum", .number(.notNegative), "The least corner radius, in points; default 0."),
    Parameter("isUniform", .bool, "Whether all corners take the largest of the four radii; default false."),
  ]

  private static let forEachParameters = [
    Parameter("data", .data, required: true, "The list to go through, or how many times."),
    Parameter("item", .name, "The name of the item in expressions; default item."),
    Parameter("index", .name, "The name of the position, from 0, in expressions; default index."),
  ]

  private static let containerParameters = [
    Parameter(
      "spacing", .number(.notNegative),
      "The distance within which shapes blend, in points; default 8, a choice of this project."),
    Parameter(
      "blend", .choice(["gradient-aware", "quadratic", "none"]),
      "How the fields of neighbours become one; default gradient-aware."),
  ]
}
