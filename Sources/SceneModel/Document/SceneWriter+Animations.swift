import Motion

extension SceneWriter {
  func animation(_ animation: Animation) throws(SceneError) -> JSONText {
    if let known = SceneReader.namedAnimations.first(where: { $0.animation == animation }) {
      return .string(known.name)
    }
    switch animation.kind {
    case .spring(let spring, let blend):
      var members = self.spring(spring)
      if blend != 0 { members.append(("blendDuration", .number(blend))) }
      return .object([("spring", .object(members))])
    case .interpolatingSpring(let spring, let velocity):
      var members = interpolating(spring)
      if velocity != 0 { members.append(("initialVelocity", .number(velocity))) }
      return .object([("interpolatingSpring", .object(members))])
    case .curve(let curve, let duration): return eased(curve, duration)
    case .custom:
      throw SceneError([
        Diagnostic(.error, "an animation made of code cannot be written to a document")
      ])
    case .delay(let base, let delay): return try wrapped(base, [("delay", .number(delay))])
    case .speed(let base, let factor): return try wrapped(base, [("speed", .number(factor))])
    case .logicallyComplete(let base, let time):
      return try wrapped(base, [("logicallyCompleteAfter", .number(time))])
    case .repeated(let base, let count, let autoreverses):
      var members: [(key: String, value: JSONText)] = []
      if let count {
        members.append(("repeatCount", .number(Double(count))))
      } else {
        members.append(("repeatForever", .bool(true)))
      }
      if !autoreverses { members.append(("autoreverses", .bool(false))) }
      return try wrapped(base, members)
    }
  }

  private func wrapped(_ base: Animation, _ members: [(key: String, value: JSONText)]) throws(SceneError)
    -> JSONText
  {
    .object([("animation", try animation(base))] + members)
  }

  /// The shortest parameters that make the same spring again.
  func spring(_ spring: Spring) -> [(key: String, value: JSONText)] {
    func shorter(_ number: Double) -> Double { (number * 1e12).rounded() / 1e12 }
    for (duration, bounce) in [
      (shorter(spring.duration), shorter(spring.bounce)), (spring.duration, spring.bounce),
    ]
    where duration > 0 && bounce > -1 && bounce <= 1 && Spring(duration: duration, bounce: bounce) == spring {
      return [("duration", .number(duration)), ("bounce", .number(bounce))]
    }
    for (response, ratio) in [
      (shorter(spring.response), shorter(spring.dampingRatio)), (spring.response, spring.dampingRatio),
    ] where response > 0 && Spring(response: response, dampingRatio: ratio) == spring {
      return [("response", .number(response)), ("dampingFraction", .number(ratio))]
    }
    var members: [(key: String, value: JSONText)] = []
    if spring.mass != 1 { members.append(("mass", .number(spring.mass))) }
    members.append(("stiffness", .number(spring.stiffness)))
    members.append(("damping", .number(spring.damping)))
    if spring.dampingRatio > 1 { members.append(("allowOverDamping", .bool(true))) }
    return members
  }

  private func interpolating(_ spring: Spring) -> [(key: String, value: JSONText)] {
    var members: [(key: String, value: JSONText)] = []
    if spring.mass != 1 { members.append(("mass", .number(spring.mass))) }
    return members + [("stiffness", .number(spring.stiffness)), ("damping", .number(spring.damping))]
  }

  private func eased(_ curve: UnitCurve, _ duration: Double) -> JSONText {
    if let easing = SceneReader.easings.first(where: { $0.curve == curve }) {
      return .object([(easing.name, .object([("duration", .number(duration))]))])
    }
    return .object([("timingCurve", self.curve(curve)), ("duration", .number(duration))])
  }

  func curve(_ curve: UnitCurve) -> JSONText {
    let named = SceneReader.easings + SceneReader.circularCurves
    if let known = named.first(where: { $0.curve == curve }) { return .string(known.name) }
    switch curve.kind {
    case .bezier(let bezier):
      return .array([bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { .number($0) })
    case .steps(let steps):
      return .object([
        ("steps", .number(Double(steps.count))), ("position", .string(steps.position.rawValue)),
      ])
    case .piecewiseLinear(let lines):
      return .object([
        ("stops", .array(lines.stops.map { .array([.number($0.input), .number($0.output)]) }))
      ])
    case .linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut: return .string("linear")
    }
  }
}
