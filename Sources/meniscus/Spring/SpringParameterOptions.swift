import Lab

/// The options that describe a spring and its motion, each declared once for every verb that takes a spring.
enum SpringParameterOptions {
  static let duration = parameter("duration", "SECONDS", "the time it is perceived to take", 1e-6...1e6)
  static let bounce = parameter("bounce", "B", "how much it bounces, -1 to 1", -0.999_999...1)
  static let response = parameter("response", "SECONDS", "the time of one undamped swing", 1e-6...1e6)
  static let dampingRatio = parameter("damping-ratio", "Z", "the share of critical damping", 0...1e6)
  static let mass = parameter("mass", "M", "the mass; 1 unless given", 1e-9...1e9)
  static let stiffness = parameter("stiffness", "K", "the force per unit of displacement", 1e-9...1e12)
  static let damping = parameter("damping", "C", "the force per unit of velocity", 0...1e12)
  static let tension = parameter(
    "tension", "K", "another name of --stiffness, as react-spring has it", 1e-9...1e12)
  static let friction = parameter(
    "friction", "C", "another name of --damping, as react-spring has it", 0...1e12)
  static let settlingDuration = parameter(
    "settling-duration", "SECONDS", "SwiftUI's settling duration, with --damping-ratio", 0.01...10)

  static let start = parameter("from", "VALUE", "where the motion starts; 0 unless given", -1e12...1e12)
  static let target = parameter("target", "VALUE", "where it is pulled to; 1 unless given", -1e12...1e12)
  static let velocity = parameter("velocity", "V", "its velocity at the start, per second", -1e12...1e12)
  static let epsilon = parameter(
    "epsilon", "E", "the distance from the target that counts as settled; 0.001 unless given", 1e-12...1e12)

  /// What makes a spring.
  static let spring = [
    duration, bounce, response, dampingRatio, mass, stiffness, damping, tension, friction, settlingDuration,
  ]
  /// Where the spring moves.
  static let motion = [start, target, velocity, epsilon]

  /// All of them, as a command declares them.
  static var declarations: [OptionDeclaration] { (spring + motion).map(\.declaration) }

  private static func parameter(
    _ name: String, _ placeholder: String, _ help: String, _ bounds: ClosedRange<Double>
  ) -> Option<Double> {
    Option(name, nil, placeholder, help: help) { text throws(BadValue) in
      let low = Decimal.plain(bounds.lowerBound)
      return try Reading.number(
        text, in: bounds, "a number from \(low) to \(Decimal.plain(bounds.upperBound))")
    }
  }
}

extension Decimal {
  /// The fewest digits that read back as the number, without a point where it is whole.
  static func plain(_ value: Double) -> String {
    let text = "\(value == 0 ? 0 : value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
