import Motion

/// The answers of the benchmark's bank against the closed form.
enum BankCheck {
  /// What is wrong with the bank after a thousand steps, or nil.
  static func complaint<Scalar: BankScalar>(of type: Scalar.Type, tolerance: Double) -> String? {
    for arithmetic in BatchArithmetic.allCases {
      let start: SpringBank<Scalar> = BankBench.bank(1_000, arithmetic)
      var bank = start
      bank.advance(steps: 1_000)
      var generator = SeededGenerator(seed: 7)
      for index in 0..<bank.count {
        let duration = Double.random(in: 0.4...2, using: &generator)
        let bounce = Double.random(in: 0.7...1, using: &generator)
        let target = Double(Scalar(Double.random(in: -300...300, using: &generator)))
        let sampler = SpringSampler(
          Spring(duration: duration, bounce: bounce), from: 10, target: target, velocity: -3)
        let expected = sampler.positions(at: [1_000 * bank.timeStep])[0]
        let error = abs(Double(bank.position(of: index)) - expected)
        if !(error <= tolerance) {
          return "spring \(index), \(arithmetic): \(bank.position(of: index)), expected \(expected)"
        }
      }
    }
    return nil
  }
}
