import Motion

/// The springs of other libraries in their own settings.
struct LibrarySpring {
  /// A library: its settings with their usual values, and the spring they make.
  private struct Library: Sendable {
    var name: String
    var settings: [(name: String, usual: Double?)]
    var note: String
    var spring: @Sendable ([String: Double]) -> Spring
  }

  var name: String
  var note: String
  var spring: Spring

  private static let libraries: [Library] = [
    Library(
      name: "react-spring", settings: [("tension", 170), ("friction", 26), ("mass", 1)],
      note: "react-spring solves the same equation by small steps"
    ) { physical($0["mass"], $0["tension"], $0["friction"]) },
    Library(
      name: "motion", settings: [("stiffness", 100), ("damping", 10), ("mass", 1)],
      note: "Motion, once Framer Motion, solves the same equation"
    ) { physical($0["mass"], $0["stiffness"], $0["damping"]) },
    Library(
      name: "compose", settings: [("stiffness", 1500), ("damping-ratio", 1)],
      note: "Compose solves the same equation with mass 1"
    ) {
      let stiffness = $0["stiffness"] ?? 1500
      return physical(1, stiffness, 2 * stiffness.squareRoot() * ($0["damping-ratio"] ?? 1))
    },
    Library(
      name: "flutter", settings: [("mass", 1), ("stiffness", nil), ("damping", nil)],
      note: "Flutter's SpringSimulation solves the same equation"
    ) { physical($0["mass"], $0["stiffness"], $0["damping"]) },
    Library(
      name: "core-animation", settings: [("mass", 1), ("stiffness", 100), ("damping", 10)],
      note: "CASpringAnimation solves the same equation"
    ) { physical($0["mass"], $0["stiffness"], $0["damping"]) },
    Library(
      name: "origami", settings: [("tension", 40), ("friction", 7)],
      note:
        "Origami's and Rebound's numbers count from 30 and 8: stiffness 3.62 (tension − 30) + 194, damping 3 (friction − 8) + 25"
    ) {
      let (tension, friction) = ($0["tension"] ?? 40, $0["friction"] ?? 7)
      return physical(1, (tension - 30) * 3.62 + 194, (friction - 8) * 3 + 25)
    },
  ]

  /// Reads `NAME:SETTING=VALUE,…`.
  init(_ text: String, _ verb: String) throws(Failure) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let library = Self.libraries.first(where: { $0.name == parts[0] }) else {
      let names = Self.libraries.map(\.name)
      throw .usage(
        "--library: there is no library \(quoted(parts[0]))\(NearestName.hint(parts[0], among: names)) "
          + "(expected \(names.joined(separator: ", ")))", verb: verb)
    }
    var values: [String: Double] = [:]
    for (name, usual) in library.settings { values[name] = usual }
    for part in parts.count > 1 ? Reading.parts(parts[1]) : [] {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let names = library.settings.map(\.name)
      guard names.contains(sides[0]) else {
        throw .usage(
          "--library: \(library.name) has no \(quoted(sides[0]))\(NearestName.hint(sides[0], among: names)) "
            + "(expected \(names.joined(separator: ", ")))", verb: verb)
      }
      do throws(BadValue) {
        values[sides[0]] = try Reading.number(sides.count > 1 ? sides[1] : "", in: 0...1e9, "a number from 0")
      } catch {
        throw .usage("--library: \(sides[0]): \(error.message)", verb: verb)
      }
    }
    if let missing = library.settings.first(where: { values[$0.name] == nil }) {
      throw .usage("--library: \(library.name) needs \(missing.name)", verb: verb)
    }
    let spring = library.spring(values)
    guard spring.stiffness > 1e-9 else {
      throw .usage("--library: these settings leave no stiffness above 0", verb: verb)
    }
    (name, note, self.spring) = (library.name, library.note, spring)
  }

  private static func physical(_ mass: Double?, _ stiffness: Double?, _ damping: Double?) -> Spring {
    Spring(
      mass: max(mass ?? 1, 1e-9), stiffness: max(stiffness ?? 1, 1e-9), damping: max(damping ?? 0, 0),
      allowOverDamping: true)
  }
}
