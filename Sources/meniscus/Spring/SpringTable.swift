import Exporters
import Lab
import Motion

/// What there is to say of springs as a table for people, with a plot below it.
struct SpringTable {
  var motions: [NamedMotion]
  var epsilon: Double
  /// The characters that fit into a line.
  var width: Int
  var style: Style

  var text: String {
    var text = head + rows(SpringMeasure.parameters) + "\n" + rows(SpringMeasure.measures)
    if motions.count == 1 { text += turns(motions[0].motion) }
    return text + "\n" + SpringPlot(motions: motions, epsilon: epsilon, width: width, style: style).text
  }

  private static let labelWidth = 28

  private func columnWidth(_ index: Int) -> Int {
    let cells = SpringMeasure.all.map { $0.text(motions[index].motion, epsilon: epsilon).count }
    return max(cells.max() ?? 0, motions[index].name.count) + 2
  }

  private var head: String {
    var line = ""
    for (index, named) in motions.enumerated() {
      line += Self.padded(named.name, columnWidth(index), toTheRight: true, style(.bold, named.name))
    }
    return String(repeating: " ", count: Self.labelWidth) + line + "\n"
  }

  private func rows(_ measures: [SpringMeasure]) -> String {
    measures.map { measure in
      var line = measure.label
      if measure.key == "settle" { line += " within \(Decimal.plain(epsilon))" }
      line += String(repeating: " ", count: max(1, Self.labelWidth - line.count))
      for (index, named) in motions.enumerated() {
        let cell = measure.text(named.motion, epsilon: epsilon)
        line += Self.padded(cell, columnWidth(index), toTheRight: true, cell)
      }
      return line + "\n"
    }.joined()
  }

  static func padded(_ plain: String, _ width: Int, toTheRight: Bool, _ shown: String) -> String {
    let room = String(repeating: " ", count: max(0, width - plain.count))
    return toTheRight ? room + shown : shown + room
  }

  /// The turning points and the crossings of a single motion, as many as fit into a few lines.
  private func turns(_ motion: SpringMotion) -> String {
    let turns = motion.turningPoints(beyond: epsilon, limit: 6)
    let crossings = motion.targetCrossings(until: epsilon, limit: 6)
    guard !turns.isEmpty || !crossings.isEmpty else { return "" }
    var text = "\n"
    if !turns.isEmpty {
      let list = turns.map { "\(Decimal.short($0.value, most: 6)) at \(Decimal.short($0.time, most: 6)) s" }
      text += "turns at    " + list.joined(separator: ", ") + (turns.count == 6 ? ", …" : "") + "\n"
    }
    if !crossings.isEmpty {
      let list = crossings.map { Decimal.short($0, most: 6) + " s" }
      text += "crosses at  " + list.joined(separator: ", ") + (crossings.count == 6 ? ", …" : "") + "\n"
    }
    return text
  }
}
