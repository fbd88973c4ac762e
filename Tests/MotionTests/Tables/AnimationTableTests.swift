import Motion
import Testing

/// Every `animation.preset`, `fluidspring.*`, `velocity_sampler`, `completion` and `transaction` row of the table.
@Suite struct AnimationTableTests {
  /// The spring and blend duration of an animation of the spring family.
  private func spring(_ animation: Animation) throws -> (spring: Spring, blend: Double) {
    guard case .spring(let spring, let blend) = animation.kind else {
      throw Mismatch()
    }
    return (spring, blend)
  }

  private struct Mismatch: Error {}

  private func number(_ row: TableRow) throws -> Double {
    switch (row.parameters, row.input) {
    case ("Animation.interactiveSpring()", "FluidSpringAnimation.response"):
      return try spring(.interactiveSpring()).spring.response
    case ("Animation.interactiveSpring()", _):
      return try spring(.interactiveSpring()).spring.dampingRatio
    case ("Animation.smooth(duration:extraBounce:)", let input):
      let spring = try spring(.smooth()).spring
      return input.hasPrefix("bounce") ? spring.bounce : spring.duration
    case ("Animation.snappy(duration:extraBounce:)", let input):
      let spring = try spring(.snappy()).spring
      return input.hasPrefix("bounce") ? spring.bounce : spring.duration
    case ("Animation.spring(duration:bounce:blendDuration:)", _): return try spring(.spring()).blend
    case ("Animation.spring(response:dampingFraction:blendDuration:)", let input):
      let (spring, blend) = try spring(.spring(dampingFraction: 0.5))
      return input.contains("response") ? spring.response : blend
    case ("Animation.interactiveSpring(response:dampingFraction:blendDuration:)", let input):
      let (fast, _) = try spring(.interactiveSpring(dampingFraction: 0.5))
      let (usual, blend) = try spring(.interactiveSpring(response: 0.3))
      return input.contains("response")
        ? fast.response : input.contains("dampingFraction") ? usual.dampingRatio : blend
    case ("Animation.interactiveSpring(duration:extraBounce:blendDuration:)", let input):
      let spring = try spring(.interactiveSpring(extraBounce: 0)).spring
      return input.hasPrefix("bounce") ? spring.bounce : spring.duration
    default: return try otherNumber(row)
    }
  }

  private func otherNumber(_ row: TableRow) throws -> Double {
    if row.parameters.hasPrefix("Animation.default") {
      let (spring, blend) = try spring(.default)
      return row.input == "response" ? spring.response : blend
    }
    if row.parameters.contains("interpolatingSpring") {
      let animation: Animation =
        row.parameters.contains("mass")
        ? .interpolatingSpring(stiffness: 1, damping: 1) : .interpolatingSpring()
      guard case .interpolatingSpring(let spring, let velocity) = animation.kind else { throw Mismatch() }
      return row.input.contains("mass")
        ? spring.mass : row.input.contains("duration") ? spring.duration : velocity
    }
    let curves: [String: Animation] = [
      "timingCurve(_:_:_:_:duration:)": .timingCurve(0, 0, 1, 1), "linear": .linear,
      "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    ]
    let animation = try #require(curves[String(row.parameters.dropFirst("Animation.".count))], "\(row)")
    return animation.duration
  }

  @Test func presets() throws {
    let rows = try TableRow.rows("animation.preset")
    #expect(rows.count == 23)
    for row in rows {
      let number = try number(row)
      #expect(row.accepts(number), "\(row): \(number)")
    }
  }

  @Test func steppedPlayback() throws {
    for row in try TableRow.rows("fluidspring.constant") {
      if row.input.hasPrefix("integration step") { #expect(row.accepts(Playback.swiftui.step)) }
      if row.parameters == "VelocitySampler" {
        #expect(row.accepts(VelocitySampler<Double>.olderWeight))
      }
    }
    // Over at the first step that is slow and near enough; until then it is not at its target.
    var x = AnimatedValue(0.0, playback: .swiftui)
    x.set(1, at: 0, animation: .bouncy)
    let end = x.restTime()
    #expect(x.value(at: end) == 1 && x.velocity(at: end) == 0)
    let step = Playback.swiftui.step
    #expect(x.value(at: end - 1.5 * step) != 1)
    #expect(abs(end / step - (end / step).rounded()) < 1e-9)
  }

  @Test func sampler() throws {
    let rows = try TableRow.rows("velocity_sampler")
    #expect(rows.count == 3)
    for row in rows {
      var sampler = VelocitySampler<Double>()
      for pair in row.parameters.split(separator: "(") {
        let text = pair.replacing(" s", with: "").replacing("1+~5e-32", with: "1")
        let numbers = TableRow.numbers(String(text))
        if numbers.count >= 2 { sampler.add(numbers[1], at: numbers[0]) }
      }
      #expect(row.accepts(sampler.velocity), "\(row): \(sampler.velocity)")
    }
  }

  @Test func completion() throws {
    #expect(try TableRow.rows("completion").count == 1)
    var x = AnimatedValue(0.0)
    x.set(1, at: 3, animation: .linear(duration: 5).logicallyComplete(after: 1))
    #expect(x.completionTime(.logicallyComplete) == 4)
    #expect(x.completionTime(.removed) == 8)
    x.set(2, at: 9, animation: nil)
    #expect(x.completionTime(.logicallyComplete) == 9)
    #expect(x.completionTime(.removed) == 9)
    var completion = AnimationCompletion(changeTime: 3)
    #expect(completion.time == 3)
    completion.include(completionTime: 4)
    completion.include(completionTime: 3.5)
    #expect(completion.time == 4)
  }

  @Test func transactions() throws {
    let a = Animation.linear(duration: 1)
    let b = Animation.easeIn(duration: 2)
    let none = AnimationScope()
    let explicit = AnimationScope(animation: a)
    let answers: [String: Animation?] = [
      "change with no transaction": none.animation(below: []),
      ".animation(A,value:v), v changes": none.animation(below: [.animation(a, valueChanged: true)]),
      ".animation(A,value:v), other value changes":
        none.animation(below: [.animation(a, valueChanged: false)]),
      "modifier written AFTER .animation(A,value:v)": none.animation(below: []),
      "withAnimation(A) + .animation(B,value:v) below":
        explicit.animation(below: [.animation(b, valueChanged: true)]),
      "withAnimation(A) + .transaction{animation=nil}": explicit.animation(below: [.transaction(nil)]),
      "withAnimation(A) + .transaction{animation=B}": explicit.animation(below: [.transaction(b)]),
      "no transaction + .transaction{animation=B}": none.animation(below: [.transaction(b)]),
      "disablesAnimations + animation A, .animation(B,value:v) below":
        AnimationScope(animation: a, disablesAnimations: true)
        .animation(below: [.animation(b, valueChanged: true)]),
    ]
    for row in try TableRow.rows("transaction") where row.parameters.contains("retarget") == false {
      let answer = try #require(answers[row.parameters], "\(row)")
      let expected: Animation? =
        row.expectedText.hasPrefix("A") ? a : row.expectedText.hasPrefix("B") ? b : nil
      #expect(answer == expected, "\(row)")
    }
    #expect(explicit.animation(below: [.animation(nil, valueChanged: true)]) == nil)
  }
}
