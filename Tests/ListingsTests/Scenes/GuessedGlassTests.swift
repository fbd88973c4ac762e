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
    let after = try scene.snapshot(in: scene.state(tapping: "Go")).elements
    #expect(after.first { $0.name == "Go" }?.scale == 2)
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

  @Test func aViewThatIsHandedTheNamespaceIsGlass() throws {
    let scene = try scene(
      """
      NavButton("house.fill", 47, space) { }
      Mark(id: "m", namespace: space, color: .red)
      Text("A").frame(width: 50, height: 40).morphing(id: "x", in: space)
      Button("B") { }.buttonStyle(RoundLook(glassID: "b", space: space))
      Text("C").glassEffect()
      """)
    let glass = try glass(scene)
    #expect(glass.count == 5)
    #expect(glass.contains { $0.frame.width == 47 && $0.frame.height == 47 })
    #expect(scene.told.filter { $0.contains("since it is handed a namespace") }.count == 4)
  }

  @Test func whatIsAloneInAContainerIsItsGlass() throws {
    let blobs = try scene("Blob(size: 60, color: .cyan); Group { Blob(size: 40) }")
    #expect(try glass(blobs).map(\.frame.width) == [60, 40])
    let mixed = try scene("Blob(size: 60); Text(\"A\").glassEffect()")
    #expect(try glass(mixed).count == 1, "the glass of the container is written")
  }

  @Test func modifiersThatHandTheViewToAClosureAreApplied() throws {
    let scene = try scene(
      """
      Text("A").if(!isOpen) { view in view.glassEffect() }
      Text("B").applyIf(isOpen) { $0.glassEffect() }
      Text("C").modify { $0.glassEffect(.clear) }
      Text("D").when(isOpen) { $0.glassEffect() } else: { $0.padding().glassEffect() }
      Text("E").ifLet(Optional("x")) { view, text in view.glassEffect(text == "x" ? .clear : .regular) }
      Text("F").onWhatever { print($0) }
      """)
    #expect(try glass(scene).map(\.name) == ["A", "C", "D", "E"])
    var state = scene.initialState
    state["isOpen"] = .bool(true)
    let open = try scene.snapshot(in: state).elements.filter { $0.glass != nil }
    #expect(open.map(\.name) == ["B", "C", "D", "E"])
  }

  @Test func waysToModifiersOfOtherVersionsArePassedOver() throws {
    let scene = try listing(
      """
      struct Port: View {
          @Namespace private var space
          var body: some View {
              Compat.GlassEffectContainer(spacing: 40) {
                  Text("A").backport.glassEffect(.regular, in: .circle).backport.glassEffectID("a", in: space)
                  Button("B") { }.buttonStyle(.backport.glass)
              }
          }
      }
      """)
    #expect(try glass(scene).count == 2)
    #expect(scene.understanding.all == scene.understanding.understood)
    #expect(!scene.told.contains { $0.contains("warning") })
  }

  @Test func anOffsetOfAnotherFileFansOutWhereATruthSaysSo() throws {
    let scene = try scene(
      """
      ForEach(0..<2) { n in Text("\\(n)").frame(width: 30).glassEffect().offset(Kind.first.offset(isOpen: isOpen)) }
      """)
    let closed = try glass(scene).map(\.frame.minY)
    var state = scene.initialState
    state["isOpen"] = .bool(true)
    let open = try scene.snapshot(in: state).elements.filter { $0.glass != nil }.map(\.frame.minY)
    #expect(zip(closed, open).map { $0 - $1 } == [72, 144])
    #expect(scene.told.contains { $0.contains("72 points apart") })
  }
}
