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
