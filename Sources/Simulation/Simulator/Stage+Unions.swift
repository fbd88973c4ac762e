import Motion
import SceneModel

extension Stage {
  /// Gives every element its part in the union it belongs to now, and takes it out of those it has left.
  ///
  /// A union's shape keeps its number while one of its members stays in it. An element that joins a shape
  /// grows from its own to the union's, and one that parts shrinks back, so that the outline does not jump;
  /// one that comes out of a member, or goes into one, is part of the shape all the while.
  mutating func joinUnions(_ layout: TargetLayout, at time: Double, decisions: [Int: Decision]?) {
    let places = tracks.indices.filter { !tracks[$0].isLeaving }
    var taken = Set<Int>()
    var held: [Int: Int] = [:]
    for group in layout.groups where group.union != nil {
      let members = group.members.map { places[$0] }
      let kept = members.compactMap { tracks[$0].union }.first { !taken.contains($0) }
      let token = kept ?? makeID()
      taken.insert(token)
      var anchors = members.filter { tracks[$0].union == token }
      if anchors.isEmpty { anchors = members.filter { decides($0, decisions, as: members[0]) } }
      for member in members {
        held[member] = token
        tracks[member].join(token, at: time, atOnce: anchors.contains(member) || enters(member, decisions))
      }
    }
    let tokens = tracks.indices.map { tracks[$0].isLeaving ? tokenOfLeaving($0, held) : held[$0] }
    for index in tracks.indices { tracks[index].leaveUnions(but: tokens[index], at: time) }
  }

  /// Whether two new members come in the same way out of the same source, so that they are one shape from the start.
  private func decides(_ index: Int, _ decisions: [Int: Decision]?, as other: Int) -> Bool {
    guard let decisions else { return true }
    guard index != other, let one = decisions[tracks[index].id], let two = decisions[tracks[other].id] else {
      return index == other
    }
    return one.fate == .appears && two.fate == .appears && one.way == two.way && one.origin == two.origin
  }

  /// Whether an element comes out of a member of its union.
  private func enters(_ index: Int, _ decisions: [Int: Decision]?) -> Bool {
    guard let decision = decisions?[tracks[index].id] else { return decisions == nil }
    return decision.fate == .appears && decision.rule == .sameUnion
  }

  /// The union that a leaving element stays in to the end: where it goes into a member, or all go the same way.
  private func tokenOfLeaving(_ index: Int, _ held: [Int: Int]) -> Int? {
    guard let token = tracks[index].union, case .leaving(let source) = tracks[index].life else { return nil }
    if let source, let goal = tracks.firstIndex(where: { $0.id == source }), held[goal] == token {
      return token
    }
    let together = tracks.allSatisfy { other in
      guard other.union == token else { return true }
      if case .leaving(source) = other.life { return true }
      return false
    }
    return together ? token : nil
  }
}

extension ElementTrack {
  /// The union the element belongs to, by the number of its shape.
  var union: Int? { memberships.first { $0.share.target == 1 }?.token }

  fileprivate mutating func join(_ token: Int, at time: Double, atOnce: Bool) {
    if let index = memberships.firstIndex(where: { $0.token == token }) {
      memberships[index].share.set(1, at: time, animation: animation)
    } else {
      var share = Course(atOnce ? 1.0 : 0.0, playback: vector.playback, tolerance: 1e-4)
      if !atOnce { share.set(1, at: time, animation: animation) }
      memberships.append(UnionMembership(token: token, share: share))
    }
  }

  fileprivate mutating func leaveUnions(but token: Int?, at time: Double) {
    for index in memberships.indices where memberships[index].token != token {
      memberships[index].share.set(0, at: time, animation: animation)
    }
    memberships.removeAll { $0.share.target == 0 && time >= $0.share.restTime }
  }
}
