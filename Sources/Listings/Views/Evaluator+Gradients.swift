import Geometry
import Motion
import SceneModel

extension Evaluator {
  /// One colour for a gradient, the mean of its own; how a linear one looks is kept beside it.
  func mean(ofGradient arguments: Arguments, isLinear: Bool) -> Color? {
    let stops = stops(of: arguments)
    guard let mean = Color(mean: stops.map(\.color)) else { return nil }
    if isLinear, stops.count > 1 { gradients[mean] = gradient(stops, arguments) }
    return mean
  }

  private func gradient(_ stops: [LinearGradient.Stop], _ arguments: Arguments) -> LinearGradient {
    // A mesh changes from row to row; its columns are mixed.
    if let width = arguments["width"]?.number.map({ Int($0) }), width > 0, stops.count > width {
      let rows = stride(from: 0, to: stops.count, by: width).compactMap {
        Color(mean: stops[$0..<min($0 + width, stops.count)].map(\.color))
      }
      return LinearGradient(LinearGradient.spread(rows), from: Point(x: 0.5, y: 0), to: Point(x: 0.5, y: 1))
    }
    return LinearGradient(
      stops, from: unitPoint(arguments["startPoint"]) ?? Point(x: 0.5, y: 0),
      to: unitPoint(arguments["endPoint"]) ?? Point(x: 0.5, y: 1))
  }

  /// `colors:` at even distances, or `stops:`, each with its own place; either may stand in a `Gradient`.
  private func stops(of arguments: Arguments) -> [LinearGradient.Stop] {
    if let stops = arguments["stops"]?.elements {
      return stops.compactMap { value in
        guard case .symbol(let symbol) = value, let stop = symbol.steps.last?.arguments,
          let color = color(stop["color"] ?? stop.first)
        else { return nil }
        return LinearGradient.Stop(color: color, location: stop["location"]?.finite ?? 0)
      }
    }
    if let colors = arguments["colors"]?.elements ?? arguments.first?.elements {
      return LinearGradient.spread(colors.compactMap { color($0) })
    }
    if case .symbol(let gradient)? = arguments["gradient"] ?? arguments.first {
      if let inner = gradient.steps.last?.arguments { return stops(of: inner) }
      return LinearGradient.spread([color(.symbol(gradient))].compactMap(\.self))
    }
    return []
  }

  /// A place in the unit square: `.topLeading`, `UnitPoint(x: 0.2, y: 0)`.
  private func unitPoint(_ value: Value?) -> Point? {
    if let alignment = alignment(value) {
      return Point(x: alignment.horizontal.fraction, y: alignment.vertical.fraction)
    }
    guard case .symbol(let symbol)? = value, let (x, y) = symbol.pair else { return nil }
    return Point(x: x, y: y)
  }
}
