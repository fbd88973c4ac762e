import Geometry
import Motion
import SceneModel
import Testing

/// Scenes built in Swift: through a document and back, and what is wrong with them.
struct BuilderTests {
  static let canvas = Canvas(size: Size(width: 200, height: 100), background: .color(.white))

  /// A scene with every view and every modifier.
  static func everything() throws -> Scene {
    let on = StateVariable("on", .bool(true))
    let count = StateVariable("count", .number(2))
    let names = StateVariable("names", .list([.string("a"), .string("b")]))
    let background = Background.linearGradient(
      [.black, Color(red: 0.1, green: 0.2, blue: 1.2, opacity: 0.3)], angle: 0.5)
    return try Scene(
      "everything", summary: "“All” of it\n\\ 🫧",
      canvas: Canvas(size: Size(width: 300, height: 200.5), background: background),
      duration: 4, states: [on, count, names],
      timeline: [
        TimelineEntry(at: 1, .tap("T")), TimelineEntry(at: 0.5, .touch("T", duration: 0.2)),
        TimelineEntry(
          at: 2,
          .change(
            StateChange(
              ["count": .number(3), "names": .list([])],
              transaction: Transaction(animation: .easeIn, disablesAnimations: true), delay: 0.25,
              keyframes: [
                ElementKeyframes(
                  "T",
                  [
                    .number(
                      .rotation, [Keyframe(1.25, .cubic(duration: 1, startVelocity: 2, endVelocity: nil))]),
                    .number(
                      .scale,
                      [Keyframe(2, .spring(.bouncy, duration: nil, startVelocity: 3)), Keyframe(1, .move)]),
                    .tint([Keyframe(.white, .linear(duration: 0.5, curve: .easeIn))]),
                  ])
              ]))),
      ]
    ) {
      GlassEffectContainer(spacing: .if("on", 20, else: .expression("count * 4")), blend: .quadratic) {
        VStack(alignment: .leading, spacing: -2) {
          Button("T", systemImage: "plus") {
            withAnimation(.bouncy) {
              on.toggle()
              count.set(to: "count + 1")
            }
            names.set(to: "names.appending('c')").delay(0.1)
          }
          Button {
          } label: {
            Label("L", systemImage: "star")
          }
          .buttonStyle(.glass(.clear.tint(.black).interactive(false)))
        }
        HStack(alignment: .top) {
          Spacer(minLength: 3)
          ForEach("names", item: "name", index: "place") {
            Text(.expression("name + place")).shown(if: "place < 2")
          }
          ForEach(["x", "y"]) { Image(systemName: .expression("item")).resizable().frame(width: 9) }
        }
        .buttonStyle(.glassProminent)
      }
      .buttonStyle(.plain).buttonBorderShape(.roundedRectangle(radius: 5)).controlSize(.small)
      .animation(.smooth, value: "count").animation(nil, value: "on").tint(nil).foregroundStyle(.white)
      ZStack(alignment: .bottomTrailing) {
        Group {
          Circle().fill(.black)
          Capsule()
          Ellipse().opacity(.if("on", 1, else: 0.5))
          Rectangle().named("box")
          RoundedRectangle(cornerRadius: 4, style: .circular)
          UnevenRoundedRectangle(topLeading: 1, bottomLeading: 2)
          ConcentricRectangle(minimum: 2, isUniform: true)
          Color.white.opacity(0.5)
        }
        .frame(minWidth: 3, idealWidth: 4, maxWidth: .constant(.infinity), maxHeight: 30, alignment: .top)
        .padding().padding(3).padding(top: 2, leading: 1).offset(x: 1).position(x: 30, y: 40)
        .fixedSize().fixedSize(horizontal: true, vertical: false).layoutPriority(1).blur(radius: 1)
        .scaleEffect(1.5, anchor: .topLeading).rotationEffect(degrees: 30)
      }
      .font(.caption, weight: 700).font(size: 12).containerShape(.rect(cornerRadius: 9))
      Color.clear.frame(width: 3, height: 3)
        .glassEffect(.if("on", .regular, else: .identity), in: .containerConcentric())
        .glassEffectID(.if("on", "id", else: nil), in: "space")
        .glassEffectUnion(id: "u", namespace: "space").glassEffectTransition(.identity)
        .background(.black, in: .rect(cornerRadius: 3)).background { Text("b") }
        .overlay(alignment: .top) { Text("o") }
      If("on && count > 1") {
        Text("then")
      } else: {
        Text("else")
      }
    }
  }

  @Test func everythingGoesThroughADocumentUnchanged() throws {
    let scene = try Self.everything()
    let bytes = try SceneDocument.write(scene)
    let read = try SceneDocument.read(bytes)
    #expect(read == scene)
    #expect(try SceneDocument.write(read) == bytes)
    #expect(try SchemaValidator(SceneDocument.schema).errors(bytes) == [])
  }

  @Test func theTimelineIsInOrderOfTime() throws {
    #expect(try Self.everything().timeline.map(\.time) == [0.5, 1, 2])
  }

  @Test func eachActionSeesTheStatesAsTheOneBeforeLeftThem() throws {
    let scene = try Self.everything()
    let changes = try scene.changes(tapping: "T", in: scene.initialState)
    #expect(changes.count == 2)
    #expect(changes[0].values == ["on": .bool(false), "count": .number(3)])
    #expect(changes[0].transaction.animation == .bouncy)
    #expect(changes[1].values == ["names": .list([.string("a"), .string("b"), .string("c")])])
    #expect(changes[1].delay == 0.1 && changes[1].transaction.animation == nil)
  }

  @Test func aTapThatFindsNothingNamesWhatIsThere() throws {
    let scene = try Self.everything()
    let error = try #require(throws: SceneError.self) {
      try scene.changes(tapping: "Zoom", in: scene.initialState)
    }
    #expect(error.diagnostics[0].message.hasSuffix("there is T or L"))
  }

  @Test func whatIsWrongIsThrownAndNotTrapped() throws {
    func message(states: [StateVariable] = [], @ViewBuilder _ body: () -> [ViewTemplate]) throws -> String {
      let error = try #require(throws: SceneError.self) {
        try Scene("a", canvas: Self.canvas, states: states, body: body)
      }
      return error.diagnostics[0].message
    }
    #expect(try message { Text("a").shown(if: "gone") }.contains("no state is named ‘gone’"))
    #expect(try message { Text("a").frame(width: .constant(.nan)) }.contains("width: expected"))
    #expect(try message { Text("a").frame(width: -1) }.contains("found -1"))
    #expect(try message { HStack(spacing: .constant(.infinity)) {} }.contains("spacing: expected a finite"))
    #expect(
      try message { Text("a").opacity(.expression("1 == 1 ? 'x' : 'y'")) }.contains("which is a string"))
    let nan = StateVariable("n", .number(.nan))
    #expect(try message(states: [nan]) { Text("a") }.contains("not finite"))
    let twice = StateVariable("n", .number(1))
    #expect(try message(states: [twice, twice]) { Text("a") }.contains("two states are named ‘n’"))
    #expect(try message { Button("T") { twice.toggle() } }.contains("no state is named ‘n’"))
  }

  @Test func snapshotsAreTheSameEveryTime() throws {
    let scene = try Self.everything()
    let first = try scene.snapshot(in: scene.initialState)
    for _ in 0..<5 { #expect(try scene.snapshot(in: scene.initialState) == first) }
  }
}

/// What a timeline is checked against: the states as they are when their time comes.
struct RehearsalTests {
  @Test func whatIsPutOffIsNotThereYet() throws {
    let on = StateVariable("on", .bool(true))
    func scene(at time: Double) throws -> Scene {
      try Scene(
        "a", canvas: BuilderTests.canvas, states: [on],
        timeline: [TimelineEntry(at: 0, .tap("Later")), TimelineEntry(at: time, .tap("Now"))]
      ) {
        Button("Later") { on.set(to: "false").delay(1) }
        Button("Now").shown(if: "on")
      }
    }
    #expect(throws: Never.self) { try scene(at: 0.9) }
    let error = try #require(throws: SceneError.self) { try scene(at: 1.1) }
    #expect(error.diagnostics[0].message.contains("no control is labelled ‘Now’"))
  }

  @Test func oneIDInTwoNamespacesNamesBoth() throws {
    let scene = try Scene("a", canvas: BuilderTests.canvas) {
      Color.clear.frame(width: 9, height: 9).glassEffect().glassEffectID("x", in: "one")
      Color.clear.frame(width: 9, height: 9).glassEffect().glassEffectID("x", in: "two")
      Color.clear.frame(width: 9, height: 9).glassEffect().glassEffectID("y", in: "two")
    }
    #expect(try scene.snapshot(in: scene.initialState).elements.map(\.name) == ["one.x", "two.x", "y"])
  }
}
