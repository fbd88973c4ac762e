import Geometry
import Motion
import SceneModel

/// The tints of a track of glass over time.
struct FilmTintPainter {
  let track: GlassTrack
  let timing: FrameTiming
  /// How much of a full tint is drawn, 0…1.
  let strength: Double
  let decimals: Int

  /// Appends one tint for the whole outline where all shapes have the same at every time, else each shape's own.
  func append(to buffer: inout OutputBuffer) {
    let perFrame = track.shapes.map { Set($0.values.map(\.tint)) }
    if perFrame.allSatisfy({ $0.count <= 1 }) {
      var last = Color.clear
      let tints = perFrame.map { tints in
        last = tints.first ?? last
        return last
      }
      guard tints.contains(where: { $0.opacity > 0 }) else { return }
      buffer.append("<use xlink:href=\"#o", track.id, "\"")
      appendFill(tints, tints.map { $0.opacity * strength }, to: &buffer)
      buffer.append("</use>\n")
    } else {
      // Shapes that lie over each other do not add their tints up: as one, they are as dense as the densest.
      let densest = track.shapes.map { $0.values.reduce(0) { Swift.max($0, $1.tint.opacity) } }
      buffer.append("<g clip-path=\"url(#c", track.id, ")\">")
      timing.appendGroup(opacity: densest.map { $0 * strength }, to: &buffer) { buffer in
        for name in track.names { append(shape: name, densest, to: &buffer) }
      }
      buffer.append("</g>\n")
    }
  }

  private func append(shape name: String, _ densest: [Double], to buffer: inout OutputBuffer) {
    let shapes = track.shapes.map { $0[name] }
    let tints = shapes.map { $0?.tint ?? .clear }
    guard tints.contains(where: { $0.opacity > 0 }) else { return }
    let paths = shapes.map { shape in
      var text = OutputBuffer(capacity: 512)
      shape.map { text.append(short: $0.shape.path, decimals: decimals) }
      if text.count == 0 { text.append("M0 0") }
      return text.bytes
    }
    buffer.append("<path d=\"")
    buffer.append(bytes: paths[timing.poster])
    buffer.append("\"")
    appendFill(tints, zip(tints, densest).map { $1 > 0 ? $0.opacity / $1 : 0 }, to: &buffer)
    timing.append("d", steps: paths, to: &buffer)
    buffer.append("</path>")
  }

  /// Appends the fill of an open start tag with an opacity, ends the tag, and appends the steps of both.
  private func appendFill(_ tints: [Color], _ opacities: [Double], to buffer: inout OutputBuffer) {
    var color = tints[timing.poster]
    color.opacity = opacities[timing.poster]
    buffer.fill(color)
    buffer.append(">")
    let fills = tints.map { tint in
      var text = OutputBuffer(capacity: 16)
      text.append(hex: tint)
      return text.bytes
    }
    timing.append("fill", steps: fills, to: &buffer)
    timing.append("fill-opacity", steps: opacities, decimals: 2, to: &buffer)
  }
}
