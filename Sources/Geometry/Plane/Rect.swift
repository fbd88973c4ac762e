/// A rectangle with sides along the axes, in points, y down; `origin` is its top-left corner.
public struct Rect: Hashable, Sendable {
  /// The top-left corner.
  public var origin: Point
  /// The extent to the right and downwards.
  public var size: Size

  /// Creates the rectangle with the given top-left corner and size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates the rectangle with the given top-left corner and extents, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle of the given size about a centre.
  @inlinable
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of no size at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The x of the left edge, in points.
  @inlinable
  public var minX: Double { origin.x }
  /// The x of the right edge, in points.
  @inlinable
  public var maxX: Double { origin.x + size.width }
  /// The y of the top edge, in points.
  @inlinable
  public var minY: Double { origin.y }
  /// The y of the bottom edge, in points.
  @inlinable
  public var maxY: Double { origin.y + size.height }
  /// The horizontal extent, in points.
  @inlinable
  public var width: Double { size.width }
  /// The vertical extent, in points.
  @inlinable
  public var height: Double { size.height }
  /// The point in the middle.
  @inlinable
  public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// The rectangle with every side moved inwards by the given amounts, outwards where they are negative.
  @inlinable
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The smallest rectangle that holds both.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    let left = Swift.min(minX, other.minX)
    let top = Swift.min(minY, other.minY)
    return Rect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left,
      height: Swift.max(maxY, other.maxY) - top)
  }
}
