import Geometry
import Motion
import SceneModel

/// Draws a track of glass as one layer: every contour that there ever is, and the paints over all of them.
struct LottieGlassPainter {
  let layer: LottieLayer
  let scheme: ColorScheme

  func append(_ track: GlassTrack, of container: Film.Container, index: Int, to buffer: inout OutputBuffer) {
    let presence = track.looks.map { $0.material * $0.opacity }
    layer.appendShapes(name: container.name, index: index, opacity: presence, to: &buffer) { buffer in
      let tints = Set(track.shapes.flatMap { $0.values.map(\.tint) })
      // Shapes of one tint are filled as one; else each is filled by itself, which no outline is smaller than.
      if tints.count > 1 { appendTintedShapes(of: track, to: &buffer) }
      let most = track.outlines.reduce(1) { Swift.max($0, $1.count) }
      let contours = (0..<most).map { slot in
        track.outlines.map { $0.indices.contains(slot) ? $0[slot].path : nil }
      }
      appendGroup(contours, to: &buffer) { buffer in
        appendPaints(of: track, tint: tints.count == 1 ? tints.first : nil, to: &buffer)
      }
    }
    buffer.append(",\n")
  }

  /// Each shape that has a tint at some time, in that tint.
  private func appendTintedShapes(of track: GlassTrack, to buffer: inout OutputBuffer) {
    for name in track.names {
      var last = Color.clear
      let tints = track.shapes.map { shapes in
        last = shapes[name]?.tint ?? last
        return last
      }
      guard tints.contains(where: { $0.opacity > 0 }) else { continue }
      appendGroup([track.shapes.map { $0[name]?.shape.path }], to: &buffer) {
        layer.appendFill(tints, to: &$0)
      }
      buffer.append(",")
    }
  }

  /// A group of contours over time and what they are painted with.
  private func appendGroup(
    _ contours: [[Path?]], to buffer: inout OutputBuffer, _ paints: (inout OutputBuffer) -> Void
  ) {
    buffer.append("{\"ty\":\"gr\",\"it\":[")
    for (slot, contour) in contours.enumerated() {
      buffer.append(slot > 0 ? ",{\"ty\":\"sh\",\"ks\":" : "{\"ty\":\"sh\",\"ks\":")
      LottieOutline(contour).append(to: &buffer)
      buffer.append("}")
    }
    paints(&buffer)
    layer.appendGroupEnd(to: &buffer)
  }

  /// The paints, the topmost first: rim, tint, veil, and the softest of shadows.
  private func appendPaints(of track: GlassTrack, tint: Color?, to buffer: inout OutputBuffer) {
    let isLight = scheme == .light
    layer.appendStroke(.white, width: 1.1, opacity: isLight ? 0.66 : 0.32, to: &buffer)
    if let tint, tint.opacity > 0 { layer.appendFill([tint], to: &buffer) }
    let clarity = track.looks.first?.clarity ?? 0
    let veil = isLight ? Color.white : Color(red: 0.14, green: 0.15, blue: 0.18)
    layer.appendFill([veil], opacity: (isLight ? 0.5 : 0.58) * (1 - 0.55 * clarity), to: &buffer)
    layer.appendStroke(.black, width: 5, opacity: 0.06, to: &buffer)
  }
}
