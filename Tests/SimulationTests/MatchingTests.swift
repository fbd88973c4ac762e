import Geometry
import Motion
import SceneModel
import Simulation
import Testing

@Suite struct MatchingTests {
  private func decision(_ matching: Matching, _ name: String) throws -> Decision {
    try #require(matching.decisions.first { $0.name == name })
  }

  @Test func buttonsWithinTheSpacingGrowOutOfTheToggle() throws {
    let matching = Matching(from: ActionMenu.closed, to: ActionMenu.open)
    #expect(matching.decisions.map(\.name) == ["up", "left", "toggle", "right", "down"])
    for name in ["up", "left", "right", "down"] {
      let decision = try decision(matching, name)
      #expect(decision.fate == .appears)
      #expect(decision.way == .matchedGeometry)
      #expect(decision.rule == .withinSpacing)
      #expect(decision.source == "toggle")
      let nearest = try #require(decision.nearest)
      #expect(abs(nearest.gap - 30) < 1e-9)
      #expect(nearest.spacing == 30)
    }
    let toggle = try decision(matching, "toggle")
    #expect(toggle.fate == .stays)
    #expect(toggle.rule == .samePlace)
  }

  /// Frames 30 apart side by side, outlines 30.17 and 30.67: half a point is made up for.
  @Test(arguments: [(5.0, Decision.Way.matchedGeometry), (10, .materialize)])
  func framesMakeUpForHalfAPoint(down: Double, way: Decision.Way) throws {
    let near = PlacedElement.disc("near", 200 + 44 + 30, 200 + down)
    let matching = Matching(from: .of([ActionMenu.toggle]), to: .of([ActionMenu.toggle, near]))
    #expect(try decision(matching, "near").way == way)
  }

  @Test func buttonsGoBackIntoTheToggle() throws {
    let matching = Matching(from: ActionMenu.open, to: ActionMenu.closed)
    #expect(matching.decisions.map(\.name) == ["toggle", "up", "left", "right", "down"])
    for name in ["up", "left", "right", "down"] {
      let decision = try decision(matching, name)
      #expect(decision.fate == .leaves)
      #expect(decision.way == .matchedGeometry)
      #expect(decision.source == "toggle")
    }
  }

  @Test(arguments: [(29.0, Decision.Way.matchedGeometry), (30, .matchedGeometry), (30.01, .materialize)])
  func theSpacingDecidesAtItsVeryEdge(gap: Double, way: Decision.Way) throws {
    let near = PlacedElement.disc("near", 200 + 44 + gap, 200)
    let matching = Matching(from: .of([ActionMenu.toggle]), to: .of([ActionMenu.toggle, near]))
    let decision = try decision(matching, "near")
    #expect(decision.way == way)
    #expect(decision.rule == (way == .materialize ? .beyondSpacing : .withinSpacing))
    #expect(abs((decision.nearest?.gap ?? 0) - gap) < 1e-9)
  }

  @Test func theNearestIsTheSourceAndOfEquallyNearTheFirst() throws {
    let left = PlacedElement.disc("left", 100, 200)
    let right = PlacedElement.disc("right", 190, 200)
    let between = PlacedElement.disc("between", 145, 200)
    let equal = Matching(from: .of([left, right]), to: .of([left, between, right]))
    #expect(try decision(equal, "between").source == "left")
    var nearer = right
    nearer.frame.origin.x -= 0.5
    let unequal = Matching(from: .of([left, nearer]), to: .of([left, between, nearer]))
    #expect(try decision(unequal, "between").source == "right")
  }

  @Test func chosenTransitionsAreKept() throws {
    for (transition, way) in [
      (GlassTransition.materialize, Decision.Way.materialize), (.identity, .identity),
    ] {
      let near = PlacedElement.disc("near", 250, 200, transition: transition)
      let there = Matching(from: .of([ActionMenu.toggle]), to: .of([ActionMenu.toggle, near]))
      let back = Matching(from: .of([ActionMenu.toggle, near]), to: .of([ActionMenu.toggle]))
      for matching in [there, back] {
        #expect(try decision(matching, "near").way == way)
        #expect(try decision(matching, "near").rule == .chosen)
      }
    }
  }

  @Test func matchedGeometryThatIsChosenBeyondTheSpacingMaterializes() throws {
    let far = PlacedElement.disc("far", 300, 200, transition: .matchedGeometry)
    let matching = Matching(from: .of([ActionMenu.toggle]), to: .of([ActionMenu.toggle, far]))
    #expect(try decision(matching, "far").way == .materialize)
    #expect(try decision(matching, "far").rule == .beyondSpacing)
  }

  @Test func anIdIsFollowedAcrossPlacesAndContainers() throws {
    let here = PlacedElement.disc("a", 100, 100, id: "x", container: 0)
    var there = PlacedElement.disc("a", 300, 300, id: "x", container: 1)
    there.key = StructuralID("elsewhere")
    let decision = try decision(Matching(from: .of([here]), to: .of([there])), "a")
    #expect(decision.fate == .stays)
    #expect(decision.rule == .sameID)
  }

  @Test func aPlaceIsNotFollowedWhereTheIdsDiffer() throws {
    var one = PlacedElement.disc("one", 100, 100, id: "x")
    var two = PlacedElement.disc("two", 140, 100, id: "y")
    one.key = StructuralID("same")
    two.key = StructuralID("same")
    let matching = Matching(from: .of([one]), to: .of([two]))
    #expect(try decision(matching, "two").fate == .appears)
    #expect(try decision(matching, "one").fate == .leaves)
    // Nothing else is there, so the one that makes way is the source, and the one that comes its goal.
    #expect(try decision(matching, "two").source == "one")
    #expect(try decision(matching, "one").source == "two")
  }

  @Test func theSameIdInAnotherNamespaceIsAnother() throws {
    let one = PlacedElement.disc("one", 100, 100, id: "x")
    var two = PlacedElement.disc("two", 100, 100)
    two.glass?.id = GlassID("x", namespace: "m")
    #expect(try decision(Matching(from: .of([one]), to: .of([two])), "two").fate == .appears)
  }

  @Test func anotherContainersShapesAreNoSource() throws {
    let near = PlacedElement.disc("near", 250, 200, container: 1)
    let matching = Matching(from: .of([ActionMenu.toggle]), to: .of([ActionMenu.toggle, near]))
    #expect(try decision(matching, "near").rule == .noNeighbor)
    #expect(try decision(matching, "near").way == .materialize)
  }

  @Test func glassOutsideAnyContainerSaysSo() throws {
    let lone = PlacedElement.disc("lone", 250, 200, container: 1)
    var new = Snapshot.of([ActionMenu.toggle, lone])
    new.containers[1].isExplicit = false
    new.containers[1].spacing = 0
    let appearing = try decision(Matching(from: .of([ActionMenu.toggle]), to: new), "lone")
    #expect(appearing.rule == .outsideContainer && appearing.way == .materialize)
    let leaving = try decision(Matching(from: new, to: .of([ActionMenu.toggle])), "lone")
    #expect(leaving.rule == .outsideContainer && leaving.way == .materialize)
  }

  @Test func aRowComesOutOfTheFirstByWayOfTheShapesBetween() throws {
    let row = (1...3).map { PlacedElement.disc("\($0)", 200 + 60 * Double($0), 200) }
    let apart = PlacedElement.disc("apart", 200, 320)
    let chosen = PlacedElement.disc("chosen", 380, 250, transition: .materialize)
    let closed = Snapshot.of(spacing: 20, [ActionMenu.toggle])
    let open = Snapshot.of(spacing: 20, [row[2], row[1], ActionMenu.toggle, row[0], apart, chosen])
    for (matching, fate) in [
      (Matching(from: closed, to: open), Decision.Fate.appears), (Matching(from: open, to: closed), .leaves),
    ] {
      for (name, rule, nearest) in [
        ("1", Decision.Rule.withinSpacing, "toggle"), ("2", .throughNeighbor, "1"),
        ("3", .throughNeighbor, "2"),
      ] {
        let decision = try decision(matching, name)
        #expect(decision.fate == fate)
        #expect(decision.rule == rule)
        #expect(decision.source == "toggle")
        #expect(decision.nearest?.name == nearest)
        #expect(abs((decision.nearest?.gap ?? 0) - 16) < 1e-9)
      }
      #expect(try decision(matching, "apart").rule == .beyondSpacing)
      #expect(try decision(matching, "chosen").rule == .chosen)
    }
  }

  @Test func whatComesBackReturns() throws {
    let matching = Matching(from: ActionMenu.closed, leaving: ActionMenu.buttons, to: ActionMenu.open)
    #expect(try decision(matching, "left").fate == .returns)
    #expect(try decision(matching, "left").way == .moves)
  }

  @Test func contentWithoutGlassFades() throws {
    let text = PlacedElement(
      key: StructuralID("t"), name: "text", frame: Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(try decision(Matching(from: .of([]), to: .of([text])), "text").way == .fade)
    #expect(try decision(Matching(from: .of([text]), to: .of([])), "text").rule == .noGlass)
  }

  @Test func reducedMotionFadesWhatWouldMove() throws {
    let matching = Matching(from: ActionMenu.closed, to: ActionMenu.open, reducesMotion: true)
    #expect(try decision(matching, "left").way == .fade)
    #expect(try decision(matching, "left").rule == .reducedMotion)
    #expect(try decision(matching, "toggle").way == .moves)
  }
}
