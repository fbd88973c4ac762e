import Geometry

extension PlacedShape {
  /// The distance between two rounded rectangles, in points.
  func gap(to other: PlacedShape) -> Double {
    let (a, r) = core
    let (b, q) = other.core
    let dx = max(b.minX - a.maxX, a.minX - b.maxX)
    let dy = max(b.minY - a.maxY, a.minY - b.maxY)
    let apart = dx > 0 && dy > 0 ? (dx * dx + dy * dy).squareRoot() : max(dx, dy)
    return apart - r - q
  }

  private var core: (Rect, Double) {
    let radius = min(radii.topLeft.width, rect.width / 2, rect.height / 2)
    return (rect.insetBy(dx: radius, dy: radius), radius)
  }
}
