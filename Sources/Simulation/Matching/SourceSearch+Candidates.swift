import Geometry
import SceneModel

extension SourceSearch {
  /// Whether an element of the new state was glass that could be seen before.
  func newMemberStays(_ index: Int) -> Bool {
    guard let pair = pairs.before[index] else { return false }
    return pair.before >= old.elements.count || oldGroupOf[pair.before] != nil
  }

  /// Whether an element of the old state is glass that can be seen after.
  func oldMemberStays(_ index: Int) -> Bool {
    guard let after = pairs.after[index] else { return false }
    return newGroupOf[after] != nil
  }

  func stayingAfter(_ container: StructuralID, but place: Int) -> [SourceCandidate] {
    (newByContainer[container] ?? []).compactMap { other in
      guard other != place, let member = newGroups[other].members.first(where: newMemberStays) else {
        return nil
      }
      return SourceCandidate(
        shape: newGroups[other].shape, name: newGroups[other].name(in: new), origin: .after(member))
    }
  }

  func stayingBefore(_ container: StructuralID, but place: Int) -> [SourceCandidate] {
    (oldByContainer[container] ?? []).compactMap { other in
      guard other != place, let member = oldGroups[other].members.first(where: oldMemberStays),
        let after = pairs.after[member]
      else { return nil }
      return SourceCandidate(
        shape: oldGroups[other].shape, name: nameAfter(oldGroups[other]), origin: .after(after))
    }
  }

  func leavingBefore(_ container: StructuralID) -> [SourceCandidate] {
    (oldByContainer[container] ?? []).compactMap { other in
      guard let member = oldGroups[other].members.first,
        oldGroups[other].members.allSatisfy({ pairs.after[$0] == nil }),
        yields(old.elements[member])
      else { return nil }
      return SourceCandidate(
        shape: oldGroups[other].shape, name: oldGroups[other].name(in: old), origin: .before(member))
    }
  }

  func appearingAfter(_ container: StructuralID) -> [SourceCandidate] {
    (newByContainer[container] ?? []).compactMap { other in
      guard let member = newGroups[other].members.first,
        newGroups[other].members.allSatisfy({ pairs.before[$0] == nil }),
        yields(new.elements[member])
      else { return nil }
      return SourceCandidate(
        shape: newGroups[other].shape, name: newGroups[other].name(in: new), origin: .after(member))
    }
  }

  /// The name of a shape of the old state, whose members go by their new names where they have one.
  private func nameAfter(_ group: GlassGroup) -> String {
    group.members.map { member in
      pairs.after[member].map { new.elements[$0].name } ?? old.elements[member].name
    }.joined(separator: " + ")
  }

  /// Whether an element that comes or goes does so by its geometry, unless its author chose otherwise.
  private func yields(_ element: PlacedElement) -> Bool {
    switch element.glass?.transition {
    case .matchedGeometry?, nil: true
    case .materialize?, .identity?: false
    }
  }

  /// The nearest other member of an element's own union that stays, by the distance of the frames, with it.
  func nearestMember(
    to index: Int, of group: GlassGroup, in snapshot: Snapshot, where stays: (Int) -> Bool
  ) -> (member: Int, gap: Double)? {
    let shape = snapshot.elements[index].shape
    var best: (member: Int, gap: Double)?
    for member in group.members where member != index && stays(member) {
      let gap = shape.gap(to: snapshot.elements[member].shape)
      if gap < best?.gap ?? .infinity { best = (member, gap) }
    }
    return best
  }
}

extension PlacedElement {
  /// The element's own shape at rest, as drawn.
  var shape: PlacedShape { form.placed(in: frame, scale: scale, rotation: rotation) }
}
