/// Values over a grid as one standalone SVG picture: colours with a legend, and lines along which a value is equal.
public struct HeatMap: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The axis along the grid's columns.
  public var x: ChartAxis
  /// The axis along the grid's rows, upwards.
  public var y: ChartAxis
  /// The places of the columns, ascending, at least two.
  public var columns: [Double]
  /// The places of the rows, ascending, at least two.
  public var rows: [Double]
  /// The value of each row's columns, row by row; `nil` where there is none.
  public var values: [Double?]
  /// What the values are, their unit included.
  public var valueLabel: String
  /// Whether areas are coloured between iso-lines instead of cell by cell.
  public var isContour: Bool
  /// The picture's width, in points.
  public var width = 720.0
  /// The picture's height, in points.
  public var height = 480.0

  /// Creates a chart of the values of a grid.
  public init(
    _ title: String, x: ChartAxis, y: ChartAxis, columns: [Double], rows: [Double], values: [Double?],
    valueLabel: String, isContour: Bool = false
  ) {
    precondition(columns.count >= 2 && rows.count >= 2, "A heat map has two columns and two rows at least.")
    precondition(values.count == columns.count * rows.count, "A heat map has a value for each cell.")
    (self.title, self.x, self.y, self.columns, self.rows) = (title, x, y, columns, rows)
    (self.values, self.valueLabel, self.isContour) = (values, valueLabel, isContour)
  }

  /// The range of the values; 0…1 where there are none.
  var range: ClosedRange<Double> {
    let known = values.compactMap { $0 }
    guard let low = known.min(), let high = known.max() else { return 0...1 }
    return low < high ? low...high : (low - 0.5)...(high + 0.5)
  }

  /// The values of the iso-lines: round numbers, about eight of them.
  var levels: [Double] {
    ChartAxis(valueLabel, lowest: range.lowerBound, highest: range.upperBound).ticks(about: 8)
  }

  /// Appends the picture.
  public func append(to buffer: inout OutputBuffer) {
    let frame = ChartFrame(width: width, height: height, x: x, y: y, roomAbove: 44, roomRight: 110)
    frame.open(title, to: &buffer)
    buffer.append("<g shape-rendering=\"crispEdges\">\n")
    drawCells(frame, to: &buffer)
    buffer.append("</g>\n")
    frame.drawAxes(withGrid: false, to: &buffer)
    drawIsoLines(frame, to: &buffer)
    drawLegend(frame, to: &buffer)
    frame.close(to: &buffer)
  }

  /// The part of the colour scale that a value has; in a contour chart that of the middle of its band.
  func part(of value: Double) -> Double {
    let range = range
    guard isContour else { return (value - range.lowerBound) / (range.upperBound - range.lowerBound) }
    let edges = [range.lowerBound] + levels + [range.upperBound]
    let next = edges.firstIndex { $0 > value } ?? edges.count - 1
    let middle = 0.5 * (edges[Swift.max(next - 1, 0)] + edges[next])
    return (middle - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  /// The cells of one colour are one path, and neighbours of one colour in a row one rectangle of it.
  private func drawCells(_ frame: ChartFrame, to buffer: inout OutputBuffer) {
    // Whole points, so that no renderer leaves a seam between neighbours.
    let xEdges = Self.edges(columns).map { place(frame, x: $0).rounded() }
    let yEdges = Self.edges(rows).map { place(frame, y: $0).rounded() }
    var runs = [[(row: Int, from: Int, to: Int)]](repeating: [], count: Self.shades + 1)
    for row in rows.indices {
      var column = 0
      while column < columns.count {
        let shade = shade(row, column)
        var end = column + 1
        while end < columns.count, self.shade(row, end) == shade { end += 1 }
        runs[shade].append((row, column, end))
        column = end
      }
    }
    for (shade, runs) in runs.enumerated() where !runs.isEmpty {
      buffer.append("<path fill=\"")
      buffer.append(
        text: shade == Self.shades ? "#d0d7de" : ColorScale.hex(Double(shade) / Double(Self.shades - 1)))
      buffer.append("\" d=\"")
      for run in runs {
        let (left, right) = (xEdges[run.from], xEdges[run.to])
        let (bottom, top) = (yEdges[run.row], yEdges[run.row + 1])
        for (letter, value) in [
          ("M", left), (" ", top), ("h", right - left), ("v", bottom - top), ("h", left - right),
        ] {
          buffer.append(text: letter)
          buffer.append(short: value, decimals: 0)
        }
        buffer.append("z")
      }
      buffer.append("\"/>\n")
    }
  }

  /// The colours of the scale that cells are drawn with; one more stands for no value.
  private static let shades = 128

  private func shade(_ row: Int, _ column: Int) -> Int {
    guard let value = values[row * columns.count + column] else { return Self.shades }
    return Int((Swift.min(Swift.max(part(of: value), 0), 1) * Double(Self.shades - 1)).rounded())
  }

  private func place(_ frame: ChartFrame, x: Double) -> Double {
    Swift.min(Swift.max(frame.place(x: x), frame.left), frame.right)
  }

  private func place(_ frame: ChartFrame, y: Double) -> Double {
    Swift.min(Swift.max(frame.place(y: y), frame.top), frame.bottom)
  }

  private func drawLegend(_ frame: ChartFrame, to buffer: inout OutputBuffer) {
    let left = frame.right + 20
    let steps = 64
    let height = frame.bottom - frame.top
    let range = range
    let span = range.upperBound - range.lowerBound
    buffer.append("<g shape-rendering=\"crispEdges\">\n")
    for step in 0..<steps {
      let value = range.lowerBound + span * (Double(step) + 0.5) / Double(steps)
      let top = frame.bottom - height * Double(step + 1) / Double(steps)
      Self.rectangle(
        left, top, 14, height / Double(steps) + 0.5, ColorScale.hex(part(of: value)), to: &buffer)
    }
    buffer.append("</g>\n")
    let decimals = ChartAxis(valueLabel, lowest: range.lowerBound, highest: range.upperBound).decimals(
      of: levels)
    for level in levels {
      let place = frame.bottom - height * (level - range.lowerBound) / span
      frame.line((left + 14, place), (left + 18, place), "#59636e", 1, to: &buffer)
      frame.text(ChartNumber.text(level, decimals: decimals), at: (left + 22, place + 4), to: &buffer)
    }
    frame.text(valueLabel, at: (width - 14, 26), anchor: "end", size: 12, color: "#59636e", to: &buffer)
  }

  /// The edges between places: the middles, and half a step beyond the ends.
  static func edges(_ places: [Double]) -> [Double] {
    let middles = zip(places, places.dropFirst()).map { 0.5 * ($0 + $1) }
    let count = places.count
    let first = places[0] - 0.5 * (places[1] - places[0])
    let last = places[count - 1] + 0.5 * (places[count - 1] - places[count - 2])
    return [first] + middles + [last]
  }

  static func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: String,
    to buffer: inout OutputBuffer
  ) {
    buffer.append("<rect x=\"")
    buffer.append(short: x, decimals: 2)
    buffer.append("\" y=\"")
    buffer.append(short: y, decimals: 2)
    buffer.append("\" width=\"")
    buffer.append(short: width, decimals: 2)
    buffer.append("\" height=\"")
    buffer.append(short: height, decimals: 2)
    buffer.append("\" fill=\"")
    buffer.append(text: color)
    buffer.append("\"/>\n")
  }
}
