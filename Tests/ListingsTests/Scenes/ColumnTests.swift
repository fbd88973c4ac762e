import Geometry
import Listings
import Motion
import SceneModel
import Simulation
import Testing

/// Pages, columns and bars of whole screens.
@Suite struct ColumnTests {
  @Test func pagesAreSwipedTo() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var page = "a"
          var body: some View {
              TabView(selection: $page) {
                  Text("first").tag("a")
                  Text("second").glassEffect().tag("b")
              }
              .tabViewStyle(.page(indexDisplayMode: .never))
          }
      }
      """)
    #expect(try scene.controls(in: scene.initialState).map(\.label) == ["page 1", "page 2"])
    let second = try scene.state(tapping: "page 2")
    #expect(second["page"] == .string("b"))
    #expect(try scene.names(in: second) == ["second"])
    #expect(try Walkthrough(of: scene).entries.count == 2)
  }

  @Test func aChosenRowShowsTheDetail() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var chosen: Int?
          var body: some View {
              NavigationSplitView {
                  List(0..<3, id: \\.self, selection: $chosen) { Text("Row \\($0)") }
              } detail: {
                  if let chosen { Text("Detail \\(chosen)") } else { Text("none") }
              }
          }
      }
      """)
    #expect(try scene.names() == ["Row 0", "Row 1", "Row 2"])
    let detail = try scene.state(tapping: "Row 1")
    #expect(detail["chosen"] == .number(1))
    // An element is named by what it was first.
    #expect(try scene.names(in: detail) == ["Detail 0"])
    #expect(try scene.names(in: scene.state(tapping: "Back", from: detail)) == ["Row 0", "Row 1", "Row 2"])
  }

  @Test func theColumnWithTheGlassIsShown() throws {
    let scene = try listing(
      """
      struct V: View {
          var body: some View {
              NavigationSplitView { Text("side") } detail: { Text("detail").glassEffect() }
          }
      }
      """)
    #expect(try scene.names() == ["detail"])
    #expect(try scene.names(in: scene.state(tapping: "Back")) == ["side"])
  }

  @Test(arguments: [".toolbar(.hidden, for: .tabBar)", ".toolbarVisibility(.hidden, for: .tabBar)"])
  func aTabMayHideTheBar(_ modifier: String) throws {
    let scene = try listing(
      """
      struct V: View {
          var body: some View {
              TabView {
                  Tab("One", systemImage: "star") { Text("first")\(modifier) }
                  Tab("Two", systemImage: "heart") { Text("second") }
              }
          }
      }
      """)
    #expect(try scene.names() == ["first"])
    #expect(try scene.names(in: scene.state(tapping: "Two")).count == 5)
  }

  @Test func whatIsNotKnownHasASize() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var open = false
          var body: some View {
              VStack {
                  Circle().frame(width: .recordWidth * 1.3, height: .recordHeight).glassEffect(.regular, in: .circle)
                  OtherCircle(size: open ? 100 : 60, action: { open.toggle() }) { Image(systemName: "plus") }.glassEffect()
                  GeometryReader { proxy in
                      OtherBar(size: proxy.size) { item in Text(item.title) }.glassEffect()
                  }
                  .frame(width: 210, height: 55)
              }
          }
      }
      """)
    let widths = try scene.snapshot(in: scene.initialState).elements.filter { $0.glass != nil }.map(
      \.frame.width)
    #expect(widths == [44, 60, 210])
    let opened = try scene.state(tapping: "plus")
    #expect(try scene.snapshot(in: opened).elements.filter { $0.glass != nil }.map(\.frame.width)[1] == 100)
    #expect(!scene.told.contains { $0.contains("‘item’") })
  }

  @Test func whatHasNoColourReadsOnTheFillBelow() throws {
    for (fill, isLight) in [("white", true), ("black", false)] {
      let scene = try listing(
        """
        struct V: View {
            var body: some View { Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.\(fill)) }
        }
        """)
      let elements = try scene.snapshot(in: scene.initialState).elements
      let color = try #require(elements.first { $0.name == "a" }?.content.first?.color)
      #expect(color.red == (isLight ? 0 : 1))
    }
  }

  @Test(arguments: [
    ("Button(\"a\") {}.buttonStyle(.glass).glassEffect()", "is glass twice"),
    ("HStack { Text(\"a\").glassEffect() }.padding().glassEffect()", "is glass in the glass of"),
    ("Text(\"a\").padding().glassEffect().padding().glassEffect()", "is glass twice"),
  ])
  func glassOnGlassInAContainerIsToldOf(_ code: String, _ words: String) throws {
    let scene = try listing("struct V: View { var body: some View { GlassEffectContainer { \(code) } } }")
    #expect(scene.told.contains { $0.contains(words) })
  }
}
