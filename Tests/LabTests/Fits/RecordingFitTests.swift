import Lab
import Motion
import TestSupport
import Testing

@Suite struct RecordingFitTests {
  private struct Recording {
    var times: [Double] = []
    var values: [Double] = []
  }

  /// A spring recorded with noise, an offset, a late start and an uneven clock.
  private func record(_ motion: SpringMotion, start: Double, noise: Double, seed: UInt64) -> Recording {
    var random = SeededGenerator(seed: seed)
    var recording = Recording()
    for index in 0..<150 {
      let time = 12 + Double(index) / 60 + random.number(in: -0.002...0.002)
      let shaken = (0..<12).reduce(-6.0) { sum, _ in sum + random.number(in: 0...1) }
      let value = time < start ? motion.start : motion.value(at: time - start)
      recording.times.append(time)
      recording.values.append(value + noise * shaken)
    }
    return recording
  }

  @Test(arguments: [0.3, 0.7, 1, 1.4]) func findsWhatWasRecorded(ratio: Double) throws {
    let motion = SpringMotion(Spring(response: 0.5, dampingRatio: ratio), from: 40, target: 340)
    let recording = record(motion, start: 12.41, noise: 1.5, seed: 7)
    let fit = try RecordingFit(times: recording.times, values: recording.values)
    #expect(isClose(fit.duration.value, 0.5, within: 0.03))
    #expect(isClose(fit.dampingRatio.value, ratio, within: 0.1))
    #expect(isClose(fit.startTime.value, 12.41, within: 0.01))
    #expect(isClose(fit.noise, 1.5, within: 0.4))
  }

  /// Of intervals that hold the truth in 95 of 100 recordings, nearly so many must.
  @Test func isAsSureAsItSays() throws {
    let motion = SpringMotion(Spring(response: 0.5, dampingRatio: 0.6), from: 0, target: 100)
    var held = 0
    for seed in 1...16 {
      let recording = record(motion, start: 12.3, noise: 2, seed: UInt64(seed))
      let fit = try RecordingFit(times: recording.times, values: recording.values)
      let margin = try #require(fit.duration.margin)
      #expect(margin > 0 && margin < 0.05)
      if abs(fit.duration.value - 0.5) <= margin { held += 1 }
    }
    #expect(held >= 13)
  }

  @Test func refusesWhatIsNoSpring() {
    #expect(throws: RecordingFit.Refusal.tooFew(3)) {
      try RecordingFit(times: [0, 1, 2], values: [1, 2, 3])
    }
    let times = (0..<50).map(Double.init)
    #expect(throws: RecordingFit.Refusal.constant) {
      try RecordingFit(times: times, values: times.map { _ in 4 })
    }
    var random = SeededGenerator(seed: 5)
    let noise = times.map { _ in random.number(in: -1...1) }
    #expect(throws: RecordingFit.Refusal.noSpring) { try RecordingFit(times: times, values: noise) }
  }
}
