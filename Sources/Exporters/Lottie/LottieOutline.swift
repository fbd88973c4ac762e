import Geometry

/// One contour over time, as Lottie has it: always of the same number of vertices, whatever its shape.
///
/// Players want as many vertices at the end of a stretch as at its start, and some as many in all keys. So what has
/// fewer ends in vertices that lie on its start, and what is not there lies far outside of the canvas.
struct LottieOutline {
  /// A vertex and its handles, in whole units of the last decimal: x, y, and the handles' ends from there.
  private typealias Vertex = (at: Point, arrival: Vector, departure: Vector)

  /// The numbers of each frame, six a vertex, in points.
  private let frames: [[Double]]
  /// The true number of vertices of each frame.
  private let counts: [Int]

  /// How far a frame between two keys may lie from its place, in points.
  private static let tolerance = 0.06
  /// How much farther than the whole a vertex may go from one frame to the next, in points, and still be the same.
  private static let leap = 4.0

  /// The contours of each frame; `nil` where there is none.
  init(_ contours: [Path?]) {
    let all = contours.map { $0.map(Self.vertices) ?? [] }
    let most = all.reduce(1) { Swift.max($0, $1.count) }
    counts = all.map(\.count)
    frames = all.map { vertices in
      guard let first = vertices.first else {
        return (0..<most).flatMap { _ in [-1000.0, -1000, 0, 0, 0, 0] }
      }
      var padded = vertices
      if vertices.count < most {
        padded[0].arrival = .zero
        padded.append((first.at, first.arrival, .zero))
        while padded.count < most { padded.append((first.at, .zero, .zero)) }
      }
      return padded.flatMap { vertex in
        [
          vertex.at.x, vertex.at.y, vertex.arrival.dx, vertex.arrival.dy, vertex.departure.dx,
          vertex.departure.dy,
        ]
      }
    }
  }

  private static func vertices(of path: Path) -> [Vertex] {
    let curves = path.segments.map(\.cubic)
    guard let last = curves.last else { return [] }
    var arrival = last.control2 - last.end
    return curves.map { curve in
      defer { arrival = curve.control2 - curve.end }
      return (curve.start, arrival, curve.control1 - curve.start)
    }
  }

  /// Appends the shape as a property: `{"a":…,"k":…}`.
  func append(to buffer: inout OutputBuffer) {
    guard zip(frames.dropFirst(), frames).contains(where: { $0 != $1 }) else {
      buffer.append("{\"a\":0,\"k\":")
      append(frames[0], to: &buffer)
      buffer.append("}")
      return
    }
    let film = LottieKeys(count: frames.count) { start, end in
      isOneStretch(start, end) ? LottieEase(frames, from: start, to: end, tolerance: Self.tolerance) : nil
    }
    buffer.append("{\"a\":1,\"k\":[")
    for key in film.keys {
      append(key: key.frame, to: &buffer)
      buffer.append(key.ease)
      buffer.append(",")
    }
    append(key: film.last, to: &buffer)
    buffer.append("}]}")
  }

  private func append(key frame: Int, to buffer: inout OutputBuffer) {
    buffer.append("{\"t\":", frame, ",\"s\":[")
    append(frames[frame], to: &buffer)
    buffer.append("]")
  }

  /// Whether the vertices of two frames are the same ones, moved.
  private func isOneStretch(_ start: Int, _ end: Int) -> Bool {
    for frame in start..<end where !isSame(frame, frame + 1) { return false }
    return true
  }

  private func isSame(_ first: Int, _ second: Int) -> Bool {
    guard counts[first] == counts[second] else { return false }
    let (one, two) = (frames[first], frames[second])
    let steps = stride(from: 0, to: 6 * counts[first], by: 6).map {
      Vector(dx: two[$0] - one[$0], dy: two[$0 + 1] - one[$0 + 1])
    }
    guard !steps.isEmpty else { return true }
    let mean = steps.reduce(Vector.zero, +) * (1 / Double(steps.count))
    return steps.allSatisfy { ($0 - mean).length <= Self.leap }
  }

  private func append(_ numbers: [Double], to buffer: inout OutputBuffer) {
    buffer.append("{\"c\":true")
    for (name, offset) in [(",\"v\":[", 0), (",\"i\":[", 2), (",\"o\":[", 4)] as [(StaticString, Int)] {
      buffer.append(name)
      for start in stride(from: offset, to: numbers.count, by: 6) {
        buffer.append(start > offset ? ",[" : "[")
        buffer.append(json: numbers[start], decimals: 2)
        buffer.append(",")
        buffer.append(json: numbers[start + 1], decimals: 2)
        buffer.append("]")
      }
      buffer.append("]")
    }
    buffer.append("}")
  }
}
