import Motion
import SceneModel

extension Stage {
  /// Works out what depends on the whole stage: who is gone when, and when everything rests.
  mutating func finish() {
    gatherClusters()
    settleRemovals()
    var rest = time
    for index in tracks.indices {
      rest = max(rest, tracks[index].restTime)
      if tracks[index].isLeaving { rest = max(rest, removals[index]) }
    }
    for container in containers { rest = max(rest, container.restTime) }
    restTime = rest
    settleContainers()
    var places: [StructuralID: Int] = [:]
    for (index, container) in containers.enumerated() { places[container.container.key] = index }
    drawn = tracks.indices.map { index in
      DrawnTrack(
        tracks[index], index: index, from: time, removal: removals[index],
        container: tracks[index].container.flatMap { places[$0] })
    }
  }

  /// An element that goes into another is there until both are at rest, so that what is left is the outline there was.
  private mutating func settleRemovals() {
    var places: [Int: Int] = [:]
    for (index, track) in tracks.enumerated() { places[track.id] = index }
    removals = tracks.map { track in
      guard case .leaving(let source) = track.life else { return .infinity }
      let own = max(track.restTime, unionRest(of: track))
      guard let source, let place = places[source] else { return own }
      let other = tracks[place].restTime
      return other.isFinite ? max(own, other) : own
    }
  }

  /// When the shares of all that an element has a union with are at rest: until then it holds a part of their boxes.
  private func unionRest(of track: ElementTrack) -> Double {
    var rest = time
    for mine in track.memberships {
      for other in tracks {
        for its in other.memberships where its.token == mine.token && its.share.restTime.isFinite {
          rest = max(rest, its.share.restTime)
        }
      }
    }
    return rest
  }

  private mutating func settleContainers() {
    for index in containers.indices where !containers[index].isPresent {
      var removal = time
      for (place, track) in tracks.enumerated() where track.container == containers[index].container.key {
        removal = max(removal, removals[place])
      }
      containers[index].removal = removal
    }
  }

  private mutating func gatherClusters() {
    var order: [Int] = []
    var members: [Int: [(track: Int, membership: Int)]] = [:]
    for (index, track) in tracks.enumerated() {
      for (place, membership) in track.memberships.enumerated() {
        if members[membership.token] == nil { order.append(membership.token) }
        members[membership.token, default: []].append((index, place))
      }
    }
    clusters = order.compactMap { token in
      guard let list = members[token], list.count > 1 else { return nil }
      return UnionCluster(token: token, members: list)
    }
  }
}
