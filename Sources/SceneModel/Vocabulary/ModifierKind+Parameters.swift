extension ModifierKind {
  /// The parameters.
  var described: [Parameter] {
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
    case .alignmentGuide:
      [
        Parameter(
          "axis", .choice(["horizontal", "vertical"]), "The way across the line; default horizontal."),
        Parameter(
          "alignment", .text, required: true,
          "leading, center or trailing; of the vertical axis top, center or bottom."),
        Parameter("offset", .number(.any), required: true, "From the leading or top edge, in points."),
      ]
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
    case .aspectRatio:
      [
        Parameter(
          "ratio", .number(.positive), nullable: true, "Width by height; by default the view's own."),
        Parameter("contentMode", .choice(ContentMode.allCases.map(\.rawValue)), "Default fit."),
      ]
    case .containerRelativeFrame:
      [
        Parameter("horizontal", .bool, "Whether the width is a share of the screen's; default true."),
        Parameter("vertical", .bool, "Whether the height is; default true."),
        Parameter("count", .number(.count), "How many parts there are; default 1."),
        Parameter("span", .number(.count), "How many of them it takes; default 1."),
        Parameter("spacing", .number(.any), "The gap between parts, in points; default 0."), Self.alignment,
      ]
    case .ignoresSafeArea:
      [
        Parameter(
          "edges", .choice(["all", "horizontal", "vertical"] + Edge.allCases.map(\.rawValue)), "Default all.")
      ]
    case .safeAreaInset:
      [
        Parameter(
          "edge", .choice(Edge.allCases.map(\.rawValue)), required: true, "Where the content stands."),
        Parameter("spacing", .number(.any), nullable: true, "The gap to it, in points; default 8."),
        Self.alignment,
      ]
    case .toolbar:
      [Self.word("placement", ToolbarItem.Placement.allCases.map(\.rawValue), "Where in the bars.")]
    case .navigationTitle:
      [
        Parameter("title", .text, required: true, "The title in the bar of the navigation around."),
        Parameter("isLarge", .bool, "Whether it stands large under the bar; default false."),
      ]
    case .tabItem, .labelsHidden: []
    case .lineLimit:
      [Parameter("lines", .number(.count), required: true, nullable: true, "The most lines of texts below.")]
    case .imageScale: [Self.word("scale", ImageScale.allCases.map(\.rawValue), "The size of symbols below.")]
    case .labelStyle: [Self.word("style", LabelStyle.allCases.map(\.rawValue), "What labels below show.")]
    case .pickerStyle:
      [Self.word("style", PickerStyle.allCases.map(\.rawValue), "The look of pickers below.")]
    case .toggleStyle:
      [Self.word("style", ToggleStyle.allCases.map(\.rawValue), "The look of toggles below.")]
    case .textFieldStyle:
      [Self.word("style", TextFieldStyle.allCases.map(\.rawValue), "The look of text fields below.")]
    case .progressViewStyle:
      [Self.word("style", ProgressViewStyle.allCases.map(\.rawValue), "The look of progress views below.")]
    case .gridCellColumns:
      [Parameter("count", .number(.count), required: true, "How many columns of a grid the cell takes.")]
    case .animation:
      [
        Parameter("animation", .animation, required: true, nullable: true, "How a change is shown."),
        Parameter("value", .watched, required: true, "The value whose change it shows."),
      ]
    }
  }

  private static func word(_ name: String, _ words: [String], _ summary: String) -> Parameter {
    Parameter(name, .choice(words), required: true, summary)
  }

  private static let alignment = Parameter(
    "alignment", .choice(Alignment.names), "Where the content stands; default center.")
  private static let anchor = Parameter(
    "anchor", .choice(Alignment.names), "The point that stays where it is; default center.")

  private static func points(_ names: [String], default value: String) -> [Parameter] {
    names.map { Parameter($0, .number(.any), "In points; default \(value).") }
  }

  private static let frameParameters =
    ["width", "height", "idealWidth", "idealHeight", "minWidth", "minHeight"].map {
      Parameter($0, .number(.notNegative), nullable: true, "In points.")
    }
    + ["maxWidth", "maxHeight"].map {
      Parameter($0, .number(.length), nullable: true, "In points, or \"infinity\".")
    }
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
    Parameter("size", .number(.positive), nullable: true, "In points."),
    Parameter("weight", .number(.weight), nullable: true, "CSS's weight, 100…900."),
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
