public import Geometry

extension Vector: AdditiveArithmetic, VectorArithmetic, Animatable {
  /// Multiplies both components by a factor.
  @inlinable
  public mutating func scale(by factor: Double) {
    dx *= factor
    dy *= factor
  }
  /// The square of the length.
  @inlinable
  public var magnitudeSquared: Double { dx * dx + dy * dy }
}

extension Point: Animatable {
  /// The vector from the origin to the point.
  @inlinable
  public var animatableData: Vector {
    get { Vector(dx: x, dy: y) }
    set { self = Point(x: newValue.dx, y: newValue.dy) }
  }
}

extension Size: Animatable {
  /// The width and the height.
  @inlinable
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set { self = Size(width: newValue.first, height: newValue.second) }
  }
}

extension Rect: Animatable {
  /// The origin and the size.
  @inlinable
  public var animatableData: AnimatablePair<Vector, AnimatablePair<Double, Double>> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
