public import Geometry

extension UnitCurve {
  /// The cubic Bézier from (0, 0) to (1, 1) with two inner control points; their x is kept within 0…1.
  public static func bezier(startControlPoint: Point, endControlPoint: Point) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }
}
