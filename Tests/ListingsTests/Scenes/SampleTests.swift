import Foundation
import Geometry
import Listings
import SceneModel
import Testing

/// Views that are shown though nobody makes them, and what is declared nowhere.
@Suite struct SampleTests {
  @Test func aTruthThatNobodyGivesIsAStateThatShowsGlass() throws {
    let scene = try listing(
      """
      struct Badge: View {
          let isVisible: Bool
          let isHidden: Bool
          var title: String
          @Binding var isOn: Bool
          var mode: Mode
          let action: () -> Void
          enum Mode { case small, large }
          var body: some View {
              Text(title).padding().glassEffect().opacity(isVisible && !isHidden ? 1 : 0)
              if isOn { Text(mode == .large ? "Large" : "Small").glassEffect() }
          }
      }
      """)
    #expect(scene.variables.map(\.name) == ["isVisible", "isHidden", "title", "isOn", "mode"])
    #expect(scene.initialState["isVisible"] == .bool(true), "false would hide all glass")
    #expect(scene.initialState["isHidden"] == .bool(false))
    var state = scene.initialState
    state["isVisible"] = .bool(false)
    state["isOn"] = .bool(true)
    state["mode"] = try scene.value("large", of: "mode")
    #expect(try scene.snapshot(in: state).elements.map(\.opacity) == [0, 1])
    #expect(try scene.names(in: state) == ["text", "Large"])
  }

  @Test func anInitializersParametersAreGivenToo() throws {
    let scene = try listing(
      """
      struct Chip: View {
          private let title: String
          @Binding private var isOn: Bool
          private let size: CGFloat
          init(_ title: String, isOn: Binding<Bool>, size: CGFloat) {
              self.title = title
              self._isOn = isOn
              self.size = size
          }
          var body: some View {
              Button(title) { isOn.toggle() }.frame(width: size, height: size).glassEffect(isOn ? .clear : .regular)
          }
      }
      """)
    #expect(scene.variables.map(\.name) == ["title", "isOn", "size"])
    #expect(try scene.state(tapping: "text")["isOn"] == .bool(true))
    #expect(try scene.frame("text")?.width == 44)
  }

  @Test func aTapThatBringsGlassNeedsNoGuess() throws {
    let scene = try listing(
      """
      struct V: View {
          @Binding var isOpen: Bool
          var body: some View {
              Button("Open") { isOpen.toggle() }
              if isOpen { Text("Glass").glassEffect() }
          }
      }
      """)
    #expect(scene.initialState["isOpen"] == .bool(false))
  }

  @Test(arguments: [
    "@StateObject private var model = PlayerModel()", "@State private var model = PlayerModel()",
    "@ObservedObject var model: PlayerModel", "@Bindable var model: PlayerModel",
    "@Environment(PlayerModel.self) private var model", "@EnvironmentObject var model: PlayerModel",
    "let model: PlayerModel", "private let model = PlayerModel.shared",
  ])
  func aModelThatIsDeclaredNowhereShowsItsGlass(_ property: String) throws {
    let scene = try listing(
      """
      struct V: View {
          \(property)
          var body: some View {
              if model.phase == .ready {
                  Button("Play") { model.isPlaying.toggle() }.glassEffect()
                  if model.isPlaying { Text("Now").glassEffect() }
              } else {
                  ProgressView()
              }
          }
      }
      """)
    #expect(try scene.names() == ["Play"])
    #expect(try scene.names(in: scene.state(tapping: "Play")) == ["Play", "Now"])
    #expect(
      scene.told.contains { $0.contains("note: ‘phase’ of ‘PlayerModel’ is not declared in what was read") },
      "\(scene.told)")
  }

  @Test(arguments: [
    ("if let item = store.item { Text(item.name).glassEffect() }", ["text"]),
    ("if store.count > 3 { Text(\"a\") } else { Text(\"b\").glassEffect() }", ["b"]),
    ("if store.a { Text(\"a\") } else if store.b { bar } else { Text(\"c\") }", ["bar"]),
    (
      "switch store.phase { case .idle: Text(\"a\"); case .done(let n): Text(\"b\\(n)\").glassEffect(); default: Text(\"c\") }",
      ["btext"]
    ),
    ("guard store.level == 1 else { return Text(\"a\") }\n return Text(\"b\").glassEffect()", ["b"]),
    ("if store.count > 3 { Text(\"a\") } else { Text(\"b\") }", ["b"]),
  ])
  func theWayThatShowsGlassIsTaken(_ code: String, _ names: [String]) throws {
    let scene = try listing(
      """
      struct V: View {
          @EnvironmentObject var store: Store
          var bar: some View { Text("bar").glassEffect() }
          var body: some View {
              \(code)
          }
      }
      """)
    #expect(try scene.names() == names)
  }

  @Test func ofSeveralViewsTheLikeliestIsShownAndTheOthersAreNamed() throws {
    let scene = try listing(
      """
      extension View { func glassy() -> some View { glassEffect() } }
      struct Pill: View { let icon: String; var body: some View { Image(systemName: icon).glassy() } }
      struct Plain: View { var body: some View { Text("plain") } }
      struct Opening: View {
          @State private var isOpen = false
          var body: some View { Button("Go") { isOpen.toggle() }.glassEffect() }
      }
      """)
    #expect(scene.name == "Opening")
    #expect(
      scene.told.contains("4:1: note: ‘Opening’ is shown; ‘Pill’ could be as well, by --view"),
      "\(scene.told)")
    let opened = try listing(
      """
      struct A: View { var body: some View { B() } }
      struct B: View { var body: some View { Text("b").glassEffect() } }
      @main struct Sample: App { var body: some Scene { WindowGroup { B() } } }
      """)
    #expect(opened.name == "B")
  }

  @Test func contentThatNobodyGivesIsSomething() throws {
    let scene = try listing(
      """
      struct Card<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { content().padding().glassEffect() }
      }
      """)
    #expect(try scene.names() == ["Content"])
  }

  @Test func whatNoStateShowsIsNotCountedAsUnderstood() throws {
    let text = """
      struct V: View {
          @State private var isOn = false
          @State private var n = 1
          var body: some View {
              Text("a").glassEffect()
              if isOn { Text("b").glassEffect() }
              if n > 5 { Text("c").glassEffect() }
          }
      }
      struct W: View { let n: Int; var body: some View { V(); Text("d").glassEffect(in: mystery) } }
      """
    let understanding = try listing(text, view: "V").understanding
    #expect(understanding.all == 4 && understanding.understood == 2 && understanding.unseen == 1)
  }

  @Test(arguments: ["Image.Icons.count", "model.icon", "model.badge(3)"])
  func aViewOfWhichNothingIsKnownIsAPicture(_ view: String) throws {
    let scene = try listing(
      """
      struct V: View {
          @EnvironmentObject private var model: QuizModel
          var body: some View {
              \(view).font(.title2).padding().frame(width: 60, height: 60).glassEffect(.regular.interactive())
          }
      }
      """)
    let glass = try scene.snapshot(in: scene.initialState).elements.filter { $0.glass != nil }
    #expect(glass.map(\.frame.size) == [Size(width: 60, height: 60)])
    #expect(scene.understanding.understood == 1)
  }

  @Test(arguments: [
    ".onAppear { withAnimation { shown = true } }",
    ".task { try? await Task.sleep(for: .seconds(2)); try? await Task.sleep(for: .seconds(1)); shown = true }",
    ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { shown = true } }",
  ])
  func whatComesOfItselfBeginsAsItIsWritten(modifier: String) throws {
    let view = """
      struct V: View {
          @State private var shown = false
          var body: some View { Text("A").padding().glassEffect().opacity(shown ? 1 : 0)MODIFIER }
      }
      """
    let scene = try listing(view.replacingOccurrences(of: "MODIFIER", with: modifier))
    #expect(scene.initialState["shown"] == .bool(false))
    #expect(!scene.told.contains { $0.contains("begins otherwise") })
    let hidden = try listing(view.replacingOccurrences(of: "MODIFIER", with: ".onAppear { print(shown) }"))
    #expect(hidden.initialState["shown"] == .bool(true))
    #expect(hidden.told.contains { $0.contains("begins otherwise") })
  }

  @Test func whatAPersonTypesIsNothingAtFirst() throws {
    let scene = try listing(
      """
      struct V: View {
          @Binding var searchText: String
          @Binding var title: String
          var body: some View { TextField(title, text: $searchText).glassEffect() }
      }
      """)
    #expect(scene.initialState["searchText"] == .string(""))
    #expect(scene.initialState["title"] == .string("text"))
  }
}
