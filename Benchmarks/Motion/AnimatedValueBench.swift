import Motion

/// A value on its way, asked where it is at random times: what every element of a scene costs in every frame.
enum AnimatedValueBench {
  static var benches: [Bench] { [Bench(name: "animated-value", make: workload)] }

  private static let spring = Spring(duration: 0.5, bounce: 0.3)

  private static func workload() -> Workload {
    var generator = SeededGenerator(seed: 12)
    let times = (0..<100_000).map { _ in Double.random(in: 0.3...1.5, using: &generator) }
    func contestant(_ name: String, _ value: AnimatedValue<Double>) -> Contestant {
      Contestant(name) { times.reduce(0) { $0 + value.state(at: $1).value } }
    }
    return Workload(
      name: "animated-value", operations: times.count, unit: "state", firstIsLimit: true,
      contestants: [
        Contestant("closed form, value and velocity") {
          times.reduce(0) { sum, time in
            let map = spring.oscillator.map(over: time)
            return sum + map.displacement(-1.0, 0.0) + map.velocity(-1.0, 0.0)
          }
        },
        contestant("spring", moving(.spring(spring))),
        contestant("spring, turned round twice", turnedRound(.spring(spring))),
        contestant("curve", moving(.easeInOut(duration: 2))),
        contestant("three curves at once", turnedRound(.easeInOut(duration: 2))),
        contestant("spring, SwiftUI's stepping", moving(.spring(spring), Playback(.swiftui))),
      ],
      check: check)
  }

  private static func moving(
    _ animation: Animation, _ playback: Playback = Playback(.exact)
  ) -> AnimatedValue<Double> {
    var value = AnimatedValue(0.0, playback: playback)
    value.set(1, at: 0, animation: animation)
    return value
  }

  private static func turnedRound(_ animation: Animation) -> AnimatedValue<Double> {
    var value = moving(animation)
    value.set(-1, at: 0.1, animation: animation)
    value.set(1, at: 0.2, animation: animation)
    return value
  }

  /// A spring that was turned round twice is where the states that are handed on by hand say.
  private static func check() -> String? {
    var (position, velocity) = (0.0, 0.0)
    for (target, duration) in [(1.0, 0.1), (-1.0, 0.1), (1.0, 0.2)] {
      spring.update(value: &position, velocity: &velocity, target: target, deltaTime: duration)
    }
    let value = turnedRound(.spring(spring)).state(at: 0.4).value
    return abs(value - position) <= 1e-12 ? nil : "\(value), expected \(position)"
  }
}
