import Listings
import SceneModel
import Simulation
import Testing

/// What a preview gives a view, and what a person would try in it.
@Suite struct PreviewTests {
  private static let bar = """
    struct Bar: View {
        @Binding var text: String
        @Binding var isEditing: Bool
        @FocusState private var isFocused: Bool
        @Namespace private var space
        var body: some View {
            GlassEffectContainer(spacing: 12) {
                HStack(spacing: 12) {
                    TextField("Find", text: $text).focused($isFocused).frame(height: 44)
                        .glassEffect().glassEffectID("field", in: space)
                    if isEditing {
                        Button("Cancel") { withAnimation { isFocused = false } }
                            .glassEffect().glassEffectID("cancel", in: space)
                    }
                }
            }
            .onChange(of: isFocused) { _, now in withAnimation(.snappy) { isEditing = now } }
        }
    }
    """

  @Test func constantsOfAPreviewAreStates() throws {
    let scene = try listing(
      Self.bar + "\n#Preview { Bar(text: .constant(\"\"), isEditing: .constant(false)) }")
    #expect(scene.variables.map(\.name).contains("isEditing"))
    #expect(try !scene.names().contains("cancel"))
    let other = try listing(
      Self.bar + "\n#Preview { Bar(text: .constant(\"\"), isEditing: Binding.constant(true)) }")
    #expect(try other.names().contains("cancel"))
  }

  @Test func constantsElsewhereStayAsTheyAre() throws {
    let scene = try listing(
      Self.bar + """

        struct Screen: View {
            var body: some View { Bar(text: .constant(""), isEditing: .constant(true)) }
        }
        #Preview { Screen() }
        """)
    #expect(!scene.variables.map(\.name).contains("isEditing"))
    #expect(try scene.names().contains("cancel"))
  }

  @Test func aTapOnATextFieldGivesItTheFocus() throws {
    let scene = try listing(
      Self.bar + "\n#Preview { Bar(text: .constant(\"\"), isEditing: .constant(false)) }")
    let taps = try Walkthrough(of: scene).entries.map(\.event)
    #expect(taps == [.tap("Find"), .tap("Cancel")], "what is typed only shows in the field")
    let report = try Simulator(scene, orders: Walkthrough(of: scene).entries).report
    #expect(report.changes.contains { $0.elements.contains { $0.decision.name == "cancel" } })
  }

  @Test func focusOfOneFieldAmongSeveral() throws {
    let scene = try listing(
      """
      struct V: View {
          enum Field { case name, mail }
          @State private var name = ""
          @State private var sent = 0
          @FocusState private var field: Field?
          var body: some View {
              TextField("Name", text: $name).focused($field, equals: .name).onSubmit { sent += 1 }
              TextField("Mail", text: $name).focused($field, equals: .mail)
          }
      }
      """)
    let named = try scene.state(tapping: "Name")
    let mailed = try scene.state(tapping: "Mail", from: named)
    #expect(named["field"] != scene.initialState["field"] && mailed["field"] != named["field"])
    // Handing in takes the focus away.
    let sent = try scene.state(tapping: "Name", from: named)
    #expect(sent["field"] == scene.initialState["field"] && sent["sent"] != scene.initialState["sent"])
  }

  @Test func aControlThatGoesRoundIsTappedUntilItIsBack() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var count = 1
          @State private var total = 0
          var body: some View {
              HStack {
                  ForEach(0..<count, id: \\.self) { Text("\\($0)").glassEffect() }
                  Button("More") { withAnimation { count = count % 3 + 1 } }
                  Button("Add") { total += 1 }
                  Text("\\(total)")
              }
          }
      }
      """)
    let taps = try Walkthrough(of: scene).entries.map(\.event)
    #expect(taps == [.tap("More"), .tap("More"), .tap("More"), .tap("Add")])
  }

  @Test func randomIdsOfThingsMadeInOnePlaceDiffer() throws {
    let scene = try listing(
      """
      struct Tool: Identifiable { let id = UUID(); let symbol: String }
      struct Bar: View {
          let tools: [Tool]
          @Namespace private var space
          var body: some View {
              GlassEffectContainer {
                  HStack {
                      ForEach(tools) { Image(systemName: $0.symbol).glassEffect().glassEffectID($0.id, in: space) }
                  }
              }
          }
      }
      #Preview { Bar(tools: [.init(symbol: "star"), .init(symbol: "moon"), .init(symbol: "sun.max")]) }
      """)
    let ids = try scene.snapshot(in: scene.initialState).elements.compactMap { $0.glass?.id }
    #expect(ids.count == 3 && Set(ids).count == 3)
    #expect(!scene.told.contains { $0.contains("at the same time") })
  }

  @Test func previewsOfTheOldKindAndTheirOwnViewsAreShown() throws {
    let chip = "struct Chip: View { let title: String; var body: some View { Text(title).glassEffect() } }\n"
    let old = try listing(
      chip
        + "struct Chip_Previews: PreviewProvider { static var previews: some View { Chip(title: \"Old\") } }")
    #expect(try old.names() == ["Old"])
    let own = try listing(
      chip
        + """
        #Preview {
            struct Holder: View {
                @State private var count = 1
                var body: some View { Button("Add") { count += 1 }; Chip(title: "\\(count)") }
            }
            return Holder()
        }
        """)
    #expect(try own.names(in: own.state(tapping: "Add")).contains("1"))
    #expect(try own.state(tapping: "Add")["count"] != own.initialState["count"])
  }

  @Test func aPreviewOfWhatIsNotThereMakesWay() throws {
    let scene = try listing(
      """
      struct Bar: View {
          @Binding var text: String
          var isFocused: FocusState<Bool>.Binding
          var body: some View {
              TextField("Find", text: $text).focused(isFocused).glassEffect()
              Button("Done") { isFocused.wrappedValue = false }
          }
      }
      #Preview { WholeApp() }
      """)
    #expect(scene.name == "Bar" && scene.variables.map(\.name).contains("isFocused"))
    // A field is known by its prompt, whatever stands in it.
    let focused = try scene.state(tapping: "Find")
    #expect(focused["isFocused"] == .bool(true))
    #expect(try scene.state(tapping: "Done", from: focused)["isFocused"] == .bool(false))
  }

  @Test func toolsWithoutANavigationHaveABar() throws {
    let scene = try listing(
      """
      struct Editor: View {
          @State private var isRunning = false
          var body: some View {
              NavigationSplitView { List { Text("House") } } detail: { Text("Page") }
                  .toolbar {
                      ToolbarItem {
                          GlassEffectContainer(spacing: 40) {
                              HStack(spacing: 7) {
                                  Button("Run") { withAnimation { isRunning = true } }.buttonStyle(.glass)
                                  if isRunning {
                                      Button("Stop") { withAnimation { isRunning = false } }.buttonStyle(.glass)
                                  }
                              }
                          }
                      }
                  }
          }
      }
      """)
    #expect(try scene.names().contains("Run"))
    #expect(try scene.names(in: scene.state(tapping: "Run")).contains("Stop"))
  }
}
