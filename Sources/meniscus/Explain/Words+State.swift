import SceneModel
import Simulation

extension Words {
  /// A value of a scene's state, as its author writes it.
  static func value(_ value: StateValue) -> String {
    switch value {
    case .bool(let truth): truth ? "true" : "false"
    case .number(let number): self.number(number)
    case .string(let text): "\"" + printable(text) + "\""
    case .list(let members): "[" + members.map(self.value).joined(separator: ", ") + "]"
    case .source(let value): printable(value.text)
    }
  }

  /// What made a change happen, and what it changed, since the first of several that are told as one.
  static func cause(_ change: ChangeReport, since first: ChangeReport) -> String {
    let changed = change.values.filter { $0.previous != $0.value }
    let values = (changed.isEmpty ? change.values : changed).map { variable in
      let start = first.values.first { $0.name == variable.name } ?? variable
      // What was not there before begins with the first value.
      let before = start.previous ?? (first.time < change.time ? start.value : nil)
      let former = before.map { value($0) + " → " } ?? "= "
      return "\(printable(variable.name)) \(former)\(value(variable.value))"
    }
    let list = values.joined(separator: ", ")
    switch change.cause {
    case .tap(let control): return "tap ‘\(printable(control))’: " + list
    case .change: return list
    }
  }

  /// What becomes of an element.
  static func fate(_ decision: Decision) -> String {
    let other = decision.source.map { printable($0) }
    switch (decision.fate, decision.way) {
    case (.appears, .matchedGeometry): return "comes out of \(other ?? "its source")"
    case (.leaves, .matchedGeometry): return "goes into \(other ?? "its source")"
    case (.appears, .materialize): return "materializes in its place"
    case (.leaves, .materialize): return "dematerializes in its place"
    case (.appears, .fade): return "fades in"
    case (.leaves, .fade): return "fades out"
    case (.appears, _): return "is there at once"
    case (.leaves, _): return "is gone at once"
    case (.returns, _): return "turns back on its way out"
    case (.stays, _): return "stays"
    }
  }

  /// That a shape is near enough, by the outlines; where only the frames are, since outlines recede at corners, by those.
  private static func reach(_ gap: Double, _ spacing: Double) -> String {
    gap <= spacing
      ? "gap \(points(gap)) ≤ spacing \(points(spacing))"
      : "frames within the spacing of \(points(spacing)), outlines \(points(gap)) apart"
  }

  /// The rule that decided, with its figures: why this happened, and why nothing else did.
  static func reason(_ decision: Decision) -> String {
    switch decision.rule {
    case .sameID: return "the same id in both states"
    case .samePlace: return "the same place in the tree in both states"
    case .sameUnion: return "a member of the same union in both states"
    case .withinSpacing:
      guard let near = decision.nearest else { return "within the spacing" }
      return reach(near.gap, near.spacing)
    case .throughNeighbor:
      guard let near = decision.nearest else { return "by way of a shape between" }
      return
        "by way of \(printable(near.name)), which goes the same way: \(reach(near.gap, near.spacing))"
    case .beyondSpacing:
      guard let near = decision.nearest else { return "beyond the spacing" }
      let excess = points(near.gap - near.spacing)
      return
        "no morph: gap \(points(near.gap)) to \(printable(near.name)) > spacing \(points(near.spacing)), "
        + "\(excess) too far"
    case .noNeighbor: return "no morph: its container has no other shape to come out of or go into"
    case .outsideContainer: return "no morph: it stands outside any container, which never blends"
    case .chosen:
      let choice = decision.way == .matchedGeometry ? "" : "no morph: "
      return "\(choice)glassEffectTransition(.\(decision.way.rawValue)) was chosen" + distance(decision)
    case .noGlass: return "no morph: it is no glass"
    case .reducedMotion: return "no morph: reduced motion was asked for"
    }
  }

  private static func distance(_ decision: Decision) -> String {
    guard let near = decision.nearest else { return "" }
    return "; gap \(points(near.gap)) to \(printable(near.name)), spacing \(points(near.spacing))"
  }

  /// What an event does to an outline: two shapes become one or two again, a hole opens or closes.
  static func joint(_ event: SimulationEvent) -> String? {
    let both = "\(printable(event.element)) and \(printable(event.other))"
    let gap = event.value.map { ", gap \(points($0))" } ?? ""
    switch event.kind {
    case .bridge: return "\(seconds(event.time))  a bridge joins \(both)\(gap)"
    case .split: return "\(seconds(event.time))  \(both) part\(gap)"
    case .holeOpens: return "\(seconds(event.time))  a hole opens in \(printable(event.element))"
    case .holeCloses: return "\(seconds(event.time))  a hole closes in \(printable(event.element))"
    default: return nil
    }
  }

  /// A length with its unit.
  static func points(_ value: Double) -> String { Decimal.short(value, most: 2) + " pt" }

  /// A time with its unit; a scene may never rest.
  static func seconds(_ value: Double) -> String {
    value.isFinite ? Decimal.text(value, places: 3) + " s" : "never"
  }
}
