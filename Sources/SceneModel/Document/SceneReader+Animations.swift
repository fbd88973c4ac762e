import Motion

extension SceneReader {
  /// The animations that a name alone stands for.
  static let namedAnimations: [(name: String, animation: Animation)] = [
    ("default", .default), ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy), ("spring", .spring),
    ("interactiveSpring", .interactiveSpring), ("linear", .linear), ("easeIn", .easeIn),
    ("easeOut", .easeOut),
    ("easeInOut", .easeInOut),
  ]
  static let springKinds = [
    "smooth", "snappy", "bouncy", "spring", "interactiveSpring", "interpolatingSpring",
  ]
  static let easings: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]
  static let wrappers = ["delay", "speed", "repeatCount", "repeatForever", "logicallyCompleteAfter"]

  mutating func animation(_ value: JSONValue) -> Animation? {
    if case .string(let name) = value.kind {
      // What people write for SwiftUI's longer name.
      let full = name == "interactive" ? "interactiveSpring" : name
      if let known = Self.namedAnimations.first(where: { $0.name == full }) { return known.animation }
      let names = Self.namedAnimations.map(\.name)
      fail("unknown animation \"\(name.shortened)\"\(name.suggestion(among: names))", at: value.place)
      return nil
    }
    guard let members = value.members else {
      fail(value, expected: "an animation, such as \"bouncy\" or {\"spring\": {\"duration\": 0.5}}")
      return nil
    }
    if value.member("animation") != nil { return wrapped(value) }
    if value.member("timingCurve") != nil { return timingCurve(value) }
    guard let member = members.first, members.count == 1 else {
      fail(value, expected: "an animation, an object with one kind of animation")
      return nil
    }
    if Self.springKinds.contains(member.key) { return spring(member) }
    if let easing = Self.easings.first(where: { $0.name == member.key }) {
      return eased(member, easing.curve)
    }
    let known = Self.springKinds + Self.easings.map(\.name) + ["timingCurve", "animation"]
    fail(
      "unknown animation \"\(member.key.shortened)\"\(member.key.suggestion(among: known))", at: member.place)
    return nil
  }

  private mutating func eased(_ member: JSONValue.Member, _ curve: UnitCurve) -> Animation? {
    if case .number = member.value.kind {
      return number(member.value, .seconds).map { .timingCurve(curve, duration: $0) }
    }
    guard let members = self.members(member.value, of: member.key, known: ["duration"]) else { return nil }
    guard let duration = members["duration"] else { return .timingCurve(curve) }
    return number(duration.value, .seconds).map { .timingCurve(curve, duration: $0) }
  }

  private mutating func wrapped(_ value: JSONValue) -> Animation? {
    let keys = ["animation", "autoreverses"] + Self.wrappers
    guard let members = self.members(value, of: "the animation", known: keys), let base = members["animation"]
    else {
      return nil
    }
    let chosen = Self.wrappers.filter { members[$0] != nil }
    guard chosen.count == 1, let member = members[chosen[0]] else {
      fail(
        "the animation needs one of \(Self.wrappers.listed), found \(chosen.listed); wrap it again for a second",
        at: value.place)
      return nil
    }
    if let reversal = members["autoreverses"], !chosen[0].hasPrefix("repeat") {
      fail("\"autoreverses\" goes with repeatCount or repeatForever", at: reversal.place)
      return nil
    }
    guard let inner = animation(base.value) else { return nil }
    return wrap(inner, by: member, autoreverses: members["autoreverses"])
  }

  private mutating func wrap(_ inner: Animation, by member: JSONValue.Member, autoreverses: JSONValue.Member?)
    -> Animation?
  {
    var reverses = true
    if let autoreverses {
      guard case .bool(let truth) = autoreverses.value.kind else {
        fail(autoreverses.value, expected: "true or false")
        return nil
      }
      reverses = truth
    }
    switch member.key {
    case "delay": return number(member.value, .signedSeconds).map { inner.delay($0) }
    case "speed": return number(member.value, .positive).map { inner.speed($0) }
    case "logicallyCompleteAfter":
      return number(member.value, .seconds).map { inner.logicallyComplete(after: $0) }
    case "repeatCount":
      guard let count = number(member.value, .count), count >= 1 else {
        if case .number(0) = member.value.kind { fail(member.value, expected: "a whole number from 1") }
        return nil
      }
      return inner.repeatCount(Int(count), autoreverses: reverses)
    default:
      guard case .bool(true) = member.value.kind else {
        fail(member.value, expected: "true")
        return nil
      }
      endless = endless ?? member.place
      return inner.repeatForever(autoreverses: reverses)
    }
  }

  private mutating func timingCurve(_ value: JSONValue) -> Animation? {
    let members = self.members(value, of: "the animation", known: ["timingCurve", "duration"])
    guard let members, let member = members["timingCurve"] else { return nil }
    let duration = members["duration"].map { number($0.value, .seconds) } ?? Animation.defaultCurveDuration
    guard let curve = curve(member.value), let duration else { return nil }
    return .timingCurve(curve, duration: duration)
  }

  static let circularCurves: [(name: String, curve: UnitCurve)] = [
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut),
  ]

  /// A curve as a style sheet has it, `linear(0, 0.5 30%, 1)` say.
  private mutating func curve(css text: String, at place: Diagnostic.Place) -> UnitCurve? {
    do throws(UnitCurve.CSSError) {
      return try UnitCurve(css: text)
    } catch {
      fail("no curve of CSS: \(error)", at: place)
      return nil
    }
  }

  /// A curve: four numbers of a Bézier, a name, an easing of CSS, or CSS's steps or stops as objects.
  mutating func curve(_ value: JSONValue) -> UnitCurve? {
    switch value.kind {
    case .string(let name):
      let known = Self.easings + Self.circularCurves
      if let curve = known.first(where: { $0.name == name })?.curve { return curve }
      if name.contains("(") { return curve(css: name, at: value.place) }
      fail("unknown curve \"\(name.shortened)\"\(name.suggestion(among: known.map(\.name)))", at: value.place)
      return nil
    case .array(let elements):
      let numbers = elements.compactMap { number($0, .any) }
      guard elements.count == 4, numbers.count == 4 else {
        if elements.count != 4 {
          fail("a curve of \(elements.count) numbers; expected x1, y1, x2, y2", at: value.place)
        }
        return nil
      }
      for index in [0, 2] where numbers[index] < 0 || numbers[index] > 1 {
        fail(elements[index], expected: "the x of a control point, in 0…1")
        return nil
      }
      return .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
    case .object: return value.member("stops") == nil ? steps(value) : stops(value)
    default:
      fail(value, expected: "a curve: [x1, y1, x2, y2], a name, {\"steps\": …} or {\"stops\": …}")
      return nil
    }
  }

  private mutating func steps(_ value: JSONValue) -> UnitCurve? {
    let members = self.members(value, of: "the curve", known: ["steps", "position"], required: ["steps"])
    guard let members, let count = members["steps"], let steps = number(count.value, .count) else {
      return nil
    }
    var position = StepCurve.Position.jumpEnd
    if let member = members["position"] {
      guard let name = string(member.value, "where the stairs rise") else { return nil }
      guard let known = StepCurve.Position(rawValue: name) else {
        let names = StepCurve.Position.allCases.map(\.rawValue)
        fail("unknown position \"\(name.shortened)\"\(name.suggestion(among: names))", at: member.value.place)
        return nil
      }
      position = known
    }
    guard steps >= (position == .jumpNone ? 2 : 1) else {
      fail(count.value, expected: "a whole number from \(position == .jumpNone ? 2 : 1)")
      return nil
    }
    return UnitCurve(.steps(StepCurve(count: Int(steps), position: position)))
  }

  private mutating func stops(_ value: JSONValue) -> UnitCurve? {
    let members = self.members(value, of: "the curve", known: ["stops"])
    guard let members, let list = members["stops"] else { return nil }
    var stops: [PiecewiseLinearCurve.Stop] = []
    for element in elements(list.value, of: "the stops") {
      let pair = elements(element, of: "a stop").compactMap { number($0, .any) }
      guard pair.count == 2, pair[0] >= stops.last?.input ?? pair[0] else {
        fail(element, expected: "a stop, [input, output], whose input is not below the one before")
        return nil
      }
      stops.append(PiecewiseLinearCurve.Stop(input: pair[0], output: pair[1]))
    }
    guard stops.count >= 2 else {
      fail(list.value, expected: "two stops at least")
      return nil
    }
    return UnitCurve(.piecewiseLinear(PiecewiseLinearCurve(stops: stops)))
  }
}
