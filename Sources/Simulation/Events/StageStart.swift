import SceneModel

/// What the pairs of a stage came to at its end.
struct StageOutcome {
  private let moment: StageMoment
  private let numbering: ShapeNumbering

  init(_ moment: StageMoment, _ numbering: ShapeNumbering) {
    self.moment = moment
    self.numbering = numbering
  }

  /// The pairs that were near, by what they are in every stage.
  var near: [PairIdentity] {
    moment.keys.compactMap { key in
      moment.region(of: key).map {
        PairIdentity(
          region: $0, first: numbering.ids(of: key.first), second: numbering.ids(of: key.second))
      }
    }
  }

  /// How a pair came out; `nil` where it was not there as it is now, or another lay between.
  func look(at pair: PairIdentity) -> PairLook? {
    guard let one = numbering.number(ofIDs: pair.first), let other = numbering.number(ofIDs: pair.second)
    else { return nil }
    let key = PairKey(one, other)
    return moment.region(of: key) == pair.region ? moment.look(at: key) : nil
  }
}

/// Compares the first looks of a stage with the last of the stage before.
///
/// What rests is put at its target, a hundredth of a point at most from where its spring still is, and the next
/// change moves it on from there: a pair that rests where something begins is still in it.
struct StageStart {
  /// What the pairs were at the end of the stage before, where that is what they still are.
  private(set) var looks: [PairKey: PairLook] = [:]
  /// What the change itself did at once.
  private(set) var events: [SimulationEvent] = []

  /// Two shapes are put at their targets, each within a hundredth of a point, in position and in size.
  private static let tolerance = 0.04

  init(_ scan: StageScan, after former: StageOutcome?) {
    guard let former else { return }
    let moment = scan.moment(0)
    var known: Set<PairKey> = []
    for key in moment.keys where known.insert(key).inserted {
      guard let region = moment.region(of: key) else { continue }
      let identity = PairIdentity(
        region: region, first: scan.numbering.ids(of: key.first),
        second: scan.numbering.ids(of: key.second))
      compare(key, former.look(at: identity), moment.look(at: key), scan)
    }
    for identity in former.near {
      guard let one = scan.numbering.number(ofIDs: identity.first),
        let other = scan.numbering.number(ofIDs: identity.second)
      else { continue }
      let key = PairKey(one, other)
      guard known.insert(key).inserted, moment.region(of: key) == identity.region else { continue }
      compare(key, former.look(at: identity), moment.look(at: key), scan)
    }
  }

  private mutating func compare(_ key: PairKey, _ old: PairLook?, _ new: PairLook?, _ scan: StageScan) {
    guard let old, let new else { return }
    if abs(old.pair.gap - new.pair.gap) < Self.tolerance, abs(old.spacing - new.spacing) < Self.tolerance {
      looks[key] = old
      return
    }
    func add(
      _ function: KeyPath<PairLook, Double>, _ into: SimulationEvent.Kind, _ out: SimulationEvent.Kind?
    ) {
      let isIn = new[keyPath: function] <= 0
      guard (old[keyPath: function] <= 0) != isIn, let kind = isIn ? into : out else { return }
      events.append(scan.event(kind, at: scan.times[0], key, gap: new.pair.gap))
    }
    add(\.range, .inRange, .outOfRange)
    add(\.bulge, .bulge, nil)
    add(\.bridge, .bridge, .split)
  }
}
