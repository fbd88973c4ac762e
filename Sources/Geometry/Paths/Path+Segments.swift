extension Path {
  /// One drawn piece of a path with its start.
  public enum Segment: Hashable, Sendable {
    /// A straight piece.
    case line(from: Point, to: Point)
    /// A curved piece.
    case curve(CubicCurve)

    /// Where the piece starts.
    public var start: Point {
      switch self {
      case .line(let start, _): start
      case .curve(let curve): curve.start
      }
    }

    /// Where the piece ends.
    public var end: Point {
      switch self {
      case .line(_, let end): end
      case .curve(let curve): curve.end
      }
    }

    /// The piece as a cubic curve; a line becomes one that runs straight at an even pace.
    public var cubic: CubicCurve {
      switch self {
      case .line(let start, let end): CubicCurve(from: start, to: end)
      case .curve(let curve): curve
      }
    }
  }

  /// The drawn pieces in order, the closing line of a subpath included where it has a length.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var segments: [Segment] {
    var segments: [Segment] = []
    segments.reserveCapacity(elements.count)
    var start = Point.zero
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point):
        segments.append(.line(from: current, to: point))
        current = point
      case .curve(let point, let control1, let control2):
        segments.append(
          .curve(CubicCurve(start: current, control1: control1, control2: control2, end: point)))
        current = point
      case .close:
        if current != start { segments.append(.line(from: current, to: start)) }
        current = start
      }
    }
    return segments
  }

  /// The path moved by a vector.
  public func translated(by offset: Vector) -> Path {
    map { $0 + offset }
  }

  /// The path whose every point, controls included, is put through a map; exact for affine maps only.
  public func map(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(to: transform(point))
        case .line(let point): .line(to: transform(point))
        case .curve(let point, let control1, let control2):
          .curve(to: transform(point), control1: transform(control1), control2: transform(control2))
        case .close: .close
        }
      })
  }
}
