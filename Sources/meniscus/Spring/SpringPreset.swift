import Motion

/// The springs that have a name.
enum SpringPreset: String, CaseIterable {
  case bouncy, smooth, snappy, interactive
  case `default`

  var spring: Spring {
    switch self {
    case .bouncy: .bouncy
    case .smooth: .smooth
    case .snappy: .snappy
    case .interactive: Spring(response: 0.15, dampingRatio: 0.86)
    case .default: Spring(response: 0.55, dampingRatio: 1)
    }
  }

  static let names = allCases.map(\.rawValue)
}
