import Lab
import Motion

/// A line of what is said of a spring: its name for people and for programs, and the value.
struct SpringMeasure: Sendable {
  var label: String
  /// The name of the column in CSV and of the member in JSON.
  var key: String
  var unit: String
  var value: @Sendable (SpringMotion, _ epsilon: Double) -> Double?

  /// The ways to say what spring it is.
  static let parameters: [SpringMeasure] = [
    SpringMeasure(label: "duration, response", key: "duration", unit: "s") { motion, _ in
      motion.spring.duration
    },
    SpringMeasure(label: "bounce", key: "bounce", unit: "") { motion, _ in motion.spring.bounce },
    SpringMeasure(label: "damping ratio", key: "damping_ratio", unit: "") { motion, _ in
      motion.spring.dampingRatio
    },
    SpringMeasure(label: "mass", key: "mass", unit: "") { motion, _ in motion.spring.mass },
    SpringMeasure(label: "stiffness", key: "stiffness", unit: "") { motion, _ in motion.spring.stiffness },
    SpringMeasure(label: "damping", key: "damping", unit: "") { motion, _ in motion.spring.damping },
    SpringMeasure(label: "angular frequency", key: "angular_frequency", unit: "1/s") { motion, _ in
      motion.spring.angularFrequency
    },
    SpringMeasure(label: "decay", key: "decay", unit: "1/s") { motion, _ in motion.spring.decayConstant },
  ]

  /// What it does.
  static let measures: [SpringMeasure] = [
    metric("settles", .settle), metric("SwiftUI's settlingDuration", .settlingDuration),
    metric("overshoot", .overshoot), metric("  at", .overshootTime), metric("undershoot", .undershoot),
    metric("  at", .undershootTime), metric("crosses the target", .crossings),
    metric("  first at", .firstCrossing), metric("peak velocity", .peakVelocity),
    metric("  at", .peakVelocityTime),
    metric("rises from 10 to 90 % in", .rise), metric("energy left after duration", .energyLeft),
  ]

  static let all = parameters + measures

  private static func metric(_ label: String, _ metric: SpringMetric) -> SpringMeasure {
    let key = String(metric.rawValue.map { $0 == "-" ? "_" : $0 })
    let unit =
      [.overshoot, .undershoot, .energyLeft].contains(metric) ? "%" : metric == .crossings ? "×" : metric.unit
    return SpringMeasure(label: label, key: key, unit: unit) { motion, epsilon in
      metric.value(of: motion, epsilon: epsilon)
    }
  }

  /// The value as people read it, with its unit.
  func text(_ motion: SpringMotion, epsilon: Double) -> String {
    guard let value = value(motion, epsilon) else {
      return key == "settle" || key == "crossings" ? "never" : "–"
    }
    switch unit {
    case "%": return Decimal.short(value * 100, most: 4) + " %"
    case "×": return Decimal.short(value, most: 0) + "×"
    case "": return Decimal.short(value, most: 6)
    default: return Decimal.short(value, most: 6) + " " + unit
    }
  }
}
