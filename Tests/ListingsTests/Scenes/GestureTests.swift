import Foundation
import Geometry
import Listings
import Motion
import SceneModel
import Simulation
import Testing

/// Presses, holds and typing are controls, which a walk tries.
@Suite struct GestureTests {
  private func walk(_ scene: ListingScene) throws -> [TimelineEntry.Event] {
    try Walkthrough(of: scene).entries.map(\.event)
  }

  /// The values that a state goes through in the walk, with their times.
  private func values(of name: String, in scene: ListingScene) throws -> [(time: Double, value: StateValue)] {
    try Simulator(scene, orders: Walkthrough(of: scene).entries).report.changes.flatMap { change in
      change.values.filter { $0.name == name }.map { (change.time, $0.value) }
    }
  }

  @Test func aFingerThatIsPutDownAndLiftedIsAPress() throws {
    let scene = try listing(
      """
      struct Mic: View {
          @State private var down = false
          var body: some View {
              Image(systemName: "mic").frame(width: 60, height: 60).glassEffect(in: .circle)
                  .scaleEffect(down ? 1.3 : 1)
                  .gesture(DragGesture(minimumDistance: 0).onChanged { _ in down = true }.onEnded { _ in down = false })
          }
      }
      """)
    #expect(try walk(scene) == [.tap("press mic")], "it comes back of itself")
    let down = try values(of: "down", in: scene)
    #expect(down.map(\.value) == [.bool(true), .bool(false)])
    #expect(abs(down[1].time - down[0].time - 0.25) < 1e-9)
  }

  @Test func aGestureOverARowIsAPressForEachViewInIt() throws {
    let scene = try listing(
      """
      struct Bar: View {
          @State private var chosen = 0
          var body: some View {
              HStack(spacing: 0) {
                  ForEach(0..<3) { index in
                      Text("Tab \\(index)").frame(width: 80, height: 44)
                          .background { if index == chosen { Capsule().fill(.clear).glassEffect() } }
                  }
              }
              .gesture(DragGesture(minimumDistance: 0).onEnded { pick($0.location.x) })
              .offset(x: 20)
          }
          func pick(_ x: CGFloat) { chosen = Int(x / 80) }
      }
      """)
    // Places are told in the view itself, wherever it stands.
    #expect(try walk(scene).prefix(2) == [.tap("press Tab 1"), .tap("press Tab 0")])
    let chosen = try values(of: "chosen", in: scene).map(\.value)
    #expect(chosen.contains(.number(1)) && chosen.contains(.number(2)))
  }

  @Test func aDragIsToldItsPlacesInTheView() throws {
    let source = """
      struct Dial: View {
          @State private var x = 0.0
          var body: some View {
              Circle().frame(width: 100, height: 100).glassEffect()
                  .gesture(DragGesture(SPACE).onChanged { x = $0.location.x })
          }
      }
      """
    // The circle is in the middle of the phone: its left edge stands at 393 / 2 - 50.
    let drag = TimelineEntry(
      at: 0, .drag(from: .point(Point(x: 196.5, y: 426)), to: .point(Point(x: 236.5, y: 426))))
    for (space, end) in [("", 90.0), ("coordinateSpace: .global", 236.5)] {
      let scene = try listing(source.replacingOccurrences(of: "SPACE", with: space))
      let simulator = try Simulator(scene, orders: [drag])
      #expect(simulator.state(at: 10)["x"] == StateValue.number(end), "\(space)")
    }
  }

  @Test(arguments: [
    ("$0.translation", "offset = CGSize", 1), ("CGSize(width: $0.translation.width, height: 0)", "across", 1),
    ("CGSize(width: 0, height: $0.translation.height)", "down", 1),
  ]) func whatIsDraggedGoesTowardsTheMiddleAndBack(value: String, name: String, count: Int) throws {
    let scene = try listing(
      """
      struct Blob: View {
          @State private var offset = CGSize.zero
          var body: some View {
              VStack {
                  Circle().frame(width: 80, height: 80).glassEffect().offset(offset)
                      .gesture(DragGesture().onChanged { offset = \(value) }.onEnded { _ in withAnimation(.bouncy) { offset = .zero } })
                  Spacer()
              }
              .frame(maxWidth: .infinity, alignment: .leading)
          }
      }
      """)
    #expect(try walk(scene).count == count, "it comes back of itself")
    let simulator = try Simulator(scene, orders: Walkthrough(of: scene).entries)
    let start = try #require(simulator.frame(at: 0).elements.first).frame.center
    let held = try #require(simulator.frame(at: 0.5 + Drag.duration - 1e-6).elements.first).frame
      .center
    let end = try #require(simulator.frame(at: 10).elements.first).frame.center
    // The circle stands at the top left.
    if name == "across" { #expect(held.x > start.x + 100 && held.y == start.y) }
    if name == "down" { #expect(held.y > start.y + 100 && held.x == start.x) }
    #expect(held.x >= start.x && held.y >= start.y && held != start)
    #expect(end.distance(to: start) < 0.01)
  }

  @Test func aLongPressTellsWhetherItIsHeldAndThenActs() throws {
    for gesture in [
      ".onLongPressGesture(minimumDuration: 0.3) { open = true } onPressingChanged: { held = $0 }",
      ".gesture(LongPressGesture(minimumDuration: 0.3).updating($held) { now, state, _ in state = now }"
        + ".onEnded { _ in open = true })",
    ] {
      let wrapper = gesture.contains("updating") ? "@GestureState" : "@State"
      let scene = try listing(
        """
        struct Fab: View {
            @State private var open = false
            \(wrapper) private var held = false
            var body: some View {
                Image(systemName: "plus").frame(width: 56, height: open ? 80 : 56).scaleEffect(held ? 0.8 : 1)
                    .glassEffect()
                    \(gesture)
            }
        }
        """)
      #expect(try walk(scene) == [.tap("hold plus")])
      let held = try values(of: "held", in: scene)
      #expect(held.map(\.value) == [.bool(true), .bool(false)], "\(gesture)")
      let opened = try values(of: "open", in: scene)
      #expect(opened.map(\.value) == [.bool(true)])
      #expect(abs(opened[0].time - held[0].time - 0.3) < 1e-9)
    }
  }

  @Test func whatIsTypedIsTriedWhereItBringsMoreThanItself() throws {
    let field = """
      struct Search: View {
          @State private var text = ""
          var body: some View {
              HStack {
                  TextField("Find", text: $text).glassEffect()
                  CLEAR
              }
          }
      }
      """
    let clear =
      "if !text.isEmpty { Button { text = \"\" } label: { Image(systemName: \"xmark\") }.glassEffect() }"
    #expect(
      try walk(listing(field.replacingOccurrences(of: "CLEAR", with: clear))) == [
        .tap("type Find"), .tap("xmark"),
      ])
    #expect(try walk(listing(field.replacingOccurrences(of: "CLEAR", with: ""))) == [])
  }

  @Test func whatNoControlChangesIsSetWhereNothingElseMovesGlass() throws {
    let view = """
      struct Panel: View {
          var isOpen = false
          @State private var count = 0
          var body: some View {
              VStack {
                  Text("Panel").frame(width: isOpen ? 200 : 80, height: 44).glassEffect()
                  BUTTON
              }
          }
      }
      #Preview { @Previewable @State var isOpen = false; Panel(isOpen: isOpen) }
      """
    let idle = try listing(
      view.replacingOccurrences(of: "BUTTON", with: "Button(\"Count \\(count)\") { count += 1 }"))
    #expect(
      try walk(idle).suffix(2)
        == [true, false].map { truth in
          .change(StateChange(["isOpen": .bool(truth)], transaction: Transaction(animation: .default)))
        })
    let moving = try listing(
      view.replacingOccurrences(
        of: "BUTTON",
        with: "Text(\"B\").frame(height: CGFloat(20 + count)).glassEffect().onTapGesture { count += 1 }"))
    #expect(try walk(moving).allSatisfy { if case .tap = $0 { true } else { false } })
  }

  @Test(arguments: [
    (0.0, "gap", [1.0, 0.0]), (20, "gap", [100, 0, 20]), (80, "gap", [0, 100, 80]), (1, "part", [0, 1]),
  ]) func aSliderIsTakenToBothItsEndsAfterTheTapsAndBack(first: Double, name: String, ends: [Double]) throws {
    let bounds = name == "gap" && first > 0 ? "value: $gap, in: 0...100" : "value: $\(name)"
    let scene = try listing(
      """
      struct Lab: View {
          @State private var \(name): Double = \(first)
          @State private var wide = false
          @State private var held = false
          var body: some View {
              VStack {
                  Slider(\(bounds)) { Text("Gap") } onEditingChanged: { held = $0 }
                  GlassEffectContainer {
                      HStack(spacing: \(name)) { Circle().glassEffect(); Circle().glassEffect() }
                          .frame(width: wide ? 300 : 200)
                  }
                  Button("Wide") { withAnimation { wide.toggle() } }
              }
          }
      }
      """)
    let taps = try walk(scene)
    #expect(
      taps.filter { $0 != .tap("Wide") } == Array(repeating: .tap("slide Gap"), count: ends.count))
    #expect(taps.first == .tap("Wide"))
    let values = try self.values(of: name, in: scene).map { (_, value) -> Double in
      guard case .number(let number) = value else { return .nan }
      return number
    }
    var turns: [Double] = []
    for index in values.indices.dropFirst().dropLast() {
      let before: Double = values[index] - values[index - 1]
      let after: Double = values[index + 1] - values[index]
      if before * after < 0 { turns.append(values[index]) }
    }
    #expect(turns + values.suffix(1) == ends)
    #expect(try self.values(of: "held", in: scene).map(\.value).prefix(2) == [.bool(true), .bool(false)])
    #expect(
      !scene.lint().contains { $0.message.contains("no animation") },
      "what follows a finger needs no animation")
  }

  @Test func aSliderStopsAtItsStepsAndIsNamedByItsState() throws {
    let scene = try listing(
      """
      struct Lab: View {
          @State private var gap = 0.0
          var body: some View {
              Slider(value: $gap, in: 0...10, step: 5)
              Circle().frame(width: 40 + gap).glassEffect()
          }
      }
      """)
    #expect(try walk(scene) == [.tap("slide gap"), .tap("slide gap")])
    #expect(try values(of: "gap", in: scene).map(\.value) == [5, 10, 5, 0].map { .number($0) })
  }

  @Test func whatLeavesAScreenIsTappedLast() throws {
    let scene = try listing(
      """
      struct Shop: View {
          @State private var wide = false
          var body: some View {
              NavigationStack {
                  NavigationLink("Open") {
                      Text("A").frame(width: wide ? 200 : 80).glassEffect()
                      Button("Wide") { withAnimation { wide.toggle() } }
                  }
              }
          }
      }
      """)
    #expect(
      try walk(scene).prefix(4) == [.tap("Open"), .tap("Wide"), .tap("Wide"), .tap("Back")])
  }

  @Test func aTaskThatIsWhereItWasBeforeIsPlayedForSomeRounds() throws {
    let pulse = try listing(
      """
      struct Pulse: View {
          @State private var wide = false
          var body: some View {
              Text("A").frame(width: wide ? 200 : 80).glassEffect().task {
                  while !Task.isCancelled {
                      try? await Task.sleep(for: .seconds(1))
                      withAnimation { wide.toggle() }
                  }
              }
          }
      }
      """)
    #expect(try values(of: "wide", in: pulse).map(\.time) == [1, 2, 3, 4, 5, 6])
  }
}
