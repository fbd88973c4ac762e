import Exporters
import Lab
import Motion

/// Springs plotted with braille dots, with the values at its edge and the times below.
struct SpringPlot {
  var motions: [NamedMotion]
  var epsilon: Double
  var width: Int
  var style: Style

  /// The time that a plot of springs shows: until all have settled, within reason.
  static func end(_ motions: [NamedMotion], epsilon: Double) -> Double {
    let ends = motions.map { named in
      let settle = named.motion.settleTime(within: epsilon)
      let swing = named.motion.spring.duration
      return settle.isFinite && settle > 0 ? min(settle * 1.05, swing * 40) : swing * 6
    }
    return ends.max() ?? 1
  }

  /// The values that springs go through until a time, with a little room.
  static func range(_ motions: [NamedMotion], until end: Double, headroom: Double) -> ClosedRange<Double> {
    var (low, high) = (Double.infinity, -Double.infinity)
    for named in motions {
      let motion = named.motion
      let turns = motion.turningPoints(beyond: 1e-12, limit: 4).filter { $0.time <= end }.map(\.value)
      let values = turns + [motion.start, motion.target, motion.value(at: end)]
      low = min(low, values.min() ?? 0)
      high = max(high, values.max() ?? 1)
    }
    let room = high > low ? 0.04 * (high - low) : 0.5
    return low - room...high + headroom * room
  }

  var text: String {
    let end = Self.end(motions, epsilon: epsilon)
    let range = Self.range(motions, until: end, headroom: 1)
    let marks = labels(range)
    let margin = (marks.map(\.text.count).max() ?? 0) + 1
    let rows = 12
    var plot = BraillePlot(x: 0...end, y: range, columns: max(20, min(width, 120) - margin - 1), rows: rows)
    for target in Set(motions.map(\.motion.target)).sorted() { plot.drawLevel(target) }
    for (index, named) in motions.enumerated() { plot.draw(index) { named.motion.value(at: $0) } }
    var text = motions.count > 1 ? legend : ""
    for (row, pieces) in plot.lines.enumerated() {
      let label = marks.first { $0.row == row }?.text ?? ""
      text += String(repeating: " ", count: margin - label.count) + label + "│"
      text += pieces.map { colored($0.text, $0.curve) }.joined() + "\n"
    }
    return text + axis(end, margin: margin, columns: plot.columns)
  }

  /// The start, the target and the range's ends, where their lines are free.
  private func labels(_ range: ClosedRange<Double>) -> [(row: Int, text: String)] {
    var labels: [(row: Int, text: String)] = []
    let turns = motions.flatMap { [$0.motion.overshoot?.value].compactMap { $0 } }
    for value in motions.flatMap({ [$0.motion.target, $0.motion.start] }) + turns {
      let share = (range.upperBound - value) / (range.upperBound - range.lowerBound)
      let row = Int((share * 47).rounded()) / 4
      guard 0..<12 ~= row, !labels.contains(where: { abs($0.row - row) < 1 }) else { continue }
      labels.append((row, Decimal.short(value, most: 3)))
    }
    return labels
  }

  private func axis(_ end: Double, margin: Int, columns: Int) -> String {
    let indent = String(repeating: " ", count: margin)
    let right = Decimal.short(end, most: 3) + " s"
    let middle = Decimal.short(end / 2, most: 3)
    let half = max(0, columns / 2 - 1 - middle.count / 2)
    let rest = max(1, columns - half - middle.count - 1 - right.count)
    return indent + "└" + String(repeating: "─", count: columns) + "\n" + indent + " 0"
      + String(repeating: " ", count: half) + middle + String(repeating: " ", count: rest) + right + "\n"
  }

  private static let samples = ["⠉⠉⠉", "⠁⠁⠁", "⠁⠀⠁"]

  private var legend: String {
    motions.enumerated().map { colored(Self.samples[$0.offset % 3], $0.offset) + " " + $0.element.name }
      .joined(separator: "   ") + "\n"
  }

  private func colored(_ text: String, _ curve: Int) -> String {
    guard style.isColored, curve >= 0 else { return text }
    let colors = [34, 31, 32, 35, 36, 33]
    return "\u{1B}[\(colors[curve % colors.count])m\(text)\u{1B}[0m"
  }
}
