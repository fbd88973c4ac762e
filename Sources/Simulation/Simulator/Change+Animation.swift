import Motion
import SceneModel

extension Change {
  /// The animation that carries an element: that of its innermost `.animation(_:value:)` whose value changed,
  /// else the transaction's.
  ///
  /// A view that comes or goes has changed no value of its own; the modifiers around it are found by place.
  func animation(from one: PlacedElement?, to other: PlacedElement?) -> Animation? {
    guard !transaction.disablesAnimations else { return transaction.animation }
    switch (one, other) {
    case (let one?, let other?): return implicit(from: one, to: other) ?? transaction.animation
    case (nil, let other?):
      for modifier in other.implicitAnimations {
        guard let key = modifier.key, let past = old.snapshot.implicitAnimations[key] else { continue }
        if past.value != modifier.value { return modifier.animation }
      }
    case (let one?, nil):
      for modifier in one.implicitAnimations {
        guard let key = modifier.key, let now = layout.snapshot.implicitAnimations[key] else { continue }
        if now.value != modifier.value { return now.animation }
      }
    case (nil, nil): break
    }
    return transaction.animation
  }

  /// The animation of an element's innermost modifier whose value changed; `.some(nil)` suppresses.
  private func implicit(from one: PlacedElement, to other: PlacedElement) -> Animation?? {
    for (index, modifier) in other.implicitAnimations.enumerated() {
      let past =
        if let key = modifier.key {
          one.implicitAnimations.first { $0.key == key } ?? old.snapshot.implicitAnimations[key]
        } else {
          one.implicitAnimations.indices.contains(index) ? one.implicitAnimations[index] : nil
        }
      if let past, past.value != modifier.value { return .some(modifier.animation) }
    }
    return nil
  }

  /// The regions of glass after the change: the new state's, then those in which something still leaves.
  func containers() -> [ContainerTrack] {
    var result: [ContainerTrack] = []
    for container in layout.snapshot.containers {
      guard var track = old.containers.first(where: { $0.container.key == container.key }) else {
        result.append(ContainerTrack(container, playback: old.playback))
        continue
      }
      track.container = container
      track.isPresent = true
      track.removal = .infinity
      if track.spacing.target != container.spacing {
        track.spacing.set(container.spacing, at: time, animation: animation(ofContainer: container.key))
      }
      result.append(track)
    }
    let keys = Set(result.map(\.container.key))
    let held = Set(after.compactMap(\.container)).union(leaving.values.compactMap(\.container))
    for var track in old.containers where !keys.contains(track.container.key) {
      guard held.contains(track.container.key) else { continue }
      track.isPresent = false
      result.append(track)
    }
    return result
  }

  /// A spacing moves as the first of its shapes that stays does.
  private func animation(ofContainer key: StructuralID) -> Animation? {
    for (index, element) in layout.snapshot.elements.enumerated() {
      guard layout.container(of: element) == key, let past = counterparts[index] else { continue }
      return animation(from: old.tracks[past].placed, to: element)
    }
    return transaction.animation
  }

  /// The tracks in the new state's order, with those on their way out where they stood.
  func ordered(live: [Int]) -> [ElementTrack] {
    let numbers = Set(after.map(\.id))
    var first: [ElementTrack] = []
    var following: [Int: [ElementTrack]] = [:]
    var anchor: Int?
    for index in live {
      if let track = leaving[index] {
        if let anchor { following[anchor, default: []].append(track) } else { first.append(track) }
      } else if numbers.contains(old.tracks[index].id) {
        anchor = old.tracks[index].id
      }
    }
    return first + after.flatMap { [$0] + (following[$0.id] ?? []) }
  }
}
