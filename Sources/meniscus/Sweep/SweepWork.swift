import Exporters
import Lab

/// The rows of a sweep shared out among threads; the same bytes come out however many there are.
struct SweepWork {
  let sweep: Sweep
  let rows: Range<Int>
  let precision: Precision
  let jobs: Int
  let quiet: Bool

  /// Rows that one thread takes at a time.
  private static let portion = 4096

  /// Writes the rows as CSV, without the line of names.
  func write(_ body: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var bar = ProgressBar(total: rows.count, unit: "springs", quiet: quiet)
    defer { bar.end() }
    let wave = Self.portion * jobs * 4
    var start = rows.lowerBound
    while start < rows.upperBound {
      try Interruption.check()
      let end = min(start + wave, rows.upperBound)
      let portions = stride(from: start, to: end, by: Self.portion).map { $0..<min($0 + Self.portion, end) }
      let texts = Slots<[UInt8]>(count: portions.count, filledWith: [])
      let (sweep, precision) = (sweep, precision)
      Threads.forEach(portions.count, jobs: jobs) { place in
        texts[place] = Self.text(sweep, portions[place], precision)
      }
      for place in portions.indices { try body(texts[place]) }
      start = end
      bar.update(start - rows.lowerBound)
    }
  }

  private static func text(_ sweep: Sweep, _ rows: Range<Int>, _ precision: Precision) -> [UInt8] {
    var buffer = OutputBuffer(capacity: 1 << 18)
    SweepCSVExporter(sweep, precision: precision).append(rows, to: &buffer)
    return buffer.bytes
  }

  /// The line of names.
  static func head(_ sweep: Sweep) -> [UInt8] {
    var buffer = OutputBuffer()
    SweepCSVExporter(sweep).appendHeader(to: &buffer)
    return buffer.bytes
  }
}
