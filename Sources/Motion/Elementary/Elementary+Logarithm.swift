extension Elementary {
  /// The natural logarithm.
  ///
  /// *Edge cases*: −infinity at 0, infinite at infinity, NaN below 0 and for NaN.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    var exponent = Double(x.exponent)
    var mantissa = x.significand
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      exponent += 1
    }
    let f = mantissa - 1
    let s = f / (2 + f)
    let half = 0.5 * f * f
    let tail = s * (half + inverseTangentTail(s * s))
    return exponent * ln2High - ((half - (tail + exponent * ln2Low)) - f)
  }

  /// The natural logarithm of one more than the argument, without loss for small arguments.
  ///
  /// *Edge cases*: −infinity at −1, NaN below −1.
  public static func logOnePlus(_ x: Double) -> Double {
    let sum = 1 + x
    guard abs(x) < 0.5 else { return log(sum) }
    // The rounding of 1 + x is known exactly, and its effect is put back to first order.
    return sum == 1 ? x : log(sum) + (x - (sum - 1)) / sum
  }

  /// A power of a number that is not negative.
  ///
  /// *Edge cases*: 0 at 0. *Accuracy*: a few units in the last place while the result is near 1.
  public static func power(_ base: Double, _ exponent: Double) -> Double {
    base > 0 ? exp(exponent * log(base)) : 0
  }

  /// The cube root, negative for a negative number.
  ///
  /// *Accuracy*: two units in the last place.
  public static func cubeRoot(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    let size = abs(x)
    var root = exp(log(size) / 3)
    root -= (root * root * root - size) / (3 * root * root)
    return x < 0 ? -root : root
  }

  /// 2z/3 + 2z²/5 + …, the tail of 2 artanh(s) − 2s over s, with z = s² up to 0.0295.
  private static func inverseTangentTail(_ z: Double) -> Double {
    var sum = 0.0
    var odd = 23.0
    while odd >= 3 {
      sum = (sum + 2 / odd) * z
      odd -= 2
    }
    return sum
  }
}
