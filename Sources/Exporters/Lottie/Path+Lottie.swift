import Geometry

extension Path {
  /// The subpaths, each a path of its own.
  var subpaths: [Path] {
    var paths: [Path] = []
    for element in elements {
      if case .move = element { paths.append(Path()) }
      if !paths.isEmpty { paths[paths.count - 1].elements.append(element) }
    }
    return paths
  }

  /// Appends a single subpath as a Lottie shape, with a vertex where two pieces meet.
  func appendLottie(to buffer: inout OutputBuffer) {
    let curves = segments.map(\.cubic)
    let isClosed = elements.last == .close
    var vertices = curves.map { (at: $0.start, arrival: Vector.zero, departure: $0.control1 - $0.start) }
    for (index, curve) in curves.enumerated() {
      if index + 1 < curves.count {
        vertices[index + 1].arrival = curve.control2 - curve.end
      } else if isClosed {
        vertices[0].arrival = curve.control2 - curve.end
      } else {
        vertices.append((curve.end, curve.control2 - curve.end, .zero))
      }
    }
    buffer.append(isClosed ? "{\"c\":true,\"v\":[" : "{\"c\":false,\"v\":[")
    append(vertices.map { ($0.at.x, $0.at.y) }, to: &buffer)
    buffer.append("],\"i\":[")
    append(vertices.map { ($0.arrival.dx, $0.arrival.dy) }, to: &buffer)
    buffer.append("],\"o\":[")
    append(vertices.map { ($0.departure.dx, $0.departure.dy) }, to: &buffer)
    buffer.append("]}")
  }

  private func append(_ pairs: [(Double, Double)], to buffer: inout OutputBuffer) {
    for (index, pair) in pairs.enumerated() {
      buffer.append(index > 0 ? ",[" : "[")
      buffer.append(json: pair.0, decimals: 2)
      buffer.append(",")
      buffer.append(json: pair.1, decimals: 2)
      buffer.append("]")
    }
  }
}
