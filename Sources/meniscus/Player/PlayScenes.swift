import Motion
import SceneModel
import Simulation

/// The scenes and springs that a command line asks to be played side by side.
struct PlayScenes {
  private let arguments: Arguments
  /// The words for each scene: one, or several files of a listing.
  private let operands: [[String]]
  private let springs: [(name: String, spring: Spring)]
  /// More would be too small to see.
  private static let most = 12

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    let words = arguments.operands.isEmpty ? ["action-menu"] : arguments.operands
    // Files of Swift are read together, as every verb does; anything else is a scene by itself.
    operands = words.allSatisfy(ListingInput.isListing) ? [words] : words.map { [$0] }
    var springs: [(name: String, spring: Spring)] = []
    for word in arguments.all(.playSpring) {
      springs.append(try NamedMotion.spring(word, arguments.verb, option: "--spring"))
    }
    self.springs = springs
    let count = operands.count * max(springs.count, 1)
    guard count <= Self.most else {
      throw .usage("at most \(Self.most) pictures stand side by side, not \(count)", verb: arguments.verb)
    }
    guard operands.count(where: { $0 == ["-"] }) <= 1 else {
      throw .usage("standard input holds one scene; - can be given once", verb: arguments.verb)
    }
  }

  /// The files that the scenes are read from.
  var files: [String] {
    operands.joined().filter { BuiltInScene.named($0) == nil && $0 != "-" }.map(ListingInput.path)
  }

  /// Reads the scenes.
  ///
  /// - Parameters:
  ///   - serial: How often they have been read.
  ///   - speed: How fast time runs in frames; the player has a clock of its own for that.
  ///   - fps: The frames a second where nothing else is asked for.
  /// - Returns: the takes, in the order of the operands, and of each scene's in the order of the springs.
  /// - Throws: a `Failure` where a scene cannot be read or played.
  func takes(serial: Int, speed: Double = 1, fps: Double = 60) throws(Failure) -> [Take] {
    var takes: [Take] = []
    for (group, operand) in operands.enumerated() {
      let input = try SceneInput.open(operand, arguments)
      for spring in springs.isEmpty ? [nil] : springs.map(Optional.some) {
        let simulator = try SceneOptions.simulator(of: input, arguments, speed: speed, spring: spring?.spring)
        let range = try FrameRange(simulator, arguments, fps: fps)
        takes.append(
          Take(
            title: title(simulator.scene.name, spring?.name), name: simulator.scene.name, group: group,
            serial: serial,
            authored: input.scene, simulator: simulator,
            range: range.start...max(range.end, range.start)))
      }
    }
    return takes
  }

  /// What tells a take from those beside it.
  private func title(_ scene: String, _ spring: String?) -> String {
    guard let spring else { return scene }
    return operands.count > 1 ? "\(scene) · \(spring)" : spring
  }
}

extension Option where Value == String {
  static let playSpring = Option(
    "spring", nil, "SPRING", isRepeatable: true,
    help:
      "this spring in place of every animation, as in bouncy or duration=0.4,bounce=0.2; several stand side "
      + "by side"
  ) { text throws(BadValue) in
    if text.isEmpty { throw BadValue(text, expected: "a spring") }
    return text
  }
}
