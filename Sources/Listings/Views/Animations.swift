import Motion

/// SwiftUI's animations by their names.
enum Animations {
  /// The animation that a symbol says, a modifier after the other; `nil` where it is none that is known.
  static func animation(of symbol: Symbol, _ spring: (Value) -> Spring?) -> Animation? {
    guard let last = symbol.steps.last else { return nil }
    let arguments = last.arguments ?? Arguments()
    if symbol.steps.count > 1 {
      guard let base = animation(of: symbol.base, spring) else { return nil }
      return modified(base, last.name, arguments)
    }
    if last.name == "spring" || last.name == "interpolatingSpring",
      let value = arguments.first ?? arguments["spring"],
      let known = spring(value)
    {
      return last.name == "spring" ? .spring(known) : .interpolatingSpring(known)
    }
    // `Animation.smooth`, and `Animation(.smooth)`.
    return named(last.name, arguments)
  }

  private static func modified(_ base: Animation, _ name: String, _ arguments: Arguments) -> Animation? {
    switch name {
    case "delay": return (arguments.first?.finite).map { base.delay($0) } ?? base
    case "speed": return (arguments.first?.finite).flatMap { $0 > 0 ? base.speed($0) : nil } ?? base
    case "repeatCount":
      let count = min(max(arguments.first?.int ?? 1, 1), 1000)
      return base.repeatCount(count, autoreverses: arguments["autoreverses"]?.bool ?? true)
    case "repeatForever": return base.repeatForever(autoreverses: arguments["autoreverses"]?.bool ?? true)
    case "logicallyComplete":
      return (arguments["after"]?.finite).map { base.logicallyComplete(after: max($0, 0)) } ?? base
    default: return nil
    }
  }

  private static func named(_ name: String, _ arguments: Arguments) -> Animation? {
    func part(_ label: String) -> Double? { arguments[label]?.finite }
    func time(_ fallback: Double) -> Double { max(part("duration") ?? fallback, 0) }
    switch name {
    case "default": return .default
    case "linear": return .linear(duration: time(Animation.defaultCurveDuration))
    case "easeIn": return .easeIn(duration: time(Animation.defaultCurveDuration))
    case "easeOut": return .easeOut(duration: time(Animation.defaultCurveDuration))
    case "easeInOut": return .easeInOut(duration: time(Animation.defaultCurveDuration))
    case "timingCurve": return curve(arguments, time(Animation.defaultCurveDuration))
    case "interpolatingSpring":
      let velocity = part("initialVelocity") ?? 0
      guard let stiffness = part("stiffness"), let damping = part("damping"), stiffness > 0, damping >= 0
      else {
        return .interpolatingSpring(
          duration: max(part("duration") ?? 0.5, 0.01), bounce: bounce(part("bounce")),
          initialVelocity: velocity)
      }
      return .interpolatingSpring(
        mass: max(part("mass") ?? 1, 1e-3), stiffness: stiffness, damping: damping, initialVelocity: velocity)
    default:
      let blend = max(part("blendDuration") ?? (name == "interactiveSpring" ? 0.25 : 0), 0)
      return spring(name, arguments).map { .spring($0, blendDuration: blend) }
    }
  }

  /// A spring by the name of what makes it; an empty name is `Spring(…)` itself.
  static func spring(_ name: String, _ arguments: Arguments) -> Spring? {
    func part(_ label: String) -> Double? { arguments[label]?.finite }
    let duration = max(part("duration") ?? 0.5, 0.001)
    let extra = part("extraBounce") ?? 0
    switch name {
    case "smooth": return Spring(duration: duration, bounce: bounce(extra))
    case "snappy": return Spring(duration: duration, bounce: bounce(0.15 + extra))
    case "bouncy": return Spring(duration: duration, bounce: bounce(0.3 + extra))
    case "interactiveSpring" where part("response") == nil && part("dampingFraction") == nil:
      return Spring(duration: max(part("duration") ?? 0.15, 0.001), bounce: bounce(0.15 + extra))
    case "interactiveSpring": return responding(arguments, response: 0.15, ratio: 0.86)
    case "spring", "":
      if part("response") != nil || part("dampingFraction") != nil || part("dampingRatio") != nil {
        return responding(arguments, response: 0.5, ratio: 0.825)
      }
      if let stiffness = part("stiffness"), let damping = part("damping"), stiffness > 0, damping >= 0 {
        return Spring(mass: max(part("mass") ?? 1, 1e-3), stiffness: stiffness, damping: damping)
      }
      return Spring(duration: duration, bounce: bounce(part("bounce") ?? 0))
    default: return nil
    }
  }

  private static func responding(_ arguments: Arguments, response: Double, ratio: Double) -> Spring {
    Spring(
      response: max(arguments["response"]?.finite ?? response, 0.001),
      dampingRatio: max((arguments["dampingFraction"] ?? arguments["dampingRatio"])?.finite ?? ratio, 0))
  }

  private static func bounce(_ value: Double?) -> Double { min(max(value ?? 0, -0.99), 1) }

  private static func curve(_ arguments: Arguments, _ duration: Double) -> Animation {
    let points = arguments.plain.compactMap(\.finite)
    guard points.count == 4 else {
      let names = [
        "linear": UnitCurve.linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
      ]
      return .timingCurve(arguments.first?.word.flatMap { names[$0] } ?? .easeInOut, duration: duration)
    }
    return .timingCurve(points[0], points[1], points[2], points[3], duration: duration)
  }
}
