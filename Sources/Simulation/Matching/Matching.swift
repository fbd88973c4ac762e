public import SceneModel

/// Which element of one state is which of the next, and how those that are in one only come and go.
///
/// A pure function of the two states and of what is still on its way out. Elements are the same where they
/// have the same id in the same namespace, else where they stand at the same place in the tree and do not
/// have different ids. Glass that appears or leaves takes the geometry of the nearest shape within its
/// container's spacing: by the smallest distance between the outlines at rest, then by declaration order.
/// First in question are the shapes that are there before and after, and only where none of them is in
/// range those that make way or come in the same change. What is in reach of none of them, but of another that comes
/// or goes in the same change, takes the source of that one.
public struct Matching: Hashable, Sendable {
  /// One decision for each element of the new state, in declaration order, then for each that leaves.
  public let decisions: [Decision]
  /// What became of each union of the new state.
  public let unions: [UnionFinding]

  /// Matches the elements of two states.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - leaving: Elements of states before that one that are still to be seen, as they last were.
  ///   - new: The state after.
  ///   - reducesMotion: Whether everything that comes and goes is to fade.
  /// - Complexity: O(*n*), and for those that appear or leave, each against the shapes of its container.
  public init(
    from old: Snapshot, leaving: [PlacedElement] = [], to new: Snapshot, reducesMotion: Bool = false
  ) {
    let pairs = IdentityPairs(before: old.elements + leaving, after: new.elements)
    let groups = GlassGroup.groups(of: new)
    let sources = SourceSearch(
      old: old, new: new, oldGroups: GlassGroup.groups(of: old), newGroups: groups, pairs: pairs,
      reducesMotion: reducesMotion)
    var decisions: [Decision] = []
    decisions.reserveCapacity(new.elements.count)
    for (index, element) in new.elements.enumerated() {
      if let pair = pairs.before[index] {
        let returns = pair.before >= old.elements.count
        decisions.append(
          Decision(
            element.name, returns ? .returns : .stays, .moves, by: pair.rule, after: index,
            before: pair.before))
      } else {
        decisions.append(sources.decision(appearing: index))
      }
    }
    for index in old.elements.indices where pairs.after[index] == nil {
      decisions.append(sources.decision(leaving: index))
    }
    self.decisions = sources.chained(decisions)
    unions = UnionFinding.findings(in: new, groups: groups)
  }
}

/// Which elements of two lists are the same.
struct IdentityPairs {
  /// One element's counterpart.
  struct Pair {
    let before: Int
    let rule: Decision.Rule
  }

  /// The counterpart of each element after, where it has one.
  private(set) var before: [Pair?]
  /// The index after of each element before, where it has one.
  private(set) var after: [Int?]

  /// Pairs by id first, so that a place that is taken over by another id does not break a pair.
  init(before olds: [PlacedElement], after news: [PlacedElement]) {
    before = Array(repeating: nil, count: news.count)
    after = Array(repeating: nil, count: olds.count)
    var byID: [GlassID: Int] = [:]
    var byKey: [StructuralID: Int] = [:]
    for (index, element) in olds.enumerated().reversed() {
      if let id = element.glass?.id { byID[id] = index }
      byKey[element.key] = index
    }
    for (index, element) in news.enumerated() {
      guard let id = element.glass?.id, let old = byID[id], after[old] == nil else { continue }
      pair(old, index, by: .sameID)
    }
    for (index, element) in news.enumerated() where before[index] == nil {
      guard let old = byKey[element.key], after[old] == nil else { continue }
      if let one = olds[old].glass?.id, let other = element.glass?.id, one != other { continue }
      pair(old, index, by: .samePlace)
    }
  }

  private mutating func pair(_ old: Int, _ new: Int, by rule: Decision.Rule) {
    before[new] = Pair(before: old, rule: rule)
    after[old] = new
  }
}
