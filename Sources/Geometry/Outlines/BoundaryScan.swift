/// Where along one member's outline the outline is the field's own level set, and where it is blended.
struct BoundaryScan {
  /// How a place on the outline stands in the field.
  enum Standing: Hashable {
    /// The field is this member's alone: the outline itself is the level set.
    case free
    /// Others reach for this place or lie over it.
    case blended
  }

  /// One place that was looked at.
  struct Stop {
    /// The parameter along the outline, 0…8.
    var parameter: Double
    /// How the place stands.
    var standing: Standing
    /// The distance to the nearest other member, in points.
    var clearance: Double
    /// Whether no other member is nearer; of two that coincide the first is the nearest.
    var isNearest: Bool
    /// By how much the place is free, in points; negative where it is not.
    var slack: Double
    /// Whether a traced curve went past this place's normal.
    var isVisited = false
  }

  /// A stretch of free outline, from one parameter to a greater one, at most a period on.
  struct Stretch {
    var start: Double
    var end: Double
    /// Whether it has become part of a contour.
    var isUsed = false
  }

  /// The member.
  let member: Int
  /// Its outline.
  let boundary: ShapeBoundary
  /// The places looked at, by parameter.
  private(set) var stops: [Stop] = []
  /// The free stretches, by parameter.
  var stretches: [Stretch] = []

  /// How far from the outline a place is looked at, in points: on the outline itself a square corner has no
  /// normal yet.
  static let lift = 1e-6

  /// Looks at a member's outline, in steps that are smaller by the fineness than usual.
  init(member: Int, field: LevelField, fineness: Double) {
    self.member = member
    boundary = ShapeBoundary(field.shapes[member])
    lookAround(field, fineness)
    joinStretches(field)
  }

  /// Whether the outline goes all the way round without being touched.
  var isUntouched: Bool { stops.allSatisfy { $0.standing == .free } }

  /// Notes the stops whose normals a curve crossed between two points that are nearest to this member.
  mutating func visit(from start: Point, to end: Point) {
    let from = boundary.parameter(nearest: start)
    var to = boundary.parameter(nearest: end)
    if to < from - ShapeBoundary.period / 2 { to += ShapeBoundary.period }
    guard to >= from else { return }
    var index = stops.partitioned { $0.parameter >= from - 1e-9 }
    while index < stops.count, stops[index].parameter <= to + 1e-9 {
      stops[index].isVisited = true
      index += 1
    }
    guard to > ShapeBoundary.period else { return }
    index = 0
    while index < stops.count, stops[index].parameter <= to - ShapeBoundary.period + 1e-9 {
      stops[index].isVisited = true
      index += 1
    }
  }

  private func stop(at parameter: Double, _ field: LevelField) -> Stop {
    let place = boundary.place(at: parameter)
    let reading = field.reading(at: place.point + place.normal * BoundaryScan.lift, near: member)
    let clearance = reading.nearest == member ? reading.secondDistance : reading.nearestDistance
    let isFree = reading.owner == member
    return Stop(
      parameter: parameter, standing: isFree ? .free : .blended, clearance: clearance,
      isNearest: reading.nearest == member,
      slack: isFree || reading.owner < 0 ? reading.slack : -abs(reading.slack))
  }

  /// Walks along the outline: far where nothing can change, in small steps where something may.
  ///
  /// The distance to the others changes by no more than the way gone. So a free place stays free for as long
  /// as that distance stays above the spacing, and a place deep inside another stays there.
  private mutating func lookAround(_ field: LevelField, _ fineness: Double) {
    let whole = boundary.lengths.reduce(0, +)
    let least = max(0.8, whole / 200_000) / fineness
    let usual = max(field.spacing / 6 / fineness, least)
    for side in 0..<8 {
      let length = boundary.lengths[side]
      let isCorner = side % 2 == 1
      var part = 0.0
      while part < 1 {
        let stop = stop(at: Double(side) + part, field)
        stops.append(stop)
        let clear = stop.clearance
        let safe = clear < 0 ? -clear : clear - field.spacing
        var step = max(safe, min(usual, max(abs(clear), least)))
        if isCorner && safe < length { step = min(step, length / 8 / fineness) }
        part += length > 0 ? max(step / length, 1e-6) : (safe > 0 ? 1 : 0.125)
        if !isCorner && length == 0 { break }
      }
    }
  }

  /// Cuts the walk into free stretches, each end found by halving.
  private mutating func joinStretches(_ field: LevelField) {
    guard !isUntouched else {
      stretches = [Stretch(start: 0, end: ShapeBoundary.period)]
      return
    }
    var starts: [Double] = []
    var ends: [Double] = []
    for index in stops.indices {
      let next = index + 1 < stops.count ? index + 1 : 0
      guard stops[index].standing != stops[next].standing else { continue }
      let upper = next == 0 ? stops[0].parameter + ShapeBoundary.period : stops[next].parameter
      let change = changeOver(from: stops[index], to: stops[next], at: upper, field)
      if stops[next].standing == .free { starts.append(change) } else { ends.append(change) }
    }
    guard let first = starts.first else { return }
    // The walk begins inside a stretch where the first end comes before the first start.
    if let end = ends.first, end < first { ends.append(ends.removeFirst() + ShapeBoundary.period) }
    stretches = zip(starts, ends).map { Stretch(start: $0, end: max($0, $1)) }
  }

  /// The parameter of a change of standing between two stops.
  ///
  /// The slack goes through zero there, steadily but with kinks where another member takes over: false position
  /// finds it, halved wherever an end stays put (the Illinois rule), within 1e-9 of the parameter or of the slack.
  /// Along an edge that two members share the slack is zero all the way, and only the standing tells where the one
  /// takes over: there the bracket is halved.
  private func changeOver(from first: Stop, to last: Stop, at upper: Double, _ field: LevelField) -> Double {
    var low = (parameter: first.parameter, slack: first.slack)
    var high = (parameter: upper, slack: last.slack)
    var side = 0
    var isShared = false
    for round in 0..<60 where high.parameter - low.parameter > 1e-9 {
      let whole = high.slack - low.slack
      var guess = low.parameter - low.slack * (high.parameter - low.parameter) / whole
      // Where shapes coincide both slacks have one sign to rounding, and the line leads out of the bracket.
      if isShared || round >= 30 || !(guess > low.parameter && guess < high.parameter) {
        guess = (low.parameter + high.parameter) / 2
      }
      let stop = stop(at: guess, field)
      if abs(stop.slack) < 1e-9, !isShared {
        isShared = self.stop(at: guess - 1e-7, field).standing == self.stop(at: guess + 1e-7, field).standing
        if !isShared { return guess }
      }
      if stop.standing == first.standing {
        low = (guess, stop.slack)
        if side == -1 { high.slack /= 2 }
        side = -1
      } else {
        high = (guess, stop.slack)
        if side == 1 { low.slack /= 2 }
        side = 1
      }
    }
    return first.standing == .free ? low.parameter : high.parameter
  }
}

extension [BoundaryScan.Stop] {
  /// The index of the first stop that satisfies a condition which holds for all after it.
  fileprivate func partitioned(_ condition: (BoundaryScan.Stop) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
