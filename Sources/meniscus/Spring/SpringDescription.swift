import Lab
import Motion

/// What a person said of a spring: some parameters by their options' names, in one of the ways that make a spring.
struct SpringDescription {
  /// A way to make a spring: what it needs, and what may be added.
  private struct Way {
    var needed: Set<String>
    var allowed: Set<String>
    var make: @Sendable ([String: Double]) -> Spring?
  }

  private var values: [String: Double]

  init(_ values: [String: Double]) {
    self.values = values
    // Two words for one thing.
    for (other, name) in [("tension", "stiffness"), ("friction", "damping")] {
      if let value = self.values.removeValue(forKey: other) { self.values[name] = value }
    }
  }

  private static let ways: [Way] = [
    Way(needed: [], allowed: ["duration", "bounce"]) {
      Spring(duration: $0["duration"] ?? 0.5, bounce: $0["bounce"] ?? 0)
    },
    Way(needed: ["settling-duration"], allowed: ["settling-duration", "damping-ratio"]) {
      let (duration, ratio) = ($0["settling-duration"] ?? 1, $0["damping-ratio"] ?? 1)
      guard Spring.settles(inAbout: duration, dampingRatio: ratio) else { return nil }
      return Spring(settlingDuration: duration, dampingRatio: ratio)
    },
    Way(needed: [], allowed: ["response", "damping-ratio"]) {
      Spring(response: $0["response"] ?? 0.5, dampingRatio: $0["damping-ratio"] ?? 1)
    },
    Way(needed: ["stiffness", "damping"], allowed: ["mass", "stiffness", "damping"]) {
      Spring(
        mass: $0["mass"] ?? 1, stiffness: $0["stiffness"] ?? 1, damping: $0["damping"] ?? 0,
        allowOverDamping: true)
    },
    Way(needed: ["stiffness", "damping-ratio"], allowed: ["mass", "stiffness", "damping-ratio"]) {
      let (mass, stiffness) = ($0["mass"] ?? 1, $0["stiffness"] ?? 1)
      let critical = 2 * (mass * stiffness).squareRoot()
      return Spring(
        mass: mass, stiffness: stiffness, damping: critical * ($0["damping-ratio"] ?? 1),
        allowOverDamping: true)
    },
  ]

  /// The spring that the parameters make.
  ///
  /// - Throws: a failure that names what contradicts, or what is missing.
  func spring(_ verb: String) throws(Failure) -> Spring {
    let names = Set(values.keys)
    if let way = Self.ways.first(where: { names.isSubset(of: $0.allowed) && $0.needed.isSubset(of: names) }) {
      guard let spring = way.make(values), isUsable(spring) else {
        throw .usage("no spring has \(words); its numbers leave what can be computed with", verb: verb)
      }
      return spring
    }
    if let way = Self.ways.first(where: { names.isSubset(of: $0.allowed) }) {
      let missing = way.needed.subtracting(names).sorted().map { "--\($0)" }
      throw .usage(
        "\(words) makes no spring yet; it also needs \(missing.joined(separator: " and "))", verb: verb)
    }
    throw contradiction(names, verb)
  }

  /// Of two parameters that no way takes together, the first pair.
  private func contradiction(_ names: Set<String>, _ verb: String) -> Failure {
    let ordered = SpringParameterOptions.spring.map(\.declaration.name).filter(names.contains)
    for (index, one) in ordered.enumerated() {
      for other in ordered[(index + 1)...]
      where !Self.ways.contains(where: { $0.allowed.contains(one) && $0.allowed.contains(other) }) {
        return .usage(
          "--\(one) and --\(other) contradict each other; give a spring by --duration and --bounce, by --response and "
            + "--damping-ratio, or by --mass, --stiffness and --damping", verb: verb)
      }
    }
    return .usage("\(words) are too many; two of them already make a spring", verb: verb)
  }

  private func isUsable(_ spring: Spring) -> Bool {
    let oscillator = spring.oscillator
    return (1e-9...1e18).contains(oscillator.frequencySquared) && oscillator.decay < 1e12
      && spring.damping.isFinite
  }

  private var words: String {
    let ordered = SpringParameterOptions.spring.map(\.declaration.name).filter { values[$0] != nil }
    return ordered.map { "--\($0) \(Decimal.plain(values[$0] ?? 0))" }.joined(separator: " ")
  }

  /// The parameters as a name for the spring.
  var name: String {
    let ordered = SpringParameterOptions.spring.map(\.declaration.name).filter { values[$0] != nil }
    return ordered.map { name in
      let words = name.split(separator: "-").joined(separator: " ")
      return "\(words) \(Decimal.plain(values[name] ?? 0))"
    }.joined(separator: ", ")
  }
}
