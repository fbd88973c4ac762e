/// Lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(to: Point)
    /// A straight line from where the path stands.
    case line(to: Point)
    /// A cubic Bézier curve from where the path stands.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line to the start of the subpath, which ends there.
    case close
  }

  /// The steps in order; the first, where there is one, is a move.
  public var elements: [Element]

  /// Creates a path from its steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}
