import Motion

extension SceneReader {
  static let keyframeKeys = ["to", "duration", "as", "curve", "spring", "startVelocity", "endVelocity"]
  static let keyframeKinds = ["linear", "cubic", "spring", "move"]
  static let trackKeys = ElementKeyframes.Property.allCases.map(\.rawValue) + ["tint"]

  /// Keyframes of one or several elements.
  mutating func keyframes(_ value: JSONValue) -> [ElementKeyframes] {
    if case .object = value.kind { return elementKeyframes(value).map { [$0] } ?? [] }
    return elements(value, of: "the keyframes").compactMap { elementKeyframes($0) }
  }

  private mutating func elementKeyframes(_ value: JSONValue) -> ElementKeyframes? {
    let members = self.members(
      value, of: "the keyframes", known: ["element"] + Self.trackKeys, required: ["element"])
    guard let members, let name = members["element"].flatMap({ string($0.value, "the name of an element") })
    else {
      return nil
    }
    var found = ElementKeyframes(name, [])
    for member in value.members ?? [] where Self.trackKeys.contains(member.key) {
      let list = elements(member.value, of: "the track")
      keyframeCount += list.count
      guard keyframeCount <= SceneLimits.keyframes else {
        fail("more than \(SceneLimits.keyframes) keyframes", at: member.value.place)
        return nil
      }
      if list.isEmpty { fail("a track without keyframes; expected one at least", at: member.value.place) }
      if let property = ElementKeyframes.Property(rawValue: member.key) {
        found.tracks.append(.number(property, list.compactMap { numberKeyframe($0, property) }))
      } else {
        found.tracks.append(.tint(list.compactMap { tintKeyframe($0) }))
      }
    }
    if found.tracks.isEmpty { fail(value, expected: "a track, one of \(Self.trackKeys.listed)") }
    keyframeTargets.append((name, members["element"]?.value.place ?? value.place))
    return found
  }

  private mutating func numberKeyframe(_ value: JSONValue, _ property: ElementKeyframes.Property)
    -> Keyframe<Double>?
  {
    let factor = property == .rotation ? Double.pi / 180 : 1
    return keyframe(value) { (reader: inout SceneReader, value, isVelocity) in
      reader.number(value, isVelocity ? .any : property.rule).map { $0 * factor }
    }
  }

  private mutating func tintKeyframe(_ value: JSONValue) -> Keyframe<Color>? {
    keyframe(value) { (reader: inout SceneReader, value, isVelocity) in
      if !isVelocity { return reader.color(value) }
      reader.fail("a tint has no velocities in a document", at: value.place)
      return nil
    }
  }

  private mutating func keyframe<Target: Animatable & Sendable>(
    _ value: JSONValue, _ read: (inout SceneReader, JSONValue, Bool) -> Target?
  ) -> Keyframe<Target>? {
    let members = self.members(value, of: "the keyframe", known: Self.keyframeKeys, required: ["to"])
    guard let members, let to = members["to"], let target = read(&self, to.value, false) else { return nil }
    var kind = "linear"
    if let member = members["as"] {
      guard let word = string(member.value, "a kind of keyframe") else { return nil }
      guard Self.keyframeKinds.contains(word) else {
        fail(
          "unknown kind \"\(word.shortened)\"\(word.suggestion(among: Self.keyframeKinds))",
          at: member.value.place)
        return nil
      }
      kind = word
    }
    return manner(of: kind, members, at: value.place, read).map { Keyframe(target, $0) }
  }

  private mutating func manner<Target: Animatable & Sendable>(
    of kind: String, _ members: [String: JSONValue.Member], at place: Diagnostic.Place,
    _ read: (inout SceneReader, JSONValue, Bool) -> Target?
  ) -> Keyframe<Target>.Manner? {
    let allowed = ["to", "as"] + Self.keys(ofKeyframe: kind)
    for (key, member) in members.sorted(by: { $0.key < $1.key }) where !allowed.contains(key) {
      fail("\"\(key)\" does not go with a \(kind) keyframe; expected \(allowed.listed)", at: member.place)
      return nil
    }
    if kind == "move" { return .move }
    var duration: Double?
    if let member = members["duration"] {
      duration = number(member.value, .positiveSeconds)
      if duration == nil { return nil }
    } else if kind != "spring" {
      fail("a \(kind) keyframe needs the key \"duration\"", at: place)
      return nil
    }
    var velocities: [Target?] = [nil, nil]
    for (index, key) in ["startVelocity", "endVelocity"].enumerated() {
      guard let member = members[key] else { continue }
      guard let velocity = read(&self, member.value, true) else { return nil }
      velocities[index] = velocity
    }
    switch kind {
    case "cubic":
      return .cubic(duration: duration ?? 0, startVelocity: velocities[0], endVelocity: velocities[1])
    case "spring": return springManner(members["spring"], duration, velocities[0], at: place)
    default:
      guard let member = members["curve"] else { return .linear(duration: duration ?? 0, curve: .linear) }
      return curve(member.value).map { .linear(duration: duration ?? 0, curve: $0) }
    }
  }

  /// What may be said of a kind of keyframe besides its value and kind.
  static func keys(ofKeyframe kind: String) -> [String] {
    switch kind {
    case "cubic": ["duration", "startVelocity", "endVelocity"]
    case "spring": ["duration", "spring", "startVelocity"]
    case "move": []
    default: ["duration", "curve"]
    }
  }

  private mutating func springManner<Target: Animatable & Sendable>(
    _ member: JSONValue.Member?, _ duration: Double?, _ velocity: Target?, at place: Diagnostic.Place
  ) -> Keyframe<Target>.Manner? {
    var spring = Spring()
    if let member {
      let inner: Animation?
      if case .string = member.value.kind {
        inner = animation(member.value)
      } else {
        inner = self.spring(JSONValue.Member(key: "spring", place: member.place, value: member.value))
      }
      guard let inner else { return nil }
      guard case .spring(let found, _) = inner.kind else {
        fail(member.value, expected: "a spring")
        return nil
      }
      spring = found
    }
    if duration == nil,
      !(spring.settlingDuration > 0 && spring.settlingDuration < Parameter.NumberRule.mostSeconds)
    {
      fail("the spring does not settle; expected the key \"duration\"", at: place)
      return nil
    }
    return .spring(spring, duration: duration, startVelocity: velocity)
  }

  /// A state that goes through values.
  mutating func phases(_ value: JSONValue) -> Phases? {
    let known = ["state", "values", "animation", "animations", "repeat"]
    let members = self.members(value, of: "the phases", known: known, required: ["state", "values"])
    guard let members, let stateMember = members["state"], let valuesMember = members["values"] else {
      return nil
    }
    guard let name = string(stateMember.value, "the name of a state") else { return nil }
    guard let type = variableType(name, at: stateMember.value.place) else { return nil }
    var values: [StateValue] = []
    for element in elements(valuesMember.value, of: "the values") {
      guard let found = stateValue(element) else { return nil }
      guard let own = found.type, type.accepts(own) else {
        fail(element, expected: "\(type), as ‘\(name)’ is")
        return nil
      }
      values.append(found)
    }
    guard values.count >= 2, values.count <= SceneLimits.events else {
      fail("\(values.count) phases; expected two at least", at: valuesMember.value.place)
      return nil
    }
    guard let animations = phaseAnimations(members, count: values.count) else { return nil }
    var phases = Phases(variable: name, values: values, animations: animations, repeats: false)
    if let member = members["repeat"] {
      guard case .bool(let truth) = member.value.kind else {
        fail(member.value, expected: "true or false")
        return nil
      }
      phases.repeats = truth
      if truth { endless = endless ?? member.place }
    }
    return phases
  }

  private mutating func phaseAnimations(_ members: [String: JSONValue.Member], count: Int) -> [Animation?]? {
    var animations: [Animation?] = Array(repeating: .default, count: count)
    if let member = members["animation"] {
      guard let one = animation(member.value) else { return nil }
      animations = Array(repeating: one, count: count)
    }
    if let member = members["animations"] {
      let list = elements(member.value, of: "the animations")
      guard list.count == count else {
        fail("\(list.count) animations for \(count) values; expected as many", at: member.value.place)
        return nil
      }
      for (index, element) in list.enumerated() {
        if case .null = element.kind {
          animations[index] = nil
          continue
        }
        guard let one = animation(element) else { return nil }
        animations[index] = one
      }
    }
    for case let one? in animations where !one.logicalDuration.isFinite {
      fail(
        "a phase that is brought by an animation without end",
        at: (members["animation"] ?? members["animations"])?.place ?? Diagnostic.Place(line: 1, column: 1))
      return nil
    }
    return animations
  }
}

extension ElementKeyframes.Property {
  /// The bounds of a value.
  var rule: Parameter.NumberRule {
    switch self {
    case .offsetX, .offsetY, .rotation: .any
    case .width, .height, .cornerRadius, .scale, .spacing: .notNegative
    case .opacity: .fraction
    }
  }
}
