import Geometry
import Motion
import SceneModel

/// Draws the content of elements: labels, symbols, plain shapes.
struct ContentPainter {
  let colors: ContentColors
  /// Whether content may be blurred, which takes a filter.
  let blurs: Bool
  let decimals: Int

  /// Appends the blur of an element, where it has one.
  func appendDefinitions(of element: Frame.Element, id: Int, to buffer: inout OutputBuffer) {
    guard isBlurred(element), isVisible(element) else { return }
    let size = Size(width: element.frame.width, height: element.frame.height)
    let reach = 3 * element.blur + 8
    buffer.append(
      "<filter id=\"k", id, "\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
    buffer.bounds(Rect(center: .zero, size: size).insetBy(dx: -reach, dy: -reach))
    buffer.append("><feGaussianBlur")
    buffer.attribute("stdDeviation", element.blur)
    buffer.append("/></filter>")
  }

  /// Appends an element's content, in its place.
  func append(_ element: Frame.Element, id: Int, to buffer: inout OutputBuffer) {
    guard isVisible(element) else { return }
    buffer.append("<g transform=\"translate(")
    buffer.append(short: element.frame.center.x, decimals: decimals)
    buffer.append(byte: space)
    buffer.append(short: element.frame.center.y, decimals: decimals)
    if element.rotation != 0 {
      buffer.append(") rotate(")
      buffer.append(short: element.rotation * 180 / .pi, decimals: 3)
    }
    if abs(element.scale - 1) > 0.0005 {
      buffer.append(") scale(")
      buffer.append(short: element.scale, decimals: 3)
    }
    buffer.append(")\"")
    let opacity = element.opacity * element.contentOpacity
    if opacity < 0.9995 { buffer.attribute("opacity", opacity, decimals: 3) }
    if isBlurred(element) { buffer.append(" filter=\"url(#k", id, ")\"") }
    buffer.append(">")
    for content in element.content { append(content, of: element, to: &buffer) }
    buffer.append("</g>\n")
  }

  private func isVisible(_ element: Frame.Element) -> Bool {
    element.opacity * element.contentOpacity > 0.001 && element.scale > 0 && !element.content.isEmpty
  }

  private func isBlurred(_ element: Frame.Element) -> Bool { blurs && element.blur > 0.05 }

  /// Appends one thing that is drawn in an element, in the coordinates of its middle.
  func append(_ content: Content, of element: Frame.Element, to buffer: inout OutputBuffer) {
    guard content.opacity > 0.001 else { return }
    var color = content.color ?? colors.label(of: element)
    color.opacity *= content.opacity
    switch content.kind {
    case .text(let text, let fontSize, let weight):
      appendText(text, fontSize: fontSize, weight: weight, at: content.offset, color, to: &buffer)
    case .symbol(let name, let fontSize):
      if let symbol = SymbolLibrary.symbol(named: name) {
        SymbolPainter(symbol: symbol, color: color).append(
          at: content.offset, fontSize: fontSize, to: &buffer)
      } else {
        appendText(
          SymbolLibrary.letters(of: name), fontSize: fontSize, weight: 600, at: content.offset, color,
          to: &buffer)
      }
    case .shape(let form):
      buffer.append("<path d=\"")
      let frame = Rect(center: .zero + content.offset, size: content.size)
      buffer.append(short: form.placed(in: frame).path, decimals: decimals)
      buffer.append("\"")
      buffer.fill(color)
      buffer.append("/>")
    }
  }

  /// Capitals are about 0.7 of the font's size high, so that their middle is 0.35 above the baseline.
  private func appendText(
    _ text: String, fontSize: Double, weight: Int, at offset: Vector, _ color: Color,
    to buffer: inout OutputBuffer
  ) {
    buffer.append("<text text-anchor=\"middle\"")
    if offset.dx != 0 { buffer.attribute("x", offset.dx) }
    buffer.attribute("y", offset.dy + 0.35 * fontSize)
    buffer.attribute("font-size", fontSize)
    if weight != 400 {
      buffer.append(" font-weight=\"", weight, "\"")
    }
    buffer.fill(color)
    buffer.append(">")
    buffer.append(xml: text)
    buffer.append("</text>")
  }
}
