import Motion
import TestSupport
import Testing

/// What a spring does depends on nothing but itself, to the last bit.
struct BankIndependenceTests {
  static let seed: UInt64 = 0xA11_0DE

  @Test(arguments: BatchArithmetic.allCases)
  func neighboursPlaceAndSizeDoNotMatter(_ arithmetic: BatchArithmetic) {
    compare(SpringBank<Double>.self, arithmetic)
    compare(SpringBank<Float>.self, arithmetic)
  }

  private func compare<Scalar: BankScalar>(_: SpringBank<Scalar>.Type, _ arithmetic: BatchArithmetic) {
    var generator = SeededGenerator(seed: Self.seed)
    for size in [1, 2, 15, 16, 17, 31, 32, 33, 70] {
      let members: [SpringBank<Scalar>.Member] = generator.bankMembers(size)
      var all = SpringBank<Scalar>(timeStep: 1.0 / 90, arithmetic: arithmetic)
      all.append(contentsOf: members)
      // Long enough that some rest and others, undamped, never do.
      all.advance(steps: 1_003)
      for (index, member) in members.enumerated() {
        var alone = SpringBank<Scalar>(timeStep: 1.0 / 90, arithmetic: arithmetic)
        alone.append(member)
        alone.advance(steps: 1_003)
        #expect(isSame(all, index, alone, 0), "seed \(Self.seed), \(size) springs, \(member)")
      }
    }
  }

  @Test(arguments: BatchArithmetic.allCases)
  func theDivisionIntoCallsDoesNotMatter(_ arithmetic: BatchArithmetic) {
    var generator = SeededGenerator(seed: Self.seed)
    let members: [SpringBank<Double>.Member] = generator.bankMembers(45)
    var whole = SpringBank<Double>(timeStep: 1.0 / 90, arithmetic: arithmetic)
    whole.append(contentsOf: members)
    var single = whole
    var uneven = whole
    whole.advance(steps: 700)
    for _ in 0..<700 { single.advance(steps: 1) }
    for steps in [31, 1, 32, 33, 64, 0, 239, 300] { uneven.advance(steps: steps) }
    for index in 0..<45 {
      #expect(isSame(whole, index, single, index))
      #expect(isSame(whole, index, uneven, index))
    }
    #expect(whole.visitedCount == single.visitedCount)
  }

  @Test(arguments: [2, 3, 7, 400])
  func theNumberOfWorkersDoesNotMatter(_ workers: Int) {
    var generator = SeededGenerator(seed: Self.seed)
    var one = SpringBank<Double>(timeStep: 1.0 / 90)
    one.append(contentsOf: generator.bankMembers(1_000))
    var many = one
    one.advance(steps: 99)
    many.advance(steps: 99, workers: workers)
    #expect(one.positions == many.positions)
    #expect(one.velocities == many.velocities)
  }

  @Test func theOrderOfRetargetsDoesNotMatter() {
    var generator = SeededGenerator(seed: Self.seed)
    var forth = SpringBank<Float>(timeStep: 1.0 / 90)
    forth.append(contentsOf: generator.bankMembers(200))
    forth.advance(steps: 5_000)
    var back = forth
    for index in 0..<200 { forth.retarget(index, to: Float(index)) }
    for index in (0..<200).reversed() { back.retarget(index, to: Float(index)) }
    forth.advance(steps: 40)
    back.advance(steps: 40)
    #expect(forth.positions == back.positions)
  }

  private func isSame<Scalar: BankScalar>(
    _ a: SpringBank<Scalar>, _ i: Int, _ b: SpringBank<Scalar>, _ j: Int
  ) -> Bool {
    // Equal and of the same sign, so that −0 is not taken for 0.
    a.position(of: i) == b.position(of: j) && a.velocity(of: i) == b.velocity(of: j)
      && a.position(of: i).sign == b.position(of: j).sign && a.velocity(of: i).sign == b.velocity(of: j).sign
  }
}
