import Geometry
import Listings
import SceneModel
import Testing

/// Types of the listing's own that conform to `Layout`.
@Suite struct OwnLayoutTests {
  private func scene(_ layout: String, _ use: String) throws -> ListingScene {
    try listing(
      """
      \(layout)
      struct V: View {
          @State private var isWide = false
          var body: some View {
              GlassEffectContainer { \(use) }
              Button("Go") { isWide.toggle() }
          }
      }
      """)
  }

  private let circle = """
    struct Ring: Layout {
        var radius: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 2 * radius, height: 2 * radius)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, view) in subviews.enumerated() {
                let angle = Angle.degrees(90 * Double(index)).radians
                view.place(
                    at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
                    anchor: .center, proposal: .unspecified)
            }
        }
    }
    """

  @Test func viewsStandWhereTheLayoutPutsThem() throws {
    let scene = try scene(
      circle,
      """
      Ring(radius: isWide ? 100 : 40) {
          ForEach(0..<4) { Text("\\($0)").frame(width: 30, height: 20).glassEffect() }
      }
      """)
    let states = try [scene.initialState, scene.state(tapping: "Go")]
    for (radius, state) in zip([40.0, 100], states) {
      let frames = try (0..<4).map { try #require(try scene.frame("\($0)", in: state)) }
      #expect(frames.allSatisfy { $0.size == Size(width: 30, height: 20) })
      let center = Point(x: scene.canvas.size.width / 2, y: frames[0].center.y)
      for (index, way) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)].enumerated() {
        let apart = frames[index].center - center
        #expect(abs(apart.dx - way.0 * radius) < 1e-9 && abs(apart.dy - way.1 * radius) < 1e-9)
      }
    }
  }

  private let flow = """
    struct Flow: Layout {
        var gap: CGFloat = 10
        func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }
        private func points(_ width: CGFloat, _ sizes: [CGSize]) -> ([CGPoint], CGSize) {
            var points: [CGPoint] = []
            var x: CGFloat = 0, y: CGFloat = 0, row: CGFloat = 0, widest: CGFloat = 0
            for size in sizes {
                if x > 0, x + size.width > width { x = 0; y += row + gap; row = 0 }
                points.append(CGPoint(x: x, y: y))
                row = max(row, size.height)
                widest = max(widest, x + size.width)
                x += size.width + gap
            }
            return (points, CGSize(width: widest, height: y + row))
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
            points(proposal.replacingUnspecifiedDimensions().width, cache).1
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
        ) {
            let found = points(proposal.width ?? .infinity, cache).0
            for index in subviews.indices {
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + found[index].x, y: bounds.minY + found[index].y),
                    proposal: ProposedViewSize(cache[index]))
            }
        }
    }
    """

  @Test func whatIsOfferedWrapsTheRows() throws {
    let scene = try scene(
      flow,
      """
      Flow { ForEach(0..<5) { Text("\\($0)").frame(width: 80, height: 30).glassEffect() } }
          .padding(.horizontal, isWide ? 16 : 80)
      """)
    // 233 points hold two of 80 with a gap of 10, and 361 hold four.
    for (count, state) in zip([2, 4], try [scene.initialState, scene.state(tapping: "Go")]) {
      let frames = try (0..<5).map { try #require(try scene.frame("\($0)", in: state)) }
      for (index, frame) in frames.enumerated() {
        #expect(frame.size == Size(width: 80, height: 30))
        #expect(abs(frame.minX - frames[0].minX - 90 * Double(index % count)) < 1e-9)
        #expect(abs(frame.minY - frames[0].minY - 40 * Double(index / count)) < 1e-9)
      }
    }
  }

  @Test func aLayoutThatPlacesNothingOrEverythingBeyondReasonIsSurvived() throws {
    let scene = try scene(
      """
      struct Odd: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
              CGSize(width: CGFloat.infinity, height: -5)
          }
          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
              subviews[7].place(at: .zero, proposal: .infinity)
              subviews[0].place(at: CGPoint(x: 1 / 0.0, y: 0), proposal: .zero)
          }
      }
      """, "Odd { Text(\"a\").glassEffect() }")
    #expect(try scene.frame("a") != nil)
  }
}
