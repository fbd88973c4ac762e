import Motion
import TestSupport
import Testing

/// The closed form at many times at once.
struct SpringSamplerTests {
  static let seed: UInt64 = 0x7135

  @Test(arguments: BatchArithmetic.allCases)
  func followsWideArithmetic(_ arithmetic: BatchArithmetic) {
    var generator = SeededGenerator(seed: Self.seed)
    for _ in 0..<300 {
      let member: SpringBank<Double>.Member = generator.bankMember()
      let times = (0..<13).map { _ in Double.random(in: 0...4, using: &generator) } + [0, 1e-9, 60]
      let sampler = SpringSampler(
        member.spring, from: member.position, target: member.target, velocity: member.velocity)
      let states = sampler.states(at: times, arithmetic: arithmetic)
      let frequency = (member.spring.stiffness / member.spring.mass).squareRoot()
      let scale = SpringBankTests.scale(member)
      for (index, time) in times.enumerated() {
        let truth = SpringBankTests.truth(member, at: time)
        // The angle ωt is itself rounded to a double.
        let allowed = scale * (1e-14 + 4e-16 * frequency * time)
        #expect(
          abs(states.positions[index] - truth.position) <= allowed, "seed \(Self.seed) \(member) \(time)")
        #expect(
          abs(states.velocities[index] - truth.velocity) <= allowed * frequency * 2,
          "seed \(Self.seed) \(member) \(time)")
      }
    }
  }

  @Test func theNumberOfTimesAndOfWorkersDoesNotMatter() {
    let sampler = SpringSampler(Spring(duration: 0.4, bounce: 0.2), from: 2, target: -1, velocity: 30)
    let times = (0..<1_000).map { Double($0 * 7 % 1_000) * 0.003 }
    let whole = sampler.positions(at: times)
    for count in [1, 2, 3, 4, 5, 7, 998] {
      #expect(sampler.positions(at: Array(times.prefix(count))) == Array(whole.prefix(count)))
    }
    for workers in [2, 3, 500] { #expect(sampler.positions(at: times, workers: workers) == whole) }
    #expect(sampler.states(at: times).positions == whole)
    #expect(sampler.positions(at: []).isEmpty)
  }

  @Test func reproducibleAndPortableAgreeToTheBit() {
    var generator = SeededGenerator(seed: Self.seed)
    for _ in 0..<50 {
      let sampler = SpringSampler(generator.bankSpring(), from: 3, target: 9, velocity: -4)
      let times = (0..<97).map { _ in Double.random(in: 0...5, using: &generator) }
      let wide = sampler.states(at: times, arithmetic: .reproducible)
      let narrow = sampler.states(at: times, arithmetic: .portable)
      #expect(wide.positions == narrow.positions && wide.velocities == narrow.velocities)
    }
  }

  @Test(arguments: BatchArithmetic.allCases)
  func anUndampedSpringIsRightAfterMillionsOfRadians(_ arithmetic: BatchArithmetic) {
    let sampler = SpringSampler(Spring(mass: 1, stiffness: 4096, damping: 0), from: 1, target: 0)
    // 64 t is exact here: on both sides of where the vectors' reduction ends. The cosines are of 60 digits.
    let times = [16_383.5, 16_384.5, 50_000]
    let expected = [0.9695897454099351250667822, 0.6051042746592741513734979, 0.4137697147329737189545274]
    for (value, truth) in zip(sampler.positions(at: times, arithmetic: arithmetic), expected) {
      #expect(abs(value - truth) <= 2e-15)
    }
  }
}
