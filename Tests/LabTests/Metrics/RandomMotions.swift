import Lab
import Motion
import TestSupport

/// Motions of every kind: all regimes and their neighbourhoods, mass not 1, velocity and origin not 0.
struct RandomMotions {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> SpringMotion {
    let mass = random.magnitude(in: 0.1...10)
    let frequency = random.magnitude(in: 1...100)
    let stiffness = mass * frequency * frequency
    let damping = 2 * ratio() * mass * frequency
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    let start = random.number(in: -10...10)
    let target = Int.random(in: 0..<8, using: &random) == 0 ? start : random.number(in: -10...10)
    let speed = Int.random(in: 0..<3, using: &random) == 0 ? 0 : random.number(in: -40...40) * frequency / 4
    return SpringMotion(spring, from: start, target: target, velocity: speed)
  }

  private mutating func ratio() -> Double {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: 1
    case 1: 1 + random.magnitude(in: 1e-12...1e-2)
    case 2: 1 - random.magnitude(in: 1e-12...1e-2)
    case 3: random.number(in: 1...5)
    default: random.number(in: 0.03...1)
    }
  }
}

/// A motion sampled finely over its whole course, from its closed form alone.
struct FineScan {
  let step: Double
  let values: [Double]
  let velocities: [Double]

  init(_ motion: SpringMotion, samples: Int) {
    let end = Swift.max(motion.settleTime(within: 1e-3) * 1.2, 8 / motion.spring.angularFrequency)
    step = end / Double(samples)
    var (values, velocities) = ([Double](), [Double]())
    for index in 0...samples {
      let map = motion.spring.oscillator.map(over: Double(index) * end / Double(samples))
      let offset = motion.start - motion.target
      values.append(motion.target + map.displacement(offset, motion.velocity))
      velocities.append(map.velocity(offset, motion.velocity))
    }
    self.values = values
    self.velocities = velocities
  }

  func time(_ index: Int) -> Double { Double(index) * step }
}
