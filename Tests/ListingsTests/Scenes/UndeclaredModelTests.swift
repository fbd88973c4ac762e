import Listings
import SceneModel
import Testing

/// Models that are declared in other files: their properties are states, of the kind that their uses tell.
@Suite struct UndeclaredModelTests {
  /// A view that holds `store` in some way and shows a button of glass besides.
  private func view(_ code: String, store: String = "@ObservedObject var store: ShelfStore") throws
    -> ListingScene
  {
    try listing(
      """
      struct Shelf: View {
          \(store)
          @Namespace private var space
          var body: some View {
              \(code)
          }
      }
      """)
  }

  @Test(arguments: [
    ("if store.filtered { Text(\"Reset\").glassEffect() }", "filtered", StateValue.bool(true)),
    ("Text(\"a\").glassEffect(store.dense ? .clear : .regular)", "dense", .bool(false)),
    ("Text(\"a\").glassEffect().opacity(!store.faded ? 1 : 0)", "faded", .bool(false)),
    ("Text(\"a\").glassEffect().disabled(store.busy)", "busy", .bool(false)),
    ("Toggle(\"a\", isOn: $store.loud).glassEffect()", "loud", .bool(false)),
    ("if store.shelf.pinned && store.ready { Text(\"a\").glassEffect() }", "pinned", .bool(true)),
    ("Text(\"a\").glassEffect().offset(x: store.level > 3 ? 10 : 0)", "level", .number(0)),
  ])
  func aPropertyIsWhatItIsUsedFor(_ code: String, _ name: String, _ first: StateValue) throws {
    let scene = try view(code)
    #expect(scene.initialState[name] == first)
    #expect(try scene.names().isEmpty == false)
  }

  @Test func oneStateDecidesInAllPlaces() throws {
    let scene = try view(
      """
      if store.filtered { Button("Reset") { store.filtered = false }.glassEffect() }
      if !store.filtered { Button("Search") { store.filtered.toggle() }.glassEffect() }
      """)
    let start = try scene.names()
    #expect(start.count == 1)
    #expect(try scene.names(in: scene.state(tapping: start[0])).count == 1)
  }

  @Test func casesAreAStateWithTheNamesThatWereSeen() throws {
    let scene = try view(
      """
      Text("Always").glassEffect()
      switch store.status {
      case .idle: Text("Start")
      case .running(let left): Text("Stop \\(left)").glassEffect()
      case .paused: Text("Resume").glassEffect()
      }
      """)
    #expect(try scene.names() == ["Always", "Stop text"])
    var state = scene.initialState
    state["status"] = try scene.value("paused", of: "status")
    #expect(try scene.names(in: state) == ["Always", "Resume"])
    state["status"] = try scene.value(".idle", of: "status")
    #expect(try scene.names(in: state) == ["Always", "Start"])
  }

  @Test func whatMayBeMissingIsThereOrNot() throws {
    let scene = try view(
      """
      Text("Always").glassEffect()
      if let card = store.card { Text(card.title).glassEffect() } else { Text("None").glassEffect() }
      """)
    var state = scene.initialState
    state["card"] = try scene.value("some", of: "card")
    #expect(try scene.names(in: state) == ["Always", "text"])
    state["card"] = try scene.value("nil", of: "card")
    #expect(try scene.names(in: state) == ["Always", "None"])
  }

  @Test(arguments: [
    "@State var store: ShelfStore", "@State private var store: Shelving",
    "@Bindable var store: StoreOf<ShelfFeature>", "@Perception.Bindable var store: StoreOf<ShelfFeature>",
    "let store: Shelving", "@StateObject private var store = Shelving(size: 3)",
    "@Bindable var store: StoreOf<Feature>\n public init(store: StoreOf<Feature>) { self.store = store }",
  ])
  func whateverHoldsIt(_ store: String) throws {
    let scene = try view(
      """
      Button("Open") { store.isOpen.toggle() }.glassEffect()
      Toggle("Loud", isOn: $store.loud).glassEffect(store.loud ? .clear : .regular)
      if store.isOpen { Text("Opened").glassEffect() }
      """, store: store)
    #expect(scene.variables.map(\.name) == ["loud", "isOpen"])
    #expect(try scene.names(in: scene.state(tapping: "Open")).contains("Opened"))
    #expect(try scene.state(tapping: "Loud")["loud"] == .bool(true))
  }

  @Test(arguments: [
    ("isExpanded", "setExpanded(true)", true), ("isExpanded", "toggleExpanded()", true),
    ("isExpanded", "expand()", true), ("isMenuOpen", "openMenu()", true),
    ("isMenuOpen", "toggleMenu()", true),
    ("isRecording", "startRecording(at: 3)", true), ("isPlaying", "play()", true),
    ("isPlaying", "togglePlayPause()", true), ("showsDetail", "showDetail()", true),
    ("isRunning", "start()", true),
    ("isExpanded", "onExpandedChanged()", false), ("isRecording", "openRecordingsFolder()", false),
    ("isExpanded", "updateExpanded()", false), ("isExpanded", "collapse()", false),
    ("isPlaying", "pause()", false),
    ("isMenuOpen", "reload()", false), ("isMenuOpen", "didOpenMenu()", false),
    ("isMenuOpen", "open(url)", false),
  ])
  func aMethodDoesWhatItsNameSays(_ state: String, _ call: String, _ result: Bool) throws {
    let scene = try view(
      """
      Button("Go") { store.\(call) }.glassEffect()
      Text("a").glassEffect(store.\(state) ? .clear : .regular)
      """)
    #expect(try scene.state(tapping: "Go")[state] == .bool(result))
    let told = scene.told.filter { $0.contains("is taken to change ‘\(state)’") }
    #expect(told.count <= 1)
  }

  @Test(arguments: [
    ("onScoreUpdated()", true), ("cancel()", true), ("finishScore()", true), ("clearScore()", false),
    ("resetScore()", false),
  ])
  func glassIsTakenAwayOnlyByWhatIsCalledSo(_ call: String, _ isLeft: Bool) throws {
    let scene = try view(
      """
      Button("Go") { store.\(call) }
      if let score = store.score { Text("Score").glassEffect() }
      """)
    #expect(try scene.names(in: scene.state(tapping: "Go")).contains("Score") == isLeft)
  }

  @Test(arguments: ["", "#Preview { Controls(store: Samples.store(running: 3)) }"])
  func aMethodIsHandedOnAsAnAction(_ preview: String) throws {
    let scene = try listing(
      """
      struct Controls: View {
          let store: TimerStore
          var body: some View {
              switch store.status {
              case .idle: Round(title: "Start", action: store.start)
              case .running: Round(title: "Pause", action: store.pause)
              case .paused: Round(title: "Reset", action: store.reset)
              }
          }
      }
      struct Round: View {
          let title: String
          let action: () -> Void
          var body: some View { Button(title, action: action).glassEffect() }
      }
      \(preview)
      """)
    #expect(try scene.names() == ["Start"])
    #expect(scene.variables.map(\.name) == ["status"])
    let order = ["running", "paused", "idle"]
    var state = scene.initialState
    for (control, reached) in zip(["Start", "Pause", "Reset"], order) {
      state = try scene.state(tapping: control, from: state)
      #expect(try state["status"] == scene.value(reached, of: "status"))
    }
  }

  @Test func aTruthWithADefaultThatSomebodyMayGiveIsAState() throws {
    let scene = try listing(
      """
      struct Player: View {
          private let hasControls: Bool
          init(hasControls: Bool = false) { self.hasControls = hasControls }
          var body: some View {
              Text("Close").glassEffect()
              if hasControls { Text("Play").glassEffect() }
          }
      }
      """)
    #expect(scene.initialState["hasControls"] == .bool(false))
    var state = scene.initialState
    state["hasControls"] = .bool(true)
    #expect(try scene.names(in: state) == ["Close", "Play"])
    #expect(scene.understanding.understood == 2)
  }

  @Test func anExtensionOfAnUndeclaredModelIsRun() throws {
    let scene = try listing(
      """
      extension CameraShelf { var shade: Glass { mode == .raw ? .clear : .regular } }
      struct V: View {
          let camera: CameraShelf
          var body: some View {
              Button("Raw") { camera.mode = .raw }.glassEffect(camera.shade)
          }
      }
      """)
    let other = try scene.value("auto", of: "mode")
    var state = scene.initialState
    state["mode"] = other
    let before = try scene.snapshot(in: state).elements.first?.glass
    let after = try scene.snapshot(in: scene.state(tapping: "Raw", from: state)).elements.first?.glass
    #expect(before != nil && after != nil && before != after)
  }

  @Test func whatIsAskedAsTextsAreIsNoList() throws {
    let scene = try view(
      """
      if store.draft.trimmingCharacters(in: .whitespaces).isEmpty { Text("Hint") } else { Text("Send").glassEffect() }
      """)
    #expect(try scene.names() == ["Send"])
    #expect(scene.initialState["draft"] == .string("text"))
  }

  @Test func elementsThatAreMadeUpAreOfEachCase() throws {
    let scene = try view(
      """
      ForEach(store.rows) { row in
          switch row {
          case .mine(let data): Text("Mine").glassEffect()
          case .theirs(let data): Text("Theirs").glassEffect()
          }
      }
      """)
    #expect(try scene.names() == ["Mine", "Theirs", "Mine 2"])
  }

  @Test func theProjectsOwnModifiersWorkOnUndeclaredViews() throws {
    let scene = try listing(
      """
      extension View { func panel() -> some View { padding(10).glassEffect() } }
      struct V: View { var body: some View { MiniPlayer(track: 1).panel() } }
      """)
    #expect(try scene.snapshot(in: scene.initialState).elements.contains { $0.glass != nil })
    #expect(scene.understanding.understood == 1)
  }

  @Test func aDeclaredModelThatHidesAllGlassBeginsOtherwise() throws {
    let scene = try listing(
      """
      final class Bar: ObservableObject { @Published var isShown = false }
      struct V: View {
          @ObservedObject var bar: Bar
          var body: some View { if bar.isShown { Text("Bar").glassEffect() } }
      }
      """)
    #expect(try scene.names() == ["Bar"])
    #expect(scene.told.contains { $0.contains("with ‘isShown’ as it is written no glass is ever seen") })
  }
}
