import Geometry
import Motion
import Testing

/// Every `transition*` and `geometry` row of the table: what SwiftUI hands to a custom animation, end less start.
@Suite struct TransitionTableTests {
  /// The size of the views in the probe.
  private let size = Size(width: 50, height: 30)

  /// What a row moves by, from how it spells it; parts that it does not name are 0.
  private func effect(_ text: String) -> TransitionEffect {
    var effect = TransitionEffect()
    for part in text.replacing(" and ", with: ";").split(separator: ";") {
      let numbers = part.split { !"-0123456789.".contains($0) }.compactMap { Double($0) }
      if part.hasPrefix("opacity") { effect.opacity = numbers[0] }
      if part.hasPrefix("scale") { effect.scale = numbers[0] }
      if part.hasPrefix("offset") { effect.offset = Vector(dx: numbers[0], dy: numbers[1]) }
    }
    return effect
  }

  private func isClose(_ a: TransitionEffect, _ b: TransitionEffect, _ tolerance: Double) -> Bool {
    (a - b).magnitudeSquared.squareRoot() <= tolerance
  }

  @Test func changes() throws {
    let combined = AnyTransition.opacity.combined(with: .move(edge: .bottom))
    let cases: [(prefix: String, transition: AnyTransition, phase: TransitionPhase)] = [
      ("default transition insert", .opacity, .willAppear),
      ("default transition remove", .opacity, .didDisappear),
      ("transition not on the inserted root", .opacity, .willAppear),
      (".scale remove", .scale, .didDisappear),
      (".slide insert", .slide, .willAppear), (".opacity.combined", combined, .willAppear),
      (".offset(x:30,y:5) insert", .offset(x: 30, y: 5), .willAppear),
      (".push(from:.leading) remove", .push(from: .leading), .didDisappear),
    ]
    let rows = try TableRow.rows("transition")
    #expect(rows.count == 12)
    for (prefix, transition, phase) in cases {
      let row = try #require(rows.first { $0.parameters.hasPrefix(prefix) })
      let change = transition.change(in: phase, size: size)
      #expect(isClose(change, effect(row.expectedText), 0.0005), "\(row): \(change)")
    }
  }

  @Test func withoutAnAnimationNothingMoves() throws {
    let row = try #require(try TableRow.rows("transition").first { $0.expectedText == "nothing animated" })
    #expect(row.parameters == ".opacity, no transaction")
    var shown = AnimatedValue(AnyTransition.opacity.effect(in: .willAppear, size: size))
    shown.set(.zero, at: 1, animation: nil)
    #expect(shown.value(at: 1) == .zero && shown.restTime(tolerance: 0.001) <= 1)
  }

  @Test func reducedMotionFadesWhatWouldMove() throws {
    let row = try #require(try TableRow.rows("transition").first { $0.parameters.contains(".move/.scale") })
    let moving: [AnyTransition] = [
      .move(edge: .top), .scale, .slide, .offset(x: 3, y: 0), .push(from: .bottom),
      .asymmetric(insertion: .opacity, removal: .scale), .opacity.combined(with: .move(edge: .leading)),
    ]
    for transition in moving {
      let change = transition.reducingMotion.change(in: .willAppear, size: size)
      #expect(isClose(change, effect(row.expectedText), 0.0005), "\(transition)")
    }
    let identity = try #require(try TableRow.rows("transition").first { $0.parameters.contains(".identity") })
    #expect(identity.expectedText == "nothing animated")
    #expect(AnyTransition.identity.reducingMotion.change(in: .willAppear, size: size) == .zero)
    #expect(AnyTransition.blurReplace.reducingMotion == .blurReplace)
  }

  @Test func phasesAndBlur() throws {
    for row in try TableRow.rows("transition.phase") {
      let phase = try #require(
        TransitionPhase.allCases.first { "TransitionPhase.\($0)" == row.parameters }, "\(row)")
      #expect(row.accepts(phase.value), "\(row)")
    }
    for phase in [TransitionPhase.willAppear, .didDisappear] {
      let blur = AnyTransition.blurReplace.effect(in: phase, size: size)
      for row in try TableRow.rows("transition.blurReplace") {
        #expect(row.accepts(row.input.hasPrefix("blur") ? blur.blurRadius : 1 + blur.opacity), "\(row)")
      }
      #expect(abs(1 + blur.scale - 0.9) < 1e-15)
    }
    for transition in [AnyTransition.slide, .opacity, .push(from: .top)] {
      #expect(transition.effect(in: .identity, size: size) == .zero)
    }
  }

  /// Placed frames, opacities, corners and spacings move as vectors of themselves.
  @Test func geometry() throws {
    let rows = try TableRow.rows("geometry")
    #expect(rows.count == 4)
    let wide = Rect(x: 0, y: 0, width: 300, height: 30).animatableData
    let frame = wide - Rect(x: 0, y: 0, width: 100, height: 30).animatableData
    let spread = Rect(x: 20, y: 0, width: 9, height: 9).animatableData
    let moved = spread - Rect(x: 0, y: 0, width: 9, height: 9).animatableData
    func numbers(_ change: AnimatablePair<Vector, AnimatablePair<Double, Double>>) -> String {
      let parts = [change.first.dx, change.first.dy, change.second.first, change.second.second]
      return "[" + parts.map { "\(Int($0))" }.joined(separator: ",") + "]"
    }
    let corners = Size(width: 12, height: 12).animatableData - Size(width: 2, height: 2).animatableData
    for (row, text) in zip(
      rows,
      [
        "geometry " + numbers(frame), "Double \((0.2).animatableData - (1.0).animatableData)",
        "[\(Int(corners.first)),\(Int(corners.second))]", numbers(moved),
      ])
    {
      #expect(row.expectedText == text, "\(row)")
    }
  }
}
