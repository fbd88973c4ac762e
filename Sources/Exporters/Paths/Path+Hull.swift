import Geometry

extension Path {
  /// The smallest rectangle that holds every end and control point, and so the path.
  var hull: Rect {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    func take(_ point: Point) {
      low = Point(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = Point(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): take(point)
      case .curve(let point, let control1, let control2):
        take(control1)
        take(control2)
        take(point)
      case .close: break
      }
    }
    guard low.x <= high.x else { return .zero }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
