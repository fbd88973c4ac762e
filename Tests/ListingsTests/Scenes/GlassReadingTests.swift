import Geometry
import Geometry
import Listings
import SceneModel
import Simulation
import Testing

/// Glass in places and forms that only some files have.
@Suite struct GlassReadingTests {
  @Test func whatStandsAboveTheTabBarIsShown() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var isPlaying = false
          var body: some View {
              TabView { Tab("Home", systemImage: "house") { Text("Home") } }
                  .tabViewBottomAccessory {
                      Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }.buttonStyle(.glass)
                  }
          }
      }
      """)
    #expect(try scene.names().contains("Play"))
    #expect(try scene.state(tapping: "Play")["isPlaying"] == .bool(true))
  }

  @Test func unionsOfOneUnknownIdAreOne() throws {
    let scene = try listing(
      """
      struct V: View {
          let surface: Surface
          @Namespace private var glass
          var body: some View {
              GlassEffectContainer {
                  HStack {
                      Text("a").glassEffect().glassEffectUnion(id: surface, namespace: glass)
                      Text("b").glassEffect().glassEffectUnion(id: surface, namespace: glass)
                      Text("c").glassEffect().glassEffectUnion(id: surface.other, namespace: glass)
                  }
              }
          }
      }
      """)
    let unions = try scene.snapshot(in: scene.initialState).elements.compactMap { $0.glass?.union?.id }
    #expect(unions == ["surface", "surface", "surface.other"])
  }

  @Test(arguments: [
    "Capsule().fill(.white).glassEffect(.clear).matchedGeometryEffect(id: \"pill\", in: space)",
    "Capsule().fill(.white).matchedGeometryEffect(id: \"pill\", in: space).glassEffect(.clear)",
  ])
  func glassOfOneGeometryMovesOver(_ pill: String) throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var chosen = 0
          @Namespace private var space
          var body: some View {
              HStack {
                  ForEach(0..<3, id: \\.self) { item in
                      Text("Item \\(item)").frame(width: 80, height: 40)
                          .background { if chosen == item { \(pill) } }
                          .onTapGesture { withAnimation(.snappy) { chosen = item } }
                  }
              }
          }
      }
      """)
    let report = try Simulator(scene, orders: [TimelineEntry(at: 0, .tap("Item 2"))]).report
    let pill = try #require(report.changes.first?.elements.first { $0.decision.name == "pill" })
    #expect(pill.decision.fate == .stays && pill.decision.rule == .sameID && pill.isGlass)
    let frames = try [scene.initialState, scene.state(tapping: "Item 2")].map {
      try scene.frame("pill", in: $0)
    }
    #expect(frames[0]?.width == 80 && frames[1].map { $0.minX - 176 } == frames[0]?.minX)
  }

  @Test func aViewThatOnlyFollowsAnotherStaysInItsPlace() throws {
    let scene = try listing(
      """
      struct V: View {
          @Namespace private var space
          var body: some View {
              HStack {
                  Text("a").glassEffect().glassEffectID("own", in: space)
                      .matchedGeometryEffect(id: "other", in: space)
                  Text("b").glassEffect().matchedGeometryEffect(id: "x", in: space, isSource: false)
              }
          }
      }
      """)
    #expect(try scene.names() == ["own", "b"])
  }

  /// The example of Apple's documents: four icons of 80 points, 20 apart, which unions pair.
  @Test func unionsMakeTwoShapesOfFourIcons() throws {
    let scene = try listing(
      """
      struct Weather: View {
          @Namespace private var sky
          let symbols = ["cloud.bolt.rain.fill", "sun.rain.fill", "moon.stars.fill", "moon.fill"]
          var body: some View {
              GlassEffectContainer(spacing: 20) {
                  HStack(spacing: 20) {
                      ForEach(symbols.indices, id: \\.self) { item in
                          Image(systemName: symbols[item])
                              .frame(width: 80, height: 80)
                              .glassEffect()
                              .glassEffectUnion(id: item < 2 ? "1" : "2", namespace: sky)
                      }
                  }
              }
          }
      }
      """)
    let frame = try Simulator(scene).frame(at: 0)
    let shapes = frame.containers.flatMap(\.shapes).map(\.shape.rect.size)
    #expect(shapes == [Size(width: 180, height: 80), Size(width: 180, height: 80)])
  }

  @Test func aLengthOfTheProjectsOwnKeepsItsEdges() throws {
    let scene = try listing(
      """
      struct V: View {
          var body: some View {
              VStack {
                  Color.clear.frame(width: 40, height: 40).padding(.vertical, .small).glassEffect()
                  Color.clear.frame(width: 40, height: 40).padding([.leading], Spacing.small).glassEffect()
              }
          }
      }
      """)
    let sizes = try scene.snapshot(in: scene.initialState).elements.map(\.frame.size)
    #expect(sizes == [Size(width: 40, height: 72), Size(width: 56, height: 40)])
  }

  @Test func aMemberOfAnExtensionOfArrayIsFound() throws {
    let scene = try listing(
      """
      struct M: Identifiable { let id = UUID(); let text: String }
      extension Array where Element == M {
          static var sample: [M] { [.init(text: "one"), .init(text: "two")] }
      }
      struct V: View {
          @State private var messages: [M] = .sample
          var body: some View { ForEach(messages) { Text($0.text).glassEffect() } }
      }
      """)
    #expect(try scene.names() == ["one", "two"])
  }

  @Test func ofADocumentTheBlockThatMovesIsTaken() throws {
    let text = """
      ```swift
      @State var isUnused = false
      Text("a").glassEffect()
      ```
      ```swift
      @State var isOn = false
      Button("t") { isOn.toggle() }.buttonStyle(.glass)
      if isOn { Text("b").glassEffect() }
      ```
      """
    let scene = try Listing(markdown: SourceText(name: "a.md", text)).scene()
    #expect(try scene.names() == ["t"])
  }

  @Test func whatHasAnIdThatIsMadeIsKnownByItsView() throws {
    let scene = try listing(
      """
      struct Action: Identifiable { let id = UUID(); var title: String }
      struct V: View {
          let actions = [Action(title: "Photo"), Action(title: "Note")]
          @State private var open = true
          @Namespace private var space
          var body: some View {
              GlassEffectContainer(spacing: 20) {
                  HStack(spacing: 8) {
                      if open { ForEach(actions) { Text($0.title).padding().glassEffect().glassEffectID($0.id, in: space) } }
                      Text("Menu").padding().glassEffect().glassEffectID("menu", in: space)
                  }
              }
          }
      }
      """)
    #expect(try scene.names() == ["Photo", "Note", "menu"])
    let glass = try scene.snapshot(in: scene.initialState).elements.compactMap(\.glass)
    #expect(Set(glass.map(\.id)).count == 3, "the ids themselves are three")
  }

  @Test func anIdWithoutItsNamespaceIsWarnedOf() throws {
    let scene = try listing(
      "struct V: View { var body: some View { Text(\"A\").glassEffect().glassEffectID(\"a\") } }")
    #expect(scene.told.contains { $0.contains("warning: glassEffectID asks for a namespace") })
  }

  @Test func whatIsHiddenOverlapsNothing() throws {
    func warns(_ opacity: Int) throws -> Bool {
      try listing(
        "struct V: View { var body: some View { ZStack { Circle().glassEffect(); Circle().glassEffect().opacity(\(opacity)) } } }"
      ).told.contains { $0.contains("which it cannot sample") }
    }
    #expect(try warns(1))
    #expect(try !warns(0))
  }

  @Test func aChoiceOfTransitionChangesNoGlass() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var calm = false
          var body: some View {
              Toggle("Calm", isOn: $calm)
              Text("A").glassEffect().glassEffectTransition(calm ? .materialize : .matchedGeometry)
          }
      }
      """)
    #expect(!scene.told.contains { $0.contains("no animation") })
  }
}
