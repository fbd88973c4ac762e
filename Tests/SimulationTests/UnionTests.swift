import Geometry
import Motion
import SceneModel
import Simulation
import Testing

@Suite struct UnionTests {
  private func shapes(_ simulator: Simulator, at time: Double) -> [Frame.GlassShape] {
    simulator.frame(at: time).containers[0].shapes
  }

  @Test func twoDiscsFarApartAreOneCapsule() throws {
    let snapshot = Snapshot.of(
      spacing: 20,
      [.disc("a", 100, 100, union: "u"), .disc("b", 244, 100, union: "u")])
    let shapes = try shapes(Simulator(StubScene([snapshot])), at: 0)
    #expect(shapes.count == 1)
    #expect(shapes[0].elements == [0, 1])
    #expect(shapes[0].shape.rect == Rect(x: 78, y: 78, width: 188, height: 44))
    #expect(shapes[0].shape.fittedRadii == CornerRadii(22))
  }

  @Test func membersThatDifferStayApartAndTheReasonIsKept() throws {
    var square = PlacedElement.disc("square", 200, 100, union: "u")
    square.glass?.kind = .roundedRectangle(cornerRadius: 8, style: .continuous)
    let tinted = PlacedElement.disc(
      "tinted", 300, 100, union: "u", glass: Glass(.clear, tint: .white))
    let snapshot = Snapshot.of([
      .disc("a", 100, 100, union: "u"), .disc("b", 150, 100, union: "u"), square, tinted,
      .disc("c", 100, 200, union: "u", container: 1),
    ])
    let findings = UnionFinding.findings(in: snapshot)
    #expect(findings.count == 1)
    #expect(findings[0].shapes == [["a", "b"], ["square"], ["tinted"], ["c"]])
    #expect(findings[0].failures.map(\.conditions) == [[.shape], [.variant, .tint], [.container]])
    #expect(findings[0].failures[0].description.contains("shape"))
  }

  private func row(_ names: [String], union: Set<String>, spacing: Double = 20) -> Snapshot {
    let all = ["a", "b", "c", "d"]
    let elements = all.enumerated().filter { names.contains($1) }.map { index, name in
      PlacedElement.disc(
        name, 80 + Double(index) * 60, 100, union: union.contains(name) ? "u" : nil)
    }
    return Snapshot.of(spacing: spacing, elements)
  }

  @Test func aMemberThatComesGrowsTheBoxFromItsNeighbor() throws {
    let simulator = try Simulator(
      StubScene(
        [row(["a", "b"], union: ["a", "b", "c"]), row(["a", "b", "c"], union: ["a", "b", "c"])],
        timeline: [.to(1, at: 0.1), .to(0, at: 0.4)]))
    #expect(shapes(simulator, at: 0.1).map(\.shape.rect) == shapes(simulator, at: 0).map(\.shape.rect))
    for time in stride(from: 0.1, through: 2, by: 1.0 / 60) {
      #expect(shapes(simulator, at: time).count == 1)
    }
    let jumps = Continuity.jumps(of: simulator, fps: 120)
    #expect(jumps.isEmpty, "\(jumps)")
    #expect(shapes(simulator, at: 3)[0].elements == [0, 1])
  }

  @Test func anElementThatJoinsOrLeavesAUnionDoesNotMakeTheOutlineJump() throws {
    for (first, second) in [
      (Set(["a", "b"]), Set(["a", "b", "c"])), (["a", "b", "c"], ["b", "c"]), ([], ["a", "c"]),
      (["a", "b"], ["c", "d"]), (["a", "b", "c", "d"], []), (["b", "d"], ["a", "b"]),
    ] as [(Set<String>, Set<String>)] {
      let names = ["a", "b", "c", "d"]
      let simulator = try Simulator(
        StubScene(
          [row(names, union: first), row(names, union: second)],
          timeline: [.to(1, at: 0.1), .to(0, at: 0.3), .to(1, at: 0.45)]))
      let jumps = Continuity.jumps(of: simulator, fps: 120)
      #expect(jumps.isEmpty, "\(first.sorted()) \(second.sorted()) \(jumps)")
      let still = try Simulator(StubScene([row(names, union: second)]))
      #expect(shapes(simulator, at: 4) == shapes(still, at: 0))
    }
  }

  @Test func aWholeUnionComesOutOfOneShapeAndGoesBack() throws {
    let simulator = try Simulator(
      StubScene(
        [row(["a"], union: ["b", "c", "d"]), row(["a", "b", "c", "d"], union: ["b", "c", "d"])],
        timeline: [.to(1, at: 0.1), .to(0, at: 0.4)]))
    for decision in simulator.report.changes[0].elements.map(\.decision) where decision.name != "a" {
      #expect(decision.source == "a")
    }
    #expect(shapes(simulator, at: 0.2).count == 2)
    let jumps = Continuity.jumps(of: simulator, fps: 120)
    #expect(jumps.isEmpty, "\(jumps)")
    #expect(
      shapes(simulator, at: 0.1).map(\.shape.rect).dropFirst().allSatisfy {
        $0 == shapes(simulator, at: 0)[0].shape.rect
      })
  }

  @Test func aUnionThatChangesItsTintStaysOne() throws {
    var red = row(["a", "b"], union: ["a", "b"])
    for index in red.elements.indices {
      red.elements[index].glass?.glass.tint = Color(red: 1, green: 0, blue: 0)
    }
    let simulator = try Simulator(
      StubScene([row(["a", "b"], union: ["a", "b"]), red], timeline: [.to(1, at: 0)]))
    for time in [0, 0.1, 0.3, 2] { #expect(shapes(simulator, at: time).count == 1) }
    let tint = shapes(simulator, at: 0.1)[0].tint
    #expect(abs(tint.red - 1) < 1e-6 && abs(tint.blue) < 1e-6)
    #expect(tint.opacity > 0 && tint.opacity < 1)
  }

  @Test func aSourceThatIsAUnionGivesItsWholeShape() throws {
    let closed = Snapshot.of([.disc("a", 100, 100, union: "u"), .disc("b", 100, 244, union: "u")])
    let open = Snapshot.of(closed.elements + [.disc("c", 150, 172)])
    let simulator = try Simulator(StubScene([closed, open], timeline: [.to(1, at: 0.1), .to(0, at: 0.5)]))
    #expect(simulator.report.changes[0].elements[2].decision.source == "a + b")
    let events = simulator.events().filter { $0.element == "c" && [.appear, .disappear].contains($0.kind) }
    #expect(events.map(\.other) == ["a + b", "a + b"])
    #expect(shapes(simulator, at: 0.1)[1].shape.rect == Rect(x: 78, y: 78, width: 44, height: 188))
    let jumps = Continuity.jumps(of: simulator, fps: 120)
    #expect(jumps.isEmpty, "\(jumps)")
  }
}
