import Geometry
import Motion
import SceneModel

/// The colour of a sheet of glass: one for all, or each shape's own, running into its neighbours'.
struct GlassTint {
  let sheet: GlassSheet
  let decimals: Int

  /// The tint that all shapes share; `nil` where they differ.
  private var common: Color? {
    guard let first = sheet.shapes.first?.tint else { return .clear }
    let isShared = sheet.shapes.allSatisfy {
      $0.tint == first || ($0.tint.opacity == 0 && first.opacity == 0)
    }
    return isShared ? first : nil
  }

  /// Appends the blur with which tints run into each other.
  func appendDefinitions(to buffer: inout OutputBuffer) {
    guard common == nil else { return }
    buffer.append("<filter id=\"t", sheet.id, "\" filterUnits=\"userSpaceOnUse\"")
    buffer.bounds(sheet.bounds.insetBy(dx: -22, dy: -22))
    buffer.append("><feGaussianBlur stdDeviation=\"6\"/></filter>")
  }

  /// Appends the tint.
  func append(to buffer: inout OutputBuffer) {
    guard let color = common else { return appendMixed(to: &buffer) }
    guard color.opacity > 0 else { return }
    buffer.append("<use xlink:href=\"#o", sheet.id, "\"")
    buffer.fill(color, opacity: GlassPreset.tint * sheet.look.material)
    buffer.append("/>\n")
  }

  /// Shapes that lie over each other do not add their tints up: as one, they are as dense as the densest.
  private func appendMixed(to buffer: inout OutputBuffer) {
    let densest = sheet.shapes.reduce(0) { Swift.max($0, $1.tint.opacity * $1.material) }
    buffer.append("<g clip-path=\"url(#c", sheet.id, ")\"")
    buffer.attribute("opacity", GlassPreset.tint * densest, decimals: 3)
    buffer.append(">")
    for shape in sheet.shapes where shape.tint.opacity * shape.material > 0 {
      buffer.append("<g filter=\"url(#t", sheet.id, ")\"><path d=\"")
      // A little larger than the shape, so that the blur does not pale the tint along the rim.
      var grown = shape.shape
      grown.rect = grown.rect.insetBy(dx: -4, dy: -4)
      buffer.append(short: grown.path, decimals: decimals)
      buffer.append("\"")
      buffer.fill(shape.tint, opacity: shape.material / densest)
      buffer.append("/></g>")
    }
    buffer.append("</g>\n")
  }
}
