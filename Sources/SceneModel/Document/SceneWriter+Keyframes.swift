import Motion

extension SceneWriter {
  func keyframes(_ all: [ElementKeyframes]) throws(SceneError) -> JSONText {
    var texts: [JSONText] = []
    for one in all {
      var members: [(key: String, value: JSONText)] = [("element", .string(one.target))]
      for track in one.tracks {
        switch track {
        case .number(let property, let keyframes):
          let degrees = property == .rotation
          let list = keyframes.map { keyframe($0) { .number(degrees ? Self.degrees($0) : $0) } }
          members.append((property.rawValue, .array(list)))
        case .tint(let keyframes):
          members.append(("tint", .array(keyframes.map { keyframe($0, write: color) })))
        }
      }
      texts.append(.object(members))
    }
    return texts.count == 1 ? texts[0] : .array(texts)
  }

  private func keyframe<Value: Animatable & Sendable>(
    _ keyframe: Keyframe<Value>, write: (Value) -> JSONText
  ) -> JSONText where Value.AnimatableData: Sendable {
    var members: [(key: String, value: JSONText)] = [("to", write(keyframe.value))]
    switch keyframe.manner {
    case .move: members.append(("as", .string("move")))
    case .linear(let duration, let curve):
      members.append(("duration", .number(duration)))
      if curve != .linear { members.append(("curve", self.curve(curve))) }
    case .cubic(let duration, let start, let end):
      members += [("as", .string("cubic")), ("duration", .number(duration))]
      if let start { members.append(("startVelocity", write(start))) }
      if let end { members.append(("endVelocity", write(end))) }
    case .spring(let spring, let duration, let start):
      members.append(("as", .string("spring")))
      if let duration { members.append(("duration", .number(duration))) }
      if spring != Spring() { members.append(("spring", .object(self.spring(spring)))) }
      if let start { members.append(("startVelocity", write(start))) }
    }
    return .object(members)
  }

  func phases(_ phases: Phases) throws(SceneError) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("state", .string(phases.variable)), ("values", .array(phases.values.map(state))),
    ]
    if let first = phases.animations.first, let first, phases.animations.allSatisfy({ $0 == first }) {
      if first != .default { members.append(("animation", try animation(first))) }
    } else {
      var texts: [JSONText] = []
      for one in phases.animations {
        guard let one else {
          texts.append(.null)
          continue
        }
        texts.append(try animation(one))
      }
      members.append(("animations", .array(texts)))
    }
    if phases.repeats { members.append(("repeat", .bool(true))) }
    return .object(members)
  }
}
