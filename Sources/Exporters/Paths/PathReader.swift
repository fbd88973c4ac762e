import Geometry

/// Reads the path data of this project's own drawings: absolute M, L, H, V, C, S, Q, A and Z.
struct PathReader {
  private var bytes: ArraySlice<UInt8>
  private var place = Point.zero
  private var start = Point.zero
  private var lastControl: Point?
  private var elements: [Path.Element] = []

  /// The path of a drawing.
  ///
  /// - Precondition: the data is well-formed, as that of a drawing in the source is.
  static func path(_ data: StaticString) -> Path {
    var reader = PathReader(
      bytes: Array(UnsafeBufferPointer(start: data.utf8Start, count: data.utf8CodeUnitCount))[...])
    var command: UInt8 = 0
    while let byte = reader.next() {
      if byte >= 0x41 {
        reader.bytes.removeFirst()
        command = byte
      }
      reader.step(command)
      if command == 0x4D { command = 0x4C }
    }
    return Path(reader.elements)
  }

  private init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private mutating func step(_ command: UInt8) {
    let control = lastControl
    lastControl = nil
    switch command {
    case 0x4D:
      place = point()
      start = place
      elements.append(.move(to: place))
    case 0x4C: line(to: point())
    case 0x48: line(to: Point(x: number(), y: place.y))
    case 0x56: line(to: Point(x: place.x, y: number()))
    case 0x43: curve(point(), point(), point())
    case 0x53: curve(control.map { place + (place - $0) } ?? place, point(), point())
    case 0x51: quadratic(point(), point())
    case 0x41: arc()
    case 0x5A:
      elements.append(.close)
      place = start
    default: preconditionFailure("a drawing has path data of M, L, H, V, C, S, Q, A and Z alone")
    }
  }

  private mutating func line(to end: Point) {
    elements.append(.line(to: end))
    place = end
  }

  private mutating func curve(_ control1: Point, _ control2: Point, _ end: Point) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
    (place, lastControl) = (end, control2)
  }

  private mutating func quadratic(_ control: Point, _ end: Point) {
    curve(place + (control - place) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
    lastControl = nil
  }

  /// An arc of an ellipse that is not turned, as curves of at most a right angle.
  ///
  /// Source: SVG 1.1, appendix F.6.5, for an angle of 0.
  private mutating func arc() {
    var radii = Vector(dx: abs(number()), dy: abs(number()))
    _ = number()
    let (isLarge, sweeps) = (number() != 0, number() != 0)
    let end = point()
    let half = Vector(dx: (place.x - end.x) / 2 / radii.dx, dy: (place.y - end.y) / 2 / radii.dy)
    // Radii that are too short to reach are made as long as they must be.
    let square = half.dx * half.dx + half.dy * half.dy
    if square > 1 { radii = radii * square.squareRoot() }
    let scaled = square > 1 ? half * (1 / square.squareRoot()) : half
    let length = scaled.dx * scaled.dx + scaled.dy * scaled.dy
    let factor = (isLarge == sweeps ? -1 : 1) * (Swift.max(1 / length - 1, 0)).squareRoot()
    let center = Vector(dx: factor * scaled.dy, dy: -factor * scaled.dx)
    let first = Vector(dx: scaled.dx - center.dx, dy: scaled.dy - center.dy)
    let last = Vector(dx: -scaled.dx - center.dx, dy: -scaled.dy - center.dy)
    let middle = Point(
      x: (place.x + end.x) / 2 + center.dx * radii.dx, y: (place.y + end.y) / 2 + center.dy * radii.dy)
    var turn = last.angle - first.angle
    if sweeps, turn < 0 { turn += 2 * .pi }
    if !sweeps, turn > 0 { turn -= 2 * .pi }
    let count = Swift.max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
    for piece in 0..<count {
      let from = first.angle + turn * Double(piece) / Double(count)
      quarter(
        around: middle, radii, from: from, by: turn / Double(count), end: piece + 1 == count ? end : nil)
    }
  }

  private mutating func quarter(
    around middle: Point, _ radii: Vector, from: Double, by turn: Double, end: Point?
  ) {
    let (one, two) = (Vector(angle: from), Vector(angle: from + turn))
    // The handle of an arc on a circle of radius 1 is (4/3) tan(θ/4), and tan(θ/4) = (1 − cos(θ/2)) / sin(θ/2).
    let half = Vector(angle: turn / 2)
    let handle = 4.0 / 3 * (1 - half.dx) / half.dy
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: middle.x + x * radii.dx, y: middle.y + y * radii.dy)
    }
    curve(
      at(one.dx - handle * one.dy, one.dy + handle * one.dx),
      at(two.dx + handle * two.dy, two.dy - handle * two.dx),
      end ?? at(two.dx, two.dy))
  }

  private mutating func point() -> Point {
    let x = number()
    return Point(x: x, y: number())
  }

  private mutating func number() -> Double {
    _ = next()
    var text: [UInt8] = []
    while let byte = bytes.first {
      let isSign = byte == 0x2D && text.isEmpty
      let isPoint = byte == 0x2E && !text.contains(0x2E)
      guard isSign || isPoint || (0x30...0x39).contains(byte) else { break }
      text.append(byte)
      bytes.removeFirst()
    }
    guard let value = Double(String(decoding: text, as: UTF8.self)) else {
      preconditionFailure("a number is missing in the path data of a drawing")
    }
    return value
  }

  /// The next byte that is no separator.
  private mutating func next() -> UInt8? {
    while let byte = bytes.first, byte == 0x20 || byte == 0x2C || byte == 0x0A { bytes.removeFirst() }
    return bytes.first
  }
}
