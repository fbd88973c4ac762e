import Listings
import SceneModel
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
}
