extension Elementary {
  /// The sine and the cosine of an angle in radians.
  ///
  /// *Edge cases*: NaN for an infinite or NaN angle. *Accuracy*: one unit in the last place up to 10⁶ radians;
  /// beyond it the angle's own rounding dominates.
  @inlinable
  public static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    abs(angle) < 1e6 ? reducedSineAndCosine(angle) : largeSineAndCosine(angle)
  }

  /// π/2 in three parts: 33 bits, 33 bits and the rest.
  @usableFromInline static let halfPi1 = 1.570_796_326_734_125_6
  @usableFromInline static let halfPi2 = 6.077_100_506_303_966e-11
  @usableFromInline static let halfPi3 = 2.022_266_248_795_950_6e-21

  /// Reduces to an eighth turn with a three-part π/2, then sums the series.
  @inlinable
  static func reducedSineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let shifted = angle * 0.6366197723675814 + roundingShift
    let n = shifted - roundingShift
    let coarse = angle - n * halfPi1
    let middle = n * halfPi2
    let r = coarse - middle
    // What r has lost, and the last part of n · π/2: below 10⁻¹⁵, so that the series take it to first order.
    let low = ((coarse - r) - middle) - n * halfPi3
    return turned(sineSeries(r, low), cosineSeries(r, low), byQuadrantOf: shifted)
  }

  /// The sine and the cosine moved on by the quarter turns that stand in the low bits of a shifted number.
  ///
  /// By masks, because at random angles a branch would be foretold wrongly three times in four.
  @inlinable
  static func turned(
    _ sine: Double, _ cosine: Double, byQuadrantOf shifted: Double
  ) -> (sine: Double, cosine: Double) {
    let quadrant = shifted.bitPattern
    let isOdd = 0 &- (quadrant & 1)
    let exchanged = (sine.bitPattern ^ cosine.bitPattern) & isOdd
    let sineSign = (quadrant & 2) << 62
    let cosineSign = ((quadrant &+ 1) & 2) << 62
    return (
      Double(bitPattern: (sine.bitPattern ^ exchanged) ^ sineSign),
      Double(bitPattern: (cosine.bitPattern ^ exchanged) ^ cosineSign)
    )
  }

  /// Takes whole turns off first: the IEEE remainder is exact, and the turn's own rounding is put back.
  @usableFromInline
  static func largeSineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    let turn = 6.283185307179586
    let remainder = angle.remainder(dividingBy: turn)
    let turns = (angle - remainder) / turn
    return reducedSineAndCosine(remainder - turns * 2.4492935982947064e-16)
  }

  /// sin(r + low) for |r| up to π/4, by a polynomial fitted by Remez' exchange; its error is 1.3 · 10⁻¹⁷.
  @inlinable
  static func sineSeries(_ r: Double, _ low: Double) -> Double {
    let z = r * r
    let square = z * z
    let first = 0x1.1111111110bb2p-7 - z * 0x1.a01a019e838f5p-13
    let second = 0x1.71de37965d820p-19 - z * 0x1.ae600acd21c23p-26
    let sum = first + square * (second + square * 0x1.5e0b0499398dfp-33)
    let cubic = z * r
    return r - ((z * (0.5 * low - cubic * sum) - low) + cubic * 0x1.5555555555555p-3)
  }

  /// cos(r + low) for |r| up to π/4, by a polynomial fitted by Remez' exchange; its error is 5 · 10⁻¹⁹.
  @inlinable
  static func cosineSeries(_ r: Double, _ low: Double) -> Double {
    let z = r * r
    let square = z * z
    let first = 0x1.5555555555555p-5 - z * 0x1.6c16c16c16967p-10
    let second = 0x1.a01a019f4e9f2p-16 - z * 0x1.27e4fa17c0339p-22
    let third = 0x1.1eeb68cb23acfp-29 - z * 0x1.907d8be301419p-37
    let sum = first + square * (second + square * third)
    let half = 0.5 * z
    let leading = 1 - half
    return leading + (((1 - leading) - half) + (square * sum - r * low))
  }

  /// The angle in radians, −π/2…π/2, whose tangent is given.
  ///
  /// *Edge cases*: ±π/2 for an infinite tangent, NaN for NaN.
  public static func arcTangent(_ tangent: Double) -> Double {
    let size = abs(tangent)
    if size.isNaN { return tangent }
    let angle: Double
    if size > 2.414213562373095 {
      angle = 1.5707963267948966 - (arcTangentSeries(1 / size) - 6.123233995736766e-17)
    } else if size > 0.41421356237309503 {
      angle = 0.7853981633974483 + (arcTangentSeries((size - 1) / (size + 1)) + 3.061616997868383e-17)
    } else {
      angle = arcTangentSeries(size)
    }
    return tangent < 0 ? -angle : angle
  }

  /// The arc tangent for |y| up to tan(π/8), halved once more by y/(1 + √(1 + y²)), by its series.
  private static func arcTangentSeries(_ y: Double) -> Double {
    let x = y / (1 + (1 + y * y).squareRoot())
    let z = x * x
    var sum = 0.0
    var odd = 25.0
    while odd >= 3 {
      sum = (1 / odd) - z * sum
      odd -= 2
    }
    return 2 * (x - x * z * sum)
  }
}
