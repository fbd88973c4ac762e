import Listings
import SceneModel
import Simulation
import Testing

/// What is tried where nobody says what happens.
@Suite struct WalkTests {
  private func taps(_ scene: ListingScene) throws -> [String] {
    try Walkthrough(of: scene).entries.map { entry in
      if case .tap(let label) = entry.event { label } else { "\(entry.event)" }
    }
  }

  @Test func theWayBackLeadsToWhatWasTakenAway() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var chosen: String?
          var body: some View {
              if let chosen {
                  Text(chosen).frame(width: 200, height: 200).glassEffect()
                  Button("Close") { self.chosen = nil }
              } else {
                  ForEach(["A", "B", "C"], id: \\.self) { item in Button(item) { chosen = item }.buttonStyle(.glass) }
              }
          }
      }
      """)
    #expect(try taps(scene) == ["A", "Close", "B", "Close", "C"])
  }

  @Test func whatGrowsWithEachTapIsNotFollowedForEver() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var laps: [Int] = []
          var body: some View {
              Button("Lap") { withAnimation { laps.append(laps.count) } }.buttonStyle(.glass)
              ForEach(laps, id: \\.self) { Text("Lap \\($0)").frame(height: 60) }
          }
      }
      """)
    #expect(try taps(scene) == ["Lap"])
    #expect(scene.told.isEmpty, "\(scene.told)")
    var most = 0
    try scene.explore { _, snapshot in most = max(most, snapshot.elements.count) }
    #expect(most == 9)
  }

  @Test func glassThatOnlyWaitingBringsIsUnderstood() throws {
    let scene = try listing(
      """
      struct V: View {
          enum Phase { case idle, busy(Int), done(String) }
          @State private var phase = Phase.idle
          var body: some View {
              switch phase {
              case .idle: Button("Go") {
                      Task {
                          phase = .busy(1)
                          try? await Task.sleep(for: .seconds(1))
                          phase = .done("it")
                      }
                  }.buttonStyle(.glass)
              case .busy(let count): Text("\\(count)").glassEffect()
              case .done(let name): Text(name).glassEffect()
              }
          }
      }
      """)
    let understanding = scene.understanding
    #expect(understanding.understood == 3 && understanding.all == 3 && understanding.unseen == 0)
  }

  @Test func aControlWhoseLabelIsNotItsAloneIsKnownByItsSymbol() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var wide = false
          var body: some View {
              VStack {
                  Button("Home") {}
                  Button("Home", systemImage: "list.bullet") { withAnimation { wide.toggle() } }
                  Text("A").frame(width: wide ? 200 : 100).glassEffect()
              }
          }
      }
      """)
    #expect(try Walkthrough(of: scene).entries.map(\.event).first == .tap("list.bullet"))
  }

  @Test func onlyGlassThatJumpsIsWarnedOf() throws {
    func warns(_ view: String) throws -> Bool {
      try listing(
        """
        struct V: View {
            @State private var on = false
            var body: some View { VStack { \(view); Button("Go") { on.toggle() } } }
        }
        """
      ).told.contains { $0.contains("with no animation") }
    }
    #expect(try warns("Text(\"A\").frame(width: on ? 200 : 100).glassEffect()"))
    #expect(try !warns("Text(\"A\").foregroundStyle(on ? .red : .blue).glassEffect()"))
  }

  @Test func whatTypingEnablesIsTapped() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var url = ""
          @State private var saved = false
          var body: some View {
              VStack {
                  TextField("URL", text: $url)
                  Button("Save") { withAnimation { saved = true } }.disabled(url.isEmpty)
                  Text("A").frame(width: saved ? 200 : 100).glassEffect()
              }
          }
      }
      """)
    #expect(try taps(scene) == ["type URL", "Save"])
    #expect(scene.told.allSatisfy { !$0.contains("warning") })
  }

  @Test func aTintThatChangesDoesNotHideTheMorphThatAModelMakes() throws {
    let scene = try listing(
      """
      struct V: View {
          @ObservedObject var recorder: Recorder
          @State private var on = false
          var body: some View {
              Button("Tint") { withAnimation { on.toggle() } }.glassEffect(.regular.tint(on ? .red : .blue))
              Text("A").frame(width: recorder.isRecording ? 200 : 100).glassEffect()
          }
      }
      """)
    let events = try Walkthrough(of: scene).entries.map(\.event)
    #expect(events.prefix(2) == [.tap("Tint"), .tap("Tint")])
    #expect(events.count == 4, "and the state is set and set back")
  }

  @Test func statesThatShowNothingNewAreNotFollowedForEver() throws {
    // Every order of visits is a state of its own: 8 selections with up to 128 sets each.
    let scene = try listing(
      """
      struct V: View {
          @State private var chosen = 0
          @State private var visited: Set<Int> = [0]
          var body: some View {
              HStack { ForEach(0..<8) { i in Button("\\(i)") { chosen = i; visited.insert(i) } } }
              Text("A").frame(width: CGFloat(40 + chosen)).glassEffect()
          }
      }
      """)
    var pictures: [Snapshot: Int] = [:]
    try scene.explore { _, snapshot in pictures[snapshot, default: 0] += 1 }
    #expect(pictures.count == 8, "every picture is come to")
  }

  @Test func eachToggleIsTurnedBackWhateverElseHasChanged() throws {
    let scene = try listing(
      """
      struct V: View {
          @State private var wide = false
          @State private var high = false
          @State private var count = 0
          var body: some View {
              VStack {
                  Button("Wide") { withAnimation { wide.toggle() } }
                  Button("High") { withAnimation { high.toggle() } }
                  Button("More") { withAnimation { count = 5 } }
                  Text("A").frame(width: CGFloat((wide ? 200 : 100) + count), height: high ? 80 : 40).glassEffect()
              }
          }
      }
      """)
    #expect(try taps(scene) == ["Wide", "High", "More", "Wide", "High"])
  }
}
