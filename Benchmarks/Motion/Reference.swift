import Motion

/// A row of springs-exact.csv: a spring, a time, and the state then, rounded from 60 digits.
struct Reference {
  let spring: Spring
  let from, target, velocity, time, position, endVelocity: Double

  /// The rows that are built in; a row that cannot be read would be a broken build.
  static var rows: [Reference] {
    let text = String(decoding: PackageResources.springs_exact_csv, as: UTF8.self)
    return text.split(separator: "\n").dropFirst().map { line in
      let numbers = line.split(separator: ",").prefix(9).compactMap { Double($0) }
      precondition(numbers.count == 9, "A reference row has nine numbers.")
      return Reference(numbers)
    }
  }

  private init(_ numbers: [Double]) {
    spring = Spring(
      mass: numbers[0], stiffness: numbers[1], damping: numbers[2], allowOverDamping: true)
    (from, target, velocity) = (numbers[3], numbers[4], numbers[5])
    (time, position, endVelocity) = (numbers[6], numbers[7], numbers[8])
  }

  /// What is wrong with the closed form against the rows, or nil: 10⁻¹² of the range is allowed.
  static var complaint: String? {
    for row in rows {
      let value =
        row.from
        + row.spring.value(
          target: row.target - row.from, initialVelocity: row.velocity, time: row.time)
      let errors = BatchArithmetic.allCases.map(row.samplerError) + [abs(value - row.position) / row.scale]
      if let worst = errors.max(), !(worst <= 1e-12) { return "\(worst) off \(row.position) at \(row.time)" }
    }
    return nil
  }

  /// The size of the motion.
  var scale: Double { abs(from - target) + abs(velocity) / spring.oscillator.frequency }

  func samplerError(_ arithmetic: BatchArithmetic) -> Double {
    let sampler = SpringSampler(spring, from: from, target: target, velocity: velocity)
    return abs(sampler.positions(at: [time], arithmetic: arithmetic)[0] - position) / scale
  }

  /// The error of a bank that takes sixteen steps to the time.
  func bankError<Scalar: BankScalar>(_: Scalar.Type, _ arithmetic: BatchArithmetic) -> Double {
    var bank = SpringBank<Scalar>(timeStep: time / 16, arithmetic: arithmetic)
    bank.append(.init(spring, from: Scalar(from), velocity: Scalar(velocity), target: Scalar(target)))
    bank.advance(steps: 16)
    return abs(Double(bank.position(of: 0)) - position) / scale
  }
}
