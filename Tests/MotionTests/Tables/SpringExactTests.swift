import Foundation
import Motion
import TestSupport
import Testing

/// The damped oscillator to 60 digits against ``Spring``.
///
/// Source of the rows: the closed form in 60-digit arithmetic; see docs/springs.md.
@Suite struct SpringExactTests {
  @Test func everyRowWithinTheRange() throws {
    for row in try FixtureTable("springs-exact.csv").rows {
      let numbers = row.compactMap(Double.init)
      try #require(numbers.count == 9)
      let spring = Spring(
        mass: numbers[0], stiffness: numbers[1], damping: numbers[2], allowOverDamping: true)
      let (from, target, initial, time) = (numbers[3], numbers[4], numbers[5], numbers[6])
      let range = Swift.max(abs(target - from), abs(initial) / spring.angularFrequency, 1)
      let value = from + spring.value(target: target - from, initialVelocity: initial, time: time)
      let velocity = spring.velocity(target: target - from, initialVelocity: initial, time: time)
      #expect(abs(value - numbers[7]) <= 1e-14 * 100 * range, "\(row)")
      #expect(
        abs(velocity - numbers[8]) <= 1e-12 * range * Swift.max(1, spring.angularFrequency), "\(row)")
    }
  }
}
