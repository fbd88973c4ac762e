import Geometry
import Listings
import Motion
import SceneModel
import Simulation
import Testing

/// Styles that a listing declares make what its controls show.
@Suite struct OwnStyleTests {
  private func walk(_ scene: ListingScene) throws -> [TimelineEntry.Event] {
    try Walkthrough(of: scene).entries.map(\.event)
  }

  @Test(arguments: [".toggleStyle(Switch())", ".toggleStyle(.ours)"])
  func aToggleStyleTurnsItsBinding(modifier: String) throws {
    for turning in ["configuration.isOn.toggle()", "configuration.$isOn.wrappedValue.toggle()"] {
      let scene = try listing(
        """
        struct Switch: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Circle().frame(width: configuration.isOn ? 60 : 30, height: 30).glassEffect()
                    .onTapGesture { withAnimation(.bouncy) { \(turning) } }
            }
        }
        extension ToggleStyle where Self == Switch { static var ours: Switch { Switch() } }
        struct V: View {
            @State private var isOn = false
            var body: some View { Toggle("Wi-Fi", isOn: $isOn)\(modifier) }
        }
        """)
      #expect(scene.understanding.understood == 1)
      #expect(try scene.frame("Shape")?.width == 30)
      #expect(try walk(scene) == [.tap("Wi-Fi"), .tap("Wi-Fi")])
      let on = try scene.state(tapping: "Wi-Fi")
      #expect(on["isOn"] == .bool(true))
      #expect(try scene.frame("Shape", in: on)?.width == 60)
    }
  }

  @Test(arguments: [
    ("Label(\"Home\", systemImage: \"house\")", "labelStyle"),
    ("Button(\"Home\", systemImage: \"house\") {}", "labelStyle"),
    ("Label { Text(\"Home\") } icon: { Image(systemName: \"house\") }", "labelStyle"),
  ])
  func aLabelStyleLaysOutTitleAndIcon(view: String, modifier: String) throws {
    let scene = try listing(
      """
      struct Under: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              VStack(spacing: 10) { configuration.icon.frame(width: 40, height: 40); configuration.title.frame(height: 20) }
                  .frame(width: 90).glassEffect(in: .rect(cornerRadius: 12))
          }
      }
      struct V: View { var body: some View { \(view).labelStyle(Under()) } }
      """)
    let glass = try #require(scene.snapshot(in: scene.initialState).elements.first { $0.glass != nil })
    #expect(glass.frame.size == Size(width: 90, height: 70))
    #expect(scene.understanding.understood == 1)
  }

  @Test(arguments: [
    ("GroupBoxStyle", "groupBoxStyle", "GroupBox(\"Title\") { Text(\"In\") }"),
    ("LabeledContentStyle", "labeledContentStyle", "LabeledContent(\"Title\") { Text(\"In\") }"),
    ("DisclosureGroupStyle", "disclosureGroupStyle", "DisclosureGroup(\"Title\") { Text(\"In\") }"),
  ])
  func aStyleOfWhatHoldsViewsShowsThem(conformance: String, modifier: String, view: String) throws {
    let scene = try listing(
      """
      struct Ours: \(conformance) {
          func makeBody(configuration: Configuration) -> some View {
              HStack(spacing: 0) {
                  configuration.label.frame(width: 100, height: 30)
                  configuration.content.frame(width: 50, height: 44)
              }.glassEffect()
          }
      }
      struct V: View { var body: some View { \(view).\(modifier)(Ours()) } }
      """)
    let glass = try #require(scene.snapshot(in: scene.initialState).elements.first { $0.glass != nil })
    #expect(glass.frame.size == Size(width: 150, height: 44))
  }

  @Test func otherStylesAreGivenWhatTheyAskFor() throws {
    let scene = try listing(
      """
      struct Field: TextFieldStyle {
          func _body(configuration: TextField<Self._Label>) -> some View {
              configuration.frame(width: 200, height: 40).glassEffect()
          }
      }
      struct Bar: ProgressViewStyle {
          func makeBody(configuration: Configuration) -> some View {
              Capsule().frame(width: 200 * (configuration.fractionCompleted ?? 0), height: 8).glassEffect()
          }
      }
      struct Ring: GaugeStyle {
          func makeBody(configuration: Configuration) -> some View {
              Circle().frame(width: 100 * configuration.value, height: 10).glassEffect()
          }
      }
      struct V: View {
          @State private var text = ""
          var body: some View {
              VStack {
                  TextField("Find", text: $text).textFieldStyle(Field())
                  ProgressView(value: 0.25).progressViewStyle(Bar())
                  Gauge(value: 3, in: 0...4) { Text("Speed") }.gaugeStyle(Ring())
                  ProgressView(value: 0.25)
              }
          }
      }
      """)
    let glass = try scene.snapshot(in: scene.initialState).elements.filter { $0.glass != nil }
    #expect(glass.map(\.frame.width) == [200, 50, 75])
  }

  @Test func aButtonShowsThatItIsPressedForAMomentAfterTheTap() throws {
    let scene = try listing(
      """
      struct Press: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
              configuration.label.frame(width: configuration.isPressed ? 120 : 100, height: 40).glassEffect()
          }
      }
      struct V: View {
          @State private var count = 0
          var body: some View {
              VStack { ForEach(0..<5) { i in Button("B\\(i)") { count = count + 1 } } }.buttonStyle(Press())
          }
      }
      """)
    // Nothing but presses is shown here, and a few of them are enough.
    #expect(try walk(scene) == [.tap("B0"), .tap("B1"), .tap("B2")])
    let simulator = try Simulator(scene, orders: Walkthrough(of: scene).entries.prefix(1).map { $0 })
    func width(at time: Double) -> Double? {
      simulator.frame(at: time).elements.first { $0.name == "B0" }?.frame.width
    }
    #expect([0.4, 0.55, 0.65].map { width(at: $0) } == [100, 120, 100])
    // The action is done with the tap.
    #expect(simulator.state(at: 0.5)["count"] == .number(1))
    #expect(!scene.lint().contains { $0.message.contains("no animation") }, "a finger may be shown at once")
  }

  @Test func aStyleThatDoesNotAskForPressesHasNone() throws {
    let scene = try listing(
      """
      struct Plain: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label.padding().glassEffect() }
      }
      struct V: View { var body: some View { Button("A") { print("a") }.buttonStyle(Plain()) } }
      """)
    #expect(try walk(scene).isEmpty)
    #expect(scene.variables.isEmpty)
  }

  @Test(arguments: [
    (
      "PrimitiveButtonStyle", "Button(configuration).buttonStyle(.glass)",
      "Button(\"Go\") { n += 1 }.buttonStyle(Ours())"
    ),
    (
      "ToggleStyle", "Toggle(configuration).padding().glassEffect()",
      "Toggle(\"Go\", isOn: $on).toggleStyle(Ours())"
    ),
    (
      "LabelStyle", "Label(configuration).padding().glassEffect()",
      "Label(\"Go\", systemImage: \"car\").labelStyle(Ours())"
    ),
    (
      "ProgressViewStyle", "ProgressView(configuration).padding().glassEffect()",
      "ProgressView(value: 1).progressViewStyle(Ours())"
    ),
  ])
  func aStyleShowsTheControlItIsGivenInAnother(conformance: String, body: String, view: String) throws {
    let scene = try listing(
      """
      struct Ours: \(conformance) {
          func makeBody(configuration: Configuration) -> some View { \(body) }
      }
      struct V: View {
          @State private var n = 0
          @State private var on = false
          var body: some View { \(view) }
      }
      """)
    #expect(try scene.snapshot(in: scene.initialState).glass.count == 1)
    #expect(scene.understanding.understood == 1)
    let controls = try scene.controls(in: scene.initialState).map(\.label)
    guard conformance != "LabelStyle", conformance != "ProgressViewStyle" else {
      #expect(controls == [])
      return
    }
    #expect(controls == ["Go"])
    let tapped = try scene.state(tapping: "Go")
    #expect(tapped["n"] == .number(1) || tapped["on"] == .bool(true))
  }
}
