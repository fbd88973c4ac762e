import Motion

/// The closed form in wide arithmetic, by series and doubling instead of the rearrangements of the library.
enum BankOracle {
  static func state(
    _ spring: Spring, from start: Double, velocity: Double, target: Double, at time: Double
  ) -> (position: Double, velocity: Double) {
    let decay = Wide(spring.damping) / (2 * Wide(spring.mass))
    let square = Wide(spring.stiffness) / Wide(spring.mass)
    let offset = Wide(start) - Wide(target)
    let difference = decay * decay - square
    let (c, s) = waves(difference, decay, Wide(time))
    let position = offset * c + (Wide(velocity) + decay * offset) * s
    let rate = Wide(velocity) * c - (decay * Wide(velocity) + square * offset) * s
    return (Double(Wide(target) + position), Double(rate))
  }

  /// e^(−γt) cosh(√d t) and e^(−γt) sinh(√d t)/√d, or cos and sin for d < 0: series of a small part of the time,
  /// doubled; the envelope goes with each part, so that nothing overflows.
  private static func waves(_ difference: Wide, _ decay: Wide, _ time: Wide) -> (Wide, Wide) {
    var halvings = 0
    var part = time
    while (difference.magnitude + decay * decay) * part * part > 0.1 {
      part /= 2
      halvings += 1
    }
    let z = difference * part * part
    var (c, s, term, envelope, power) = (Wide(1), Wide(1), Wide(1), Wide(1), Wide(1))
    for index in 1..<20 {
      term *= z / Wide(2 * index * (2 * index - 1))
      c += term
      s += term / Wide(2 * index + 1)
      power *= -decay * part / Wide(index)
      envelope += power
    }
    (c, s) = (envelope * c, envelope * s * part)
    for _ in 0..<halvings { (c, s) = (c * c + difference * s * s, 2 * c * s) }
    return (c, s)
  }
}

#if arch(x86_64)
  typealias Wide = Float80
#else
  typealias Wide = Double
#endif
