import Simulation

extension Panel {
  /// Why a take moves as it does at a time: the change that is under way, and the pairs in each other's reach.
  static func explanation(_ take: Take, _ report: SimulationReport, at time: Double, columns: Int) -> Panel {
    let words = ExplanationText(style: Style(isColored: false))
    var text = ""
    if let change = report.changes.last(where: { $0.time <= time }) {
      text += words.text(change, [])
    } else {
      text += "nothing has happened yet\n"
      if let next = report.changes.first {
        text += "next: \(Words.cause(next, since: next)) at \(Words.seconds(next.time))\n"
      }
    }
    let pairs = PairMoment.all(take.simulator, at: time)
    text += "\nnow, at \(Words.seconds(time)):\n"
    text += pairs.isEmpty ? "  no two shapes are in reach of each other\n" : ""
    text += pairs.map { "  \($0.text)\n" }.joined()
    return Panel(title: "Why · \(printable(take.title))", lines: wrapped(text, columns: columns))
  }
}
