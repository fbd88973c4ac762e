public import SpringKernels

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
    // Inside these bounds the power of two is a normal number.
    guard x > -708 && x < 709 else { return extremeExponential(x) }
    let shifted = x * 92.332482616893657 + roundingShift
    return exponential(x, shifted, timesTwoToThe: shifted.bitPattern >> 6)
  }

  /// eˣ as 2ⁿ · 2^(i/64) · eʳ, the second from a table and the third by its series, with another n in the place of its own.
  ///
  /// The number 64n + i stands in the low bits of `shifted`; of the exponent the low twelve bits count.
  @inlinable
  static func exponential(_ x: Double, _ shifted: Double, timesTwoToThe exponent: UInt64) -> Double {
    let n = shifted - roundingShift
    let r = (x - n * (ln2High / 64)) - n * (ln2Low / 64)
    let index = shifted.bitPattern
    let scale = Double(bitPattern: spring_root_of_two(index).bitPattern &+ exponent << 52)
    // eʳ − 1 for |r| up to ln 2/128, fitted by Chebyshev's nodes; its error is 5 · 10⁻¹⁸.
    let square = r * r
    let low = 0x1.ffffffffff57dp-2 + r * 0x1.5555555555255p-3
    let high = 0x1.55556b342389bp-5 + r * 0x1.11111d90623e3p-7
    let rest = (spring_root_of_two_rest(index) + r) + (square * low + square * square * high)
    return scale + scale * rest
  }

  /// The exponential where its power of two may leave the normal range.
  @usableFromInline
  static func extremeExponential(_ x: Double) -> Double {
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019412 { return 0 }
    if x.isNaN { return x }
    let shifted = x * 92.332482616893657 + roundingShift
    let exponent = Int(shifted - roundingShift) >> 6
    return scaled(exponential(x, shifted, timesTwoToThe: 0), byPowerOfTwo: exponent)
  }

  /// e raised to a power, less one, without loss for small arguments.
  ///
  /// *Edge cases*: −1 below −745.2, infinite above 709.8, NaN for NaN.
  @inlinable
  public static func expMinusOne(_ x: Double) -> Double {
    abs(x) < 0.34 ? x + exponentialTail(x) : exp(x) - 1
  }

  /// (1 − e⁻ʸ)/y, which is 1 at 0.
  ///
  /// *Edge cases*: continued by its series where y is too small to divide by.
  @inlinable
  public static func decayQuotient(_ y: Double) -> Double {
    abs(y) < 1e-300 ? 1 : -expMinusOne(-y) / y
  }

  /// eʳ − 1 − r for |r| up to ln 2/2, by a polynomial fitted by Remez' exchange; its error is 1.3 · 10⁻¹⁷.
  ///
  /// Summed in pairs: a chain of Horner's would be what everything waits for.
  @inlinable
  static func exponentialTail(_ r: Double) -> Double {
    let square = r * r
    let fourth = square * square
    let first = 0x1.0000000000001p-1 + r * 0x1.5555555555558p-3
    let second = 0x1.5555555553d63p-5 + r * 0x1.111111110f7ffp-7
    let third = 0x1.6c16c1788be7bp-10 + r * 0x1.a01a01b00d4ccp-13
    let fourthPair = 0x1.a019b90d0cc36p-16 + r * 0x1.71ddf6b3d0d67p-19
    let fifth = 0x1.2891857a2bb71p-22 + r * 0x1.af6325ceafc2cp-26
    let low = first + square * second
    let high = (third + square * fourthPair) + fourth * fifth
    return square * (low + fourth * high)
  }

  /// A number times a power of two, in two steps where one would leave the normal range.
  private static func scaled(_ value: Double, byPowerOfTwo n: Int) -> Double {
    if n > -1022 && n < 1023 { return value * powerOfTwo(n) }
    let half = n / 2
    return value * powerOfTwo(half) * powerOfTwo(n - half)
  }

  /// Two raised to a power within the normal range.
  private static func powerOfTwo(_ n: Int) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(n + 1023)) << 52)
  }
}
