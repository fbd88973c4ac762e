import Geometry
import Listings
import Motion
import SceneModel
import Simulation

extension Option where Value == Integrator {
  static let integrator = Option(
    "integrator", help: "how springs are moved on; exact unless given", choices: Integrator.self)
}

extension Option where Value == SceneOrder {
  static let tap = Option(
    "tap", nil, "LABEL@T", isRepeatable: true, help: "taps a control at a time in seconds; repeatable",
    read: SceneOrder.tap)
  static let set = Option(
    "set", nil, "NAME=VALUE@T", isRepeatable: true,
    help: "sets a state at a time in seconds, with the default animation; repeatable", read: SceneOrder.set)
  static let drag = Option(
    "drag", nil, "FROM,TO@T", isRepeatable: true,
    help: "draws a finger from X:Y or a name to X:Y, +DX:DY or a name at a time in seconds; repeatable",
    read: SceneOrder.drag)
  static let slide = Option(
    "slide", nil, "NAME=VALUE@T", isRepeatable: true,
    help: "moves a slider's state to a number from a time in seconds on; repeatable", read: SceneOrder.slide)
}

extension Option where Value == String {
  static let view = Option("view", nil, "NAME", help: "the view of a listing that is shown") {
    (text) throws(BadValue) in text
  }
}

extension Option where Value == Size {
  static let canvas = Option("canvas", nil, "W,H", help: "a canvas of this size in points, not the scene's") {
    text throws(BadValue) in
    let (width, height) = try Reading.size(text)
    return Size(width: width, height: height)
  }
}

/// The options by which a scene is played, the same for every verb that plays one.
enum SceneOptions {
  static let all: [OptionDeclaration] = [
    Option.view.declaration, Option.tap.declaration, Option.set.declaration, Option.drag.declaration,
    Option.slide.declaration,
    Option.canvas.declaration, Option.integrator.declaration,
    Option.step.declaration, Option.reduceMotion.declaration,
  ]

  /// Plays a scene as the options say, with a spring in place of every animation where one is given.
  ///
  /// - Throws: a `Failure` with status 65 where a state that it comes to cannot be laid out, 64 where an
  ///   option asks for what the scene does not have.
  static func simulator(
    of input: SceneInput, _ arguments: Arguments, speed: Double = 1, spring: Spring? = nil
  ) throws(Failure) -> Simulator {
    let integrator = arguments[.integrator] ?? .exact
    if integrator == .exact, arguments[.step] != nil {
      throw .usage(
        "--step: the exact integrator takes no steps; choose another with --integrator", verb: arguments.verb)
    }
    let playback = arguments[.step].map { Playback(integrator, step: $0) } ?? Playback(integrator)
    let options = SimulationOptions(
      playback: playback, speed: speed, reducesMotion: arguments.has(.reduceMotion))
    var scene = input.scene
    if let size = arguments[.canvas] { scene = scene.resized(to: size) }
    var orders: [TimelineEntry] = []
    for order in arguments.all(.tap) + arguments.all(.set) + arguments.all(.drag)
      + arguments.all(.slide)
    {
      orders.append(try order.entry(for: scene, verb: arguments.verb))
    }
    let simulator: Simulator
    do throws(SceneError) {
      // A listing says nothing of what people do: where no order does either, everything is tried.
      if orders.isEmpty, scene is ListingScene {
        orders = try Walkthrough(of: scene, options: options).entries
      }
      if let spring {
        let sprung = SprungScene(scene, spring: spring)
        simulator = try Simulator(sprung, options: options, orders: orders.map(sprung.entry))
      } else {
        simulator = try Simulator(scene, options: options, orders: orders)
      }
    } catch {
      try Interruption.check()
      if let mistake = mistakenTap(among: orders, in: scene) { throw .usage(mistake, verb: arguments.verb) }
      throw .badInput(error, in: input.source)
    }
    // What a listing's code was cut off from is nothing to go on with.
    try Interruption.check()
    return simulator
  }

  /// What is wrong with the first order that cannot be carried out, where that is a tap on what is not there.
  ///
  /// What is wrong in the scene's text has a place there; what an option says has none.
  private static func mistakenTap(among orders: [TimelineEntry], in scene: any SceneSource) -> String? {
    let ordered = orders.sorted { $0.time < $1.time }
    for (index, order) in ordered.enumerated() {
      do throws(SceneError) {
        _ = try Simulator(scene, orders: Array(ordered[...index]))
      } catch {
        let option =
          switch order.event {
          case .tap: "--tap"
          case .drag: "--drag"
          default: ""
          }
        guard !option.isEmpty, error.diagnostics.allSatisfy({ $0.place == nil }) else { return nil }
        let reasons = error.diagnostics.map(\.message).joined(separator: "; ")
        return "\(option) at \(Decimal.short(order.time)) s: \(printable(reasons))"
      }
    }
    return nil
  }
}
