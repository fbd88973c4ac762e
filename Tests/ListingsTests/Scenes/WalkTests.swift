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
}
