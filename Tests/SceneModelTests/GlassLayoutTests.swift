import Geometry
import Motion
import SceneModel
import TestSupport
import Testing

/// What glass takes from the modifiers on it, under it and around it.
struct GlassLayoutTests {
  static let disc = Color.clear.frame(width: 20, height: 20)

  @Test func idsBeforeAndAfterTheGlassAreItsOwn() throws {
    let snapshot = try LayoutTests.snapshot {
      Self.disc.glassEffectID("before").glassEffect()
      Self.disc.glassEffect().glassEffectID("after")
      HStack { Self.disc.glassEffect() }.glassEffectID("around")
    }
    #expect(snapshot.elements.map { $0.glass?.id?.id } == ["before", "after", "around"])
  }

  @Test func aGroupHandsItsModifiersToEach() throws {
    let snapshot = try LayoutTests.snapshot {
      HStack {
        Group {
          Self.disc
          Self.disc
        }
        .glassEffect(.clear)
        .glassEffectTransition(.materialize)
        .glassEffectUnion(id: "u")
        .glassEffectID("g")
      }
    }
    #expect(snapshot.elements.map { $0.glass?.glass } == [.clear, .clear])
    #expect(snapshot.elements.map { $0.glass?.transition } == [.materialize, .materialize])
    #expect(snapshot.elements.map { $0.glass?.union?.id } == ["u", "u"])
    #expect(snapshot.elements.map { $0.glass?.id?.id } == ["g", "g 2"])
  }

  @Test func idsWithoutGlassDoNothing() throws {
    let snapshot = try LayoutTests.snapshot { Text("a").glassEffectID("none") }
    #expect(snapshot.elements.map(\.name) == ["a"])
    #expect(snapshot.elements[0].glass == nil)
  }

  @Test func aGlassStackIsOneShapeWithAllItsContent() throws {
    let snapshot = try LayoutTests.snapshot {
      HStack(spacing: 4) {
        Image(systemName: "plus")
        Text("Add")
      }
      .padding(10)
      .glassEffect(.regular.tint(.white), in: .rect(cornerRadius: 12))
    }
    #expect(snapshot.elements.count == 1)
    #expect(snapshot.elements[0].content.count == 2)
    #expect(snapshot.elements[0].glass?.kind == .roundedRectangle(cornerRadius: 12, style: .continuous))
    #expect(snapshot.elements[0].glass?.glass.tint == .white)
  }

  @Test func glassOutsideAnyContainerHasARegionOfItsOwn() throws {
    let snapshot = try LayoutTests.snapshot {
      Self.disc.glassEffect().glassEffectID("alone")
      GlassEffectContainer {
        Self.disc.glassEffect().glassEffectID("inside")
        GlassEffectContainer(spacing: 3) { Self.disc.glassEffect().glassEffectID("nested") }
      }
    }
    let containers = snapshot.containers
    #expect(containers.map(\.isExplicit) == [false, true, true])
    #expect(containers.map(\.spacing) == [0, 8, 3])
    #expect(containers[0].name == "alone")
    #expect(containers[2].parent == containers[1].key)
    #expect(snapshot.elements.map { $0.glass?.container } == [0, 1, 2])
  }

  @Test func buttonsTakeTheirStyleFromAround() throws {
    let snapshot = try LayoutTests.snapshot {
      VStack {
        Button("One")
        Button("Two").buttonStyle(.glass(.clear)).buttonBorderShape(.roundedRectangle(radius: 6))
      }
      .buttonStyle(.glassProminent)
      .tint(Color(sceneText: "green"))
      .font(.title)
    }
    let (one, two) = (snapshot.elements[0], snapshot.elements[1])
    #expect(one.glass?.isProminent == true && one.glass?.glass.tint == Color(sceneText: "green"))
    #expect(one.glass?.glass.isInteractive == true && one.control == "One")
    #expect(two.glass?.isProminent == false && two.glass?.glass.variant == .clear)
    #expect(two.glass?.kind == .roundedRectangle(cornerRadius: 6, style: .continuous))
    guard case .text("One", let size, _) = one.content[0].kind else {
      Issue.record("no text")
      return
    }
    #expect(size == 28)
    #expect(isClose(one.frame.height, 101.0 / 3 + 14, within: 1e-9))
  }

  @Test func effectsComposeDownTheTree() throws {
    let snapshot = try LayoutTests.snapshot {
      HStack(spacing: 60) {
        Self.disc.glassEffect().glassEffectID("a").opacity(0.5)
        Self.disc.glassEffect().glassEffectID("b").scaleEffect(0.5)
      }
      .rotationEffect(degrees: 90)
      .scaleEffect(2)
      .opacity(0.5)
      .offset(x: 10)
    }
    let (a, b) = (snapshot.elements[0], snapshot.elements[1])
    #expect(a.opacity == 0.25 && b.opacity == 0.5)
    #expect(a.scale == 2 && b.scale == 1)
    #expect(isClose(a.rotation, .pi / 2, within: 1e-15))
    // The left disc, 40 points left of the centre, goes 80 points above it, and everything 10 points right.
    #expect(isClose(a.frame.center.x, 210, within: 1e-9) && isClose(a.frame.center.y, 70, within: 1e-9))
    #expect(isClose(b.frame.center.x, 210, within: 1e-9) && isClose(b.frame.center.y, 230, within: 1e-9))
    #expect(a.frame.size == Size(width: 20, height: 20))
  }

  @Test func contentMovesWithItsGlass() throws {
    let snapshot = try LayoutTests.snapshot {
      HStack(spacing: 20) {
        Rectangle().frame(width: 10, height: 10).scaleEffect(0.5).opacity(0.5)
        Rectangle().frame(width: 10, height: 10)
      }
      .glassEffect()
      .rotationEffect(degrees: 37)
      .scaleEffect(3)
    }
    let content = snapshot.elements[0].content
    #expect(
      isClose(content[0].offset.dx, -15, within: 1e-9) && isClose(content[0].offset.dy, 0, within: 1e-9))
    #expect(isClose(content[0].size.width, 5, within: 1e-12) && content[0].opacity == 0.5)
    #expect(isClose(content[1].offset.dx, 15, within: 1e-9) && content[1].size.width == 10)
  }

  @Test func concentricCornersAreTheContainersLessTheDistance() throws {
    let snapshot = try LayoutTests.snapshot {
      ZStack(alignment: .topLeading) {
        Color.clear.frame(width: 100, height: 60)
        Color.clear.frame(width: 40, height: 44).glassEffect(.regular, in: .containerConcentric(minimum: 3))
          .padding(8)
        Color.clear.frame(width: 20, height: 20)
          .glassEffect(.regular, in: .containerConcentric(isUniform: true)).padding(6)
      }
      .containerShape(.rect(cornerRadius: 24))
    }
    #expect(
      snapshot.elements[0].glass?.kind
        == .unevenRoundedRectangle(
          topLeading: 16, topTrailing: 3, bottomTrailing: 3, bottomLeading: 16, style: .continuous))
    #expect(snapshot.elements[1].glass?.kind == .roundedRectangle(cornerRadius: 18, style: .continuous))
  }

  @Test func animationsAreListedFromTheInnermostWithTheirPlaces() throws {
    let scene = try Scene(
      "a", canvas: Canvas(size: Size(width: 99, height: 99), background: .color(.black)),
      states: [StateVariable("on", .bool(false))]
    ) {
      VStack {
        Self.disc.glassEffect().animation(.bouncy, value: "on").shown(if: "on")
        Self.disc.animation(.smooth, value: "on").glassEffect().glassEffectID("outside")
      }
      .animation(nil, value: "!on")
    }
    var state = scene.initialState
    let off = try scene.snapshot(in: state)
    #expect(off.implicitAnimations.count == 2)
    state["on"] = .bool(true)
    let on = try scene.snapshot(in: state)
    #expect(on.elements[0].implicitAnimations.map(\.animation) == [.bouncy, nil])
    #expect(on.elements[0].implicitAnimations.map(\.value) == [.bool(true), .bool(false)])
    // The glass stands outside the inner modifier, which therefore does not animate it.
    #expect(on.elements[1].implicitAnimations.map(\.animation) == [nil])
    for animation in on.elements[0].implicitAnimations {
      #expect(animation.key.map { on.implicitAnimations[$0] == animation } == true)
    }
  }

  @Test func namesAreTheSameInEveryState() throws {
    let scene = try Scene(
      "a", canvas: Canvas(size: Size(width: 99, height: 99), background: .color(.black)),
      states: [StateVariable("on", .bool(false))]
    ) {
      Text("Twin").shown(if: "on")
      Text("Twin")
      Button(.if("on", "Less", else: "More")) {}.buttonStyle(.glass)
      ForEach("on ? 3 : 2") { Circle().frame(width: 4, height: 4) }
    }
    var state = scene.initialState
    #expect(try scene.snapshot(in: state).elements.map(\.name) == ["Twin 2", "More", "Circle", "Circle 2"])
    state["on"] = .bool(true)
    #expect(
      try scene.snapshot(in: state).elements.map(\.name)
        == ["Twin", "Twin 2", "More", "Circle", "Circle 2", "Circle 3"])
  }
}
