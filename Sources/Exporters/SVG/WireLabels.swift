import Geometry

/// Where the labels of a frame stand, so that none covers another while there is a free spot.
struct WireLabels {
  /// A place for a label: a point on its baseline, and what of the label stands there.
  struct Spot {
    var point: Point
    var anchor: Anchor = .start
  }

  /// Which end of a label its point is.
  enum Anchor {
    case start, middle, end

    var keyword: StaticString {
      switch self {
      case .start: "start"
      case .middle: "middle"
      case .end: "end"
      }
    }

    /// The part of a label's width that is left of its point.
    fileprivate var before: Double {
      switch self {
      case .start: 0
      case .middle: 0.5
      case .end: 1
      }
    }
  }

  /// The size of the letters, in points.
  static let fontSize = 6.5
  /// The way from one line to the next, in points.
  private static let lineHeight = 7.5
  /// The width of a letter of a monospaced font, in points.
  private static let letterWidth = 0.602 * fontSize

  private var taken: [Rect] = []

  /// The first spot in which a label of so many letters covers no other, else the one in which it covers least.
  mutating func place(letters: Int, in spots: [Spot]) -> Spot {
    var best: (spot: Spot, rect: Rect, covered: Double)?
    for spot in spots {
      let rect = Self.rect(of: spot, letters: letters)
      let covered = taken.reduce(0) { $0 + Self.sharedArea($1, rect) }
      if covered < best?.covered ?? .infinity { best = (spot, rect, covered) }
      if covered == 0 { break }
    }
    guard let best else { preconditionFailure("a label has at least one spot") }
    taken.append(best.rect)
    return best.spot
  }

  /// The spots for a frame's name: on top of its corners, below them, then lines farther out.
  static func spots(around rect: Rect) -> [Spot] {
    (0..<4).flatMap { line in
      let above = rect.minY - 2 - Double(line) * lineHeight
      let below = rect.maxY + lineHeight - 1 + Double(line) * lineHeight
      return [
        Spot(point: Point(x: rect.minX + 1, y: above)),
        Spot(point: Point(x: rect.maxX - 1, y: above), anchor: .end),
        Spot(point: Point(x: rect.minX + 1, y: below)),
        Spot(point: Point(x: rect.maxX - 1, y: below), anchor: .end),
      ]
    }
  }

  /// The spots for the length of a line: beside it where it is steep, above or below it where it is flat.
  static func spots(besides line: ShapeGap) -> [Spot] {
    let isSteep = abs(line.direction.dy) > abs(line.direction.dx)
    let middle = Point(x: (line.first.x + line.second.x) / 2, y: (line.first.y + line.second.y) / 2)
    return (0..<3).flatMap { line in
      let far = Double(line) * lineHeight
      return isSteep
        ? [
          Spot(point: Point(x: middle.x + 2 + far, y: middle.y + 2.5)),
          Spot(point: Point(x: middle.x - 2 - far, y: middle.y + 2.5), anchor: .end),
        ]
        : [
          Spot(point: Point(x: middle.x, y: middle.y - 2 - far), anchor: .middle),
          Spot(point: Point(x: middle.x, y: middle.y + lineHeight - 1 + far), anchor: .middle),
        ]
    }
  }

  private static func rect(of spot: Spot, letters: Int) -> Rect {
    let width = Double(letters) * letterWidth
    return Rect(
      x: spot.point.x - spot.anchor.before * width, y: spot.point.y - 0.8 * fontSize, width: width,
      height: fontSize)
  }

  private static func sharedArea(_ first: Rect, _ second: Rect) -> Double {
    let width = Swift.min(first.maxX, second.maxX) - Swift.max(first.minX, second.minX)
    let height = Swift.min(first.maxY, second.maxY) - Swift.max(first.minY, second.minY)
    return Swift.max(width, 0) * Swift.max(height, 0)
  }
}
