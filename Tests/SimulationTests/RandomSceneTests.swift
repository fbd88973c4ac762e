import Geometry
import Motion
import SceneModel
import Simulation
import TestSupport
import Testing

/// Scenes that nobody thought of: any glass, any unions, changes in mid-flight.
@Suite struct RandomSceneTests {
  /// A state with some of eight elements, in some places and unions.
  private func snapshot(_ random: inout SeededGenerator, spacing: Double) -> Snapshot {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let elements = names.filter { _ in random.number(in: 0...1) < 0.6 }.map { name -> PlacedElement in
      let x = random.number(in: 60...260)
      let y = random.number(in: 60...260)
      let union = random.number(in: 0...1) < 0.35 ? "u" : nil
      let tint: Color? = random.number(in: 0...1) < 0.2 ? .white : nil
      if "abcd".contains(name) {
        return .disc(name, x, y, union: union, glass: Glass(tint: tint))
      }
      let rect = Rect(
        x: x, y: y, width: random.number(in: 20...90), height: random.number(in: 20...60))
      return .panel(name, rect, union: union, glass: Glass(tint: tint))
    }
    return .of(spacing: spacing, elements)
  }

  private func simulator(seed: UInt64) throws -> Simulator {
    var random = SeededGenerator(seed: seed)
    let spacing = random.number(in: 8...60)
    let snapshots = (0..<5).map { _ in snapshot(&random, spacing: spacing) }
    var time = 0.0
    let timeline = (0..<7).map { step -> TimelineEntry in
      time += random.number(in: 0.03...0.3)
      return .to((step + 1) % 5, at: time, random.number(in: 0...1) < 0.5 ? .bouncy : .smooth)
    }
    return try Simulator(StubScene(snapshots, timeline: timeline))
  }

  /// The region at a time, without the glass that is only just there, which may come and go at once.
  ///
  /// Without blending, too: here the shapes themselves are looked at. Where three or more blend, the order in which
  /// they are folded matters a little, and it changes when one of them comes or goes.
  private func region(_ simulator: Simulator, _ time: Double) -> Frame.GlassContainer {
    var container = simulator.frame(at: time).containers[0]
    container.shapes.removeAll { $0.material < 0.05 }
    container.blend = .none
    return container
  }

  /// The times at which elements go, to 1e-7 s.
  private func disappearances(_ simulator: Simulator) -> [Double] {
    func names(_ time: Double) -> Set<String> { Set(simulator.frame(at: time).elements.map(\.name)) }
    func search(_ low: Double, _ high: Double) -> [Double] {
      if names(low).isSubset(of: names(high)) { return [] }
      if high - low < 1e-7 { return [high] }
      let middle = (low + high) / 2
      return search(low, middle) + search(middle, high)
    }
    let end = simulator.restTime + 0.01
    return (0..<60).flatMap { search(end * Double($0) / 60, end * Double($0 + 1) / 60) }
  }

  @Test(arguments: 1...40)
  func nothingJumpsWhereSomethingChangesOrGoes(seed: Int) throws {
    let simulator = try simulator(seed: UInt64(seed))
    let gone = disappearances(simulator)
    for time in simulator.report.changes.map(\.time) + gone {
      let moved = Continuity.distance(region(simulator, time - 1e-6), region(simulator, time + 1e-6))
      #expect(moved < 0.03, "seed \(seed) at \(time)")
    }
  }

  @Test(arguments: 1...40)
  func theEndIsTheStateAtRest(seed: Int) throws {
    let simulator = try simulator(seed: UInt64(seed))
    let end = simulator.frame(at: simulator.restTime)
    let still = try Simulator(
      StubScene([simulator.scene.snapshot(in: simulator.state(at: simulator.restTime))])
    ).frame(at: 0)
    #expect(end.elements == still.elements, "seed \(seed)")
    #expect(end.containers.map(\.shapes) == still.containers.map(\.shapes), "seed \(seed)")
    #expect(end.layers == still.layers)
    for frame in simulator.frames(fps: 20) {
      #expect(Set(frame.elements.map(\.name)).count == frame.elements.count, "seed \(seed)")
      for shape in frame.containers.flatMap(\.shapes) {
        #expect(shape.shape.rect.width >= 0 && shape.shape.rect.height >= 0)
        #expect(shape.elements == shape.elements.sorted() && !shape.elements.isEmpty)
      }
    }
  }
}
