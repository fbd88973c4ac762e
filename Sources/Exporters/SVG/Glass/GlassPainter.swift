import Geometry
import Motion
import SceneModel

/// Draws a sheet of glass with SVG filters that work in browsers and in librsvg alike.
///
/// Back to front: the shadow; what is behind, sampled once, blurred and bent; the veil and the tint; the rim.
/// Shape and background go into the filter as one: the background at half its opacity, and over it the
/// background clipped to the shape. Alpha is then the shape, as sharp as the renderer can draw it.
struct GlassPainter {
  let sheet: GlassSheet
  let scheme: ColorScheme
  let decimals: Int

  private var preset: GlassPreset {
    GlassPreset(scheme: scheme, look: sheet.look, shortSide: sheet.shortSide)
  }

  /// Appends the outline, its clip and the filters.
  func appendDefinitions(to buffer: inout OutputBuffer) {
    buffer.append("<path id=\"o", sheet.id, "\" d=\"")
    for contour in sheet.contours { buffer.append(short: contour.path, decimals: decimals) }
    buffer.append("\"/><clipPath id=\"c", sheet.id, "\"><use xlink:href=\"#o")
    buffer.append(integer: sheet.id)
    buffer.append("\"/></clipPath>")
    let filters = GlassFilters(preset: preset, bounds: sheet.bounds, id: sheet.id)
    filters.appendBody(slope: .image(sheet.contours, decimals: Swift.min(decimals, 1)), to: &buffer)
    filters.appendRim(to: &buffer)
    filters.appendShadow(to: &buffer)
    GlassTint(sheet: sheet, decimals: decimals).appendDefinitions(to: &buffer)
    appendShineDefinitions(to: &buffer)
  }

  /// Appends the glass over what is behind it, which a function draws.
  func append(over ground: (inout OutputBuffer) -> Void, to buffer: inout OutputBuffer) {
    let id = sheet.id
    if sheet.look.opacity < 1 {
      buffer.append("<g")
      buffer.attribute("opacity", sheet.look.opacity)
      buffer.append(">")
    }
    buffer.append("<use xlink:href=\"#o", id, "\"")
    buffer.append(" filter=\"url(#s", id, ")\"")
    buffer.attribute("fill-opacity", preset.shadow, decimals: 3)
    buffer.append("/>\n<g filter=\"url(#g", id, ")\"><g opacity=\".5\">")
    ground(&buffer)
    buffer.append("</g><g clip-path=\"url(#c", id, ")\">")
    ground(&buffer)
    buffer.append("</g></g>\n")
    appendVeil(to: &buffer)
    GlassTint(sheet: sheet, decimals: decimals).append(to: &buffer)
    appendShine(to: &buffer)
    buffer.append("<use xlink:href=\"#o", id, "\" fill=\"#fff\" filter=\"url(#r")
    buffer.append(integer: id)
    buffer.append(")\"/>\n")
    if sheet.look.opacity < 1 { buffer.append("</g>\n") }
  }

  private func appendVeil(to buffer: inout OutputBuffer) {
    buffer.append("<use xlink:href=\"#o", sheet.id, "\"")
    buffer.append(scheme == .light ? " fill=\"#fff\"" : " fill=\"#23252b\"")
    buffer.attribute("fill-opacity", preset.veil, decimals: 3)
    buffer.append(" stroke=\"#fff\" stroke-width=\".5\"")
    buffer.attribute("stroke-opacity", preset.hairline, decimals: 3)
    buffer.append("/>\n")
  }

  /// A light under the finger that spreads through the glass, one for each shape that is pressed.
  private func appendShineDefinitions(to buffer: inout OutputBuffer) {
    for (index, shape) in sheet.shapes.enumerated() where shape.press > 0.005 {
      let rect = shape.shape.rect
      buffer.append("<radialGradient id=\"l", sheet.id, "_")
      buffer.append(integer: index)
      buffer.append("\" gradientUnits=\"userSpaceOnUse\"")
      buffer.attribute("cx", rect.center.x)
      buffer.attribute("cy", rect.center.y)
      buffer.attribute("r", 0.75 * Swift.max(rect.width, rect.height))
      buffer.append("><stop stop-color=\"#fff\"")
      buffer.attribute("stop-opacity", 0.6 * Swift.min(shape.press, 1) * sheet.look.material, decimals: 3)
      buffer.append("/><stop offset=\"1\" stop-color=\"#fff\" stop-opacity=\"0\"/></radialGradient>")
    }
  }

  private func appendShine(to buffer: inout OutputBuffer) {
    for (index, shape) in sheet.shapes.enumerated() where shape.press > 0.005 {
      buffer.append("<use xlink:href=\"#o", sheet.id, "\" fill=\"url(#l")
      buffer.append(integer: sheet.id)
      buffer.append("_", index, ")\"/>\n")
    }
  }
}
