import Geometry
import Listings
import Motion
import SceneModel
import Testing

/// Values that are declared in files that were not read, and members whose type is written elsewhere.
@Suite struct UndeclaredValueTests {
  @Test func aTextOfAnotherFileIsItsFirstWords() throws {
    let scene = try listing(
      """
      struct Filter: View {
          @Namespace private var space
          @State private var isOpen = true
          let topics: [(String, Int)] = [(Words.of("Near", "Nah"), 0), (Words.of("Far", "Fern"), 1)]
          var body: some View {
              GlassEffectContainer {
                  ForEach(topics, id: \\.0) { title, number in
                      Button(title) { isOpen = false }.glassEffect().glassEffectID(title, in: space)
                  }
                  Text("\\(Price.string(number, code: "EUR")) of \\(count(3))").glassEffect()
                  Text(L("menu.open_all")).glassEffect()
                  Text(Words.hint.uppercased()).glassEffect()
              }
          }
      }
      """)
    #expect(try scene.names() == ["Near", "Far", "EUR of text", "Open all", "Hint"])
    #expect(try scene.state(tapping: "Far")["isOpen"] == .bool(false))
  }

  @Test func idsOfUnknownPartsAreToldApartByTheirPlace() throws {
    let scene = try listing(
      """
      struct Rows: View {
          @Namespace private var space
          var body: some View {
              GlassEffectContainer {
                  ForEach(Store.shared.rows) { row in
                      Text("Row \\(row.title)").glassEffect().glassEffectID("row-\\(row.title)", in: space)
                  }
              }
          }
      }
      """)
    let elements = try scene.snapshot(in: scene.initialState).elements
    #expect(elements.count == 3)
    #expect(!scene.told.contains { $0.contains("twice") })
  }

  @Test(arguments: [
    ("var form: RoundedRectangle { .init(cornerRadius: isOn ? 7 : 40) }", 40.0),
    ("func form() -> RoundedRectangle? { .init(cornerRadius: isOn ? 7 : 40) }", 40),
    ("let form: RoundedRectangle = .init(cornerRadius: 12)", 12),
    ("var form: AnyShape { isOn ? .init(Circle()) : .init(RoundedRectangle(cornerRadius: 9)) }", 9),
  ])
  func initTakesTheDeclaredType(property: String, radius: Double) throws {
    let name = property.contains("func") ? "form()" : "form"
    let scene = try listing(
      """
      struct Stop: View {
          @State private var isOn = false
          \(property)
          var body: some View {
              Color.red.frame(width: 90, height: 90).glassEffect(.regular, in: \(name))
          }
      }
      """)
    let glass = try #require(try scene.snapshot(in: scene.initialState).elements.first { $0.glass != nil })
    #expect("\(glass)".contains("\(radius)"))
    #expect(scene.told.isEmpty)
  }

  @Test func aRadiusThatIsNotKnownIsAGuess() throws {
    let scene = try listing(
      """
      struct Card: View {
          var body: some View { Text("A").padding().glassEffect(in: .rect(cornerRadius: Metrics.card)) }
      }
      """)
    #expect(scene.told.contains { $0.contains("note: this corner radius is not known; 16 is taken") })
    let known = try listing(
      """
      struct Card: View { var body: some View { Text("A").padding().glassEffect(in: .rect(cornerRadius: 3)) } }
      """)
    #expect(known.told.isEmpty)
  }

  @Test func glassThatIsNotKnownIsRegularAndUnderstood() throws {
    let scene = try listing(
      """
      struct Dot: View {
          var body: some View {
              Text("A").padding().glassEffect(Looks.glass, in: .circle)
              Button("B") {}.buttonStyle(.glass(Looks.other))
          }
      }
      """)
    #expect(scene.understanding.understood == 2)
    #expect(scene.told.filter { $0.contains("note: what glass this is is not known") }.count == 2)
  }

  @Test(arguments: [
    "@PanelState private var isOpen = false", "@Kept(\"open\", defaultValue: false) private var isOpen: Bool",
    "@Kit.Kept(.open) private var isOpen: Bool",
  ])
  func aWrapperOfAnotherFileIsAState(property: String) throws {
    let scene = try listing(
      """
      struct Panel: View {
          \(property)
          @Measure private var room
          var body: some View { Button("Go") { isOpen.toggle() }.frame(width: isOpen ? 90 : 50).glassEffect() }
      }
      """)
    #expect(try scene.state(tapping: "Go")["isOpen"] == .bool(true))
    #expect(scene.variables.map(\.name) == ["isOpen"])
    #expect(scene.told.contains { $0.contains("is taken for @State") })
  }

  @Test func aModelThatAnInitializerMakesIsAModel() throws {
    let scene = try listing(
      """
      struct Home: View {
          @StateObject private var radio: Radio
          @State private var width: CGFloat
          init() {
              let radio = Radio()
              _radio = StateObject(wrappedValue: radio)
              _width = State(initialValue: 70)
          }
          var body: some View {
              Button("\\(radio.channel)") { radio.isOn = true }.frame(width: radio.isOn ? 120 : width).glassEffect()
          }
      }
      """)
    #expect(scene.initialState["width"] == .number(70))
    #expect(scene.initialState["isOn"] == .bool(false))
    #expect(try scene.frame("text")?.width == 70)
    #expect(try scene.frame("text", in: scene.state(tapping: "text"))?.width == 120)
  }

  @Test func aPickersOptionStandsForTheElementsID() throws {
    let scene = try listing(
      """
      struct Choice: View {
          enum Kind: Identifiable, CaseIterable { case mine, all
              var id: Self { self }
              var title: String { self == .mine ? "My" : "Every" } }
          struct Mode: Identifiable { let id: Int; let title: String }
          @State private var kind = Kind.mine
          @State private var mode = 1
          var body: some View {
              Picker("", selection: $kind) { ForEach(Kind.allCases) { Text($0.title) } }
              Picker("", selection: $mode) {
                  ForEach([Mode(id: 1, title: "One"), Mode(id: 2, title: "Two")]) { Text($0.title) }
              }
          }
      }
      """)
    let every = try scene.state(tapping: "Every")["kind"]
    #expect("\(try #require(every))".contains("all"))
    #expect(try scene.state(tapping: "Two")["mode"] == .number(2))
  }

  @Test func aColourIsTakenByItsName() throws {
    let scene = try listing(
      """
      struct Dots: View {
          var body: some View {
              Text("A").glassEffect(.regular.tint(Theme.Colors.recordRed))
              Text("B").glassEffect(.regular.tint(.brandTomato))
              Text("C").glassEffect(.regular.tint(Theme.sacredRite))
          }
      }
      """)
    let tints = try scene.snapshot(in: scene.initialState).elements.compactMap(\.glass).map(\.glass.tint)
    #expect(tints.count == 3)
    #expect(tints[0] == tints[1] && tints[0] != nil)
    #expect(tints[2] == nil)
  }

  @Test func anObserverOfAnEnvironmentValueIsRead() throws {
    let scene = try listing(
      """
      struct Home: View {
          @Environment(\\.modelContext) var context { didSet { print("changed") } }
          var body: some View { Text("A").glassEffect() }
      }
      """)
    #expect(!scene.told.contains { $0.contains("unexpected") })
    #expect(scene.understanding.understood == 1)
  }

  @Test func anActionGoesOnWhereWhatItNeedsIsNotKnown() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var open = false
          var body: some View {
              Text("A").frame(width: open ? 200 : 100).glassEffect()
              Button("Sign in") {
                  guard let presenter = topController() else { return }
                  guard open == false else { return }
                  withAnimation { open = true }
              }
          }
          func topController() -> UIViewController? {
              guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return nil }
              return scene.windows.first?.rootViewController
          }
      }
      """)
    let open = try scene.state(tapping: "Sign in")
    #expect(open["open"] == .bool(true))
    #expect(try scene.state(tapping: "Sign in", from: open) == open, "what is known to fail still leaves")
  }

  @Test func anUnknownAnimationIsTheDefaultOne() throws {
    let scene = try listing(
      """
      struct V: View {
          @Environment(\\.motion) private var motion
          @State private var open = false
          var body: some View {
              Text("A").frame(width: open ? 200 : 100).glassEffect().animation(motion.standard, value: open)
                  .onTapGesture { open.toggle() }
          }
      }
      """)
    #expect(
      try scene.snapshot(in: scene.initialState).implicitAnimations.values.map(\.animation) == [.default])
    #expect(scene.told.contains { $0.contains("what animation this is is not known") })
  }

  @Test func aModelThatAPropertyLeadsToHasStates() throws {
    let scene = try listing(
      """
      struct V: View {
          @Environment(AppModel.self) private var app
          private var player: PlayerManager { app.audio }
          var body: some View {
              Button("Play") { player.isPlaying.toggle() }.frame(width: player.isPlaying ? 200 : 100).glassEffect()
          }
      }
      """)
    #expect(try scene.state(tapping: "Play")["isPlaying"] == .bool(true))
  }

  @Test func aPropertyThatIsATextIsOne() throws {
    let scene = try listing(
      """
      struct V: View {
          let parts: [Part]
          private var line: Text { parts.reduce(Text("")) { $0 + $1.styled() } }
          var body: some View { line.glassEffect() }
      }
      """)
    #expect(try scene.names() == ["text"])
    let frame = try #require(try scene.frame("text"))
    #expect(frame.height < 30)
  }

  @Test func aSizeOfAProjectsOwnFrameIsTaken() throws {
    for size in ["CGSize(width: 54, height: 40)", "CGSize.square(sideLength: 54)"] {
      let scene = try listing(
        "struct V: View { var body: some View { Color.clear.frame(size: \(size)).glassEffect() } }")
      let frame = try #require(try scene.snapshot(in: scene.initialState).glass.first).frame
      #expect(frame.width == 54)
      #expect(frame.height == (size.contains("square") ? 54 : 40))
    }
  }

  @Test func whatAGuessDisablesIsEnabled() throws {
    let scene = try listing(
      """
      struct V: View {
          @ObservedObject var model: PlayerModel
          @State private var open = false
          var body: some View {
              Button("Back") { withAnimation { open.toggle() } }.disabled(!model.hasPrevious)
              Text("A").frame(width: open ? 200 : 100).glassEffect()
          }
      }
      """)
    #expect(scene.initialState["hasPrevious"] == .bool(true))
    #expect(try scene.state(tapping: "Back")["open"] == .bool(true))
  }
}
