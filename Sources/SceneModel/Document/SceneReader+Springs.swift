import Motion

extension SceneReader {
  /// The parameters that say what a spring is, in the three ways there are.
  static let springForms = [
    ["duration", "bounce", "extraBounce"], ["response", "dampingFraction"],
    ["mass", "stiffness", "damping", "allowOverDamping"],
  ]

  /// The parameters of a kind of spring.
  static func springKeys(_ kind: String) -> [String] {
    switch kind {
    case "smooth", "snappy", "bouncy": ["duration", "extraBounce"]
    case "spring": ["duration", "bounce"] + springForms[1] + springForms[2] + ["blendDuration"]
    case "interactiveSpring": springForms[1] + ["duration", "extraBounce", "blendDuration"]
    default: ["duration", "bounce", "mass", "stiffness", "damping", "initialVelocity"]
    }
  }

  static func springRule(_ key: String) -> Parameter.NumberRule {
    switch key {
    case "duration", "response": .positiveSeconds
    case "mass", "stiffness": .positive
    case "damping", "dampingFraction": .notNegative
    case "blendDuration": .seconds
    case "bounce", "extraBounce": .bounce
    default: .any
    }
  }

  /// An animation of the spring family: `{"spring": {"duration": 0.5, "bounce": 0.3}}`.
  mutating func spring(_ member: JSONValue.Member) -> Animation? {
    guard let members = self.members(member.value, of: member.key, known: Self.springKeys(member.key)) else {
      return nil
    }
    let forms = Self.springForms.filter { form in form.contains { members[$0] != nil } }
    if forms.count > 1 {
      fail(
        "\(member.key) is told in \(forms.count) ways; expected one of duration and bounce, response and "
          + "dampingFraction, or mass, stiffness and damping", at: member.value.place)
      return nil
    }
    var numbers: [String: Double] = [:]
    for (key, found) in members.sorted(by: {
      ($0.value.place.line, $0.value.place.column) < ($1.value.place.line, $1.value.place.column)
    }) {
      if key == "allowOverDamping" {
        guard case .bool(let truth) = found.value.kind else {
          fail(found.value, expected: "true or false")
          return nil
        }
        numbers[key] = truth ? 1 : 0
        continue
      }
      let rule = Self.springRule(key)
      guard case .number(let number) = found.value.kind, rule.accepts(number) else {
        fail("\(key): expected \(rule.expectation), found \(found.value.description)", at: found.value.place)
        return nil
      }
      numbers[key] = number
    }
    return spring(member, numbers)
  }

  private mutating func spring(_ member: JSONValue.Member, _ numbers: [String: Double]) -> Animation? {
    guard let spring = resolvedSpring(member, numbers) else { return nil }
    if spring.dampingRatio == 0 || spring.settleTime() > Parameter.NumberRule.mostSeconds {
      endless = endless ?? member.place
    }
    switch member.key {
    case "interactiveSpring": return .spring(spring, blendDuration: numbers["blendDuration"] ?? 0.25)
    case "interpolatingSpring":
      return .interpolatingSpring(spring, initialVelocity: numbers["initialVelocity"] ?? 0)
    default: return .spring(spring, blendDuration: numbers["blendDuration"] ?? 0)
    }
  }

  private mutating func resolvedSpring(_ member: JSONValue.Member, _ numbers: [String: Double]) -> Spring? {
    let isInteractive = member.key == "interactiveSpring"
    if let stiffness = numbers["stiffness"] {
      guard let damping = numbers["damping"] else {
        fail("a spring with a stiffness needs a damping", at: member.value.place)
        return nil
      }
      return Spring(
        mass: numbers["mass"] ?? 1, stiffness: stiffness, damping: damping,
        allowOverDamping: numbers["allowOverDamping"] == 1)
    }
    if numbers["damping"] != nil || numbers["mass"] != nil {
      fail("a spring with a mass or a damping needs a stiffness", at: member.value.place)
      return nil
    }
    if numbers["response"] != nil || numbers["dampingFraction"] != nil {
      return Spring(
        response: numbers["response"] ?? (isInteractive ? 0.15 : 0.5),
        dampingRatio: numbers["dampingFraction"] ?? (isInteractive ? 0.86 : 0.825))
    }
    let base =
      switch member.key {
      case "snappy", "interactiveSpring": 0.15
      case "bouncy": 0.3
      default: 0.0
      }
    let bounce = numbers["bounce"] ?? base + (numbers["extraBounce"] ?? 0)
    guard Parameter.NumberRule.bounce.accepts(bounce) else {
      fail(
        "the bounce comes to \(bounce.shortText); expected \(Parameter.NumberRule.bounce.expectation)",
        at: member.value.place)
      return nil
    }
    return Spring(duration: numbers["duration"] ?? (isInteractive ? 0.15 : 0.5), bounce: bounce)
  }
}
