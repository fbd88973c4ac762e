import Geometry
import Motion
import SceneModel

/// A linear gradient between two places of the unit square, as SwiftUI gives it.
struct LinearGradient: Hashable {
  struct Stop: Hashable {
    var color: Color
    /// The place along the gradient, 0…1.
    var location: Double
  }

  var stops: [Stop]
  var start: Point
  var end: Point

  /// The most colours at even distances that a gradient is turned into.
  private static let samples = 17

  init(_ stops: [Stop], from start: Point, to end: Point) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.start = start
    self.end = end
  }

  /// Colours at even distances.
  static func spread(_ colors: [Color]) -> [Stop] {
    colors.enumerated().map {
      Stop(color: $1, location: Double($0) / Double(max(colors.count - 1, 1)))
    }
  }

  /// The gradient over a canvas of a size in points: colours at even distances from corner to corner.
  func background(covering size: Size) -> Background {
    let line = Vector(dx: (end.x - start.x) * size.width, dy: (end.y - start.y) * size.height)
    let first = stops.first?.color ?? .clear
    guard line.length > 1e-9 else { return .color(first) }
    let along = line * (1 / line.length)
    let half = (abs(size.width * along.dx) + abs(size.height * along.dy)) / 2
    let middle = Vector(dx: (start.x - 0.5) * size.width, dy: (start.y - 0.5) * size.height)
    let offset = middle.dx * along.dx + middle.dy * along.dy
    // Where on the gradient the corner-to-corner line begins and ends.
    let range = (from: (-half - offset) / line.length, to: (half - offset) / line.length)
    let isWhole = abs(range.from) < 1e-9 && abs(range.to - 1) < 1e-9
    let isEven = stops == Self.spread(stops.map(\.color))
    let colors =
      isWhole && isEven
      ? stops.map(\.color)
      : (0..<Self.samples).map {
        color(at: range.from + (range.to - range.from) * Double($0) / Double(Self.samples - 1))
      }
    // An angle of 0 is straight down; a zero added makes -0 a 0.
    return .linearGradient(colors, angle: Vector(dx: along.dy, dy: -along.dx).angle + 0)
  }

  /// The colour at a place along the gradient; the end colours go on beyond it.
  private func color(at location: Double) -> Color {
    guard let after = stops.firstIndex(where: { $0.location >= location }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (low, high) = (stops[after - 1], stops[after])
    let part = (location - low.location) / max(high.location - low.location, 1e-12)
    func mix(_ path: KeyPath<Color, Double>) -> Double {
      low.color[keyPath: path] + (high.color[keyPath: path] - low.color[keyPath: path]) * part
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
  }
}

extension Color {
  /// The mean of colours; `nil` of none.
  init?(mean colors: [Color]) {
    guard !colors.isEmpty else { return nil }
    let count = Double(colors.count)
    func mean(_ part: (Color) -> Double) -> Double { colors.reduce(0) { $0 + part($1) } / count }
    self.init(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), opacity: mean(\.opacity))
  }
}
