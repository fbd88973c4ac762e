import Geometry
import SceneModel

/// Finds what glass comes out of and goes into.
struct SourceSearch {
  let old: Snapshot
  let new: Snapshot
  let oldGroups: [GlassGroup]
  let newGroups: [GlassGroup]
  let pairs: IdentityPairs
  let reducesMotion: Bool

  /// The groups by container, so that a search looks at its own container only.
  let oldByContainer: [StructuralID: [Int]]
  let newByContainer: [StructuralID: [Int]]
  /// The group of each element, by index into the snapshot's elements.
  let oldGroupOf: [Int: Int]
  let newGroupOf: [Int: Int]

  init(
    old: Snapshot, new: Snapshot, oldGroups: [GlassGroup], newGroups: [GlassGroup], pairs: IdentityPairs,
    reducesMotion: Bool
  ) {
    self.old = old
    self.new = new
    self.oldGroups = oldGroups
    self.newGroups = newGroups
    self.pairs = pairs
    self.reducesMotion = reducesMotion
    oldByContainer = Dictionary(grouping: oldGroups.indices) { old.containers[oldGroups[$0].container].key }
    newByContainer = Dictionary(grouping: newGroups.indices) { new.containers[newGroups[$0].container].key }
    oldGroupOf = Self.groupOfElement(oldGroups)
    newGroupOf = Self.groupOfElement(newGroups)
  }

  private static func groupOfElement(_ groups: [GlassGroup]) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for (place, group) in groups.enumerated() {
      for member in group.members { result[member] = place }
    }
    return result
  }
}

extension SourceSearch {
  /// How an element that is in the new state only gets there.
  func decision(appearing index: Int) -> Decision {
    let element = new.elements[index]
    let plan = SourcePlan(name: element.name, fate: .appears, after: index, before: nil)
    guard let glass = element.glass, let place = newGroupOf[index] else {
      return plan.decision(.fade, by: .noGlass)
    }
    if let early = early(plan, glass) { return early }
    let group = newGroups[place]
    let container = new.containers[glass.container]
    if let (member, gap) = nearestMember(to: index, of: group, in: new, where: { newMemberStays($0) }) {
      let source = SourceCandidate(
        shape: group.shape, name: new.elements[member].name, origin: .after(member))
      return plan.matched(source, gap: gap, spacing: container.spacing, by: .sameUnion)
    }
    return plan.decision(
      from: group.shape, in: container,
      tiers: [stayingAfter(container.key, but: place), leavingBefore(container.key)])
  }

  /// How an element that is in the old state only goes.
  func decision(leaving index: Int) -> Decision {
    let element = old.elements[index]
    let plan = SourcePlan(name: element.name, fate: .leaves, after: nil, before: index)
    guard let glass = element.glass, let place = oldGroupOf[index] else {
      return plan.decision(.fade, by: .noGlass)
    }
    if let early = early(plan, glass) { return early }
    let group = oldGroups[place]
    let container = old.containers[glass.container]
    if let (member, gap) = nearestMember(to: index, of: group, in: old, where: { oldMemberStays($0) }),
      let after = pairs.after[member]
    {
      let source = SourceCandidate(shape: group.shape, name: new.elements[after].name, origin: .after(after))
      return plan.matched(source, gap: gap, spacing: container.spacing, by: .sameUnion)
    }
    return plan.decision(
      from: group.shape, in: container,
      tiers: [stayingBefore(container.key, but: place), appearingAfter(container.key)])
  }

  /// What needs no search: reduced motion, and what the author chose.
  private func early(_ plan: SourcePlan, _ glass: PlacedGlass) -> Decision? {
    switch glass.transition {
    case .identity?: plan.decision(.identity, by: .chosen)
    case _ where reducesMotion: plan.decision(.fade, by: .reducedMotion)
    case .materialize?: plan.decision(.materialize, by: .chosen)
    case .matchedGeometry?, nil: nil
    }
  }
}
