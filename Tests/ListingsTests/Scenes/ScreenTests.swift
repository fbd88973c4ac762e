import Geometry
import Listings
import Motion
import SceneModel
import Simulation
import Testing

/// Screens that a tap leads to: tabs, sheets, dialogs, menus and navigation.
@Suite struct ScreenTests {
  private func tabs(_ selection: String, _ tabs: String) throws -> ListingScene {
    try listing(
      """
      enum Place: Hashable, CaseIterable { case home, find }
      struct Inner: View {
          @State private var n = 0
          var body: some View { Button("Count \\(n)") { n += 1 }.buttonStyle(.glass) }
      }
      struct V: View {
          @State private var place = \(selection)
          var body: some View { TabView(selection: $place) { \(tabs) } }
      }
      """)
  }

  private func labels(_ scene: ListingScene, in state: SceneState) throws -> [String] {
    try scene.controls(in: state).map(\.label)
  }

  @Test(arguments: [
    (
      "Place.home",
      "Tab(\"Home\", systemImage: \"house\", value: Place.home) { Inner() }; Tab(\"Find\", systemImage: \"star\", value: Place.find) { Text(\"f\").glassEffect() }"
    ),
    (
      "0",
      "Inner().tabItem { Label(\"Home\", systemImage: \"house\") }.tag(0); Text(\"f\").glassEffect().tabItem { Label(\"Find\", systemImage: \"star\") }.tag(1)"
    ),
    (
      "AppTab.home",
      "Tab(\"Home\", systemImage: \"house\", value: AppTab.home) { Inner() }; Tab(\"Find\", systemImage: \"star\", value: AppTab.find) { Text(\"f\").glassEffect() }"
    ),
    (
      "Settings.shared.tab",
      "Tab(\"Home\", systemImage: \"house\", value: one(1)) { Inner() }; Tab(\"Find\", systemImage: \"star\", value: one(2)) { Text(\"f\").glassEffect() }"
    ),
    (
      "Place.home",
      "ForEach(Place.allCases, id: \\.self) { place in Tab(place == .home ? \"Home\" : \"Find\", systemImage: \"star\", value: place) { if place == .home { Inner() } else { Text(\"f\").glassEffect() } } }"
    ),
  ])
  func aTabIsChosenByItsItem(_ selection: String, _ code: String) throws {
    let scene = try tabs(selection, code)
    let start = scene.initialState
    #expect(try labels(scene, in: start) == ["Count 0", "Home", "Find"])
    let find = try scene.state(tapping: "Find")
    #expect(try labels(scene, in: find) == ["Home", "Find"], "what is not shown cannot be tapped")
    #expect(try scene.snapshot(in: find).elements.filter { $0.glass != nil }.map(\.name) == ["f"])
    let back = try scene.state(tapping: "Count 0", "Find", "Home")
    #expect(try labels(scene, in: back) == ["Count 1", "Home", "Find"], "a tab keeps its state")
    #expect(try Walkthrough(of: scene).entries.map(\.event).contains(.tap("Find")))
    #expect(!scene.told.contains { $0.contains("a tap on ‘Find’") }, "tabs change at once by themselves")
  }

  private let presenting = """
    struct Sheet: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isOn = false
        var body: some View {
            Toggle("Glass", isOn: $isOn)
            if isOn { Text("Hi").glassEffect() }
            Button("Done") { dismiss() }.buttonStyle(.glass)
        }
    }
    """

  @Test(arguments: [("sheet", true), ("popover", true), ("fullScreenCover", false)])
  func aSheetLiesOverTheScreen(_ name: String, _ canBeDrawnDown: Bool) throws {
    let scene = try listing(
      """
      \(presenting)
      struct V: View {
          @State private var isShown = false
          var body: some View {
              Button("Open") { isShown = true }.glassEffect()
                  .\(name)(isPresented: $isShown) { Sheet().presentationDetents([.medium, .large]) }
          }
      }
      """)
    #expect(try labels(scene, in: scene.initialState) == ["Open"])
    let before = try scene.frame("Open")
    let open = try scene.state(tapping: "Open")
    #expect(try scene.frame("Open", in: open) == before)
    #expect(try labels(scene, in: open) == ["Glass", "Done"] + (canBeDrawnDown ? ["Dismiss"] : []))
    let ground = try #require(try scene.snapshot(in: open).elements.first { $0.frame.width == 393 })
    #expect(abs(ground.frame.maxY - 852) < 1e-9)
    let on = try scene.state(tapping: "Open", "Glass")
    #expect(try scene.names(in: on).contains("Hi"))
    var closed = on
    for change in try scene.changes(tapping: "Done", in: on) { closed.values.merge(change.values) { $1 } }
    #expect(closed["isShown"] == .bool(false))
    // The sheet begins anew.
    for change in try scene.changes(following: closed, after: on, by: nil) {
      closed.values.merge(change.values) { $1 }
    }
    #expect(closed == scene.initialState)
    let simulator = try Simulator(
      scene, orders: [TimelineEntry(at: 0, .tap("Open"))])
    #expect(simulator.restTime > 0.1, "it comes with an animation")
  }

  @Test func aSheetOfAnItemShowsIt() throws {
    let scene = try listing(
      """
      struct Item: Identifiable { let id: String }
      struct V: View {
          @State private var item: Item?
          var body: some View {
              Button("Open") { item = Item(id: "moon") }
                  .sheet(item: $item) { item in Text(item.id).glassEffect() }
          }
      }
      """)
    let open = try scene.state(tapping: "Open")
    #expect(try scene.names(in: open).contains("moon"))
    #expect(try scene.state(tapping: "Open", "Dismiss") == scene.initialState)
  }

  @Test(arguments: ["confirmationDialog", "alert"])
  func aDialogsButtonsCloseIt(_ name: String) throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var asks = false
          @State private var n = 3
          var body: some View {
              Button("Ask \\(n)") { asks = true }.glassEffect()
                  .\(name)("Sure?", isPresented: $asks) { Button("Clear") { n = 0 }; Button("Keep") {} } message: { Text("All") }
          }
      }
      """)
    let open = try scene.state(tapping: "Ask 3")
    #expect(try labels(scene, in: open) == ["Clear", "Keep"])
    #expect(try scene.names(in: open).contains("Sure?"))
    let done = try scene.state(tapping: "Ask 3", "Clear")
    #expect(done["asks"] == .bool(false) && done["n"] == .number(0))
    #expect(try scene.state(tapping: "Ask 3", "Keep") == scene.initialState)
  }

  @Test(arguments: [
    "Menu(\"More\") { MENU }", "Menu { MENU } label: { Text(\"More\") }",
    "Button(\"More\") {}.contextMenu { MENU }",
  ])
  func whatAMenuHoldsCanBeTapped(_ menu: String) throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var n = 0
          var body: some View {
              \(menu.replacing("MENU", with: "Button(\"Add\") { n += 1 }; Button(\"Clear\") { n = 0 }"))
              Stepper("Count", value: $n, in: 0...2)
              if n > 0 { Text("n").glassEffect() }
          }
      }
      """)
    #expect(try labels(scene, in: scene.initialState) == ["More", "Add", "Clear", "Count", "Count −"])
    #expect(try scene.state(tapping: "Add", "Count")["n"] == .number(2))
    #expect(try scene.state(tapping: "Count", "Count", "Count", "Count −")["n"] == .number(1))
  }

  @Test(arguments: [
    "NavigationLink(\"Detail\") { Detail() }", "NavigationLink { Detail() } label: { Text(\"Detail\") }",
    "NavigationLink(destination: Detail()) { Text(\"Detail\") }",
    "NavigationLink(\"Detail\", value: 7).navigationDestination(for: Int.self) { n in Detail() }",
    "Button(\"Detail\") { isShown = true }.navigationDestination(isPresented: $isShown) { Detail() }",
  ])
  func aLinkLeadsToAScreenAndBack(_ link: String) throws {
    let scene = try listing(
      """
      struct Detail: View {
          @State private var isBig = false
          var body: some View { Button("Big") { isBig.toggle() }.frame(width: isBig ? 200 : 100).glassEffect() }
      }
      struct V: View {
          @State private var isShown = false
          var body: some View { NavigationStack { VStack { Text("Root").glassEffect(); \(link) } } }
      }
      """)
    #expect(try scene.names().first == "Root")
    #expect(try labels(scene, in: scene.initialState) == ["Detail"])
    let detail = try scene.state(tapping: "Detail")
    #expect(try labels(scene, in: detail) == ["Big", "Back"])
    #expect(try scene.names(in: detail).contains("Root") == false)
    #expect(try scene.frame("Big", in: scene.state(tapping: "Detail", "Big"))?.width == 200)
    #expect(try scene.state(tapping: "Detail", "Back") == scene.initialState)
  }

  @Test(arguments: [
    ("NavigationLink(\"Detail\") { Detail() }", "Detail"),
    ("NavigationLink(destination: Detail()) { Text(\"Detail\") }", "Detail"),
    ("NavigationLink(\"Detail\", value: 7).navigationDestination(for: Int.self) { n in Detail() }", "Detail"),
    ("NavigationLink(\"Detail\") { Plain() }", nil),
    ("NavigationLink(\"Detail\") { Elsewhere() }", nil),
  ])
  func aLinkWithNoNavigationAroundLeadsToGlass(_ link: String, title: String?) throws {
    let scene = try listing(
      """
      struct Detail: View { var body: some View { Text("Deep").glassEffect() } }
      struct Plain: View { var body: some View { Text("Deep") } }
      struct V: View { var body: some View { VStack { Text("Root").glassEffect(); \(link) } } }
      """)
    guard title != nil else {
      #expect(try labels(scene, in: scene.initialState) == [])
      return
    }
    let detail = try scene.state(tapping: "Detail")
    #expect(try scene.names(in: detail).first == "Deep")
    #expect(try labels(scene, in: detail) == ["Back"])
    #expect(try scene.state(tapping: "Detail", "Back") == scene.initialState)
  }

  @Test func whatComesAgainBeginsAnew() throws {
    let scene = try listing(
      """
      struct Row: View {
          let title: String
          @State private var isOn = false
          @AppStorage("kept") private var kept = 0
          var body: some View { Button(title) { isOn.toggle(); kept += 1 }.glassEffect(isOn ? .clear : .regular) }
      }
      struct V: View {
          @State private var shows = true
          @State private var round = 0
          var body: some View {
              Button("Hide") { shows.toggle() }
              Button("Next") { round += 1 }
              if shows { Row(title: "a") }
              Row(title: "b").id(round)
          }
      }
      """)
    let orders = { (labels: [String]) in
      labels.enumerated().map { TimelineEntry(at: Double($0), .tap($1)) }
    }
    func end(_ labels: String...) throws -> [StateValue?] {
      let state = try Simulator(scene, orders: orders(labels)).state(at: .infinity)
      return scene.variables.filter { $0.name.hasSuffix("isOn") }.map { state[$0.name] }
    }
    #expect(try end("a", "b").prefix(2) == [.bool(true), .bool(true)])
    #expect(try end("a", "b", "Hide").prefix(2) == [.bool(false), .bool(true)], "gone, and so is its state")
    #expect(try end("a", "b", "Hide", "Hide").prefix(2) == [.bool(false), .bool(true)])
    #expect(try end("a", "b", "Next").prefix(2) == [.bool(true), .bool(false)], "another id is another view")
  }

  @Test func actionsSeeWhatIsHandedDown() throws {
    let scene = try listing(
      """
      @Observable final class Model { var isOn = false }
      struct Child: View {
          @Environment(Model.self) private var model
          var body: some View { Button("Go") { model.isOn.toggle() }.glassEffect() }
      }
      struct V: View {
          @State private var model = Model()
          var body: some View {
              Child().environment(model)
              if model.isOn { Text("On").glassEffect() }
          }
      }
      """)
    #expect(try scene.names(in: scene.state(tapping: "Go")) == ["Go", "On"])
  }

  @Test func aScreenComesAndGoesWithTheSystemsAnimation() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var path: [Int] = []
          var body: some View {
              NavigationStack {
                  Text("Root").glassEffect()
                  NavigationLink("Deep") { Text("Deep").glassEffect() }
                  NavigationLink { Elsewhere() } label: { Text("Unknown") }
              }
          }
      }
      """)
    #expect(try labels(scene, in: scene.initialState) == ["Deep", "Unknown"])
    let change = try #require(scene.changes(tapping: "Deep", in: scene.initialState).first)
    #expect(change.transaction.animation == .default)
    #expect(change.values.map(\.value.plain) == [.list([.string("Deep")])])
    let back = try #require(scene.changes(tapping: "Back", in: scene.state(tapping: "Deep")).first)
    #expect(back.transaction.animation == .default)
    #expect(try scene.changes(tapping: "Unknown", in: scene.initialState).isEmpty)
    #expect(try Walkthrough(of: scene).entries.map(\.event) == [.tap("Deep"), .tap("Back")])
  }

  @Test(arguments: [
    "ZStack(alignment: .bottom) { HomeView(model: model); BAR }",
    "ZStack(alignment: .bottom) { Group { if true { HomeScreen() } else { OtherScreen() } }.padding(.bottom, 10); BAR }",
    "VStack { MapView(1) }.ignoresSafeArea().overlay(alignment: .bottom) { BAR }",
    "DashboardPage().overlay(alignment: .bottom) { BAR }",
  ])
  func aScreenThatIsDeclaredNowhereTakesTheRoomThereIs(body: String) throws {
    let bar = "Text(\"Bar\").frame(width: 200, height: 50).glassEffect()"
    let scene = try listing(
      "struct V: View { var body: some View { \(body.replacing("BAR", with: bar)) } }")
    let frame = try #require(try scene.frame("Bar"))
    #expect(frame.maxY > 780, "at the bottom of the screen")
    #expect(frame.center.x == 196.5)
  }

  @Test func aPartThatIsDeclaredNowhereStaysSmall() throws {
    let scene = try listing(
      """
      struct V: View {
          var body: some View { ZStack(alignment: .bottom) { AvatarView(); Text("Bar").frame(width: 200, height: 50).glassEffect() } }
      }
      """)
    let frame = try #require(try scene.frame("Bar"))
    #expect(frame.center.y < 500, "in the middle")
  }

  @Test func aControlIsCalledWhatVoiceOverCallsIt() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var on = false
          var body: some View {
              Button { on.toggle() } label: { Image(systemName: "ellipsis") }.glassEffect().accessibilityLabel("More")
          }
      }
      """)
    #expect(try scene.state(tapping: "More")["on"] == .bool(true))
    #expect(try labels(scene, in: scene.initialState) == ["ellipsis"])
  }
}
