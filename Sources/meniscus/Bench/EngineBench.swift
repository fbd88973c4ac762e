import Exporters
import Geometry
import Motion
import SceneModel
import Simulation

/// The engine's other work: the bank of springs, sampling, easing, outlines and exporters.
struct EngineBench {
  var clock: BenchClock
  var isQuick: Bool

  /// A thing to time: made only where it is asked for.
  struct Work: Sendable {
    var group: String
    var name: String
    var subject: String
    var make: @Sendable (EngineBench) throws(Failure) -> BenchRow
  }

  static let all: [Work] = [
    Work(group: "bank", name: "the step in registers, as plain as can be", subject: "limit") {
      bench throws(Failure) in
      bench.limit()
    },
    Work(group: "bank", name: "f64", subject: "springs") { bench throws(Failure) in bench.bank(Double.self) },
    Work(group: "bank", name: "f32", subject: "springs") { bench throws(Failure) in bench.bank(Float.self) },
    Work(group: "sampling", name: "one by one", subject: "closed form") { bench throws(Failure) in
      bench.sampling(batched: false)
    },
    Work(group: "sampling", name: "batched", subject: "closed form") { bench throws(Failure) in
      bench.sampling(batched: true)
    },
    Work(group: "easing", name: "one by one", subject: "cubic Bézier") { bench throws(Failure) in
      bench.easing(batched: false)
    },
    Work(group: "easing", name: "batched", subject: "cubic Bézier") { bench throws(Failure) in
      bench.easing(batched: true)
    },
    Work(group: "outline", name: "8 rounded rectangles", subject: "blended") { bench throws(Failure) in
      bench.outline()
    },
    Work(group: "exporter", name: "csv", subject: "action-menu") { bench throws(Failure) in try bench.csv() },
    Work(group: "exporter", name: "svg", subject: "action-menu") { bench throws(Failure) in try bench.svg() },
  ]

  private func row(
    _ group: String, _ name: String, _ subject: String, unit: String, operations: Int, error: Double? = nil,
    _ work: () -> Double
  ) -> BenchRow {
    let time = clock.time(operations: operations, work)
    return BenchRow(
      group: group, name: name, subject: subject, unit: unit, nanoseconds: time.nanoseconds,
      spread: time.spread,
      worstError: error)
  }

  // MARK: Banks

  private var springs: Int { isQuick ? 4096 : 100_000 }

  private func bank<Scalar: BankScalar>(_ type: Scalar.Type) -> BenchRow {
    let steps = 256
    var bank = SpringBank<Scalar>(timeStep: 1.0 / 240)
    // Undamped springs never rest, so that every step is one.
    for index in 0..<springs {
      let spring = Spring(duration: 0.3 + Double(index % 100) * 0.01, bounce: 1)
      bank.append(.init(spring, from: 0, target: 1))
    }
    let exact = Spring(duration: 0.3, bounce: 1)
    var probe = bank
    probe.advance(steps: steps)
    let error = abs(Double(probe.position(of: 0)) - exact.value(target: 1.0, time: Double(steps) / 240))
    return row(
      "bank", type == Double.self ? "f64" : "f32", "springs", unit: "spring-step",
      operations: springs * steps,
      error: error
    ) {
      bank.advance(steps: steps)
      return Double(bank.position(of: 0))
    }
  }

  /// Four vectors of four springs that stay in registers: what this build of the tool can do at most.
  private func limit() -> BenchRow {
    let steps = 4096
    let (a, b, c, d) = (
      SIMD4(repeating: 0.8), SIMD4(repeating: 0.6), SIMD4(repeating: -0.6), SIMD4(repeating: 0.8)
    )
    var x = (SIMD4(1.0, 2, 3, 4), SIMD4(2.0, 3, 4, 5))
    var v = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    return row(
      "bank", "the step in registers, as plain as can be", "limit", unit: "spring-step", operations: 8 * steps
    ) {
      for _ in 0..<steps {
        (x.0, v.0) = (a * x.0 + b * v.0, c * x.0 + d * v.0)
        (x.1, v.1) = (a * x.1 + b * v.1, c * x.1 + d * v.1)
      }
      return x.0[0] + x.1[0]
    }
  }

  // MARK: Curves

  private var times: [Double] {
    // Multiples of the golden ratio, wrapped: spread evenly and in no order.
    (0..<20_000).map { (Double($0) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1) }
  }

  private func sampling(batched: Bool) -> BenchRow {
    let times = times
    let spring = Spring.bouncy
    let sampler = SpringSampler(spring)
    return row(
      "sampling", batched ? "batched" : "one by one", "closed form", unit: "sample", operations: times.count
    ) {
      if batched { return sampler.positions(at: times)[times.count - 1] }
      return times.reduce(0) { $0 + spring.value(target: 1.0, time: $1) }
    }
  }

  private func easing(batched: Bool) -> BenchRow {
    let times = times
    let curve = CubicBezierCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    return row(
      "easing", batched ? "batched" : "one by one", "cubic Bézier", unit: "value", operations: times.count
    ) {
      if batched { return curve.values(at: times)[times.count - 1] }
      return times.reduce(0) { $0 + curve.value(at: $1) }
    }
  }

  // MARK: Pictures

  private func outline() -> BenchRow {
    let members = (0..<8).map { index in
      let place = Point(x: 40 + Double(index % 4) * 110, y: 120 + Double(index / 4) * 110)
      let rect = Rect(origin: place, size: Size(width: 90, height: 70))
      return BlendedField.Member(PlacedShape(rect: rect, radii: CornerRadii(20), smoothing: 1))
    }
    let field = BlendedField(members: members, spacing: 40)
    return row("outline", "8 rounded rectangles", "blended", unit: "outline", operations: 1) {
      Double(field.outline(tolerance: 0.05).contours.count)
    }
  }

  private func frames() throws(Failure) -> [Frame] {
    let arguments = Arguments(verb: "bench")
    let input = try SceneInput.open(["action-menu"], arguments)
    let simulator = try SceneOptions.simulator(of: input, arguments)
    return (0..<20).map { simulator.frame(at: Double($0) / 20, index: $0) }
  }

  private func csv() throws(Failure) -> BenchRow {
    let frames = try frames()
    let exporter = CSVExporter()
    return row("exporter", "csv", "action-menu", unit: "frame", operations: frames.count) {
      var buffer = OutputBuffer(capacity: 1 << 16)
      for frame in frames { exporter.append(frame, to: &buffer) }
      return Double(buffer.count)
    }
  }

  private func svg() throws(Failure) -> BenchRow {
    let frames = try frames()
    let exporter = SVGFrameExporter(look: .flat)
    return row("exporter", "svg", "action-menu", unit: "frame", operations: frames.count) {
      var buffer = OutputBuffer(capacity: 1 << 18)
      for frame in frames { exporter.append(frame, to: &buffer) }
      return Double(buffer.count)
    }
  }
}
