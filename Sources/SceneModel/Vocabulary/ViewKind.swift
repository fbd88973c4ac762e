/// The views that a scene can be made of, by SwiftUI's names.
enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case vStack = "VStack"
  case hStack = "HStack"
  case zStack = "ZStack"
  case anyLayout = "AnyLayout"
  case lazyVGrid = "LazyVGrid"
  case lazyHGrid = "LazyHGrid"
  case grid = "Grid"
  case gridRow = "GridRow"
  case viewThatFits = "ViewThatFits"
  case geometryReader = "GeometryReader"
  case scrollView = "ScrollView"
  case list = "List"
  case navigationStack = "NavigationStack"
  case tabView = "TabView"
  case spacer = "Spacer"
  case divider = "Divider"
  case forEach = "ForEach"
  case group = "Group"
  case button = "Button"
  case toggle = "Toggle"
  case slider = "Slider"
  case stepper = "Stepper"
  case picker = "Picker"
  case textField = "TextField"
  case progressView = "ProgressView"
  case image = "Image"
  case asset = "AssetImage"
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
    case .spacer, .divider, .slider, .textField, .image, .asset, .text, .color: false
    default: !isShape
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
}
