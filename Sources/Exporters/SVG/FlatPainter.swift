import Geometry
import Motion
import SceneModel

/// Draws a sheet of glass with gradients and strokes alone.
///
/// Back to front: two soft steps of shadow, a veil that is brighter at the top, the tint, a bezel, and a rim
/// that is bright towards −45° and a little less so towards 135°.
struct FlatPainter {
  let scheme: ColorScheme
  let decimals: Int

  /// Appends the gradients that all sheets share; each fits itself to the contour it paints.
  func appendGradients(to buffer: inout OutputBuffer) {
    buffer.append("<linearGradient id=\"v\" x2=\"0\" y2=\"1\">")
    stops(
      scheme == .light
        ? [(0, .white, 0.62), (0.5, .white, 0.4), (1, .white, 0.52)]
        : [(0, Self.slate, 0.62), (0.5, Self.slate, 0.5), (1, Self.slate, 0.66)], &buffer)
    buffer.append("<linearGradient id=\"z\" x2=\".75\" y2=\"1\">")
    stops(
      scheme == .light
        ? [(0, .white, 0.7), (0.45, .white, 0.08), (0.6, .white, 0.05), (1, .white, 0.5)]
        : [(0, .white, 0.22), (0.45, .white, 0.03), (0.6, .white, 0.02), (1, .white, 0.14)], &buffer)
    buffer.append("<linearGradient id=\"r\" x2=\".75\" y2=\"1\">")
    stops(
      scheme == .light
        ? [(0, .white, 1), (0.4, .white, 0.45), (0.62, .white, 0.4), (1, .white, 0.9)]
        : [(0, .white, 0.75), (0.4, .white, 0.16), (0.62, .white, 0.14), (1, .white, 0.5)], &buffer)
  }

  private static let slate = Color(red: 0.14, green: 0.15, blue: 0.18)

  private func stops(_ stops: [(Double, Color, Double)], _ buffer: inout OutputBuffer) {
    for (offset, color, opacity) in stops {
      buffer.append("<stop")
      buffer.attribute("offset", offset)
      buffer.paint("stop-color", color, opacityName: "stop-opacity", opacity: opacity)
      buffer.append("/>")
    }
    buffer.append("</linearGradient>")
  }

  /// Appends a sheet, contour by contour; contours with a hole stay together.
  func append(_ sheet: GlassSheet, to buffer: inout OutputBuffer) {
    buffer.append("<g")
    let opacity = sheet.look.opacity * sheet.look.material
    if opacity < 1 { buffer.attribute("opacity", opacity) }
    buffer.append(">")
    let parts = sheet.contours.contains(where: \.isHole) ? [sheet.contours] : sheet.contours.map { [$0] }
    for (index, part) in parts.enumerated() {
      append(part, of: sheet, number: index, to: &buffer)
    }
    buffer.append("</g>\n")
  }

  private func append(
    _ contours: [Outline.Contour], of sheet: GlassSheet, number: Int, to buffer: inout OutputBuffer
  ) {
    let id = FlatID(sheet: sheet.id, number: number)
    buffer.append("<clipPath id=\"c")
    id.append(to: &buffer)
    buffer.append("\"><path id=\"o")
    id.append(to: &buffer)
    buffer.append("\" d=\"")
    for contour in contours { buffer.append(short: contour.path, decimals: decimals) }
    buffer.append("\"/></clipPath>")
    let isLight = scheme == .light
    id.use(
      " y=\"3\" fill-opacity=\".06\" stroke=\"#000\" stroke-opacity=\".05\" stroke-width=\"5\"/>", &buffer)
    id.use(isLight ? " y=\"1.5\" fill-opacity=\".1\"/>" : " y=\"1.5\" fill-opacity=\".3\"/>", &buffer)
    id.use(" fill=\"url(#v)\"", &buffer)
    buffer.attribute("fill-opacity", 1 - 0.55 * sheet.look.clarity)
    buffer.append("/>")
    appendTint(contours, of: sheet, id: id, to: &buffer)
    if sheet.look.press > 0 {
      id.use(" fill=\"#fff\"", &buffer)
      buffer.attribute("fill-opacity", 0.3 * sheet.look.press, decimals: 3)
      buffer.append("/>")
    }
    id.use(" fill=\"none\" stroke=\"url(#z)\" stroke-width=\"9\" clip-path=\"url(#c", &buffer)
    id.append(to: &buffer)
    buffer.append(")\"/>")
    id.use(" fill=\"none\" stroke=\"url(#r)\" stroke-width=\"1.1\"/>", &buffer)
  }

  /// One tint where the shapes agree; else each shape's own, cut to the outline.
  private func appendTint(
    _ contours: [Outline.Contour], of sheet: GlassSheet, id: FlatID, to buffer: inout OutputBuffer
  ) {
    let tints = sheet.shapes.map(\.tint).filter { $0.opacity > 0 }
    guard let first = tints.first else { return }
    if tints.count == sheet.shapes.count, tints.allSatisfy({ $0 == first }) {
      id.use("", &buffer)
      buffer.fill(first)
      buffer.append("/>")
      return
    }
    // Shapes that lie over each other do not add their tints up: as one, they are as dense as the densest.
    let densest = tints.reduce(0) { Swift.max($0, $1.opacity) }
    buffer.append("<g clip-path=\"url(#c")
    id.append(to: &buffer)
    buffer.append(")\"")
    if densest < 1 { buffer.attribute("opacity", densest, decimals: 3) }
    buffer.append(">")
    for shape in sheet.shapes where shape.tint.opacity > 0 {
      buffer.append("<path d=\"")
      buffer.append(short: shape.shape.path, decimals: decimals)
      buffer.append("\"")
      buffer.fill(shape.tint, opacity: 1 / densest)
      buffer.append("/>")
    }
    buffer.append("</g>")
  }
}

/// The number of a contour in a flat picture's ids.
private struct FlatID {
  let sheet: Int
  let number: Int

  func append(to buffer: inout OutputBuffer) {
    buffer.append(integer: sheet)
    if number > 0 { buffer.append("_", number, "") }
  }

  /// Appends the start of a reference to the contour's path, and what follows.
  func use(_ rest: StaticString, _ buffer: inout OutputBuffer) {
    buffer.append("<use xlink:href=\"#o")
    append(to: &buffer)
    buffer.append("\"")
    buffer.append(rest)
  }
}
