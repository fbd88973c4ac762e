/// Finds when two shapes come into range, bulge, join and part.
struct PairScan {
  let scan: StageScan
  let name: StageScan.PairName
  let history: [StageScan.Look?]

  init(_ scan: StageScan, _ name: StageScan.PairName, _ history: [StageScan.Look?]) {
    self.scan = scan
    self.name = name
    self.history = history
  }

  func events() -> [SimulationEvent] {
    crossings(\.range).map { event($0.isDown ? .inRange : .outOfRange, at: $0.time) }
      + crossings(\.bulge).filter(\.isDown).map { event(.bulge, at: $0.time) }
      + crossings(\.bridge).map { event($0.isDown ? .bridge : .split, at: $0.time) }
  }

  private func event(_ kind: SimulationEvent.Kind, at time: Double) -> SimulationEvent {
    SimulationEvent(kind, at: time, name.first, name.second, value: scan.look(at: name, time)?.pair.gap)
  }

  /// A time at which a function passes 0.
  private struct Crossing {
    let time: Double
    let isDown: Bool
  }

  /// Every time at which a function of the pair passes 0.
  ///
  /// Between two looks of different signs there is one; between two of the same sign there are two where the
  /// function turns back between them beyond 0, which shows in the look beside them.
  private func crossings(_ function: KeyPath<StageScan.Look, Double>) -> [Crossing] {
    let times = scan.times
    // Where a pair was too far apart to be looked at it counts as out of range, but only if it is there at all.
    let values = history.enumerated().map { step, look in
      look?[keyPath: function] ?? (isThere(near: step) ? far(times[step], function) : nil)
    }
    func value(_ time: Double) -> Double {
      scan.look(at: name, time).map { $0[keyPath: function] } ?? .infinity
    }
    var result: [Crossing] = []
    for step in 1..<max(values.count, 1) {
      guard let before = values[step - 1], let after = values[step] else { continue }
      if (before <= 0) != (after <= 0) {
        let time = RootSearch.change(from: times[step - 1], to: times[step]) { value($0) <= 0 }
        result.append(Crossing(time: time, isDown: after <= 0))
      } else if let turn = turn(values, step, value) {
        let isIn = before <= 0
        let first = RootSearch.change(from: times[step - 1], to: turn) { value($0) <= 0 }
        let second = RootSearch.change(from: turn, to: times[step]) { value($0) <= 0 }
        result.append(Crossing(time: first, isDown: !isIn))
        result.append(Crossing(time: second, isDown: isIn))
      }
    }
    return result
  }

  /// A time between two looks of one sign at which the function has the other, where the looks around let it turn there.
  private func turn(_ values: [Double?], _ step: Int, _ value: (Double) -> Double) -> Double? {
    guard let before = values[step - 1], let after = values[step], before != after else { return nil }
    let sign = before <= 0 ? -1.0 : 1.0
    let low = min(before * sign, after * sign)
    let earlier = step >= 2 ? values[step - 2].map { $0 * sign } : nil
    let later = step + 1 < values.count ? values[step + 1].map { $0 * sign } : nil
    let falls = earlier.map { $0 > before * sign } ?? true
    let rises = later.map { $0 > after * sign } ?? true
    // Only a function that comes down to near 0 and goes up again can pass it between the looks.
    let slope = max(earlier.map { $0 - before * sign } ?? 0, later.map { $0 - after * sign } ?? 0)
    guard falls, rises, low < 2 * slope else { return nil }
    return RootSearch.dip(from: scan.times[step - 1], to: scan.times[step]) { value($0) * sign }
  }

  private func isThere(near step: Int) -> Bool {
    (step > 0 && history[step - 1] != nil) || (step + 1 < history.count && history[step + 1] != nil)
  }

  /// The function where the pair was not looked at for being far apart; `nil` where it is not there.
  private func far(_ time: Double, _ function: KeyPath<StageScan.Look, Double>) -> Double? {
    scan.look(at: name, time)?[keyPath: function]
  }
}
