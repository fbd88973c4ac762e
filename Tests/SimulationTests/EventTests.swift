import Geometry
import Motion
import SceneModel
import Simulation
import TestSupport
import Testing

@Suite struct EventTests {
  private let menu = StubScene(
    [ActionMenu.closed, ActionMenu.open], timeline: [.to(1, at: 0.5), .to(0, at: 2.5)])

  /// When the menu's spring first passes a displacement in points, after its start.
  private func time(passing displacement: Double) -> Double {
    var low = 0.0
    var high = 0.28
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Spring.bouncy.value(target: 74.0, time: middle) < displacement {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  @Test func aButtonPartsWhereItsGapIsHalfTheSpacing() throws {
    let events = try Simulator(menu).events()
    for name in ["up", "left", "right", "down"] {
      let own = events.filter {
        ($0.element == name && ["toggle", ""].contains($0.other))
          || ($0.other == name && $0.element == "toggle")
      }
      let split = try #require(own.first { $0.kind == .split })
      #expect(abs(split.time - 0.5 - time(passing: 44 + 15)) < 1e-5)
      #expect(abs((split.value ?? 0) - 15) < 1e-3)
      let out = try #require(own.first { $0.kind == .outOfRange })
      #expect(abs(out.time - 0.5 - time(passing: 74)) < 1e-5)
      // Open, it rests in range and bulging; on the way back it is joined before it arrives.
      let back = own.filter { $0.time > 2.5 }.map(\.kind)
      #expect(back.contains(.bridge) && back.last == .disappear)
      #expect(!back.contains(.inRange) && !back.contains(.bulge))
      let bridge = try #require(own.first { $0.kind == .bridge && $0.time > 2.5 })
      #expect(abs(bridge.time - 2.5 - time(passing: 74 - 59)) < 1e-5)
    }
  }

  @Test func lifeAndOvershootStandInTheEvents() throws {
    let simulator = try Simulator(menu)
    let events = simulator.events()
    #expect(events.map(\.time) == events.map(\.time).sorted())
    let left = events.filter { $0.element == "left" }
    let appear = try #require(left.first { $0.kind == .appear })
    #expect(appear.time == 0.5 && appear.other == "toggle")
    #expect(abs((appear.value ?? 0) - 30) < 1e-9)
    // bouncy: damping ratio 0.7, so the peak is exp(−0.7π/√0.51) of the way beyond, half a damped period on.
    let ratio = 0.51.squareRoot()
    let peak = try #require(left.first { $0.kind == .overshootPeak })
    #expect(abs(peak.time - 0.5 - 0.25 / ratio) < 1e-6)
    #expect(abs((peak.value ?? 0) - 74 * 0.0459878) < 1e-3)
    let complete = try #require(left.first { $0.kind == .logicallyComplete })
    #expect(abs(complete.time - 1) < 1e-9)
    let disappear = try #require(left.first { $0.kind == .disappear })
    #expect(disappear.time == simulator.restTime && disappear.other == "toggle")
    #expect(events.last?.kind == .settled && events.last?.element == "")
    let changes = events.filter { $0.kind == .stateChange }
    #expect(changes.map(\.element) == ["state", "state"] && changes.map(\.value) == [1, 0])
  }

  @Test func twoDiscsThatPassEachOtherMeetAndPart() throws {
    let there = Snapshot.of(spacing: 20, [.disc("a", 100, 100), .disc("b", 60, 160)])
    let after = Snapshot.of(spacing: 20, [.disc("a", 100, 100), .disc("b", 260, 160)])
    let scene = StubScene([there, after], timeline: [.to(1, at: 0.25, .linear(duration: 1))])
    // b moves 200 pt in a second, 60 pt below a: the gap is √((x − 100)² + 60²) − 44.
    let simulator = try Simulator(scene)
    func times(_ gap: Double) -> [Double] {
      let half = ((gap + 44) * (gap + 44) - 3600).squareRoot()
      return [0.25 + (40 - half) / 200, 0.25 + (40 + half) / 200]
    }
    let events = simulator.events()
    let range = events.filter { $0.kind == .inRange || $0.kind == .outOfRange }
    #expect(range.map(\.kind) == [.inRange, .outOfRange])
    for (event, expected) in zip(range, times(20)) { #expect(abs(event.time - expected) < 1e-5) }
    #expect(events.filter { $0.kind == .bulge }.map { abs($0.time - times(20)[0]) < 1e-5 } == [true])
    // The gap never comes down to 10, so no bridge forms.
    #expect(events.allSatisfy { $0.kind != .bridge && $0.kind != .split })
  }

  @Test func aBriefTouchBetweenTwoLooksIsFound() throws {
    // 4000 pt/s: in range for about a millisecond.
    let there = Snapshot.of(spacing: 20, [.disc("a", 2100, 100), .disc("b", 60, 163.9)])
    let after = Snapshot.of(spacing: 20, [.disc("a", 2100, 100), .disc("b", 4060, 163.9)])
    let scene = StubScene([there, after], timeline: [.to(1, at: 0.0013, .linear(duration: 1))])
    let kinds = try Simulator(scene).events().map(\.kind).filter { $0 == .inRange || $0 == .outOfRange }
    #expect(kinds == [.inRange, .outOfRange])
  }

  @Test func aRingHasAHoleThatOpensAndCloses() throws {
    func ring(_ radius: Double) -> Snapshot {
      Snapshot.of(
        spacing: 16,
        (0..<6).map { index in
          let way = Vector(angle: Double(index) * .pi / 3) * radius
          return .disc("\(index)", 200 + way.dx, 200 + way.dy)
        })
    }
    let scene = StubScene(
      [ring(24), ring(46)],
      timeline: [.to(1, at: 0, .linear(duration: 0.4)), .to(0, at: 0.6, .linear(duration: 0.4))])
    let holes = try Simulator(scene).events().filter { $0.kind == .holeOpens || $0.kind == .holeCloses }
    #expect(holes.map(\.kind) == [.holeOpens, .holeCloses])
    // The way back is the way there in reverse.
    if holes.count == 2 { #expect(abs((holes[0].time - 0) - (1.0 - holes[1].time)) < 2e-4) }
  }

  @Test func holesAreThoseOfTheOutlinesWhateverOverlaps() throws {
    let seed: UInt64 = 0x401e
    var random = SeededGenerator(seed: seed)
    func picture() -> Snapshot {
      Snapshot.of(
        spacing: 16,
        (0..<6).map { index in
          let center = Point(x: random.number(in: 60...240), y: random.number(in: 60...240))
          let size = Size(width: random.number(in: 40...160), height: random.number(in: 30...90))
          return .panel("\(index)", Rect(center: center, size: size))
        })
    }
    var seen = 0
    for round in 0..<6 {
      let scene = StubScene([picture(), picture()], timeline: [.to(1, at: 0, .linear(duration: 1))])
      let simulator = try Simulator(scene)
      var holes = 0
      var changes = 0
      for step in 0...240 {
        let frame = simulator.frame(at: min(Double(step) / 240 + 1e-9, 1))
        let now = frame.containers.reduce(0) { sum, container in
          sum + container.field.outline(tolerance: 0.05).contours.count { $0.isHole }
        }
        if step > 0, now != holes { changes += 1 }
        holes = now
      }
      let events = simulator.events().filter { $0.kind == .holeOpens || $0.kind == .holeCloses }
      #expect(events.count == changes, "seed \(seed), round \(round)")
      seen += changes
    }
    #expect(seen > 3, "seed \(seed): the rounds have holes")
  }

  @Test func aPairThatRestsAtALimitDoesNotReachItAgain() throws {
    // Open, the buttons rest where the gap is the spacing; with twice the spacing, where it is half of it.
    for (spacing, kinds) in [(30.0, [SimulationEvent.Kind.inRange, .bulge]), (60, [.bridge])] {
      let open = Snapshot.of(spacing: spacing, ActionMenu.open.elements)
      let closed = Snapshot.of(spacing: spacing, ActionMenu.closed.elements)
      let events = try Simulator(
        StubScene([closed, open], timeline: [.to(1, at: 0.5), .to(0, at: 2.5)])
      ).events()
      for name in ["up", "left", "right", "down"] {
        let own = events.filter {
          [$0.element, $0.other].contains(name) && [$0.element, $0.other].contains("toggle")
        }
        for kind in kinds {
          let times = own.filter { $0.kind == kind }.map(\.time)
          #expect(times.count { $0 > 0.5 && $0 < 2.5 } >= 1, "\(spacing) \(name) \(kind)")
          #expect(times.allSatisfy { $0 < 2.5 }, "\(spacing) \(name) \(kind)")
        }
      }
    }
  }

  @Test func whatAChangeDoesAtOnceHappensAtItsTime() throws {
    func at(_ x: Double) -> Snapshot { Snapshot.of(spacing: 20, [.disc("a", 100, 100), .disc("b", x, 100)]) }
    let events = try Simulator(
      StubScene([at(300), at(150)], timeline: [.to(1, at: 0.5, nil), .to(0, at: 1, nil)])
    ).events().filter { $0.element == "a" }
    #expect(events.map(\.kind) == [.inRange, .bulge, .bridge, .outOfRange, .split])
    #expect(events.map(\.time) == [0.5, 0.5, 0.5, 1, 1])
    #expect(events.map(\.value) == [6, 6, 6, 156, 156])
  }

  @Test func eventsDoNotDependOnSpeedButForTheirTimes() throws {
    let one = try Simulator(menu).events()
    let two = try Simulator(menu, options: SimulationOptions(speed: 2)).events()
    #expect(one.map(\.kind) == two.map(\.kind))
    for (a, b) in zip(one, two) { #expect(abs(a.time - 2 * b.time) < 1e-5) }
  }
}
