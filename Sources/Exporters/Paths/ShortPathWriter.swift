import Geometry

/// Writes path data relative to the last point, in whole units of the last decimal.
struct ShortPathWriter {
  private let decimals: Int
  private let separator: UInt8
  private let unit: Double
  private var x = 0
  private var y = 0
  private var startX = 0
  private var startY = 0
  private var command: UInt8 = 0
  private var needsSeparator = false
  private var lastHasPoint = false

  /// Creates a writer that puts a separator, a space or a comma, where two numbers need one.
  init(decimals: Int, separator: UInt8 = space) {
    precondition(0...9 ~= decimals, "path data has 0 to 9 digits after the point")
    self.decimals = decimals
    self.separator = separator
    unit = Double(DecimalDigits.power(decimals))
  }

  mutating func write(_ element: Path.Element, to buffer: inout OutputBuffer) {
    switch element {
    case .move(let point):
      begin(0x4D, &buffer)
      (startX, startY) = (whole(point.x), whole(point.y))
      pair(startX, startY, &buffer)
      (x, y) = (startX, startY)
    case .line(let point): line(whole(point.x), whole(point.y), &buffer)
    case .curve(let point, let control1, let control2):
      begin(0x63, &buffer)
      let (endX, endY) = (whole(point.x), whole(point.y))
      pair(whole(control1.x) - x, whole(control1.y) - y, &buffer)
      pair(whole(control2.x) - x, whole(control2.y) - y, &buffer)
      pair(endX - x, endY - y, &buffer)
      (x, y) = (endX, endY)
    case .close:
      begin(0x7A, &buffer)
      (x, y) = (startX, startY)
      command = 0
    }
  }

  private mutating func line(_ endX: Int, _ endY: Int, _ buffer: inout OutputBuffer) {
    if endY == y {
      begin(0x68, &buffer)
      number(endX - x, &buffer)
    } else if endX == x {
      begin(0x76, &buffer)
      number(endY - y, &buffer)
    } else {
      begin(0x6C, &buffer)
      pair(endX - x, endY - y, &buffer)
    }
    (x, y) = (endX, endY)
  }

  /// Starts a step; a letter that repeats is left out, but for the move, which would become a line.
  private mutating func begin(_ letter: UInt8, _ buffer: inout OutputBuffer) {
    guard letter != command || letter == 0x4D else { return }
    buffer.append(byte: letter)
    command = letter
    needsSeparator = false
  }

  private mutating func pair(_ first: Int, _ second: Int, _ buffer: inout OutputBuffer) {
    number(first, &buffer)
    number(second, &buffer)
  }

  private mutating func number(_ value: Int, _ buffer: inout OutputBuffer) {
    let (whole, fraction) = value.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    let startsWithPoint = whole == 0 && fraction != 0
    let separated = value < 0 || (startsWithPoint && lastHasPoint)
    if needsSeparator, !separated { buffer.append(byte: separator) }
    buffer.append(units: value, whole: Int(whole), fraction: Int64(fraction), decimals: decimals)
    needsSeparator = true
    lastHasPoint = fraction != 0
  }

  private func whole(_ coordinate: Double) -> Int {
    Int((Swift.min(Swift.max(coordinate, -1e8), 1e8) * unit).rounded())
  }
}
