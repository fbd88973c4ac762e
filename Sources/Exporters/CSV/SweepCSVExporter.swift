public import Lab
import Motion

/// Sweeps as CSV: the parameters and the measures of one spring in each row.
///
/// What cannot be measured is an empty field. Rows are a pure function of their numbers, so pieces of a sweep can be
/// written by different threads or machines and joined.
public struct SweepCSVExporter: Hashable, Sendable {
  /// The sweep.
  public let sweep: Sweep
  /// How many digits each number has.
  public let precision: Precision

  /// Creates an exporter of a sweep with a precision.
  public init(_ sweep: Sweep, precision: Precision = .fixed(6)) {
    (self.sweep, self.precision) = (sweep, precision)
  }

  /// Appends the row of column names.
  public func appendHeader(to buffer: inout OutputBuffer) {
    buffer.append(text: sweep.columns.joined(separator: ","))
    buffer.append(byte: newline)
  }

  /// Appends the rows with some numbers, counted from 0.
  public func append(_ rows: Range<Int>, to buffer: inout OutputBuffer) {
    // Rows are lent to a closure, which may not hold the buffer: they are gathered, a block at a time.
    let width = sweep.columns.count
    var values: [Double?] = []
    var start = rows.lowerBound
    while start < rows.upperBound {
      let block = start..<Swift.min(start + 256, rows.upperBound)
      values.removeAll(keepingCapacity: true)
      sweep.forEachRow(block) { values.append(contentsOf: $0) }
      for row in 0..<block.count {
        for column in 0..<width {
          if column > 0 { buffer.append(byte: comma) }
          if let value = values[row * width + column] { buffer.append(value, precision) }
        }
        buffer.append(byte: newline)
      }
      start = block.upperBound
    }
  }
}
