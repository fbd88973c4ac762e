import Geometry
import Listings
import SceneModel
import Simulation
import Testing

/// What is no view is shown on one.
@Suite struct SampleViewTests {
  private func glass(_ source: String) throws -> (name: String, elements: [PlacedElement]) {
    let scene = try listing(source)
    return (scene.name, try scene.snapshot(in: scene.initialState).elements.filter { $0.glass != nil })
  }

  @Test func aModifierIsShownOnAText() throws {
    let scene = try listing(
      """
      struct Panel: ViewModifier {
          let title: String
          var inset: CGFloat = 12
          @State private var isOpen = false
          func body(content: Content) -> some View {
              content.padding(isOpen ? 40 : inset).glassEffect(in: .rect(cornerRadius: 20))
                  .onTapGesture { withAnimation(.bouncy) { isOpen.toggle() } }
          }
      }
      """)
    #expect(scene.name == "Panel")
    let taps = try Walkthrough(of: scene).entries
    #expect(taps.map(\.event) == [.tap("Content"), .tap("Content")])
    #expect(scene.lint().contains { $0.message.contains("shown on a sample") })
    #expect(scene.understanding.understood == 1 && scene.understanding.all == 1)
  }

  @Test func aStyleIsShownOnAButton() throws {
    let (scene, elements) = try glass(
      """
      struct Pill: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
              configuration.label.padding(8).glassEffect(in: .capsule)
          }
      }
      """)
    #expect(scene == "Pill" && elements.count == 1)
    #expect(elements[0].content.contains { if case .text("Button", _, _) = $0.kind { true } else { false } })
  }

  @Test func aMethodOfViewIsShownOnATextWithItsArgumentsAsStates() throws {
    let scene = try listing(
      """
      extension View {
          func pill(_ isWide: Bool, action: () -> Void, radius: CGFloat = 8) -> some View {
              frame(width: isWide ? 200 : 80, height: 44).glassEffect(in: .rect(cornerRadius: radius))
          }
      }
      """)
    #expect(scene.name == "pill" && scene.variables.map(\.name).contains("isWide"))
    let wide = try scene.snapshot(in: SceneState(["isWide": .bool(true)]))
    #expect(wide.elements.first { $0.glass != nil }?.frame.width == 200)
  }

  @Test func aFunctionIsCalledWithSamples() throws {
    let (name, elements) = try glass(
      """
      func header(_ title: String, on: Binding<Bool>, in space: Namespace.ID) -> some View {
          GlassEffectContainer {
              Text(title).padding().glassEffect().glassEffectID("a", in: space)
          }
      }
      """)
    #expect(name == "header" && elements.count == 1)
    #expect(elements[0].glass?.id?.id == "a")
  }

  @Test func whereNothingLeadsToGlassThereIsNothingToShow() {
    #expect(throws: SceneError.self) {
      try listing("struct Plain: ViewModifier { func body(content: Content) -> some View { content } }")
    }
  }

  @Test func whatIsForMacsAloneIsReadForAMac() throws {
    let mac = try listing(
      """
      #if os(macOS)
      import AppKit
      struct Panel: View { var body: some View { Text("Mac").padding().glassEffect() } }
      #endif
      """)
    #expect(mac.name == "Panel" && mac.understanding.understood == 1)
    #expect(mac.lint().contains { $0.message.contains("for a Mac") })
    let both = try listing(
      """
      #if canImport(UIKit)
      struct Panel: View { var body: some View { Text("Phone").padding().glassEffect() } }
      #else
      struct Panel: View { var body: some View { Text("Mac").padding() } }
      #endif
      """)
    #expect(both.understanding.all == 1)
    #expect(!both.lint().contains { $0.message.contains("for a Mac") })
  }

  @Test func partsThatNothingShowsAreLookedAtOnSamples() throws {
    let scene = try listing(
      """
      extension View {
          func plate() -> some View { glassEffect(.clear, in: .circle) }
          func key(_ radius: CGFloat) -> some View { self.buttonStyle(.glass).glassEffect(in: .rect(cornerRadius: radius)) }
      }
      struct Tinted: ViewModifier {
          let isOn: Bool
          func body(content: Content) -> some View {
              if isOn { content.glassEffect(.regular.tint(.red)) } else { content }
          }
      }
      struct V: View { var body: some View { Text("A").glassEffect() } }
      """)
    #expect(scene.understanding.all == 5)
    #expect(scene.understanding.understood == 5)
    #expect(try scene.names() == ["A"], "what is shown is the view")
  }
}
