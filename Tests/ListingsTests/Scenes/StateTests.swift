import Listings
import Motion
import SceneModel
import Testing

/// Where states live, and what writes them.
@Suite struct StateTests {
  @Test func aBindingWritesTheParentsState() throws {
    let scene = try listing(
      """
      struct Child: View {
          @Binding var isOn: Bool
          var body: some View { Button("Flip") { isOn.toggle() } }
      }
      struct Parent: View {
          @State private var isOpen = true
          var body: some View {
              Child(isOn: $isOpen)
              if isOpen { Text("Open").padding().glassEffect() }
          }
      }
      """)
    #expect(scene.name == "Parent")
    #expect(scene.variables.map(\.name) == ["isOpen"])
    #expect(try scene.state(tapping: "Flip")["isOpen"] == .bool(false))
    #expect(try scene.names() == ["Flip", "Open"])
    #expect(try scene.names(in: scene.state(tapping: "Flip")) == ["Flip"])
  }

  @Test func eachRowHasItsOwnState() throws {
    let scene = try listing(
      """
      struct Row: View {
          let title: String
          @State private var isOn = false
          var body: some View { Button(isOn ? "\\(title)!" : title) { isOn = !isOn }.glassEffect() }
      }
      struct Rows: View {
          var body: some View { VStack { ForEach(["a", "b"], id: \\.self) { Row(title: $0) } } }
      }
      """)
    #expect(scene.variables.map(\.name) == ["Row.isOn", "Row 2.isOn"])
    let state = try scene.state(tapping: "b")
    #expect(state["Row.isOn"] == .bool(false) && state["Row 2.isOn"] == .bool(true))
    #expect(try scene.controls(in: state).map(\.label) == ["a", "b!"])
  }

  @Test func aModelsPropertiesAreStates() throws {
    let scene = try listing(
      """
      @Observable final class Player {
          enum Mode { case mini, full }
          var mode = Mode.mini
          var count = 1 { didSet { total += count - oldValue } }
          var total = 0
          func expand() { mode = mode == .mini ? .full : .mini; count *= 3 }
      }
      struct PlayerView: View {
          @State private var player = Player()
          var body: some View {
              Button("\\(player.count) \\(player.total)", action: player.expand).buttonStyle(.glass)
          }
      }
      """)
    #expect(Set(scene.variables.map(\.name)) == ["player", "mode", "count", "total"])
    let state = try scene.state(tapping: "1 0")
    #expect(state["mode"]?.plain == .string("full"))
    #expect(state["count"] == .number(3) && state["total"] == .number(2))
    #expect(try scene.controls(in: state).map(\.label) == ["3 2"])
  }

  @Test func onChangeFollowsWhoeverChanges() throws {
    let scene = try listing(
      """
      struct V: View {
          @State var a = 0
          @State var b = 0
          var body: some View {
              Text("\\(a) \\(b)").glassEffect()
                  .onChange(of: a) { old, new in b += new - old }
          }
      }
      """)
    var state = scene.initialState
    state["a"] = .number(5)
    let changes = try scene.changes(following: state, after: scene.initialState, by: nil)
    #expect(changes.map(\.values) == [["b": .number(5)]])
  }

  @Test func enumsAreSetByTheNamesOfTheirCases() throws {
    let scene = try listing(
      """
      enum Tab: String, CaseIterable { case home, find = "magnifyingglass" }
      struct V: View {
          @State var tab = Tab.home
          var body: some View {
              ForEach(Tab.allCases, id: \\.self) { one in
                  Button(one.rawValue) { withAnimation(.snappy) { tab = one } }
                      .glassEffect(tab == one ? .regular : .clear)
              }
          }
      }
      """)
    #expect(try scene.controls(in: scene.initialState).map(\.label) == ["home", "magnifyingglass"])
    let state = try scene.state(tapping: "magnifyingglass")
    #expect(try scene.value("find", of: "tab") == state["tab"])
    #expect(throws: SceneError.self) { try scene.value("elsewhere", of: "tab") }
  }

  @Test(arguments: ["@Observable final class M", "struct M"])
  func selfIsNotTheParameterOfTheSameName(_ kind: String) throws {
    let scene = try listing(
      """
      \(kind) {
          var title: String
          var number: Int
          init(title: String = "Night", number: Int) {
              self.title = title
              self.number = number
          }
      }
      struct V: View {
          @State private var model = M(number: 4)
          var body: some View { Button("\\(model.title) \\(model.number)") {}.buttonStyle(.glass) }
      }
      """)
    #expect(try scene.names() == ["Night 4"])
  }

  @Test func anInitializerSetsThePropertyAndNotItsParameter() throws {
    let scene = try listing(
      """
      struct Chip: View {
          let title: String
          @Binding var isOn: Bool
          init(title: String, isOn: Binding<Bool>) { self.title = title; self._isOn = isOn }
          var body: some View { Button(title) { isOn.toggle() }.glassEffect(isOn ? .clear : .regular) }
      }
      #Preview {
          @Previewable @State var isOn = false
          Chip(title: isOn ? "On" : "Off", isOn: $isOn)
      }
      """)
    #expect(scene.variables.map(\.name) == ["isOn"])
    #expect(try scene.names() == ["Off"])
    #expect(try scene.controls(in: scene.state(tapping: "Off")).map(\.label) == ["On"])
  }

  @Test func aBindingOfALoopReadsAndWritesItsElement() throws {
    let scene = try listing(
      """
      struct Item: Identifiable { let id: Int; var name: String; var isOn = false }
      struct V: View {
          @State var items = [Item(id: 0, name: "a"), Item(id: 1, name: "b")]
          var body: some View {
              ForEach($items) { $item in
                  Button(item.name + (item.isOn ? "!" : "")) { item.isOn.toggle() }.glassEffect()
              }
          }
      }
      """)
    #expect(try scene.names() == ["a", "b"])
    #expect(try scene.controls(in: scene.state(tapping: "b")).map(\.label) == ["a", "b!"])
  }

  @Test func theBranchesOfAViewsBodyAreTwoViewsWhereverItIsUsed() throws {
    for body in [
      "if isOn { tile.frame(width: 90, height: 50).glassEffect() } else { tile.frame(width: 50, height: 50).glassEffect() }",
      "switch isOn { case true: tile.frame(width: 90, height: 50).glassEffect()\n"
        + "case false: tile.frame(width: 50, height: 50).glassEffect() }",
    ] {
      let scene = try listing(
        """
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Tile(isOn: isOn)
                    Button("Switch") { withAnimation { isOn.toggle() } }
                }
            }
        }
        struct Tile: View {
            var isOn: Bool
            var tile: some View { Color.clear }
            var body: some View { \(body) }
        }
        """)
      func keys(_ isOn: Bool) throws -> [StructuralID] {
        var state = scene.initialState
        state["isOn"] = .bool(isOn)
        return try scene.snapshot(in: state).elements.filter { $0.glass != nil }.map(\.key)
      }
      let (off, on) = (try keys(false), try keys(true))
      #expect(off.count == 1 && on.count == 1 && off != on, "\(off) \(on)")
    }
  }

  @Test func aBindingIsReachedThroughSelf() throws {
    let scene = try listing(
      """
      struct Child: View { @Binding var on: Bool; var body: some View { Toggle("On", isOn: $on).glassEffect() } }
      struct V: View {
          @State private var on = false
          var body: some View { Child(on: self.$on).sheetLike(detent: self.$on) }
      }
      """)
    #expect(try scene.state(tapping: "On")["on"] == .bool(true))
    #expect(!scene.told.contains { $0.contains("has no member") })
  }
}
