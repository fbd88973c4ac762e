import Geometry
import SceneModel

extension SourceSearch {
  /// Lets glass that has no source of its own come and go by way of a neighbour that has one.
  ///
  /// A shape in a row may be out of the first one's reach and within that of the shape between them, which comes
  /// in the same change. It takes that neighbour's geometry, which is the source's at that time. Those that are
  /// one step away are settled before those that are two, and of several the nearest neighbour counts.
  func chained(_ decisions: [Decision]) -> [Decision] {
    var result = decisions
    chain(&result, fate: .appears, groups: newGroups, groupOf: newGroupOf, in: new) { $0.after }
    chain(&result, fate: .leaves, groups: oldGroups, groupOf: oldGroupOf, in: old) { $0.before }
    return result
  }

  private func chain(
    _ decisions: inout [Decision], fate: Decision.Fate, groups: [GlassGroup], groupOf: [Int: Int],
    in snapshot: Snapshot, index: (Decision) -> Int?
  ) {
    var settled: [Int: Decision] = [:]
    var waiting: [Int: [Int]] = [:]
    for (place, decision) in decisions.enumerated() where decision.fate == fate {
      guard let element = index(decision), let group = groupOf[element] else { continue }
      if decision.way == .matchedGeometry, decision.rule == .withinSpacing {
        settled[group] = decision
      } else if decision.way == .materialize, decision.rule != .chosen {
        waiting[group, default: []].append(place)
      }
    }
    var fresh = settled.keys.sorted()
    while !fresh.isEmpty, !waiting.isEmpty {
      var next: [Int] = []
      for group in waiting.keys.sorted() {
        guard let link = nearest(to: group, among: fresh, of: groups, in: snapshot),
          let model = settled[link.neighbor]
        else { continue }
        let name = groups[link.neighbor].name(in: snapshot)
        let spacing = snapshot.containers[groups[group].container].spacing
        let nearest = Decision.Neighbor(name: name, gap: link.gap, spacing: spacing)
        for place in waiting[group] ?? [] {
          decisions[place] = decisions[place].chained(to: model, through: nearest)
          settled[group] = decisions[place]
        }
        next.append(group)
      }
      for group in next { waiting[group] = nil }
      fresh = next
    }
  }

  /// The nearest group of some within the spacing of a group's container, of several the first declared.
  private func nearest(
    to group: Int, among others: [Int], of groups: [GlassGroup], in snapshot: Snapshot
  ) -> (neighbor: Int, gap: Double)? {
    let spacing = snapshot.containers[groups[group].container].spacing
    var best: (neighbor: Int, gap: Double)?
    for other in others where groups[other].container == groups[group].container {
      let gap = groups[group].shape.gap(to: groups[other].shape)
      let isWithin = groups[group].shape.isWithin(spacing, of: groups[other].shape, apart: gap)
      if isWithin, gap < (best?.gap ?? .infinity) - 1e-9 { best = (other, gap) }
    }
    return best
  }
}

extension Decision {
  /// The decision to take the same source as another element, from which this one is no farther than the spacing.
  fileprivate func chained(to other: Decision, through neighbor: Neighbor) -> Decision {
    Decision(
      name, fate, .matchedGeometry, by: .throughNeighbor, source: other.source, nearest: neighbor,
      after: after, before: before, origin: other.origin)
  }
}
