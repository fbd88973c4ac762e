import Motion

/// What things are called when a person reads of them.
enum Words {
  /// An animation as SwiftUI writes it, or by its figures.
  static func name(_ animation: Animation) -> String {
    if let preset = presets.first(where: { $0.1 == animation }) { return "." + preset.0 }
    switch animation.kind {
    case .spring(let spring, let blend):
      return call("spring", figures(spring) + (blend > 0 ? [("blendDuration", blend)] : []))
    case .interpolatingSpring(let spring, let velocity):
      return call(
        "interpolatingSpring", figures(spring) + (velocity != 0 ? [("initialVelocity", velocity)] : []))
    case .curve(let curve, let duration): return call(name(curve), [("duration", duration)])
    case .custom: return "an animation of its own"
    case .delay(let base, let time): return name(base) + ".delay(\(number(time)))"
    case .speed(let base, let factor): return name(base) + ".speed(\(number(factor)))"
    case .repeated(let base, let count, let autoreverses):
      let times = count.map { "repeatCount(\($0)" } ?? "repeatForever("
      let both = autoreverses ? "" : (count == nil ? "" : ", ") + "autoreverses: false"
      return name(base) + "." + times + both + ")"
    case .logicallyComplete(let base, let time):
      return name(base) + ".logicallyComplete(after: \(number(time)))"
    }
  }

  private static let presets: [(String, Animation)] = [
    ("default", .default), ("bouncy", .bouncy), ("smooth", .smooth), ("snappy", .snappy),
    ("interactiveSpring", .interactiveSpring), ("linear", .linear), ("easeIn", .easeIn),
    ("easeOut", .easeOut),
    ("easeInOut", .easeInOut),
  ]

  private static func figures(_ spring: Spring) -> [(String, Double)] {
    if spring.mass != 1 {
      return [("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping)]
    }
    return [("duration", spring.duration), ("bounce", spring.bounce)]
  }

  private static func name(_ curve: UnitCurve) -> String {
    let known: [(String, UnitCurve)] = [
      ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ]
    return known.first { $0.1 == curve }?.0 ?? "timingCurve"
  }

  private static func call(_ name: String, _ arguments: [(String, Double)]) -> String {
    ".\(name)(" + arguments.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ") + ")"
  }

  /// A number with as many places as it needs, at most four.
  static func number(_ value: Double) -> String { Decimal.short(value) }
}
