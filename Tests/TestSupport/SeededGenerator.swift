/// A random source that repeats itself: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
///
/// A property test prints the seed where it fails, so that the failure can be run again.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator whose numbers follow from the seed alone.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in the range, every value as likely as any other.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A positive number in the range, every order of magnitude as likely as any other.
  public mutating func magnitude(in range: ClosedRange<Double>) -> Double {
    let low = range.lowerBound
    return low * power(range.upperBound / low, number(in: 0...1))
  }

  private func power(_ base: Double, _ exponent: Double) -> Double {
    // Sixty halvings of the exponent: a root at a time, so that no C library is needed.
    var (result, root, rest) = (1.0, base, exponent)
    if rest >= 1 { return base }
    for _ in 0..<60 {
      root = root.squareRoot()
      rest *= 2
      if rest >= 1 {
        result *= root
        rest -= 1
      }
    }
    return result
  }
}
