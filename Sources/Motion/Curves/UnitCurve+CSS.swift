extension UnitCurve {
  /// Why a text is no CSS easing function.
  public struct CSSError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text that was read.
    public let text: String
    /// Where it went wrong, counted in characters from 0.
    public let offset: Int
    /// What was expected there.
    public let expectation: String

    /// What is wrong, where, and what was expected.
    public var description: String { "'\(text)' at character \(offset): expected \(expectation)" }
  }

  /// Reads a CSS easing function.
  ///
  /// Known are `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out`, `step-start`, `step-end`, `cubic-bezier(x1, y1,
  /// x2, y2)`, `steps(n, position)` and `linear(stop, …)`, as CSS Easing Functions Level 2 has them.
  public init(css text: String) throws(CSSError) {
    var reader = CSSEasingReader(text)
    self = try reader.curve()
  }

  /// CSS's `ease`, which SwiftUI has no name for: the Bézier (0.25, 0.1), (0.25, 1).
  public static let ease = bezier(0.25, 0.1, 0.25, 1)
}
