import Geometry
import Motion

/// Draws a symbol in a colour.
struct SymbolPainter {
  let symbol: SymbolLibrary.Symbol
  let color: Color

  /// The square of 24 units is 1.2 times the size of the font that the symbol stands beside.
  private static let unitsPerEm = 20.0

  /// Appends the symbol with its middle at an offset, in points.
  func append(at offset: Vector, fontSize: Double, to buffer: inout OutputBuffer) {
    let scale = fontSize / Self.unitsPerEm
    appendGroup(at: offset, scale: scale, lineWidth: 2, to: &buffer)
    switch symbol.enclosure {
    case .none: append(filled: symbol.isFilled, color, over: ContentColors.contrast(to: color), to: &buffer)
    case .circle: append(in: "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z", to: &buffer)
    case .square:
      append(in: "M7 3H17A4 4 0 0 1 21 7V17A4 4 0 0 1 17 21H7A4 4 0 0 1 3 17V7A4 4 0 0 1 7 3Z", to: &buffer)
    }
    if symbol.isSlashed { appendPath("M4 4L20 20", to: &buffer) }
    buffer.append("</g>")
  }

  private func append(in enclosure: StaticString, to buffer: inout OutputBuffer) {
    appendPath(enclosure, fill: symbol.isFilled ? color : nil, to: &buffer)
    let inner = symbol.isFilled ? ContentColors.contrast(to: color) : color
    buffer.append("<g transform=\"translate(12 12) scale(.56) translate(-12 -12)\" stroke-width=\"3\"")
    if symbol.isFilled { buffer.stroke(inner) }
    buffer.append(">")
    append(filled: false, inner, over: color, to: &buffer)
    buffer.append("</g>")
  }

  private func append(filled: Bool, _ color: Color, over ground: Color, to buffer: inout OutputBuffer) {
    let drawing = symbol.drawing
    let isSolid = filled && drawing.body.utf8CodeUnitCount > 0
    if !isSolid, drawing.dots.utf8CodeUnitCount == 0 {
      appendJoined([drawing.body, drawing.lines, drawing.details], to: &buffer)
      return
    }
    appendPath(drawing.body, fill: filled ? color : nil, to: &buffer)
    appendPath(drawing.lines, to: &buffer)
    appendPath(drawing.details, stroke: isSolid ? ground : nil, to: &buffer)
    appendDots(drawing.dots, isSolid ? ground : color, to: &buffer)
  }

  private func appendGroup(
    at offset: Vector, scale: Double, lineWidth: Double, to buffer: inout OutputBuffer
  ) {
    buffer.append("<g transform=\"translate(")
    buffer.append(short: offset.dx - 12 * scale, decimals: 2)
    buffer.append(byte: space)
    buffer.append(short: offset.dy - 12 * scale, decimals: 2)
    buffer.append(") scale(")
    buffer.append(short: scale, decimals: 3)
    buffer.append(")\" fill=\"none\"")
    buffer.stroke(color)
    buffer.attribute("stroke-width", lineWidth)
    buffer.append(" stroke-linecap=\"round\" stroke-linejoin=\"round\">")
  }

  private func appendJoined(_ parts: [StaticString], to buffer: inout OutputBuffer) {
    buffer.append("<path d=\"")
    for part in parts { buffer.append(part) }
    buffer.append("\"/>")
  }

  private func appendPath(
    _ path: StaticString, fill: Color? = nil, stroke: Color? = nil, to buffer: inout OutputBuffer
  ) {
    guard path.utf8CodeUnitCount > 0 else { return }
    buffer.append("<path d=\"")
    buffer.append(path)
    buffer.append("\"")
    if let fill { buffer.fill(fill) }
    if let stroke { buffer.stroke(stroke) }
    buffer.append("/>")
  }

  private func appendDots(_ path: StaticString, _ color: Color, to buffer: inout OutputBuffer) {
    guard path.utf8CodeUnitCount > 0 else { return }
    buffer.append("<path stroke=\"none\" d=\"")
    buffer.append(path)
    buffer.append("\"")
    buffer.fill(color)
    buffer.append("/>")
  }
}
