extension Path {
  /// The smallest rectangle that holds the drawn path, or nil where nothing is drawn.
  ///
  /// *Accuracy*: exact to rounding; the extremes of the curves are solved for, not their control points taken.
  public var bounds: Rect? {
    var result: Rect?
    for segment in segments {
      let box =
        switch segment {
        case .line(let a, let b):
          Rect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
        case .curve(let curve): curve.bounds
        }
      result = result?.union(box) ?? box
    }
    return result
  }

  /// The area inside, in square points: positive where the path runs clockwise on a screen (y down).
  ///
  /// Green's theorem over every segment, in closed form for cubics; parts wound twice count twice.
  ///
  /// *Accuracy*: exact to rounding.
  public var signedArea: Double {
    guard let origin = segments.first?.start else { return 0 }
    var doubled = 0.0
    for segment in segments {
      switch segment {
      case .line(let a, let b): doubled += (a - origin).cross(b - origin)
      case .curve(let curve):
        let p0 = curve.start - origin
        let p1 = curve.control1 - origin
        let p2 = curve.control2 - origin
        let p3 = curve.end - origin
        doubled +=
          (6 * p0.cross(p1) + 3 * p0.cross(p2) + p0.cross(p3) + 3 * p1.cross(p2) + 3 * p1.cross(p3)
            + 6 * p2.cross(p3)) / 10
      }
    }
    return doubled / 2
  }

  /// The length of the drawn path in points, from a polyline within a distance of it.
  ///
  /// - Parameter tolerance: how far the polyline may stray, in points; 0.05 suits a screen.
  /// - Returns: the length of the polyline.
  public func length(tolerance: Double = 0.05) -> Double {
    flattened(tolerance: tolerance).reduce(0) { sum, points in
      zip(points, points.dropFirst()).reduce(sum) { $0 + $1.0.distance(to: $1.1) }
    }
  }
}
