import Geometry
import Listings
import SceneModel
import Testing

/// What is handed to views and modifiers of other files, and what is no glass for it.
@Suite struct UndeclaredGlassTests {
  private func view(_ body: String) throws -> ListingScene {
    try listing(
      """
      struct V: View {
          @State private var isOn = false
          @Namespace private var space
          var body: some View {
              \(body)
          }
      }
      """)
  }

  private func glass(_ scene: ListingScene, in state: SceneState? = nil) throws -> [PlacedElement] {
    try scene.snapshot(in: state ?? scene.initialState).elements.filter { $0.glass != nil }
  }

  @Test(arguments: [
    "if isOn { Text(\"a\").glassEffect() }; Blob()", "GlassPill { Text(\"a\") }; Blob()", "inner; Blob()",
  ])
  func besideOtherGlassItIsNot(_ code: String) throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var isOn = false
          var inner: some View { Text("inner").glassEffect() }
          var body: some View { GlassEffectContainer { \(code) }; Button("Go") { isOn = true } }
      }
      """)
    #expect(try glass(scene, in: scene.state(tapping: "Go")).count == 1)
  }

  @Test(arguments: [
    ("HStack { Chip(\"a\").glassEffectUnion(id: 1, namespace: space) }.glassEffect()", 1),
    ("Chip(\"a\").glassEffectID(\"a\", in: space).glassEffect()", 1),
    ("HStack { Chip(\"a\").glassEffectID(\"a\", in: space) }", 1),
    ("GlassEffectContainer { Chip(\"a\").glassEffectID(\"a\", in: space).glassEffect() }", 1),
  ])
  func underGlassAnIDAloneMakesNone(_ code: String, _ count: Int) throws {
    #expect(try glass(view(code)).count == count)
  }

  @Test(arguments: [("pinnedBar(bar)", true), ("bottomAccessory { bar }", true), ("badged(bar)", false)])
  func aViewThatIsHandedToAModifierIsShown(_ modifier: String, _ isAtBottom: Bool) throws {
    let scene = try listing(
      """
      struct V: View {
          var bar: some View { Text("Done").padding().glassEffect() }
          var body: some View { Color.blue.\(modifier) }
      }
      """)
    let found = try glass(scene)
    #expect(found.count == 1)
    #expect(((found.first?.frame.minY ?? 0) > 700) == isAtBottom)
    #expect(scene.told.contains { $0.contains("what it is given is shown") })
  }

  @Test func aContainerOfUnknownViewsOnGlassIsLeftAlone() throws {
    let container = "GlassEffectContainer { HStack { Ring(1); Ring(2) } }"
    let card = try listing(
      "struct V: View { var body: some View { VStack { Text(\"A\"); \(container) }.padding().glassEffect() } }"
    )
    #expect(try card.snapshot(in: card.initialState).glass.count == 1)
    #expect(!card.told.contains { $0.contains("warning") })
    let bare = try listing("struct V: View { var body: some View { VStack { Text(\"A\"); \(container) } } }")
    #expect(
      try bare.snapshot(in: bare.initialState).glass.count == 2, "on no glass, they are the container's")
  }

  @Test(arguments: [
    ("appAccent", "blue"), ("textSecondary", "gray"), ("gold", "yellow"), ("bodyText", "black"),
  ])
  func aColourOfAnotherFileIsWhatItsNameSays(name: String, colour: String) throws {
    func glass(_ name: String) throws -> PlacedGlass? {
      let scene = try listing(
        "struct V: View { var body: some View { Text(\"A\").glassEffect(.regular.tint(Color.\(name))) } }")
      return try scene.snapshot(in: scene.initialState).elements.first?.glass
    }
    #expect(try glass(name) == glass(colour))
    #expect(try glass(name)?.glass.tint != nil)
  }

  @Test func anIdThatIsMadeUpIsWhatIsWrittenOnTheView() throws {
    let scene = try listing(
      """
      struct V: View {
          @Namespace private var space
          var body: some View {
              GlassEffectContainer { HStack { Pill("house.fill", space); Pill("ticket", space); Pill("ticket", space) } }
          }
      }
      """)
    let names = try scene.names()
    #expect(names.prefix(2) == ["house.fill", "ticket"])
    #expect(Set(names).count == names.count && names[2].hasPrefix("ticket "))
  }

  @Test func aContainerForContentThatIsHandedIsNotSaidToBeEmpty() throws {
    let scene = try listing(
      """
      struct Screen<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View { GlassEffectContainer { VStack { content } } }
      }
      """)
    #expect(!scene.told.contains { $0.contains("never has glass") })
    let empty = try listing(
      "struct V: View { var body: some View { GlassEffectContainer { Text(\"Content\") } } }")
    #expect(empty.told.contains { $0.contains("never has glass") })
  }

  @Test func aClipFarFromTheGlassIsNoFault() throws {
    func severity(_ view: String) throws -> String? {
      try listing("struct V: View { var body: some View { \(view) } }").told.first {
        $0.contains("clipShape")
      }
    }
    let own = try severity("Text(\"A\").glassEffect().clipShape(Circle())")
    let far = try severity(
      "ZStack { Color.red; Text(\"A\").glassEffect() }.clipShape(.rect(cornerRadius: 14))")
    #expect(own?.contains("warning") == true)
    #expect(far?.contains("note") == true)
  }
}
