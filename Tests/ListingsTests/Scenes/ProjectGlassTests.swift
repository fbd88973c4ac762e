import Geometry
import Listings
import Motion
import SceneModel
import Simulation
import Testing

/// Screens of which some files were not read: views, modifiers and styles that are declared nowhere.
@Suite struct ProjectGlassTests {
  private func glass(_ body: String) throws -> [PlacedElement] {
    let scene = try listing(
      "struct V: View { @Namespace private var space; var body: some View { \(body) } }")
    return try scene.snapshot(in: scene.initialState).elements.filter { $0.glass != nil }
  }

  @Test func aModifierWithGlassInItsNameIsTakenForGlass() throws {
    let found = try glass(
      """
      VStack {
          Text("a").frame(width: 90, height: 40).frostedGlass(.clear, in: RoundedRectangle(cornerRadius: 9))
          Text("b").frame(width: 90, height: 40).glassCard(cornerRadius: 12).glassEffectID("b", in: space)
          Text("c").frame(width: 90, height: 40).modifier(GlassPill())
          Text("d").frame(width: 90, height: 40).cardShadow(12)
      }
      """)
    #expect(found.map { $0.frame.width } == [90, 90, 90])
    #expect(found[0].glass?.glass.variant == .clear)
    #expect(found[1].glass?.id?.id == "b")
  }

  @Test func aViewWithGlassInItsNameIsAContainerOrGlass() throws {
    let found = try glass(
      """
      GlassGroupContainer(spacing: 30) {
          HStack(spacing: 20) {
              GlassChip(icon: "star")
              GlassTile { Text("x").frame(width: 60, height: 60) }
          }
      }
      """)
    #expect(found.map { $0.frame.width } == [44, 92])
    #expect(Set(found.map { $0.glass?.container }).count == 1)
  }

  @Test func aViewOfWhichNothingIsKnownTakesPlace() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var isOpen = false
          var body: some View {
              GlassEffectContainer {
                  HStack {
                      Button { withAnimation { isOpen.toggle() } } label: { OpenLabel(isOpen: isOpen) }
                          .glassEffect()
                      if isOpen { Badge(count: 3).ringed().padding(3).glassEffect() }
                  }
              }
          }
      }
      """)
    let open = try scene.state(tapping: "OpenLabel")
    let glass = try scene.snapshot(in: open).elements.filter { $0.glass != nil }
    #expect(glass.map { $0.frame.width } == [44, 50])
  }

  @Test func aStyleWithGlassInItsNameIsAGlassButton() throws {
    let found = try glass(
      """
      HStack {
          Button("a") {}.buttonStyle(.softGlass)
          Button("b") {}.buttonStyle(ProminentGlassStyle())
          Button("c") {}.buttonStyle(Springy())
      }
      """)
    #expect(found.count == 2)
  }

  @Test func coloursWrittenInHexAreRead() throws {
    let found = try glass(
      "Text(\"a\").glassEffect(.regular.tint(Color(hex: \"#FF8000\"))); "
        + "Text(\"b\").glassEffect(.regular.tint(Color(hex: 0x0080FF, alpha: 0.5)))")
    #expect(found[0].glass?.glass.tint == Color(red: 1, green: 128.0 / 255, blue: 0, opacity: 1))
    #expect(found[1].glass?.glass.tint == Color(red: 0, green: 128.0 / 255, blue: 1, opacity: 0.5))
  }
}

extension ProjectGlassTests {
  @Test func picturesAndValuesOfOtherFilesAreViews() throws {
    let found = try glass(
      """
      HStack {
          Image.Toolbar.add.font(.title2).padding().frame(width: 60, height: 60).glassEffect()
          model.kind.icon.frame(width: 50, height: 50).glassEffect(.clear)
      }
      """)
    #expect(found.map { $0.frame.width } == [60, 50])
  }

  @Test func aTruthThatIsDeclaredNowhereIsAState() throws {
    let scene = try listing(
      """
      @Namespace private var space

      GlassEffectContainer {
          Button("Toggle") { withAnimation(.bouncy) { expanded.toggle() } }
              .glassEffect().glassEffectID("toggle", in: space)
          if expanded { Button("Act") {}.glassEffect().glassEffectID("act", in: space) }
          Toggle("Loud", isOn: $isLoud)
      }
      """)
    #expect(try scene.names(in: scene.state(tapping: "Toggle")).contains("act"))
    #expect(try scene.state(tapping: "Toggle", "Toggle")["expanded"] == .bool(false))
    #expect(try scene.state(tapping: "Loud")["isLoud"] == .bool(true))
  }

  @Test func bareCodeBesideATypeIsShown() throws {
    let scene = try listing(
      """
      struct Badge: View {
          let symbol: String
          var body: some View { Image(systemName: symbol).padding().glassEffect() }
      }

      // Use
      GlassEffectContainer(spacing: 20) {
          HStack(spacing: 20) { Badge(symbol: "star"); Badge(symbol: "heart") }
      }
      GlassBackground()
      """)
    let glass = try scene.snapshot(in: scene.initialState).elements.filter { $0.glass != nil }
    #expect(glass.map(\.name) == ["star", "heart"])
  }

  @Test func partsOfAViewOfAnotherFileAreShown() throws {
    let scene = try listing(
      """
      extension RemoteView {
          var title: some View { Text("Remote") }
          var buttons: some View {
              GlassEffectContainer {
                  HStack { Button("Up") { service?.send(.up) }.buttonStyle(.glass); more }
              }
          }
          private var more: some View { Text("More").glassEffect() }
      }
      """)
    #expect(scene.name == "RemoteView")
    #expect(try scene.names().filter { $0 == "Up" || $0 == "More" } == ["Up", "More"])
  }

  @Test func theFirstBlockOfADocumentThatShowsGlassIsTaken() throws {
    let fence = "```"
    let text = """
      \(fence)swift
      .glassEffect(.clear)
      \(fence)
      \(fence)swift
      Text("Seen").glassEffect()
      \(fence)
      """
    let scene = try Listing(markdown: SourceText(name: "guide.md", text)).scene()
    #expect(try scene.names() == ["Seen"])
  }

  @Test func sizesAreToldWhereTheyAreAskedFor() throws {
    let scene = try listing(
      """
      struct V: View {
          @StateObject private var model: Elsewhere = .init()
          @State private var size: CGSize = .zero
          var body: some View {
              Text("a").frame(width: 90, height: 30)
                  .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
              Color.clear.frame(width: size.width * 2, height: 20).glassEffect()
              Button("Grow") { model.progress = 1 }
              Text("\\(model.progress)")
          }
      }
      """)
    let report = try Simulator(scene, orders: []).report
    #expect(report.changes.count == 1)
    let states = try Simulator(scene, orders: []).state(at: .infinity)
    let wide = try scene.snapshot(in: states).elements.filter { $0.glass != nil }
    #expect(wide.map { $0.frame.width } == [180])
    #expect(try scene.state(tapping: "Grow")["progress"] == .number(1))
  }

  @Test func aPhaseThatRepeatsForEverStays() throws {
    let scene = try listing(
      """
      struct V: View {
          var body: some View {
              Text("a").phaseAnimator([0, 360]) { content, angle in content.rotationEffect(.degrees(angle)).glassEffect()
              } animation: { _ in .linear(duration: 7).repeatForever(autoreverses: false) }
          }
      }
      """)
    #expect(try Simulator(scene, orders: []).report.changes.count == 1)
  }

  @Test func aCardOfAProjectsOwnStandsAroundGlass() throws {
    func count(_ modifier: String) throws -> Int {
      let scene = try listing(
        "struct V: View { var body: some View { VStack { Text(\"A\").glassEffect() }.padding().\(modifier) } }"
      )
      return try scene.snapshot(in: scene.initialState).glass.count
    }
    #expect(try count("glassCard()") == 2)
    #expect(try count("liquidGlassStyle()") == 1, "no surface is spoken of")
  }

  @Test func aColourOfTheGlassIsItsTint() throws {
    func tint(_ label: String) throws -> Bool {
      let scene = try listing(
        "struct V: View { var body: some View { Text(\"A\").ourGlass(\(label): .red) } }")
      return try scene.snapshot(in: scene.initialState).glass.first?.glass?.glass.tint != nil
    }
    #expect(try tint("buttonColor") && tint("color") && tint("tint"))
    #expect(try !tint("shadowColor") && !tint("textColor"))
  }
}
