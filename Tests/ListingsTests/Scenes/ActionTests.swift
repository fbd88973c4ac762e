import Geometry
import Listings
import Motion
import SceneModel
import Simulation
import Testing

/// What actions do over time.
@Suite struct ActionTests {
  private func counting(_ action: String, _ more: String = "") throws -> ListingScene {
    try listing(
      """
      struct V: View {
          @State var n = 0
          var body: some View {
              Button("Go") { \(action) }.buttonStyle(.glass)
              if n > 0 { Text("\\(n)").glassEffect() }
              Color.clear.frame(width: 1, height: 1)\(more)
          }
      }
      """)
  }

  /// The times at which `n` changes, with its values.
  private func course(_ scene: ListingScene, taps: [Double]) throws -> [String] {
    let orders = taps.map { TimelineEntry(at: $0, .tap("Go")) }
    return try Simulator(scene, orders: orders).report.changes.flatMap { change in
      change.values.map { "\((change.time * 1000).rounded() / 1000) \($0.name) \($0.value)" }
    }
  }

  @Test func aTaskSeesTheStateOfItsOwnTime() throws {
    let scene = try counting("Task { try? await Task.sleep(for: .seconds(1)); n += 10 }; n += 1")
    #expect(
      try course(scene, taps: [1, 1.5]) == [
        "1.0 n number(1.0)", "1.5 n number(2.0)", "2.0 n number(12.0)", "2.5 n number(22.0)",
      ])
  }

  @Test func stopsFollowOneAnother() throws {
    let scene = try counting(
      "Task { for i in 1...3 { try? await Task.sleep(nanoseconds: 500_000_000); n += i } }")
    #expect(
      try course(scene, taps: [0]) == ["0.5 n number(1.0)", "1.0 n number(3.0)", "1.5 n number(6.0)"])
  }

  @Test func whatIsPutOffComesInItsTime() throws {
    let scene = try counting(
      "DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { n = n * 2 }; n = 7")
    #expect(try course(scene, taps: [1]) == ["1.0 n number(7.0)", "1.25 n number(14.0)"])
  }

  @Test(arguments: [
    ("$isOn.animation(.linear(duration: 2))", Transaction(animation: .linear(duration: 2))),
    ("$isOn.animation()", Transaction(animation: .default)), ("$isOn.animation(nil)", Transaction()),
    ("$isOn", Transaction()),
    (
      "$isOn.transaction(Transaction(animation: .linear(duration: 2)))",
      Transaction(animation: .linear(duration: 2))
    ),
  ])
  func aBindingBringsItsAnimation(_ binding: String, _ transaction: Transaction) throws {
    let scene = try listing(
      """
      struct V: View {
          @State var isOn = false
          var body: some View { Toggle("Go", isOn: \(binding)).glassEffect(isOn ? .clear : .regular) }
      }
      """)
    let changes = try scene.changes(tapping: "Go", in: scene.initialState)
    #expect(changes.map(\.transaction) == [transaction])
    #expect(changes.first?.values == ["isOn": .bool(true)])
  }

  @Test func completionWaitsForTheAnimation() throws {
    let scene = try counting("withAnimation(.linear(duration: 0.4)) { n = 1 } completion: { n = 2 }")
    #expect(try course(scene, taps: [1]) == ["1.0 n number(1.0)", "1.4 n number(2.0)"])
  }

  @Test func whatAppearsRunsAndTimersBeat() throws {
    let scene = try counting("n = 0", "\n.onAppear { n = 5 }")
    #expect(try course(scene, taps: []) == ["0.0 n number(5.0)"])
    let beating = try counting(
      "n = 0",
      "\n.onReceive(Timer.publish(every: 2, on: .main, in: .common).autoconnect()) { _ in n += 1 }")
    #expect(
      try course(beating, taps: []) == ["2.0 n number(1.0)", "4.0 n number(2.0)", "6.0 n number(3.0)"])
  }

  @Test func eachFormOfAnimationIsTheChanges() throws {
    for (code, animation) in [
      ("withAnimation { n += 1 }", Animation?.some(.default)), ("n += 1", nil),
      ("withAnimation(nil) { n += 1 }", nil),
      ("withAnimation(.bouncy(duration: 0.3)) { n += 1 }", .bouncy(duration: 0.3)),
      (
        "withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { n += 1 }",
        .spring(response: 0.4, dampingFraction: 0.6)
      ),
      (
        "withAnimation(n == 0 ? .easeOut(duration: 0.2).delay(0.1) : nil) { n += 1 }",
        .easeOut(duration: 0.2).delay(0.1)
      ),
      (
        "withAnimation(Animation.interpolatingSpring(stiffness: 90, damping: 8)) { n += 1 }",
        .interpolatingSpring(stiffness: 90, damping: 8)
      ),
    ] {
      let scene = try counting(code)
      let changes = try scene.changes(tapping: "Go", in: scene.initialState)
      #expect(changes.map(\.transaction.animation) == [animation], "\(code)")
    }
  }

  @Test func aDragFollowsTheFinger() throws {
    let scene = try listing(
      """
      struct V: View {
          @State var offset = CGSize.zero
          var body: some View {
              Circle().frame(width: 60, height: 60).glassEffect()
                  .offset(offset)
                  .gesture(DragGesture(minimumDistance: 0)
                      .onChanged { value in offset = value.translation }
                      .onEnded { _ in withAnimation(.spring) { offset = .zero } })
          }
      }
      """)
    let drag = Drag(from: Point(x: 196.5, y: 438.5), to: Point(x: 296.5, y: 438.5))
    let changes = try scene.changes(dragging: drag, in: scene.initialState)
    #expect(changes.count == 25)
    var state = scene.initialState
    state.values.merge(changes[23].values) { $1 }
    #expect(abs(try #require(try scene.frame("Shape", in: state)).minX - (196.5 - 30 + 100)) < 1e-9)
    #expect(changes[24].transaction.animation == .spring)
    state.values.merge(changes[24].values) { $1 }
    #expect(try scene.frame("Shape", in: state)?.minX == 166.5)
  }

  @Test func withoutOrdersEverythingIsTriedAndBroughtBack() throws {
    let scene = try counting("withAnimation { n = n == 0 ? 1 : 0 }")
    let taps = try Walkthrough(of: scene).entries
    #expect(taps.map(\.event) == [.tap("Go"), .tap("Go")])
    #expect(taps[0].time == 0.5 && taps[1].time > 1)
  }

  @Test func whatClosesByItselfIsTriedToo() throws {
    let scene = try counting("Task { n = 1; try? await Task.sleep(for: .seconds(2)); n = 0 }")
    #expect(try Walkthrough(of: scene).entries.first?.event == .tap("Go"))
  }

  @Test func aTimeThatIsNotKnownIsASecond() throws {
    let scene = try counting("Task { n = 1; try? await Task.sleep(for: Motion.hold); n = 0 }")
    #expect(try course(scene, taps: [1]) == ["1.0 n number(1.0)", "2.0 n number(0.0)"])
  }
}
