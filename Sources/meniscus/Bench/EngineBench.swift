import Exporters
import Geometry
import Motion
import SceneModel
import Simulation

/// The engine's other work: sampling, easing, outlines and exporters; the banks are in BankComparison.
struct EngineBench {
  var clock: BenchClock
  var isQuick: Bool

  /// A thing to time: made only where it is asked for.
  struct Work: Sendable {
    var group: String
    var name: String
    var subject: String
    var make: @Sendable (EngineBench, Work) throws(Failure) -> BenchRow

    init(
      _ group: String, _ name: String, _ subject: String,
      _ make: @escaping @Sendable (EngineBench, Work) throws(Failure) -> BenchRow
    ) {
      (self.group, self.name, self.subject, self.make) = (group, name, subject, make)
    }
  }

  static let all: [Work] =
    banks + [
      Work("sampling", "one by one", "closed form") { bench, own in bench.sampling(own, batched: false) },
      Work("sampling", "batched", "closed form") { bench, own in bench.sampling(own, batched: true) },
      Work("easing", "one by one", "cubic Bézier") { bench, own in bench.easing(own, batched: false) },
      Work("easing", "batched", "cubic Bézier") { bench, own in bench.easing(own, batched: true) },
      Work("outline", "8 rounded rectangles", "blended") { bench, own in bench.outline(own) },
      Work("exporter", "csv", "action-menu") { bench, own throws(Failure) in try bench.csv(own) },
      Work("exporter", "svg", "action-menu") { bench, own throws(Failure) in try bench.svg(own) },
    ]

  func row(
    _ own: Work, unit: String, operations: Int, error: Double? = nil, _ work: () -> Double
  ) -> BenchRow {
    let time = clock.time(operations: operations, work)
    return BenchRow(
      group: own.group, name: own.name, subject: own.subject, unit: unit, nanoseconds: time.nanoseconds,
      spread: time.spread, worstError: error)
  }

  // MARK: Curves

  private var times: [Double] {
    // Multiples of the golden ratio, wrapped: spread evenly and in no order.
    (0..<20_000).map { (Double($0) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1) }
  }

  private func sampling(_ own: Work, batched: Bool) -> BenchRow {
    let times = times
    let spring = Spring.bouncy
    let sampler = SpringSampler(spring)
    let error = zip(times, sampler.positions(at: times)).map { time, position in
      abs(position - spring.value(target: 1.0, time: time))
    }
    // The one way is checked by the other.
    return row(own, unit: "sample", operations: times.count, error: error.max()) {
      if batched { return sampler.positions(at: times)[times.count - 1] }
      return times.reduce(0) { $0 + spring.value(target: 1.0, time: $1) }
    }
  }

  private func easing(_ own: Work, batched: Bool) -> BenchRow {
    let times = times
    let curve = CubicBezierCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    let error = zip(times, curve.values(at: times)).map { abs(curve.value(at: $0) - $1) }
    return row(own, unit: "value", operations: times.count, error: error.max()) {
      if batched { return curve.values(at: times)[times.count - 1] }
      return times.reduce(0) { $0 + curve.value(at: $1) }
    }
  }

  // MARK: Pictures

  private func outline(_ own: Work) -> BenchRow {
    let members = (0..<8).map { index in
      let place = Point(x: 40 + Double(index % 4) * 110, y: 120 + Double(index / 4) * 110)
      let rect = Rect(origin: place, size: Size(width: 90, height: 70))
      return BlendedField.Member(PlacedShape(rect: rect, radii: CornerRadii(20), smoothing: 1))
    }
    let field = BlendedField(members: members, spacing: 40)
    return row(own, unit: "outline", operations: 1) {
      Double(field.outline(tolerance: 0.05).contours.count)
    }
  }

  private func frames() throws(Failure) -> [Frame] {
    let arguments = Arguments(verb: "bench")
    let input = try SceneInput.open(["action-menu"], arguments)
    let simulator = try SceneOptions.simulator(of: input, arguments)
    return (0..<20).map { simulator.frame(at: Double($0) / 20, index: $0) }
  }

  private func csv(_ own: Work) throws(Failure) -> BenchRow {
    let frames = try frames()
    let exporter = CSVExporter()
    return row(own, unit: "frame", operations: frames.count) {
      var buffer = OutputBuffer(capacity: 1 << 16)
      for frame in frames { exporter.append(frame, to: &buffer) }
      return Double(buffer.count)
    }
  }

  private func svg(_ own: Work) throws(Failure) -> BenchRow {
    let frames = try frames()
    let exporter = SVGFrameExporter(look: .flat)
    return row(own, unit: "frame", operations: frames.count) {
      var buffer = OutputBuffer(capacity: 1 << 18)
      for frame in frames { exporter.append(frame, to: &buffer) }
      return Double(buffer.count)
    }
  }
}
