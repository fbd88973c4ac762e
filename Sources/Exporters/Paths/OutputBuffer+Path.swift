public import Geometry

extension OutputBuffer {
  /// Appends a path as SVG path data with absolute coordinates and a space between all numbers.
  public mutating func append(absolute path: Path, precision: Precision) {
    var isFirst = true
    for element in path.elements {
      if !isFirst { append(byte: space) }
      isFirst = false
      switch element {
      case .move(let point):
        append(byte: 0x4D)
        append(point, precision)
      case .line(let point):
        append(byte: 0x4C)
        append(point, precision)
      case .curve(let point, let control1, let control2):
        append(byte: 0x43)
        append(control1, precision)
        append(byte: space)
        append(control2, precision)
        append(byte: space)
        append(point, precision)
      case .close: append(byte: 0x5A)
      }
    }
  }

  /// Appends a path as the shortest SVG path data for so many decimals, 0…9: relative, and no separator
  /// that can be left out.
  ///
  /// *Accuracy*: every point lies within half a unit of the last decimal of its place; errors do not add up,
  /// because what is relative is the rounded place.
  public mutating func append(short path: Path, decimals: Int) {
    var writer = ShortPathWriter(decimals: decimals)
    for element in path.elements { writer.write(element, to: &self) }
  }

  /// Appends a path as short path data without a space, as it stands in a URI.
  mutating func append(uri path: Path, decimals: Int) {
    var writer = ShortPathWriter(decimals: decimals, separator: comma)
    for element in path.elements { writer.write(element, to: &self) }
  }

  private mutating func append(_ point: Point, _ precision: Precision) {
    append(point.x, precision)
    append(byte: space)
    append(point.y, precision)
  }
}

let space: UInt8 = 0x20
