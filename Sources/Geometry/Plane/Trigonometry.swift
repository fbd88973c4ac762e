// The one file of this room that imports libm: everything else asks for angles here.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Vector {
  /// The unit vector at an angle in radians from the x axis, clockwise on a screen.
  public init(angle: Double) {
    self.init(dx: cos(angle), dy: sin(angle))
  }

  /// The angle from the x axis in radians, clockwise on a screen, in −π…π; 0 for the zero vector.
  public var angle: Double { atan2(dy, dx) }
}

/// The length of the handles of a cubic that stands for an arc of the unit circle, by the arc's angle.
///
/// For a quarter this is 0.5519150, the length with the least error either way (1.96e-4 of the radius); the
/// shorter arcs take the classic 4/3·tan(θ/4), whose error falls with the sixth power of the angle.
func arcHandle(_ angle: Double) -> Double {
  let classic = 4.0 / 3.0 * tan(angle / 4)
  let quarter = Double.pi / 2
  guard angle > 0 else { return classic }
  // The correction that is best for a quarter, faded with the same sixth power as the error it mends.
  let ratio = angle / quarter
  let square = ratio * ratio
  return classic * (1 - 6.6934e-4 * square * square)
}
