import Geometry
import Listings
import SceneModel
import Simulation
import Testing

/// Views that are told sizes, which the layout has to find first.
@Suite struct MeasuringTests {
  private static func settled(_ scene: ListingScene) throws -> SceneState {
    try Simulator(scene).state(at: .infinity)
  }

  @Test func aSizeThatFeedsAnotherSizeComesToRest() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var first = CGSize.zero
          @State private var second: CGFloat = 0
          @State private var third: CGFloat = 0
          var body: some View {
              VStack {
                  Color.clear.frame(height: 300)
                      .onGeometryChange(for: CGSize.self) { $0.size } action: { first = $0 }
                  Color.clear.frame(width: 40, height: first.height / 2)
                      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { second = $0 }
                  Color.clear.frame(width: 40, height: second / 3)
                      .onGeometryChange(for: CGFloat.self) { proxy in proxy.size.height } action: { old, new in third = new }
                  Text("x").frame(width: 80, height: third).glassEffect()
              }
          }
      }
      """)
    #expect(try scene.frame("x", in: Self.settled(scene))?.height == 50)
  }

  @Test func preferencesAreReducedAndToldAbove() throws {
    let scene = try listing(
      """
      struct Widest: PreferenceKey {
          static let defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct V: View {
          @State private var width: CGFloat = 0
          var body: some View {
              VStack {
                  Text("before").background(GeometryReader { Color.clear.preference(key: Widest.self, value: 999 + $0.size.width) })
                  VStack {
                      ForEach(0..<3) { i in
                          Color.clear.frame(width: 60 + CGFloat(i % 2) * 40, height: 10)
                              .background(GeometryReader { g in Color.clear.preference(key: Widest.self, value: g.size.width) })
                      }
                  }
                  .onPreferenceChange(Widest.self) { width = $0 }
                  Text("x").frame(width: width, height: 40).glassEffect()
              }
          }
      }
      """)
    #expect(try scene.frame("x", in: Self.settled(scene))?.width == 100)
  }

  @Test func anAnchorIsAPlaceInTheReader() throws {
    let scene = try listing(
      """
      struct Chosen: PreferenceKey {
          static var defaultValue: Anchor<CGRect>? { nil }
          static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
      }
      struct V: View {
          var body: some View {
              HStack(spacing: 0) {
                  Color.clear.frame(width: 50, height: 20)
                  Color.clear.frame(width: 70, height: 20).anchorPreference(key: Chosen.self, value: .bounds) { $0 }
              }
              .overlayPreferenceValue(Chosen.self) { anchor in
                  GeometryReader { proxy in
                      if let anchor {
                          Text("x").frame(width: proxy[anchor].width, height: 20).glassEffect()
                              .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                      }
                  }
              }
          }
      }
      """)
    #expect(try scene.frame("x")?.width == 70)
    #expect(try scene.frame("x")?.minX == (393 - 120) / 2 + 50)
  }

  @Test func aShareOfTheContainer() throws {
    let scene = try listing(
      """
      struct V: View {
          var body: some View {
              VStack(spacing: 0) {
                  Text("a").containerRelativeFrame(.horizontal) { length, axis in axis == .horizontal ? length / 3 : 1 }.glassEffect()
                  ScrollView(.horizontal) {
                      HStack(spacing: 20) {
                          ForEach(["b", "c"], id: \\.self) { name in
                              Text(name).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 20).glassEffect()
                          }
                      }
                  }
                  .frame(width: 200, height: 60)
              }
          }
      }
      """)
    #expect(try scene.frame("a")?.width == 131)
    // (200 − 2 · 20) / 3 · 2 + 20
    let share = try #require(try scene.frame("b")?.width)
    #expect(abs(share - (320.0 / 3 + 20)) < 1e-9)
  }

  @Test func guidesSayWhereAViewIsPutInLine() throws {
    let scene = try listing(
      """
      extension HorizontalAlignment {
          private struct Middle: AlignmentID {
              static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
          }
          static let middle = HorizontalAlignment(Middle.self)
      }
      struct V: View {
          var body: some View {
              VStack(alignment: .middle, spacing: 0) {
                  Text("wide").frame(width: 100, height: 10).glassEffect()
                  HStack(spacing: 0) {
                      Color.clear.frame(width: 30, height: 10)
                      Text("b").frame(width: 30, height: 10).glassEffect().alignmentGuide(.middle) { d in d.width / 3 }
                  }
                  HStack(alignment: .top, spacing: 0) {
                      Text("c").frame(width: 20, height: 20).glassEffect()
                      Text("d").frame(width: 20, height: 20).glassEffect().alignmentGuide(.top) { $0[.bottom] + 5 }
                  }
              }
          }
      }
      """)
    let wide = try #require(try scene.frame("wide"))
    #expect(try scene.frame("b")?.minX == wide.center.x - 10)
    let (c, d) = (try #require(try scene.frame("c")), try #require(try scene.frame("d")))
    #expect(c.minY - d.minY == 25)
  }

  @Test func whatFollowsAnotherStandsWhereThatStands() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var tab = 0
          @Namespace private var space
          var body: some View {
              HStack(spacing: 20) {
                  ForEach(0..<3) { i in
                      Button("Tab \\(i)") { withAnimation { tab = i } }.frame(width: 60 + CGFloat(i) * 10, height: 30)
                          .matchedGeometryEffect(id: i, in: space)
                  }
              }
              .background {
                  Color.clear.frame(width: 9, height: 9).glassEffect()
                      .matchedGeometryEffect(id: tab, in: space, properties: .position, isSource: false)
                  Capsule().fill(.red).matchedGeometryEffect(id: tab, in: space, isSource: false)
              }
          }
      }
      """)
    // 60, 70 and 80 wide with gaps of 20 in the middle of 393.
    let first = try #require(try scene.snapshot(in: scene.initialState).elements.first { $0.glass != nil })
    #expect(first.frame.center.x == 101.5)
    #expect(first.frame.width == 9)
    let state = try scene.state(tapping: "Tab 2")
    let elements = try scene.snapshot(in: state).elements
    let third = try #require(elements.first { $0.glass != nil })
    #expect(third.frame.center.x == 281.5)
    #expect(elements[1].frame.width == 80)
    #expect(elements[1].frame.center == third.frame.center)
  }
}
