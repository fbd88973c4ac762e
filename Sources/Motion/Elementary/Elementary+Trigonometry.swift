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
    let n = (angle * 0.6366197723675814 + roundingShift) - roundingShift
    let coarse = angle - n * halfPi1
    let middle = n * halfPi2
    let fine = coarse - middle
    let rest = n * halfPi3 - ((coarse - fine) - middle)
    let r = fine - rest
    let low = (fine - r) - rest
    let sine = sineSeries(r, low)
    let cosine = cosineSeries(r, low)
    switch Int(n) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
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

  /// sin(r + low) for |r| up to π/4.
  @inlinable
  static func sineSeries(_ r: Double, _ low: Double) -> Double {
    let z = r * r
    var sum = 1.0 / 355_687_428_096_000
    sum = sum * z - 1.0 / 1_307_674_368_000
    sum = sum * z + 1.0 / 6_227_020_800
    sum = sum * z - 1.0 / 39_916_800
    sum = sum * z + 1.0 / 362_880
    sum = sum * z - 1.0 / 5_040
    sum = sum * z + 1.0 / 120
    let cubic = z * r
    return r - ((z * (0.5 * low - cubic * sum) - low) + cubic * (1.0 / 6))
  }

  /// cos(r + low) for |r| up to π/4.
  @inlinable
  static func cosineSeries(_ r: Double, _ low: Double) -> Double {
    let z = r * r
    var sum = -1.0 / 6_402_373_705_728_000
    sum = sum * z + 1.0 / 20_922_789_888_000
    sum = sum * z - 1.0 / 87_178_291_200
    sum = sum * z + 1.0 / 479_001_600
    sum = sum * z - 1.0 / 3_628_800
    sum = sum * z + 1.0 / 40_320
    sum = sum * z - 1.0 / 720
    sum = sum * z + 1.0 / 24
    let half = 0.5 * z
    let leading = 1 - half
    return leading + (((1 - leading) - half) + (z * z * sum - r * low))
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
