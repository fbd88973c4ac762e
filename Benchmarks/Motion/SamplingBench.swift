import Motion

/// The closed form and the Bézier at a million random places.
enum SamplingBench {
  static let count = 1_000_000

  static var benches: [Bench] {
    [
      Bench(name: "closed-form-bouncing") {
        closedForm("closed-form-bouncing", Spring(duration: 0.5, bounce: 0.3))
      },
      Bench(name: "closed-form-critical") {
        closedForm("closed-form-critical", Spring(duration: 0.5, bounce: 0))
      },
      Bench(name: "closed-form-creeping") {
        closedForm("closed-form-creeping", Spring(duration: 0.5, bounce: -0.5))
      },
      Bench(name: "bezier-ease-in-out") { bezier("bezier-ease-in-out", 0.42, 0, 0.58, 1) },
      Bench(name: "bezier-flat-ends") { bezier("bezier-flat-ends", 0, 0.2, 1, 0.7) },
      Bench(name: "bezier-upright-middle") { bezier("bezier-upright-middle", 1, 0, 0, 1) },
    ]
  }

  private static func random(in range: ClosedRange<Double>) -> [Double] {
    var generator = SeededGenerator(seed: 99)
    return (0..<count).map { _ in Double.random(in: range, using: &generator) }
  }

  private static func closedForm(_ name: String, _ spring: Spring) -> Workload {
    let times = random(in: 0...2)
    let sampler = SpringSampler(spring, from: 3, target: -1, velocity: 20)
    func contestant(
      _ name: String, _ wanted: Wanted?, _ clock: Clock = .thread, _ arithmetic: BatchArithmetic = .fastest,
      workers: Int = 1
    ) -> Contestant {
      var positions = times
      return Contestant(name, wanted: wanted, clock: clock) {
        sampler.write(at: times, into: &positions, arithmetic: arithmetic, workers: workers)
        return positions[7]
      }
    }
    return Workload(
      name: name, operations: count, unit: "sample", firstIsLimit: false,
      contestants: [
        Contestant("one by one", wanted: .nanoseconds(15)) {
          var sum = 0.0
          for time in times { sum += spring.value(target: -4, initialVelocity: 20, time: time) }
          return sum
        },
        contestant("batched", .nanoseconds(8)),
        contestant("batched, portable", nil, .thread, .portable),
        contestant("one worker, on the wall", nil, .wall),
        contestant("two workers", .speedup(1.8, over: "one worker, on the wall"), .wall, workers: 2),
      ],
      check: { complaint(about: sampler, at: times) ?? Reference.complaint })
  }

  /// Whether the ways to the closed form agree with each other; `Reference` says whether they are right.
  private static func complaint(about sampler: SpringSampler, at times: [Double]) -> String? {
    for arithmetic in BatchArithmetic.allCases {
      let positions = sampler.positions(at: times, arithmetic: arithmetic, workers: 2)
      for (time, position) in zip(times, positions) {
        let expected: Double = 3 + sampler.spring.value(target: -4.0, initialVelocity: 20.0, time: time)
        if !(abs(position - expected) <= 1e-13) { return "\(position) at \(time), expected \(expected)" }
      }
    }
    return nil
  }

  private static func bezier(_ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)
    -> Workload
  {
    let xs = random(in: 0...1)
    let prepared = CubicBezierCurve(x1: x1, y1: y1, x2: x2, y2: y2)
    let curve = UnitCurve(.bezier(prepared))
    func contestant(_ name: String, _ wanted: Wanted?, _ arithmetic: BatchArithmetic) -> Contestant {
      var ys = xs
      return Contestant(name, wanted: wanted) {
        prepared.write(at: xs, into: &ys, arithmetic: arithmetic)
        return ys[7]
      }
    }
    return Workload(
      name: name, operations: count, unit: "value", firstIsLimit: false,
      contestants: [
        Contestant("one by one", wanted: .nanoseconds(20)) {
          var sum = 0.0
          for x in xs { sum += curve.value(at: x) }
          return sum
        },
        contestant("batched", .nanoseconds(5), .fastest),
        contestant("batched, portable", nil, .portable),
      ],
      check: { complaint(about: prepared) })
  }

  /// Points of the curve by their parameter, whose xs are exact enough that y is to be met within 10⁻¹².
  private static func complaint(about curve: CubicBezierCurve) -> String? {
    let points = (0...256).map { index in
      let t = Double(index) / 256
      func coordinate(_ first: Double, _ second: Double) -> Double {
        t * (3 * (1 - t) * ((1 - t) * first + t * second) + t * t)
      }
      return (x: coordinate(curve.x1, curve.x2), y: coordinate(curve.y1, curve.y2))
    }
    let xs = points.map(\.x)
    for arithmetic in BatchArithmetic.allCases {
      let ys = curve.values(at: xs, arithmetic: arithmetic)
      for (index, point) in points.enumerated() {
        for y in [ys[index], curve.value(at: point.x)] where !(abs(y - point.y) <= 1e-12) {
          return "\(y) at \(point.x), expected \(point.y)"
        }
      }
    }
    return nil
  }
}
