// Lines along which a value is equal, by marching squares with linear interpolation between the grid's points.

extension HeatMap {
  private struct Segment {
    var start: (Double, Double)
    var end: (Double, Double)
  }

  /// Draws each level's lines, with its number where the line is nearest to the chart's middle.
  func drawIsoLines(_ frame: ChartFrame, to buffer: inout OutputBuffer) {
    let levels = levels
    let decimals = ChartAxis(valueLabel, lowest: range.lowerBound, highest: range.upperBound).decimals(
      of: levels)
    var labels: [(place: (Double, Double), text: String)] = []
    for level in levels {
      let segments = segments(of: level, frame)
      guard !segments.isEmpty else { continue }
      buffer.append("<path d=\"")
      for segment in segments {
        buffer.append("M")
        frame.point(segment.start, to: &buffer)
        buffer.append("L")
        frame.point(segment.end, to: &buffer)
      }
      buffer.append("\" stroke=\"#ffffff\" stroke-width=\"1\" stroke-opacity=\".8\" fill=\"none\"/>\n")
      if let place = labelPlace(segments, frame, avoiding: labels.map(\.place)) {
        labels.append((place, ChartNumber.text(level, decimals: decimals)))
      }
    }
    for (place, text) in labels { drawLabel(text, at: place, frame, to: &buffer) }
  }

  private func drawLabel(
    _ text: String, at place: (Double, Double), _ frame: ChartFrame, to buffer: inout OutputBuffer
  ) {
    let width = Double(text.count) * 6.5 + 6
    buffer.append("<g fill-opacity=\".85\">")
    Self.rectangle(place.0 - width / 2, place.1 - 8, width, 15, "#ffffff", to: &buffer)
    buffer.append("</g>")
    frame.text(text, at: (place.0, place.1 + 4), anchor: "middle", size: 11, to: &buffer)
  }

  /// The segment nearest to the middle whose label would cover no other.
  private func labelPlace(
    _ segments: [Segment], _ frame: ChartFrame, avoiding others: [(Double, Double)]
  ) -> (Double, Double)? {
    let middle = (0.5 * (frame.left + frame.right), 0.5 * (frame.top + frame.bottom))
    let places = segments.map { (0.5 * ($0.start.0 + $0.end.0), 0.5 * ($0.start.1 + $0.end.1)) }.filter {
      place in
      place.0 > frame.left + 20 && place.0 < frame.right - 20 && place.1 > frame.top + 10
        && place.1 < frame.bottom - 10
        && others.allSatisfy { abs($0.0 - place.0) > 44 || abs($0.1 - place.1) > 20 }
    }
    return places.min { distance($0, middle) < distance($1, middle) }
  }

  private func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
    (a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)
  }

  private func segments(of level: Double, _ frame: ChartFrame) -> [Segment] {
    var found: [Segment] = []
    for row in 0..<rows.count - 1 {
      for column in 0..<columns.count - 1 { found += segments(of: level, row, column, frame) }
    }
    return found
  }

  /// The pieces in one square of four neighbouring points; none where one of them has no value.
  private func segments(of level: Double, _ row: Int, _ column: Int, _ frame: ChartFrame) -> [Segment] {
    let corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
    let known = corners.compactMap { values[$0.0 * columns.count + $0.1] }
    guard known.count == 4 else { return [] }
    var crossings: [(Double, Double)] = []
    for side in 0..<4 {
      let (a, b) = (known[side], known[(side + 1) % 4])
      guard (a < level) != (b < level) else { continue }
      let share = (level - a) / (b - a)
      let (from, to) = (corners[side], corners[(side + 1) % 4])
      let x = columns[from.1] + share * (columns[to.1] - columns[from.1])
      let y = rows[from.0] + share * (rows[to.0] - rows[from.0])
      crossings.append((frame.place(x: x), frame.place(y: y)))
    }
    if crossings.count == 2 { return [Segment(start: crossings[0], end: crossings[1])] }
    guard crossings.count == 4 else { return [] }
    // A saddle: the mean of the corners says which two are joined.
    let isJoined = (known.reduce(0, +) / 4 < level) == (known[0] < level)
    let order = isJoined ? [(0, 1), (2, 3)] : [(3, 0), (1, 2)]
    return order.map { Segment(start: crossings[$0.0], end: crossings[$0.1]) }
  }
}
