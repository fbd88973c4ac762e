/// The closed curves where a field is zero.
///
/// Outer contours run clockwise on a screen (y down) and holes counter-clockwise, so that both the non-zero
/// and the even-odd rule fill the same area.
public struct Outline: Hashable, Sendable {
  /// One closed curve.
  public struct Contour: Hashable, Sendable {
    /// The curve: one move, lines and cubic curves, one close.
    public var path: Path
    /// Whether the field is positive inside the curve.
    public var isHole: Bool
    /// The members of the field that this curve runs along, by index, ascending.
    public var members: [Int]

    /// Creates a contour from its closed path.
    public init(path: Path, isHole: Bool, members: [Int]) {
      self.path = path
      self.isHole = isHole
      self.members = members
    }
  }

  /// The curves, in an order that stays put from frame to frame: by the first member each runs along.
  public var contours: [Contour]

  /// Creates an outline from its contours.
  public init(contours: [Contour] = []) {
    self.contours = contours
  }
}
