import Geometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A scale, a turn and a displacement, one after the other: what offsets and effects come to.
struct Similarity {
  /// The factor on lengths.
  private(set) var scale = 1.0
  /// The turn, in radians, clockwise.
  private(set) var rotation = 0.0
  /// Where the origin goes.
  private var shift = Vector.zero

  /// The place that a point goes to.
  func apply(_ point: Point) -> Point {
    Point.zero + turned(Vector(dx: point.x, dy: point.y)) + shift
  }

  /// A vector scaled and turned.
  func turned(_ vector: Vector) -> Vector {
    // Exact where nothing is turned, so that plain layouts keep whole numbers.
    guard rotation != 0 else { return vector * scale }
    let (sine, cosine) = (sin(rotation) * scale, cos(rotation) * scale)
    return Vector(dx: vector.dx * cosine - vector.dy * sine, dy: vector.dx * sine + vector.dy * cosine)
  }

  /// A vector as it was before it was scaled and turned; zero where the scale is.
  func unturned(_ vector: Vector) -> Vector {
    guard scale != 0 else { return .zero }
    guard rotation != 0 else { return vector * (1 / scale) }
    let (sine, cosine) = (sin(-rotation) / scale, cos(-rotation) / scale)
    return Vector(dx: vector.dx * cosine - vector.dy * sine, dy: vector.dx * sine + vector.dy * cosine)
  }

  /// A displacement first, then what is here.
  func offset(by vector: Vector) -> Similarity {
    var result = self
    result.shift = shift + turned(vector)
    return result
  }

  /// A scale and a turn about a point first, then what is here.
  func around(_ point: Point, scale factor: Double = 1, rotation angle: Double = 0) -> Similarity {
    var result = self
    result.scale *= factor
    result.rotation += angle
    let moved = result.apply(point)
    result.shift = result.shift + (apply(point) - moved)
    return result
  }
}
