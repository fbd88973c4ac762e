import Motion
import TestSupport
import Testing

/// The bank against the closed form, in every regime of damping.
struct SpringBankTests {
  static let seed: UInt64 = 0x5EED_0BA4
  static let step = 1.0 / 240

  @Test(arguments: BatchArithmetic.allCases)
  func followsTheClosedForm(_ arithmetic: BatchArithmetic) {
    var generator = SeededGenerator(seed: Self.seed)
    let members: [SpringBank<Double>.Member] = generator.bankMembers(333)
    var bank = SpringBank<Double>(timeStep: Self.step, arithmetic: arithmetic)
    bank.append(contentsOf: members)
    var done = 0
    for steps in [1, 6, 25, 68, 900] {
      bank.advance(steps: steps)
      done += steps
      for (index, member) in members.enumerated() {
        let truth = Self.truth(member, at: Double(done) * Self.step)
        // A rounding of the map and one of the state a step, and of the rest distance once.
        let allowed = Self.scale(member) * (Double(done) * 4e-16 + 4e-15) + 1e-12
        let frequency = (member.spring.stiffness / member.spring.mass).squareRoot()
        #expect(abs(bank.position(of: index) - truth.position) <= allowed, "seed \(Self.seed) \(member)")
        #expect(
          abs(bank.velocity(of: index) - truth.velocity) <= allowed * frequency, "seed \(Self.seed) \(member)"
        )
      }
    }
  }

  @Test(arguments: BatchArithmetic.allCases)
  func floatsFollowTheClosedForm(_ arithmetic: BatchArithmetic) {
    var generator = SeededGenerator(seed: Self.seed)
    let members: [SpringBank<Float>.Member] = generator.bankMembers(333)
    var bank = SpringBank<Float>(timeStep: Self.step, arithmetic: arithmetic)
    bank.append(contentsOf: members)
    bank.advance(steps: 240)
    for (index, member) in members.enumerated() {
      let wide = SpringBank<Double>.Member(
        member.spring, from: Double(member.position), velocity: Double(member.velocity),
        target: Double(member.target))
      let truth = Self.truth(wide, at: 1)
      let allowed = Self.scale(wide) * 240 * 1.2e-7
      #expect(abs(Double(bank.position(of: index)) - truth.position) <= allowed, "seed \(Self.seed)")
    }
  }

  @Test func positionsAndVelocitiesAreInTheOrderOfAdding() {
    var generator = SeededGenerator(seed: 3)
    var bank = SpringBank<Double>(timeStep: Self.step)
    for member: SpringBank<Double>.Member in generator.bankMembers(21) { bank.append(member) }
    bank.advance(steps: 9)
    #expect(bank.count == 21)
    #expect(bank.positions == (0..<21).map { bank.position(of: $0) })
    #expect(bank.velocities == (0..<21).map { bank.velocity(of: $0) })
  }

  @Test func aRetargetKeepsPositionAndVelocity() {
    var generator = SeededGenerator(seed: 4)
    var bank = SpringBank<Double>(timeStep: Self.step)
    let members: [SpringBank<Double>.Member] = generator.bankMembers(40)
    bank.append(contentsOf: members)
    bank.advance(steps: 17)
    for index in 0..<40 {
      let (position, velocity) = (bank.position(of: index), bank.velocity(of: index))
      bank.retarget(index, to: 7 - position)
      #expect(abs(bank.position(of: index) - position) <= 1e-13)
      #expect(bank.velocity(of: index) == velocity)
      #expect(bank.target(of: index) == 7 - position)
    }
    let before = SpringBank<Double>.Member(
      members[11].spring, from: bank.position(of: 11), velocity: bank.velocity(of: 11),
      target: bank.target(of: 11))
    bank.advance(steps: 50)
    let truth = Self.truth(before, at: 50 * Self.step)
    #expect(abs(bank.position(of: 11) - truth.position) <= 1e-11)
  }

  @Test func aNewTimeStepKeepsTheStates() {
    var generator = SeededGenerator(seed: 5)
    let members: [SpringBank<Double>.Member] = generator.bankMembers(50)
    var bank = SpringBank<Double>(timeStep: 1.0 / 60)
    bank.append(contentsOf: members)
    bank.advance(steps: 6)
    let positions = bank.positions
    bank.setTimeStep(1.0 / 240)
    #expect(bank.positions == positions)
    bank.advance(steps: 24)
    for (index, member) in members.enumerated() {
      let truth = Self.truth(member, at: 0.2)
      #expect(abs(bank.position(of: index) - truth.position) <= Self.scale(member) * 2e-14 + 1e-12)
    }
  }

  @Test func anEmptyBankIsAtRest() {
    var bank = SpringBank<Float>(timeStep: 0.01)
    bank.advance(steps: 10, workers: 4)
    #expect(bank.isAtRest)
    #expect(bank.positions.isEmpty)
    #expect(bank.stepCount == 10)
  }

  static func truth(_ member: SpringBank<Double>.Member, at time: Double) -> (
    position: Double, velocity: Double
  ) {
    BankOracle.state(
      member.spring, from: member.position, velocity: member.velocity, target: member.target, at: time)
  }

  /// The size of a motion: how far it starts from its target, and how far its velocity would carry it.
  static func scale(_ member: SpringBank<Double>.Member) -> Double {
    let frequency = (member.spring.stiffness / member.spring.mass).squareRoot()
    return abs(member.position - member.target) + abs(member.velocity) / frequency + abs(member.target)
  }
}
