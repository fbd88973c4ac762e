import Lab
import Motion

/// A motion with the name that a person knows its spring by.
struct NamedMotion {
  var name: String
  var motion: SpringMotion

  /// The springs that a command line names: by operands, by options, or the default one.
  static func all(_ arguments: Arguments) throws(Failure) -> [NamedMotion] {
    var named: [(name: String, spring: Spring)] = []
    for operand in arguments.operands { named.append(try spring(operand, arguments.verb)) }
    if let own = try described(arguments) { named.append(own) }
    if named.isEmpty { named.append((SpringPreset.default.rawValue, SpringPreset.default.spring)) }
    var result: [NamedMotion] = []
    for (name, spring) in named {
      guard !result.contains(where: { $0.name == name }) else {
        throw .usage("\(quoted(name)) is given twice", verb: arguments.verb)
      }
      result.append(NamedMotion(name: name, motion: motion(of: spring, arguments)))
    }
    return result
  }

  /// The motion of a spring from, to and with what the options say.
  static func motion(of spring: Spring, _ arguments: Arguments) -> SpringMotion {
    SpringMotion(
      spring, from: arguments[SpringParameterOptions.start] ?? 0,
      target: arguments[SpringParameterOptions.target] ?? 1,
      velocity: arguments[SpringParameterOptions.velocity] ?? 0)
  }

  /// The spring that options describe; `nil` where none does.
  static func described(_ arguments: Arguments) throws(Failure) -> (name: String, spring: Spring)? {
    var values: [String: Double] = [:]
    for option in SpringParameterOptions.spring {
      if let value = arguments[option] { values[option.declaration.name] = value }
    }
    for (one, other) in [("tension", "stiffness"), ("friction", "damping")]
    where values[one] != nil && values[other] != nil {
      throw .usage("--\(one) and --\(other) are two words for one thing; give one", verb: arguments.verb)
    }
    guard !values.isEmpty else { return nil }
    let description = SpringDescription(values)
    return (description.name, try description.spring(arguments.verb))
  }

  /// The spring of an operand: a preset, or parameters as in `duration=0.4,bounce=0.2`.
  ///
  /// `option` is the option that it is the value of, for messages; `nil` where it is an operand.
  static func spring(_ operand: String, _ verb: String, option: String? = nil) throws(Failure) -> (
    name: String, spring: Spring
  ) {
    let place = option.map { "\($0): " } ?? ""
    if let preset = SpringPreset(rawValue: operand) { return (operand, preset.spring) }
    guard operand.contains("=") else {
      throw .usage(
        "\(place)there is no spring \(quoted(operand))\(NearestName.hint(operand, among: SpringPreset.names)) (springs: "
          + "\(SpringPreset.names.joined(separator: ", ")), or parameters as in duration=0.4,bounce=0.2)",
        verb: verb)
    }
    var values: [String: Double] = [:]
    for part in Reading.parts(operand) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let names = SpringParameterOptions.spring.map(\.declaration.name)
      guard let option = SpringParameterOptions.spring.first(where: { $0.declaration.name == sides[0] })
      else {
        throw .usage(
          "\(place)\(quoted(operand)): a spring has no \(quoted(sides[0]))\(NearestName.hint(sides[0], among: names))",
          verb: verb)
      }
      do throws(BadValue) {
        values[sides[0]] = try option.read(sides.count > 1 ? sides[1] : "")
      } catch {
        throw .usage("\(place)\(quoted(operand)): \(sides[0]): \(error.message)", verb: verb)
      }
    }
    let description = SpringDescription(values)
    return (description.name, try description.spring(verb))
  }
}
