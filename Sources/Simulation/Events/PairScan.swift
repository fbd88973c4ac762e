/// Finds when two shapes come into range, bulge, join and part in one step of a stage.
struct PairScan {
  private let scan: StageScan
  private let key: PairKey
  /// What the pair was when the stage began, where the stage before tells.
  private let start: PairLook?

  init(_ scan: StageScan, _ key: PairKey, _ start: PairLook?) {
    self.scan = scan
    self.key = key
    self.start = start
  }

  /// What happens between a step and the one before.
  func events(_ step: Int) -> [SimulationEvent] {
    guard let before = look(step - 1), let after = look(step) else { return [] }
    let looks = Looks(
      earlier: step >= 2 ? look(step - 2) : nil, before: before, after: after,
      later: step + 1 < scan.times.count ? look(step + 1) : nil)
    return crossings(\.range, looks, step).map { event($0.isDown ? .inRange : .outOfRange, at: $0.time) }
      + crossings(\.bulge, looks, step).filter(\.isDown).map { event(.bulge, at: $0.time) }
      + crossings(\.bridge, looks, step).map { event($0.isDown ? .bridge : .split, at: $0.time) }
  }

  private func event(_ kind: SimulationEvent.Kind, at time: Double) -> SimulationEvent {
    scan.event(kind, at: time, key, gap: scan.moment(at: time).look(at: key)?.pair.gap)
  }

  /// The four looks that tell of a step.
  private struct Looks {
    let earlier: PairLook?
    let before: PairLook
    let after: PairLook
    let later: PairLook?
  }

  /// The pair at a step; where it was too far apart to be looked at, only if it is there beside that step.
  private func look(_ step: Int) -> PairLook? {
    if step == 0, let start { return start }
    let moment = scan.moment(step)
    guard moment.surveyed(key) != nil || isSeen(step - 1) || isSeen(step + 1) else { return nil }
    return moment.look(at: key)
  }

  private func isSeen(_ step: Int) -> Bool {
    scan.times.indices.contains(step) && scan.moment(step).surveyed(key)?.isDirect == true
  }

  /// A time at which a function passes 0.
  private struct Crossing {
    let time: Double
    let isDown: Bool
  }

  /// Every time in a step at which a function of the pair passes 0.
  ///
  /// Between two looks of different signs there is one; between two of the same sign there are two where the
  /// function turns back between them beyond 0, which shows in the look beside them.
  private func crossings(
    _ function: KeyPath<PairLook, Double>, _ looks: Looks, _ step: Int
  ) -> [Crossing] {
    let (start, end) = (scan.times[step - 1], scan.times[step])
    func value(_ time: Double) -> Double {
      scan.moment(at: time).look(at: key).map { $0[keyPath: function] } ?? .infinity
    }
    let (before, after) = (looks.before[keyPath: function], looks.after[keyPath: function])
    // What the stage before left at rest may be past 0 as soon as this one begins, from where its spring still is.
    let isPast = step == 1 && self.start != nil && (value(start) <= 0) != (before <= 0)
    if (before <= 0) != (after <= 0) {
      let time = isPast ? start : RootSearch.change(from: start, to: end) { value($0) <= 0 }
      return [Crossing(time: time, isDown: after <= 0)]
    }
    guard !isPast, let turn = turn(function, looks, step, value) else { return [] }
    let isIn = before <= 0
    let first = RootSearch.change(from: start, to: turn) { value($0) <= 0 }
    let second = RootSearch.change(from: turn, to: end) { value($0) <= 0 }
    return [Crossing(time: first, isDown: !isIn), Crossing(time: second, isDown: isIn)]
  }

  /// A time in a step at which the function has the other sign, where the looks around let it turn there.
  private func turn(
    _ function: KeyPath<PairLook, Double>, _ looks: Looks, _ step: Int, _ value: (Double) -> Double
  ) -> Double? {
    let (before, after) = (looks.before[keyPath: function], looks.after[keyPath: function])
    guard before != after else { return nil }
    let sign = before <= 0 ? -1.0 : 1.0
    let low = min(before * sign, after * sign)
    let earlier = looks.earlier.map { $0[keyPath: function] * sign }
    let later = looks.later.map { $0[keyPath: function] * sign }
    let falls = earlier.map { $0 > before * sign } ?? true
    let rises = later.map { $0 > after * sign } ?? true
    // Only a function that comes down to near 0 and goes up again can pass it between the looks.
    let slope = max(earlier.map { $0 - before * sign } ?? 0, later.map { $0 - after * sign } ?? 0)
    guard falls, rises, low < 2 * slope else { return nil }
    return RootSearch.dip(from: scan.times[step - 1], to: scan.times[step]) { value($0) * sign }
  }
}
