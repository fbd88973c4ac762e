/// Charts one above the other as one standalone SVG picture.
public struct ChartStack: Hashable, Sendable {
  /// The charts from the top.
  public var charts: [LineChart]

  /// Creates a picture of one chart or more.
  public init(_ charts: [LineChart]) {
    precondition(!charts.isEmpty, "A stack has a chart.")
    self.charts = charts
  }

  /// Appends the picture.
  public func append(to buffer: inout OutputBuffer) {
    let width = charts.map(\.width).max() ?? 0
    buffer.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    size(width, charts.reduce(0) { $0 + $1.height }, " ", to: &buffer)
    buffer.append("\" width=\"")
    size(width, charts.reduce(0) { $0 + $1.height }, "\" height=\"", to: &buffer)
    buffer.append("\">\n")
    var top = 0.0
    for (number, chart) in charts.enumerated() {
      buffer.append("<g transform=\"translate(")
      size(0, top, " ", to: &buffer)
      buffer.append(")\">\n")
      // Names in a document are its own, so each chart numbers them.
      chart.append(to: &buffer, number: number)
      buffer.append("</g>\n")
      top += chart.height
    }
    buffer.append("</svg>\n")
  }

  private func size(_ first: Double, _ second: Double, _ between: StaticString, to buffer: inout OutputBuffer)
  {
    buffer.append(short: first, decimals: 0)
    buffer.append(between)
    buffer.append(short: second, decimals: 0)
  }
}
