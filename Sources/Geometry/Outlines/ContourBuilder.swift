/// Joins the free stretches of a cluster's outlines, and the curves traced between them, to closed contours.
struct ContourBuilder {
  /// One part of a contour.
  enum Piece {
    /// A stretch of a member's own outline, by index of its scan, between two parameters.
    case stretch(scan: Int, start: Double, end: Double)
    /// A traced curve.
    case curve([LevelTrace.Node])
  }

  /// A stretch by the scan it belongs to.
  struct StretchIndex: Hashable {
    var scan: Int
    var stretch: Int
  }

  let field: LevelField
  let tolerance: Double
  /// One scan for each member of the cluster, in the order the members are declared.
  var scans: [BoundaryScan]
  /// For each scan, the places where its free stretches start.
  let starts: [[LevelTrace.Node]]
  /// For each member of the field that belongs to the cluster, the index of its scan.
  let scanOfMember: [Int: Int]
  /// Whether every curve came to a stretch where one starts; else the scans missed something narrow.
  var isConsistent = true
  /// Every curve traced so far.
  private var traced: [TracedCurve] = []
  /// For each member, the curves that run along its outline, by their places in `traced`.
  private var tracedAlong: [Int: [Int]] = [:]

  init(_ field: LevelField, members: [Int], tolerance: Double, fineness: Double) {
    self.field = field
    self.tolerance = tolerance
    let declared = members.sorted { field.places[$0] < field.places[$1] }
    scans = declared.map { BoundaryScan(member: $0, field: field, fineness: fineness) }
    starts = scans.map { scan in
      scan.stretches.map { scan.boundary.node(at: $0.start, of: scan.member) }
    }
    scanOfMember = Dictionary(uniqueKeysWithValues: declared.enumerated().map { ($1, $0) })
  }

  /// Every contour of the cluster; none where the scans missed something.
  mutating func contours() -> [Outline.Contour] {
    var loops: [[Piece]] = []
    for scan in scans.indices {
      if scans[scan].isUntouched {
        scans[scan].stretches[0].isUsed = true
        loops.append([.stretch(scan: scan, start: 0, end: ShapeBoundary.period)])
        continue
      }
      for stretch in scans[scan].stretches.indices where !scans[scan].stretches[stretch].isUsed {
        loops.append(startedCanonically(loop(from: StretchIndex(scan: scan, stretch: stretch))))
        guard isConsistent else { return [] }
      }
    }
    loops += blendedLoops()
    guard isConsistent else { return [] }
    return loops.compactMap { contour($0) }
  }

  /// Follows a contour from one free stretch round to itself.
  private mutating func loop(from first: StretchIndex) -> [Piece] {
    var pieces: [Piece] = []
    var current = first
    while true {
      scans[current.scan].stretches[current.stretch].isUsed = true
      let stretch = scans[current.scan].stretches[current.stretch]
      pieces.append(.stretch(scan: current.scan, start: stretch.start, end: stretch.end))
      let end = scans[current.scan].boundary.node(at: stretch.end, of: scans[current.scan].member)
      guard let next = continuation(from: end, pieces: &pieces), next != first else { return pieces }
      if scans[next.scan].stretches[next.stretch].isUsed {
        isConsistent = false
        return pieces
      }
      current = next
    }
  }

  /// The stretch that a contour comes to after the end of one, and the curve that leads there.
  private mutating func continuation(
    from end: LevelTrace.Node, pieces: inout [Piece]
  ) -> StretchIndex? {
    if let next = nearestStart(to: end, within: 1e-5) { return next }
    var trace = LevelTrace(field, from: end)
    var arrival: StretchIndex?
    var corners = 0
    var approaches = 0
    while trace.nodes.count < 100_000 {
      let before = trace.last
      if trace.advance() {
        visit(from: before, to: trace.last)
        arrival = passedStart(from: before, to: trace.last)
        if arrival == nil, let entered = enteredStretch(at: trace.last) {
          arrival = entered
          isConsistent = false
        }
        if let index = arrival {
          trace.dropLast()
          approaches += 1
          if approaches > 16 || trace.isClose(to: starts[index.scan][index.stretch]) { break }
          arrival = nil
        }
      } else {
        arrival = nearestStart(to: before, within: 1e-3)
        if arrival != nil { break }
        corners += 1
        guard corners < 8, let after = field.placeAfterCorner(at: before, radius: 1e-3) else {
          arrival = nearestStart(to: before, within: max(field.spacing, 1))
          isConsistent = false
          break
        }
        trace.turn(towards: after)
      }
    }
    if let arrival { trace.finish(at: starts[arrival.scan][arrival.stretch]) }
    remember(trace.nodes)
    if trace.nodes.count > 1 { pieces.append(.curve(trace.nodes)) }
    return arrival
  }

  /// Notes that a curve was traced.
  mutating func remember(_ nodes: [LevelTrace.Node]) {
    for member in Set(nodes.map(\.nearest)) { tracedAlong[member, default: []].append(traced.count) }
    traced.append(TracedCurve(nodes))
  }

  /// Whether a place lies on a curve that was traced before.
  func isTraced(_ node: LevelTrace.Node) -> Bool {
    field.neighborRanges[node.nearest].contains { place in
      tracedAlong[field.neighborList[place].member]?.contains {
        traced[$0].mayHold(node.point) && traced[$0].holds(node)
      } ?? false
    }
  }

  /// The start of a free stretch nearest to a place, if there is one within a distance.
  private func nearestStart(to node: LevelTrace.Node, within distance: Double) -> StretchIndex? {
    var best: (distance: Double, index: StretchIndex)?
    for place in field.neighborRanges[node.nearest] {
      guard let scan = scanOfMember[field.neighborList[place].member] else { continue }
      for stretch in starts[scan].indices {
        let start = starts[scan][stretch]
        let apart = start.point.distance(to: node.point)
        if apart <= best?.distance ?? distance {
          best = (apart, StretchIndex(scan: scan, stretch: stretch))
        }
      }
    }
    return best?.index
  }

  /// The first start of a free stretch that a step of a traced curve went past.
  func passedStart(from a: LevelTrace.Node, to b: LevelTrace.Node) -> StretchIndex? {
    let chord = b.point - a.point
    let length = chord.length
    let curve = CurveFit.hermite(a, b)
    var best: (along: Double, index: StretchIndex)?
    for place in field.neighborRanges[b.nearest] {
      guard let scan = scanOfMember[field.neighborList[place].member] else { continue }
      for stretch in starts[scan].indices {
        let start = starts[scan][stretch]
        let out = start.point - a.point
        guard out.dot(a.tangent) > 1e-7, (start.point - b.point).dot(start.tangent) <= 1e-7,
          start.tangent.dot(chord) > 0
        else { continue }
        let along = out.dot(chord)
        let passed = curve.point(at: min(max(along / (length * length), 0), 1))
        guard passed.distance(to: start.point) <= 0.12 * length + LevelField.leastRadius else { continue }
        if along < best?.along ?? .infinity {
          best = (along, StretchIndex(scan: scan, stretch: stretch))
        }
      }
    }
    return best?.index
  }

  /// The free stretch that a place lies inside, where a step came onto an outline beyond the stretch's start.
  func enteredStretch(at node: LevelTrace.Node) -> StretchIndex? {
    guard node.owner >= 0, let scan = scanOfMember[node.owner] else { return nil }
    let parameter = scans[scan].boundary.parameter(nearest: node.point)
    let index = scans[scan].stretches.firstIndex { stretch in
      [parameter, parameter + ShapeBoundary.period].contains {
        $0 > stretch.start + 1e-6 && $0 < stretch.end - 1e-6
      }
    }
    return index.map { StretchIndex(scan: scan, stretch: $0) }
  }

  /// Notes the places of a member's outline whose normals a step crossed.
  mutating func visit(from a: LevelTrace.Node, to b: LevelTrace.Node) {
    guard a.nearest == b.nearest, let scan = scanOfMember[a.nearest] else { return }
    scans[scan].visit(from: a.point, to: b.point)
  }

  /// A contour's closed path, or nil where it has no area.
  private func contour(_ loop: [Piece]) -> Outline.Contour? {
    var elements: [Path.Element] = []
    var members: Set<Int> = []
    let fit = CurveFit(field: field, tolerance: 0.8 * tolerance)
    for piece in loop {
      switch piece {
      case .stretch(let scan, let start, let end):
        let boundary = scans[scan].boundary
        if elements.isEmpty { elements.append(.move(to: boundary.place(at: start).point)) }
        boundary.append(from: start, to: end, tolerance: 0.8 * tolerance, to: &elements)
        members.insert(field.places[scans[scan].member])
      case .curve(let nodes):
        if elements.isEmpty { elements.append(.move(to: nodes[0].point)) }
        for curve in fit.cubics(through: nodes) {
          elements.append(.curve(to: curve.end, control1: curve.control1, control2: curve.control2))
        }
        for node in nodes { members.insert(field.places[node.nearest]) }
      }
    }
    guard case .move(let start) = elements.first else { return nil }
    elements.closeOn(start)
    let path = Path(elements)
    let area = path.signedArea
    guard abs(area) > 1e-9 else { return nil }
    return Outline.Contour(path: path, isHole: area < 0, members: members.sorted())
  }
}

extension ShapeBoundary {
  /// The place at a parameter as a node of a curve.
  func node(at parameter: Double, of member: Int) -> LevelTrace.Node {
    let place = place(at: parameter)
    return LevelTrace.Node(
      point: place.point, tangent: place.tangent, nearest: member, owner: member)
  }
}

extension LevelField {
  /// The contours of a cluster.
  ///
  /// The members' outlines are looked at in steps. Where the curves show that something between two steps was
  /// missed, everything is done again with finer steps; where that does not help either, cell by cell.
  func contours(of members: [Int], tolerance: Double) -> [Outline.Contour] {
    for fineness in [1.0, 6] {
      var builder = ContourBuilder(self, members: members, tolerance: tolerance, fineness: fineness)
      let contours = builder.contours()
      if builder.isConsistent { return contours }
    }
    return LevelMarch(self, members: members).contours(tolerance: tolerance)
  }
}
