import Lab
import Motion
import TestSupport
import Testing

@Suite struct SpringMotionTests {
  static let seeds: [UInt64] = [1, 2, 3, 4]
  static let motionsPerSeed = 600

  private func forEach(_ seed: UInt64, _ body: (Int, SpringMotion) -> Void) {
    var motions = RandomMotions(seed: seed)
    for index in 0..<Self.motionsPerSeed { body(index, motions.next()) }
  }

  @Test(arguments: seeds) func settlesWhenAFineScanSays(seed: UInt64) {
    forEach(seed) { index, motion in
      let epsilon = 1e-3
      let time = motion.settleTime(within: epsilon)
      let scan = FineScan(motion, samples: 2000)
      let last = scan.values.indices.last { abs(scan.values[$0] - motion.target) >= epsilon }
      let scanned = last.map(scan.time)
      #expect((scanned ?? 0) <= time + 1e-9, "seed \(seed), motion \(index)")
      // Just before it the value is outside, at it and after it never again.
      if time > 0 {
        let slope = abs(motion.state(at: time).velocity)
        #expect(
          abs(abs(motion.value(at: time) - motion.target) - epsilon) <= 1e-9 * slope + 1e-12,
          "seed \(seed), motion \(index)")
        #expect(scan.time((last ?? 0) + 1) > time - scan.step - 1e-9, "seed \(seed), motion \(index)")
      }
      let reference = motion.spring.settleTime(
        target: motion.target - motion.start, initialVelocity: motion.velocity, epsilon: epsilon)
      #expect(abs(time - reference) <= 1e-7 + 1e-9 * time, "seed \(seed), motion \(index)")
    }
  }

  @Test(arguments: seeds) func overshootsWhereAFineScanIsFarthest(seed: UInt64) {
    forEach(seed) { index, motion in
      let scan = FineScan(motion, samples: 2000)
      let offsets = scan.values.map { ($0 - motion.target) * motion.direction }
      let farthest = offsets.max() ?? 0
      let found = motion.overshoot.map { abs($0.value - motion.target) } ?? 0
      let reach = motion.spring.oscillator.frequency * scan.step
      let slack =
        0.5 * reach * reach * (motion.range + abs(motion.velocity) / motion.spring.angularFrequency)
      #expect(found >= farthest - 1e-12 * (1 + abs(motion.target)), "seed \(seed), motion \(index)")
      #expect(found <= max(farthest, 0) + slack + 1e-9, "seed \(seed), motion \(index)")
      if let overshoot = motion.overshoot, found > 1e-6 {
        let (_, velocity) = motion.state(at: overshoot.time)
        let acceleration = motion.spring.oscillator.frequencySquared * found
        #expect(abs(velocity) <= 1e-9 * acceleration, "seed \(seed), motion \(index)")
      }
    }
  }

  @Test(arguments: seeds) func crossesTheTargetAsOftenAsAFineScan(seed: UInt64) {
    forEach(seed) { index, motion in
      let end = motion.settleTime()
      let scan = FineScan(motion, samples: 4000)
      let times = motion.targetCrossings(limit: 10_000)
      #expect(times.count == motion.targetCrossingCount(), "seed \(seed), motion \(index)")
      for time in times {
        let (value, velocity) = motion.state(at: time)
        let rounding = 1e-14 * (abs(motion.target) + motion.range + abs(motion.velocity))
        #expect(
          abs(value - motion.target) <= 1e-9 * abs(velocity) + rounding, "seed \(seed), motion \(index)")
      }
      let crossed = scan.values.indices.dropFirst(2).filter { place in
        scan.time(place) < end - 1e-9
          && (scan.values[place] - motion.target) * (scan.values[place - 1] - motion.target) < 0
      }
      #expect(times.count >= crossed.count, "seed \(seed), motion \(index)")
      #expect(
        times.filter { $0 > 2 * scan.step }.count <= crossed.count + 1, "seed \(seed), motion \(index)")
    }
  }

  @Test(arguments: seeds) func isFastestWhereAFineScanIs(seed: UInt64) {
    forEach(seed) { index, motion in
      let scan = FineScan(motion, samples: 2000)
      let fastest = scan.velocities.map(abs).max() ?? 0
      let peak = motion.peakVelocity
      #expect(abs(peak.value) >= fastest * (1 - 1e-12), "seed \(seed), motion \(index)")
      #expect(
        abs(motion.state(at: peak.time).velocity - peak.value) <= 1e-9 * max(fastest, 1e-9),
        "seed \(seed), motion \(index)")
      #expect(abs(peak.value) <= fastest * 1.02 + 1e-9, "seed \(seed), motion \(index)")
    }
  }

  @Test(arguments: seeds) func reachesPartsOfTheWayFirstWhenItDoes(seed: UInt64) {
    forEach(seed) { index, motion in
      for part in [0.1, 0.5, 0.9] {
        guard let time = motion.time(reaching: part) else {
          #expect(motion.range == 0)
          continue
        }
        let level = motion.start + part * (motion.target - motion.start)
        let (value, velocity) = motion.state(at: time)
        #expect(abs(value - level) <= 1e-9 * abs(velocity) + 1e-13, "seed \(seed), motion \(index)")
        for share in stride(from: 0.0, to: 0.999, by: 0.01) {
          let before = (motion.value(at: share * time) - level) * motion.direction
          #expect(before <= 1e-12, "seed \(seed), motion \(index)")
        }
      }
    }
  }

  @Test(arguments: seeds) func losesEnergyAndNeverGainsIt(seed: UInt64) {
    forEach(seed) { index, motion in
      let end = motion.settleTime()
      var last = 1.0
      for step in 0...50 {
        let left = motion.energyLeft(at: end * Double(step) / 50)
        #expect(left <= last + 1e-12 && left >= 0, "seed \(seed), motion \(index)")
        last = left
      }
    }
  }
}
