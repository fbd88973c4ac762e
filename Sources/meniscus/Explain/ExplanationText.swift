import SceneModel
import Simulation

/// What a simulation did and why, for a person to read.
struct ExplanationText {
  var style: Style

  /// The whole explanation, with the bridges and splits among the events.
  func text(_ report: SimulationReport, _ events: [SimulationEvent]) -> String {
    var text = style(.bold, printable(report.scene)) + "\n"
    text += block("at the start", report.containers, report.unions)
    var former = (report.containers, report.unions)
    for moves in report.changes.moves {
      let change = moves[moves.endIndex - 1]
      let start = moves[moves.startIndex].time
      let end = moves.endIndex < report.changes.count ? report.changes[moves.endIndex].time : .infinity
      text += "\n" + self.text(change, events.filter { $0.time >= start && $0.time < end }, moves: moves)
      // What has not changed is not said again.
      if (change.containers, change.unions) != former {
        text += block("then", change.containers, change.unions)
      }
      former = (change.containers, change.unions)
    }
    if report.changes.isEmpty { text += "\nNothing happens: the timeline has no taps and no changes.\n" }
    let end =
      report.restTime.isFinite
      ? "at rest from \(Words.seconds(report.restTime)) on" : "never at rest: something repeats for ever"
    return text + "\n" + end + "\n"
  }

  /// What one change does, with the bridges and splits among the events.
  ///
  /// Where it is the last of several moves of a finger, they are told as one.
  func text(_ change: ChangeReport, _ events: [SimulationEvent], moves: ArraySlice<ChangeReport> = [])
    -> String
  {
    let animation: String
    if let own = change.transaction.animation {
      animation = "with " + Words.name(own)
    } else if change.isOfAnimatedData {
      animation = "frame by frame, as animated data of a view"
    } else {
      animation = "without an animation of the change's own"
    }
    let first = moves.first ?? change
    let span = moves.count > 1 ? " to " + Words.seconds(change.time) : ""
    let count = moves.count > 1 ? " in \(moves.count) moves" : ""
    var text =
      style(.bold, Words.seconds(first.time) + span)
      + "  \(Words.cause(change, since: first))\(count)  \(style(.dim, animation))\n"
    let told = self.told(change)
    let column = min(told.map { DisplayWidth.of(printable($0.decision.name)) }.max() ?? 0, 24) + 2
    for element in told { text += row(element, change, column: column) }
    let left = change.elements.count - told.count
    if left > 0 {
      text += "  " + style(.dim, "\(left) more that are no glass stay, and do not animate") + "\n"
    }
    if change.elements.isEmpty { text += "  nothing is to be seen\n" }
    text += events.compactMap(Words.joint).map { "  " + $0 + "\n" }.joined()
    return text + "  settles at \(Words.seconds(change.restTime)) unless something else happens\n"
  }

  /// What is told one by one; of a screen full of rows that only stand there, their number is enough.
  private func told(_ change: ChangeReport) -> [ChangeReport.Element] {
    let told = change.elements.filter {
      $0.isGlass || $0.decision.fate != .stays || $0.restTime > change.time
    }
    return change.elements.count - told.count > 3 ? told : change.elements
  }

  private func row(_ element: ChangeReport.Element, _ change: ChangeReport, column: Int) -> String {
    let name = printable(element.decision.name)
    let padding = String(repeating: " ", count: max(1, column - DisplayWidth.of(name)))
    var parts = [Words.fate(element.decision), Words.reason(element.decision)]
    if element.restTime > change.time {
      parts.append("at rest at \(Words.seconds(element.restTime))")
      if let own = element.animation, own != change.transaction.animation {
        parts.append("by \(Words.name(own))")
      }
    } else if element.decision.fate != .stays, element.decision.way != .identity, element.animation == nil {
      parts.append("jumps: no animation carries it")
    }
    return "  " + style(.accent, name) + padding + parts.joined(separator: "; ") + "\n"
  }

  private func block(
    _ title: String, _ containers: [Snapshot.Container], _ unions: [UnionFinding]
  ) -> String {
    var lines: [String] = []
    for container in containers where container.isExplicit {
      lines.append("container \(printable(container.name)): spacing \(Words.points(container.spacing))")
    }
    let alone = containers.count { !$0.isExplicit }
    if alone > 0 { lines.append("\(alone) glass outside any container, which never blends") }
    for union in unions {
      let shapes = union.shapes.map { $0.map { printable($0) }.joined(separator: " + ") }
      lines.append("union ‘\(printable(union.id.id))’: \(shapes.joined(separator: " | "))")
      lines += union.failures.map { "  not one shape: " + Self.failure($0) }
    }
    return lines.map { "  \(title): \($0)\n" }.joined()
  }

  private static func failure(_ failure: UnionFinding.Failure) -> String {
    let conditions = failure.conditions.map { condition in
      switch condition {
      case .variant: "glass variant"
      case .shape: "shape"
      case .tint: "tint"
      case .container: "container"
      }
    }
    return
      "\(printable(failure.first)) and \(printable(failure.second)) differ in \(conditions.joined(separator: ", "))"
  }
}

extension [ChangeReport] {
  /// The changes one by one, but the moves of a finger together: the same variables, again and again within moments,
  /// with nothing that comes or goes.
  fileprivate var moves: [ArraySlice<ChangeReport>] {
    var moves: [ArraySlice<ChangeReport>] = []
    for (index, change) in enumerated() {
      if let last = moves.last?.last, change.goesOn(from: last) {
        moves[moves.count - 1] = self[moves[moves.count - 1].startIndex...index]
      } else {
        moves.append(self[index...index])
      }
    }
    return moves
  }
}

extension ChangeReport {
  /// Whether it is the next move of the finger that made another change.
  fileprivate func goesOn(from last: ChangeReport) -> Bool {
    let isSame =
      cause == last.cause && values.map(\.name) == last.values.map(\.name) && time - last.time < 0.02
      && time > last.time && transaction == last.transaction
    return isSame && [self, last].allSatisfy(\.isMove)
  }

  private var isMove: Bool {
    elements.allSatisfy { $0.decision.fate == .stays }
  }

  /// Whether it is a step of the data of an `Animatable` view.
  fileprivate var isOfAnimatedData: Bool {
    !values.isEmpty && values.allSatisfy { $0.name.contains(".animatableData") }
  }
}
