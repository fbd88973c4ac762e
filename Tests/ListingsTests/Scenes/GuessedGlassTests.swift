import Geometry
import Listings
import SceneModel
import Testing

/// Glass that is not written, but asked for by an id, a name or a namespace.
@Suite struct GuessedGlassTests {
  private func scene(_ body: String) throws -> ListingScene {
    try listing(
      """
      struct Bar: View {
          @Namespace private var space
          @State private var isOpen = false
          var body: some View { GlassEffectContainer { HStack { \(body) } } }
      }
      """)
  }

  private func glass(_ scene: ListingScene) throws -> [PlacedElement] {
    try scene.snapshot(in: scene.initialState).elements.filter { $0.glass != nil }
  }

  @Test func aNameAndAnIDAreOneGlass() throws {
    let scene = try scene("GlassPill { Text(\"A\") }.glassEffectID(\"a\", in: space)")
    #expect(try glass(scene).count == 1)
    #expect(!scene.told.contains { $0.contains("warning") })
  }

  @Test func anIDOnAModifierOfAnotherFileAsksForGlass() throws {
    let scene = try scene("Text(\"A\").barBackground(isDark: true).glassEffectID(\"a\", in: space)")
    #expect(try glass(scene).count == 1)
    #expect(scene.told.contains { $0.contains("‘barBackground’ is taken for glass") })
    #expect(!scene.told.contains { $0.contains("warning") })
  }

  @Test func glassThatFollowsTheIDIsTheOnlyOne() throws {
    let scene = try scene("Text(\"A\").tuned().glassEffectID(\"a\", in: space).glassEffect(.clear)")
    #expect(try glass(scene).count == 1)
    #expect(!scene.told.contains { $0.contains("warning") })
  }

  @Test func anAnimationWithABodyIsNotDeprecated() throws {
    let scene = try scene(
      """
      Button("Go") { isOpen.toggle() }.frame(width: 60, height: 40).glassEffect()
        .animation(.smooth(duration: 0.3)) { view in view.padding(isOpen ? 40 : 4).scaleEffect(isOpen ? 2 : 1) }
      """)
    #expect(scene.told.isEmpty)
    #expect(try scene.frame("Go", in: scene.state(tapping: "Go"))?.width == 120)
  }

  @Test func aStyleOfAnotherFileAddsNothingToALabelOfItsOwnSize() throws {
    let scene = try scene(
      """
      Button { } label: { Image(systemName: "xmark").frame(width: 54, height: 54) }.buttonStyle(.liquidGlass)
      Button("Text") { }.buttonStyle(.liquidGlass)
      """)
    let frames = try glass(scene).map(\.frame)
    #expect(frames.first?.width == 54)
    #expect(frames.first?.height == 54)
    #expect(frames.count == 2)
  }
}
