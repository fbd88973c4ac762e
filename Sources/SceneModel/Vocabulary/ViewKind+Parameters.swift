extension ViewKind {
  /// The parameters, without the name.
  var described: [Parameter] {
    switch self {
    case .vStack:
      [Self.spacing, Parameter("alignment", .choice(HorizontalAlignment.names), "Default center.")]
    case .hStack: [Self.spacing, Parameter("alignment", .choice(VerticalAlignment.names), "Default center.")]
    case .zStack: [Self.alignment]
    case .anyLayout: Self.layoutParameters
    case .lazyVGrid: [Self.tracks("columns"), Self.trackSpacing, Self.spacing, Self.alignment]
    case .lazyHGrid: [Self.tracks("rows"), Self.trackSpacing, Self.spacing, Self.alignment]
    case .grid:
      [Self.alignment]
        + ["horizontalSpacing", "verticalSpacing"].map {
          Parameter($0, .number(.any), nullable: true, "In points; default 8.")
        }
    case .gridRow: [Parameter("alignment", .choice(VerticalAlignment.names), "Default as the grid's.")]
    case .viewThatFits, .scrollView:
      [
        Parameter(
          "axes", .choice(["vertical", "horizontal", "both"]),
          "Default vertical for ScrollView and both for ViewThatFits.")
      ]
    case .geometryReader, .list, .navigationStack, .divider: []
    case .tabView:
      [
        Parameter("selection", .number(.count), "The index of the child that is shown; default 0."),
        Parameter("hasBar", .bool, "Whether there is a bar of tabs; default true."),
      ]
    case .toggle: [Self.title, Parameter("isOn", .bool, "Default false.")]
    case .slider: [Self.title, Parameter("value", .number(.fraction), "0…1; default 0.")]
    case .stepper: [Self.title]
    case .picker:
      [
        Self.title,
        Parameter("selection", .number(.count), nullable: true, "The index of the child that is chosen."),
      ]
    case .textField:
      [
        Parameter("text", .text, required: true, "What is typed in, or asked for."),
        Parameter("isPrompt", .bool, "Whether nothing is typed in yet; default false."),
      ]
    case .progressView:
      [Parameter("value", .number(.fraction), nullable: true, "0…1; without one a wheel turns.")]
    case .asset:
      [
        Parameter(
          "image", .text, required: true, "The picture's name; 100 points square where that is free."),
        Parameter("resizable", .bool, "Whether it fills the size it is offered; default false."),
      ]
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

  private static let alignment = Parameter("alignment", .choice(Alignment.names), "Default center.")
  private static let title = Parameter("title", .text, "What a tap or an order names; not shown by itself.")
  private static let trackSpacing = Parameter(
    "trackSpacing", .number(.any), nullable: true, "The gap between tracks, in points; default 8.")

  private static func tracks(_ name: String) -> Parameter {
    Parameter(name, .text, required: true, "Tracks such as '80 flexible(10, 100) adaptive(72)', in points.")
  }

  private static let layoutParameters = [
    Parameter("layout", .choice(["VStack", "HStack", "ZStack"]), required: true, "How the children stand."),
    spacing, alignment,
  ]

  private static let spacing = Parameter(
    "spacing", .number(.any), nullable: true,
    "The gap between neighbours, in points; by default 8 between most views.")
  private static let fill = Parameter(
    "fill", .color, nullable: true, "The colour; by default the foreground style.")
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
