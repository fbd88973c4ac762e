/// The modifiers of views, by SwiftUI's names.
enum ModifierKind: String, Hashable, Sendable, CaseIterable {
  case frame
  case padding
  case offset
  case position
  case aspectRatio
  case containerRelativeFrame
  case fixedSize
  case layoutPriority
  case alignmentGuide
  case opacity
  case scaleEffect
  case rotationEffect
  case blur
  case tint
  case foregroundStyle
  case font
  case background
  case overlay
  case ignoresSafeArea
  case safeAreaInset
  case toolbar
  case navigationTitle
  case tabItem
  case lineLimit
  case imageScale
  case labelStyle
  case labelsHidden
  case pickerStyle
  case toggleStyle
  case textFieldStyle
  case progressViewStyle
  case gridCellColumns
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
    case .aspectRatio: "ratio"
    case .ignoresSafeArea: "edges"
    case .navigationTitle: "title"
    case .lineLimit: "lines"
    case .imageScale: "scale"
    case .labelStyle, .pickerStyle, .toggleStyle, .textFieldStyle, .progressViewStyle: "style"
    case .gridCellColumns: "count"
    default: nil
    }
  }

  /// Whether the modifier holds views of its own.
  var hasContent: Bool {
    switch self {
    case .background, .overlay, .safeAreaInset, .toolbar, .tabItem: true
    default: false
    }
  }

  /// What an author can say of the modifier.
  var parameters: [Parameter] { Self.parametersByKind[self] ?? [] }

  private static let parametersByKind = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.described) })
}
