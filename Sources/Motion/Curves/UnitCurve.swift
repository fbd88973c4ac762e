/// A curve from (0, 0) to (1, 1) that eases a progress; SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear
  }

  let kind: Kind

  /// The curve that leaves a progress as it is.
  public static let linear = UnitCurve(kind: .linear)
}
