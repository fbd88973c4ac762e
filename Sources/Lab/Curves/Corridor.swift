/// A band between two broken lines over the same times, and the broken line with the fewest points through it.
///
/// From its start, a straight line reaches as far as the line that touches both sides of the corridor; all that
/// lies beyond can only be reached across the piece of that line between its last touch and the place where it
/// leaves. So the next line starts anywhere on that piece, and reaching as far as possible each time uses the
/// fewest lines (Imai and Iri, "An optimal algorithm for approximating a piecewise linear function", 1986; Suri,
/// "A linear time algorithm for minimum link paths inside a simple polygon", 1986).
public struct Corridor: Sendable {
  /// The times, ascending.
  public let times: [Double]
  /// The lowest value allowed at each time.
  public let lower: [Double]
  /// The highest value allowed at each time.
  public let upper: [Double]

  /// Creates a corridor from its times, ascending, and its bounds; the bounds must leave room at each time.
  public init(times: [Double], lower: [Double], upper: [Double]) {
    precondition(
      times.count >= 2 && lower.count == times.count && upper.count == times.count,
      "A corridor has at least two times and both bounds at each.")
    precondition(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "A corridor's times ascend.")
    precondition(zip(lower, upper).allSatisfy { $0 < $1 }, "A corridor is open at each time.")
    self.times = times
    self.lower = lower
    self.upper = upper
  }

  /// The corners of a broken line with the fewest pieces from the first time to the last.
  ///
  /// - Complexity: O(the number of times) in practice; the polygon of lines stays small.
  public func fewestPoints() -> [CurvePoint] {
    let end = times[times.count - 1]
    var window = Window(origin: times[0], exit: times[0])
    var reach = extend(window)
    var corners = [CurvePoint(time: times[0], value: reach.line.y(at: times[0]))]
    while let next = reach.next, corners.count < times.count {
      let line = reach.line
      window = next
      reach = extend(window)
      corners.append(Self.corner(line, reach.line, in: window))
    }
    return corners + [CurvePoint(time: end, value: reach.line.y(at: end))]
  }

  /// The piece of a line that the next line starts on, and what the next line must respect: single points, then
  /// the samples of each side from an index on.
  private struct Window {
    var points: [FeasibleLines.Bound] = []
    var upperStart = 0
    var lowerStart = 0
    var origin: Double
    var exit: Double
  }

  /// The line that reaches farthest from a window, and the window on it; no window where it reaches the end.
  private func extend(_ window: Window) -> (line: FeasibleLines.Line, next: Window?) {
    var lines = FeasibleLines(origin: window.origin, size: steepest)
    for point in window.points {
      guard lines.clip(by: point) else { break }
    }
    for index in Swift.min(window.upperStart, window.lowerStart)..<times.count {
      for isUpper in [true, false] where index >= (isUpper ? window.upperStart : window.lowerStart) {
        let bound = bound(index, isUpper: isUpper)
        if lines.clip(by: bound) { continue }
        let (line, touch) = lines.extremeLine(towards: bound)
        return (line, self.window(on: line, leavingAt: bound, touch: touch, from: window))
      }
    }
    return (lines.middleLine, nil)
  }

  private func bound(_ index: Int, isUpper: Bool) -> FeasibleLines.Bound {
    FeasibleLines.Bound(
      x: times[index], y: isUpper ? upper[index] : lower[index], isUpper: isUpper, nextIndex: index + 1)
  }

  /// The window on a line that leaves the corridor just before a sample, from its last touch of the other side.
  private func window(
    on line: FeasibleLines.Line, leavingAt bound: FeasibleLines.Bound, touch: FeasibleLines.Bound?,
    from window: Window
  ) -> Window {
    let index = bound.nextIndex - 1
    let side = bound.isUpper ? upper : lower
    let before = abs(line.y(at: times[index - 1]) - side[index - 1])
    let after = abs(line.y(at: times[index]) - side[index])
    let share = before + after > 0 ? before / (before + after) : 0
    let exitTime = times[index - 1] + share * (times[index] - times[index - 1])
    let exit = FeasibleLines.Bound(
      x: exitTime, y: line.y(at: exitTime), isUpper: bound.isUpper, nextIndex: index)
    let start = touch?.x ?? window.origin
    let next = touch?.nextIndex ?? window.upperStart
    return Window(
      points: [touch, exit].compactMap { $0 }, upperStart: bound.isUpper ? index : next,
      lowerStart: bound.isUpper ? next : index, origin: start, exit: exitTime)
  }

  /// Where two successive lines meet: on the window, whatever rounding says of lines that are nearly parallel.
  private static func corner(
    _ first: FeasibleLines.Line, _ second: FeasibleLines.Line, in window: Window
  ) -> CurvePoint {
    let gap = first.y(at: window.origin) - second.y(at: window.origin)
    let time = window.origin + gap / (second.slope - first.slope)
    let kept = time.isFinite ? Swift.min(Swift.max(time, window.origin), window.exit) : window.exit
    return CurvePoint(time: kept, value: first.y(at: kept))
  }

  /// More than the slope of any line that can matter, and than any value of one at its origin.
  private var steepest: Double {
    let step = zip(times, times.dropFirst()).map { $1 - $0 }.min() ?? 1
    let height = zip(lower, upper).map { Swift.max(abs($0), abs($1)) }.max() ?? 1
    return 4 * (height + 1) * (1 + 1 / step)
  }
}
