public import Geometry

/// How far a view is from its usual look while it comes or goes: what SwiftUI's transitions animate.
///
/// Zero is the view as it is, so that effects add where transitions are combined.
public struct TransitionEffect: VectorArithmetic, Hashable {
  /// What is added to the opacity; −1 is gone.
  public var opacity: Double
  /// What is added to the scale; −1 shrinks to a point.
  public var scale: Double
  /// How far the view is moved.
  public var offset: Vector
  /// The radius of the blur, in points.
  public var blurRadius: Double

  /// Creates an effect; what is not named does nothing.
  public init(opacity: Double = 0, scale: Double = 0, offset: Vector = .zero, blurRadius: Double = 0) {
    self.opacity = opacity
    self.scale = scale
    self.offset = offset
    self.blurRadius = blurRadius
  }

  /// The view as it is.
  public static var zero: TransitionEffect { TransitionEffect() }

  /// The sum, part by part.
  public static func + (a: TransitionEffect, b: TransitionEffect) -> TransitionEffect {
    TransitionEffect(
      opacity: a.opacity + b.opacity, scale: a.scale + b.scale,
      offset: a.offset + b.offset, blurRadius: a.blurRadius + b.blurRadius)
  }

  /// The difference, part by part.
  public static func - (a: TransitionEffect, b: TransitionEffect) -> TransitionEffect { a + b.scaled(by: -1) }

  /// Multiplies every part by a factor.
  public mutating func scale(by factor: Double) {
    opacity *= factor
    scale *= factor
    offset.scale(by: factor)
    blurRadius *= factor
  }

  /// The sum of the squares of the parts.
  public var magnitudeSquared: Double {
    opacity * opacity + scale * scale + offset.magnitudeSquared + blurRadius * blurRadius
  }
}
