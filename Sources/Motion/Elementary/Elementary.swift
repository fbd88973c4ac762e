/// Elementary functions whose bits are the same on every processor.
///
/// The C library picks its implementation by the processor, and results differ by one unit in the last place
/// between machines. These use only IEEE addition, multiplication, division and square root, in a fixed
/// order and without fused operations, so that a frame computed here has the same bytes anywhere.
///
/// *Accuracy*: exponential, sine and cosine within one unit in the last place of the C library's, the others within four.
public enum Elementary {
  /// Adding and taking away 1.5 · 2⁵² rounds a number below 2⁵¹ to the nearest integer.
  @usableFromInline static let roundingShift = 6_755_399_441_055_744.0
  /// ln 2 in two parts; the first has 32 trailing zero bits, so that its product with an exponent is exact.
  @usableFromInline static let ln2High = 0x1.62e42feep-1
  @usableFromInline static let ln2Low = 0x1.a39ef35793c76p-33

  /// e raised to a power.
  ///
  /// *Edge cases*: 0 below −745.2, infinite above 709.8, NaN for NaN.
  @inlinable
  public static func exp(_ x: Double) -> Double {
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019412 { return 0 }
    if x.isNaN { return x }
    let n = (x * 1.4426950408889634 + roundingShift) - roundingShift
    let high = x - n * ln2High
    let low = n * ln2Low
    let r = high - low
    let correction = (high - r) - low
    let value = 1 + (r + (exponentialTail(r) + correction))
    return scaled(value, byPowerOfTwo: Int(n))
  }

  /// e raised to a power, less one, without loss for small arguments.
  ///
  /// *Edge cases*: −1 below −745.2, infinite above 709.8, NaN for NaN.
  @inlinable
  public static func expMinusOne(_ x: Double) -> Double {
    abs(x) < 0.35 ? x + exponentialTail(x) : exp(x) - 1
  }

  /// (1 − e⁻ʸ)/y, which is 1 at 0.
  ///
  /// *Edge cases*: continued by its series where y is too small to divide by.
  @inlinable
  public static func decayQuotient(_ y: Double) -> Double {
    abs(y) < 1e-300 ? 1 : -expMinusOne(-y) / y
  }

  /// eʳ − 1 − r for |r| below 0.35, by the Taylor series to the thirteenth power.
  @inlinable
  static func exponentialTail(_ r: Double) -> Double {
    var sum = 1.0 / 6_227_020_800
    sum = sum * r + 1.0 / 479_001_600
    sum = sum * r + 1.0 / 39_916_800
    sum = sum * r + 1.0 / 3_628_800
    sum = sum * r + 1.0 / 362_880
    sum = sum * r + 1.0 / 40_320
    sum = sum * r + 1.0 / 5_040
    sum = sum * r + 1.0 / 720
    sum = sum * r + 1.0 / 120
    sum = sum * r + 1.0 / 24
    sum = sum * r + 1.0 / 6
    sum = sum * r + 1.0 / 2
    return r * r * sum
  }

  /// A number times a power of two, in two steps where one would leave the normal range.
  @inlinable
  static func scaled(_ value: Double, byPowerOfTwo n: Int) -> Double {
    if n > -1022 && n < 1023 { return value * powerOfTwo(n) }
    let half = n / 2
    return value * powerOfTwo(half) * powerOfTwo(n - half)
  }

  /// Two raised to a power within the normal range.
  @inlinable
  static func powerOfTwo(_ n: Int) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(n + 1023)) << 52)
  }
}
