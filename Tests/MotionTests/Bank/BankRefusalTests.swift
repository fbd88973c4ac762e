import Motion
import Testing

/// What a bank and a sampler refuse at their border.
struct BankRefusalTests {
  @Test func aTimeStepThatIsNotAboveZero() async {
    await #expect(processExitsWith: .failure) { _ = SpringBank<Double>(timeStep: 0) }
    await #expect(processExitsWith: .failure) { _ = SpringBank<Double>(timeStep: .infinity) }
  }

  @Test func numbersThatAreNotFinite() async {
    await #expect(processExitsWith: .failure) {
      var bank = SpringBank<Double>(timeStep: 0.01)
      bank.append(.init(Spring(duration: 0.5, bounce: 0.2), from: .nan, target: 1))
    }
    await #expect(processExitsWith: .failure) {
      var bank = SpringBank<Float>(timeStep: 0.01)
      bank.append(.init(Spring(duration: 0.5, bounce: 0.2), from: 0, target: .infinity))
    }
    await #expect(processExitsWith: .failure) {
      _ = SpringSampler(Spring(duration: 0.5, bounce: 0.2)).positions(at: [0, -.infinity])
    }
  }

  @Test func anIndexThatIsNotThere() async {
    await #expect(processExitsWith: .failure) {
      var bank = SpringBank<Double>(timeStep: 0.01)
      bank.append(.init(Spring(duration: 0.5, bounce: 0.2), from: 0, target: 1))
      // Inside the padding of the tile, but not a spring.
      _ = bank.position(of: 1)
    }
  }

  @Test func aStepBack() async {
    await #expect(processExitsWith: .failure) {
      var bank = SpringBank<Double>(timeStep: 0.01)
      bank.advance(steps: -1)
    }
  }
}
