import SceneModel
import Simulation

/// Two shapes of one region at one time: how far apart, whether joined, how wide the neck.
struct PairMoment {
  var time: Double
  var container: String
  var first: String
  var second: String
  var spacing: Double
  var pair: ShapePair
  /// The neck's width in points, where there is a neck.
  var neck: Double?

  /// The pairs within the spacing of each other, or joined, at a time.
  static func all(_ simulator: Simulator, at time: Double) -> [PairMoment] {
    let frame = simulator.frame(at: time)
    return frame.containers.flatMap { container in
      container.pairs().filter(\.isDirect).map { PairMoment($0, in: container, frame) }
    }
  }

  init(_ pair: ShapePair, in container: Frame.GlassContainer, _ frame: Frame) {
    time = frame.time
    self.container = container.name
    first = Self.name(of: container.shapes[pair.first], in: frame)
    second = Self.name(of: container.shapes[pair.second], in: frame)
    spacing = container.spacing
    self.pair = pair
    neck = pair.isJoined ? container.neck(between: pair.first, and: pair.second)?.width : nil
  }

  /// A shape goes by its elements' names; a union has several.
  static func name(of shape: Frame.GlassShape, in frame: Frame) -> String {
    shape.elements.map { frame.elements[$0].name }.joined(separator: " + ")
  }

  /// The moment in words.
  var text: String {
    let state: String
    if let neck {
      state = "joined by a neck of \(Words.points(neck))"
    } else if pair.isJoined {
      state = "one outline"
    } else {
      state = pair.isBulging ? "bulging, not joined" : "apart"
    }
    let both = "\(printable(first)) and \(printable(second))"
    return "\(both): gap \(Words.points(pair.gap)), spacing \(Words.points(spacing)), \(state)"
  }

  func write(to json: inout JSONText) {
    json.object {
      $0.member("time", time)
      $0.member("container", container)
      $0.member("first", first)
      $0.member("second", second)
      $0.member("gap", pair.gap)
      $0.member("spacing", spacing)
      $0.member("isJoined", pair.isJoined)
      $0.member("neck", neck)
    }
  }
}
