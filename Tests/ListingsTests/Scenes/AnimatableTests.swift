import Geometry
import Listings
import Motion
import SceneModel
import Simulation
import Testing

/// Views whose data are animated are shown as their body says on the way from one state to another.
@Suite struct AnimatableTests {
  /// A glass whose width and height are two hundred times the two data, less than nothing taken for nothing.
  private func listing(_ declaration: String, _ use: String, action: String) throws -> ListingScene {
    try ListingsTests.listing(
      """
      \(declaration)
      struct V: View {
          @State private var open = false
          var body: some View {
              ZStack {
                  \(use)
                  Button("Go") { \(action) }.offset(y: 300)
              }
          }
      }
      """)
  }

  private static let grow = """
    struct Grow: View, Animatable {
        var progress: CGFloat
        var animatableData: CGFloat { get { progress } set { progress = newValue } }
        var body: some View { Text("A").frame(width: max(200 * progress, 0), height: 40).glassEffect() }
    }
    """

  private func width(_ simulator: Simulator, at time: Double) throws -> Double {
    try #require(simulator.frame(at: time).elements.first { $0.name == "A" }).frame.width
  }

  @Test(arguments: [
    ("Grow(progress: open ? 1 : 0)", "withAnimation(.bouncy) { open.toggle() }"),
    ("Grow(progress: open ? 1 : 0).animation(.bouncy, value: open)", "open.toggle()"),
    (
      "Grow(progress: open ? 1 : 0).padding(0).animation(.bouncy, value: open)",
      "withAnimation(.linear) { open.toggle() }"
    ),
    (
      "Grow(progress: open ? 1 : 0).animation(.bouncy, value: open).animation(.linear, value: open)",
      "open.toggle()"
    ),
    ("Grow(progress: open ? 1 : 0).animation(.linear, value: 1)", "withAnimation(.bouncy) { open.toggle() }"),
  ])
  func theDataFollowTheSpringOfTheChange(use: String, action: String) throws {
    let scene = try listing(Self.grow, use, action: action)
    let simulator = try Simulator(scene, orders: [TimelineEntry(at: 1, .tap("Go"))])
    #expect(try width(simulator, at: 1) == 0)
    for step in [1, 6, 12, 30, 40] {
      let time = Double(step) / 60
      let progress = Spring.bouncy.value(fromValue: 0, toValue: 1, initialVelocity: 0, time: time)
      #expect(try abs(width(simulator, at: 1 + time) - 200 * progress) < 1e-9, "after \(step) frames")
    }
    #expect(try width(simulator, at: 9) == 200)
    #expect(simulator.restTime < 3)
  }

  @Test func whatIsInterruptedGoesOnWithItsVelocity() throws {
    let scene = try listing(
      Self.grow, "Grow(progress: open ? 1 : 0)", action: "withAnimation(.smooth) { open.toggle() }")
    let simulator = try Simulator(
      scene, orders: [TimelineEntry(at: 1, .tap("Go")), TimelineEntry(at: 1.2, .tap("Go"))])
    let spring = Spring.smooth
    // The data are those of the last frame before: 12 frames after the first tap, or 11.
    let shown = try width(simulator, at: 1.2) / 200
    let frame = [11.0, 12].first {
      abs(spring.value(fromValue: 0, toValue: 1, initialVelocity: 0, time: $0 / 60) - shown) < 1e-9
    }
    let time = try #require(frame) / 60
    let speed = spring.velocity(fromValue: 0, toValue: 1, initialVelocity: 0, time: time)
    for step in [1.0, 5, 20] {
      let back = spring.value(fromValue: shown, toValue: 0, initialVelocity: speed, time: step / 60)
      #expect(
        try abs(width(simulator, at: 1.2 + step / 60) - 200 * max(back, 0)) < 1e-6, "after \(step) frames")
    }
    #expect(speed > 1, "it was fast")
  }

  @Test(arguments: ["open.toggle()", "withAnimation(nil) { open.toggle() }"])
  func withoutAnAnimationTheyAreThereAtOnce(action: String) throws {
    let scene = try listing(Self.grow, "Grow(progress: open ? 1 : 0)", action: action)
    let simulator = try Simulator(scene, orders: [TimelineEntry(at: 1, .tap("Go"))])
    #expect(try width(simulator, at: 1) == 200)
    #expect(simulator.report.changes.count == 1)
  }

  @Test(arguments: [
    """
    struct Two: View, Animatable {
        var a: Double
        var b: Double
        var animatableData: AnimatablePair<Double, Double> {
            get { AnimatablePair(a, b) }
            set { a = newValue.first; b = newValue.second }
        }
        var body: some View { Text("A").frame(width: 200 * a, height: 200 * b).glassEffect() }
    }
    """,
    """
    @Animatable struct Two: View {
        var a: Double
        var b: Double
        @AnimatableIgnored var c: Double = 0
        var body: some View { Text("A").frame(width: 200 * a, height: 200 * b).glassEffect() }
    }
    """,
  ])
  func twoDataGoTogether(declaration: String) throws {
    let scene = try listing(
      declaration, "Two(a: open ? 1 : 0.5, b: open ? 0.5 : 1)",
      action: "withAnimation(.linear(duration: 1)) { open.toggle() }")
    let simulator = try Simulator(scene, orders: [TimelineEntry(at: 1, .tap("Go"))])
    let frame = try #require(simulator.frame(at: 1.5).elements.first { $0.name == "A" }).frame
    #expect(abs(frame.width - 150) < 1e-9 && abs(frame.height - 150) < 1e-9)
  }

  @Test func aModifiersDataAreAnimatedToo() throws {
    let scene = try listing(
      """
      struct Grow: ViewModifier, Animatable {
          var progress: Double
          var animatableData: Double { get { progress } set { progress = newValue } }
          func body(content: Content) -> some View { content.frame(width: 100 + 100 * progress * progress).glassEffect() }
      }
      """, "Text(\"A\").modifier(Grow(progress: open ? 1 : 0))",
      action: "withAnimation(.linear(duration: 1)) { open.toggle() }")
    let simulator = try Simulator(scene, orders: [TimelineEntry(at: 1, .tap("Go"))])
    #expect(try abs(width(simulator, at: 1.5) - 125) < 1e-9, "the square of a half")
  }

  @Test func dataOfAnUnknownKindAreSaidToBeLeftOut() throws {
    let scene = try listing(
      Self.grow.replacing("CGFloat { get { progress }", with: "Wave { get { Wave(progress) }"),
      "Grow(progress: 1)",
      action: "open.toggle()")
    #expect(scene.lint().contains { $0.message.contains("on the way is not followed") })
    let known = try listing(Self.grow, "Grow(progress: 1)", action: "open.toggle()")
    #expect(!known.lint().contains { $0.message.contains("Animatable") })
  }

  @Test func whatRepeatsForEverIsFollowedForSomeSeconds() throws {
    let scene = try listing(
      Self.grow, "Grow(progress: open ? 1 : 0)",
      action: "withAnimation(.linear(duration: 1).repeatForever()) { open.toggle() }")
    let simulator = try Simulator(scene, orders: [TimelineEntry(at: 1, .tap("Go"))])
    #expect(try abs(width(simulator, at: 2.5) - 100) < 1e-6, "half-way back")
    #expect(simulator.report.changes.count < 400)
  }
}
