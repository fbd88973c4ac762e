import Geometry
import Motion
import SceneModel
import Simulation
import Testing

/// The rules of glass beyond who morphs into whom.
@Suite struct RulesTests {
  private func play(
    _ snapshots: [Snapshot], _ timeline: [TimelineEntry], _ options: SimulationOptions = SimulationOptions()
  ) throws -> Simulator {
    try Simulator(StubScene(snapshots, timeline: timeline), options: options)
  }

  @Test func glassThatMaterializesBendsInAndItsContentFades() throws {
    let far = PlacedElement.disc("far", 340, 200)
    let simulator = try play(
      [.of([ActionMenu.toggle]), .of([ActionMenu.toggle, far])], [.to(1, at: 0), .to(0, at: 2)])
    let start = try #require(simulator.frame(at: 0).element("far"))
    #expect(start.material == 0 && start.contentOpacity == 0 && start.opacity == 1)
    #expect(start.scale < 1 && start.blur > 0)
    #expect(start.frame == far.frame)
    let middle = try #require(simulator.frame(at: 0.15).element("far"))
    #expect(middle.material > 0 && middle.material < 1 && middle.frame == far.frame)
    let rest = try #require(simulator.frame(at: 1.9).element("far"))
    #expect(rest.material == 1 && rest.scale == 1 && rest.blur == 0)
    #expect(simulator.frame(at: 2.1).element("far")?.phase == .leaving)
    #expect(simulator.frame(at: simulator.restTime).element("far") == nil)
  }

  @Test func identityGlassIsThereOrNot() throws {
    let near = PlacedElement.disc("near", 250, 200, transition: .identity)
    let simulator = try play(
      [.of([ActionMenu.toggle]), .of([ActionMenu.toggle, near])], [.to(1, at: 1), .to(0, at: 2)])
    #expect(simulator.frame(at: 0.9999).element("near") == nil)
    let there = try #require(simulator.frame(at: 1).element("near"))
    #expect(there.frame == near.frame && there.material == 1 && there.phase == .present)
    #expect(simulator.frame(at: 2).element("near") == nil)
  }

  @Test func tintsMixInOklabAndNeverGoThroughBlack() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let tints: [Color?] = [nil, red, blue, nil]
    let simulator = try play(
      tints.map { .of([.disc("a", 100, 100, glass: Glass(tint: $0))]) },
      [
        .to(1, at: 0, .linear(duration: 1)), .to(2, at: 2, .linear(duration: 1)),
        .to(3, at: 4, .linear(duration: 1)),
      ])
    func tint(_ time: Double) throws -> Color { try #require(simulator.frame(at: time).element("a")).tint }
    let half = try tint(0.5)
    #expect(abs(half.red - 1) < 1e-9 && abs(half.opacity - 0.5) < 1e-12)
    #expect(try tint(1.5) == red)
    let mixed = try tint(2.5)
    let expected = red.mix(with: blue, by: 0.5)
    #expect(abs(mixed.red - expected.red) < 1e-9 && abs(mixed.blue - expected.blue) < 1e-9)
    let fading = try tint(4.75)
    #expect(abs(fading.blue - 1) < 1e-6 && abs(fading.opacity - 0.25) < 1e-12)
    #expect(try tint(5.5).opacity == 0)
  }

  @Test func variantsTurnIntoEachOther() throws {
    let variants: [Glass] = [.regular, .clear, .identity]
    let simulator = try play(
      variants.map { .of([.disc("a", 100, 100, glass: $0)]) }, [.to(1, at: 0), .to(2, at: 2)])
    let clearing = simulator.frame(at: 0.1).containers[0].shapes[0]
    #expect(clearing.clarity > 0 && clearing.clarity < 1 && clearing.material == 1)
    #expect(simulator.frame(at: 1.9).containers[0].shapes[0].clarity == 1)
    let going = simulator.frame(at: 2.1).containers[0].shapes[0]
    #expect(going.material > 0 && going.material < 1)
    let gone = simulator.frame(at: simulator.restTime)
    #expect(gone.containers[0].shapes.isEmpty)
    #expect(gone.element("a")?.material == 0)
    // Its content stays, as if no glass had been applied.
    #expect(simulator.frame(at: 2.1).layers == [.container(0)])
    #expect(gone.layers == [.container(0), .element(0)])
  }

  @Test func contentThatChangesCrossFades() throws {
    var other = ActionMenu.toggle
    other.content = [Content(.symbol("xmark", fontSize: 17), size: Size(width: 18, height: 18))]
    let simulator = try play([.of([ActionMenu.toggle]), .of([other])], [.to(1, at: 0, .linear(duration: 1))])
    let middle = try #require(simulator.frame(at: 0.25).element("toggle"))
    #expect(middle.content.map(\.kind) == [.symbol("toggle", fontSize: 17), .symbol("xmark", fontSize: 17)])
    #expect(abs(middle.content[0].opacity - 0.75) < 1e-12 && abs(middle.content[1].opacity - 0.25) < 1e-12)
    #expect(simulator.frame(at: 1).element("toggle")?.content == other.content)
  }

  @Test func aContainersSpacingMoves() throws {
    let simulator = try play(
      [.of(spacing: 10, [ActionMenu.toggle]), .of(spacing: 50, [ActionMenu.toggle])],
      [.to(1, at: 0, .linear(duration: 1))])
    #expect(abs(simulator.frame(at: 0.25).containers[0].spacing - 20) < 1e-9)
    #expect(simulator.frame(at: 2).containers[0].spacing == 50)
  }

  @Test func aTouchPressesInteractiveGlassAndThenTaps() throws {
    var toggle = ActionMenu.toggle
    toggle.glass?.glass.isInteractive = true
    let simulator = try play(
      [.of([toggle]), ActionMenu.open], [TimelineEntry(at: 0.1, .touch("toggle", duration: 0.4))])
    let held = simulator.frame(at: 0.45)
    let longest = 44 * (held.element("toggle")?.scale ?? 0)
    #expect(longest > 44 + 16 && longest < 44 + 17)
    #expect(held.containers[0].shapes[0].press > 0.98)
    #expect(abs(held.containers[0].shapes[0].shape.rect.width - longest) < 1e-9)
    #expect(held.elements.count == 1)
    #expect(simulator.frame(at: 0.55).elements.count == 5)
    #expect(simulator.frame(at: 1.5).element("toggle")?.scale == 1)
    let deaf = try play([.of([ActionMenu.toggle])], [TimelineEntry(at: 0.1, .touch("toggle", duration: 0.4))])
    #expect(deaf.frame(at: 0.45).element("toggle")?.scale == 1)
  }

  @Test func theInnermostAnimationWhoseValueChangedWins() throws {
    func disc(_ x: Double, _ inner: Bool, _ outer: Bool, _ animation: Animation?) -> Snapshot {
      var disc = PlacedElement.disc("a", x, 100)
      disc.implicitAnimations = [
        ImplicitAnimation(value: .bool(inner), animation: animation),
        ImplicitAnimation(value: .bool(outer), animation: .linear(duration: 2)),
      ]
      return .of([disc])
    }
    func x(_ to: Snapshot, _ transaction: Transaction) throws -> Double {
      var change = StateChange.to(1, nil)
      change.transaction = transaction
      let simulator = try play(
        [disc(100, false, false, .linear(duration: 4)), to], [TimelineEntry(at: 0, .change(change))])
      return try #require(simulator.frame(at: 0.5).element("a")).frame.center.x
    }
    let one = Transaction(animation: .linear(duration: 1))
    // None changed: the transaction's; the outer one; the inner one; suppressed; passed over.
    #expect(try abs(x(disc(200, false, false, nil), one) - 150) < 1e-9)
    #expect(try abs(x(disc(200, false, true, nil), one) - 125) < 1e-9)
    #expect(try abs(x(disc(200, true, true, .linear(duration: 4)), one) - 112.5) < 1e-9)
    #expect(try x(disc(200, true, true, nil), one) == 200)
    let deaf = Transaction(animation: .linear(duration: 1), disablesAnimations: true)
    #expect(try abs(x(disc(200, true, true, nil), deaf) - 150) < 1e-9)
  }

  @Test func whatComesInsideAnAnimatedViewIsAnimatedByIt() throws {
    func menu(_ open: Bool, _ elements: [PlacedElement]) -> Snapshot {
      let key = StructuralID("around")
      let modifier = ImplicitAnimation(value: .bool(open), animation: .bouncy, key: key)
      var snapshot = Snapshot.of(
        elements.map { element in
          var element = element
          element.implicitAnimations = [modifier]
          return element
        })
      snapshot.implicitAnimations = [key: modifier]
      return snapshot
    }
    let open = [ActionMenu.buttons[0], ActionMenu.toggle]
    let simulator = try play(
      [menu(false, [ActionMenu.toggle]), menu(true, open)], [.to(1, at: 0, nil), .to(0, at: 2, nil)])
    #expect(simulator.frame(at: 0.1).element("up")?.phase == .entering)
    #expect(simulator.report.changes[0].elements[0].animation == .bouncy)
    #expect(simulator.frame(at: 2.1).element("up")?.phase == .leaving)
  }

  @Test func underReducedMotionNothingGrowsOutOfAnything() throws {
    let simulator = try play(
      [ActionMenu.closed, ActionMenu.open], [.to(1, at: 0), .to(0, at: 2)],
      SimulationOptions(reducesMotion: true))
    let left = try #require(simulator.frame(at: 0.1).element("left"))
    #expect(left.frame == ActionMenu.buttons[1].frame && left.scale == 1 && left.blur == 0)
    #expect(left.opacity > 0 && left.opacity < 1)
    #expect(simulator.frame(at: 2.1).element("left")?.frame == ActionMenu.buttons[1].frame)
  }

  @Test func whatLeavesFollowsItsSourceWhereverThatGoes() throws {
    let home = PlacedElement.disc("a", 100, 100)
    let moved = PlacedElement.disc("a", 300, 300)
    let child = PlacedElement.disc("b", 160, 100)
    let root = PlacedElement.disc("root", 300, 240)
    let simulator = try play(
      [.of([home, child, root]), .of([home, root]), .of([moved, root]), .of([root])],
      [.to(1, at: 0), .to(2, at: 0.1), .to(3, at: 0.2)])
    // b goes into a, a moves beside the root, and then goes into it: b ends there too.
    let gone = simulator.events().filter { $0.kind == .disappear }
    #expect(Set(gone.map(\.element)) == ["a", "b"])
    for event in gone {
      let element = try #require(simulator.frame(at: event.time - 1e-6).element(event.element))
      #expect((element.frame.origin - root.frame.origin).length < 0.02)
    }
    #expect(simulator.frame(at: simulator.restTime).elements.map(\.name) == ["root"])
    #expect(simulator.report.changes[2].elements.last?.decision.source == "root")
  }

  @Test func whatRepeatsForEverNeverRests() throws {
    let simulator = try play(
      [.of([.disc("a", 100, 100)]), .of([.disc("a", 200, 100)])],
      [.to(1, at: 1, .linear(duration: 0.5).repeatForever(autoreverses: true))])
    #expect(simulator.restTime == .infinity)
    #expect(simulator.frames(fps: 10, limit: 3).count == 41)
    #expect(abs((simulator.frame(at: 11.25).element("a")?.frame.center.x ?? 0) - 150) < 1e-6)
    #expect(simulator.events(until: 4).allSatisfy { $0.time <= 4 })
  }

  @Test func sizesAreNeverNegative() throws {
    let wide = PlacedElement.panel("a", Rect(x: 100, y: 100, width: 200, height: 60))
    let thin = PlacedElement.panel("a", Rect(x: 100, y: 100, width: 2, height: 60))
    let simulator = try play(
      [.of([wide]), .of([thin])], [.to(1, at: 0, .spring(duration: 0.5, bounce: 0.8))])
    for frame in simulator.frames(fps: 120) {
      let element = try #require(frame.element("a"))
      #expect(element.frame.width >= 0 && frame.containers[0].shapes[0].shape.rect.width >= 0)
    }
  }
}
