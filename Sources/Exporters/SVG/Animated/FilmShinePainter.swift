import Geometry
import SceneModel

/// The light under a finger over time, one for each shape that is ever pressed.
struct FilmShinePainter {
  let track: GlassTrack
  let timing: FrameTiming

  private var pressed: [(index: Int, name: String)] {
    track.names.enumerated().map { ($0.offset, $0.element) }.filter { _, name in
      track.shapes.contains { ($0[name]?.press ?? 0) > 0.005 }
    }
  }

  /// Appends the gradient of each light, which moves with its shape.
  func appendDefinitions(to buffer: inout OutputBuffer) {
    for (index, name) in pressed {
      let rects = rects(of: name)
      buffer.append("<radialGradient id=\"l", track.id, "_")
      buffer.append(integer: index)
      buffer.append("\" gradientUnits=\"userSpaceOnUse\"")
      buffer.attribute("cx", rects[timing.poster].center.x)
      buffer.attribute("cy", rects[timing.poster].center.y)
      buffer.attribute("r", 0.75 * Swift.max(rects[timing.poster].width, rects[timing.poster].height, 1))
      buffer.append(">")
      timing.append("cx", steps: rects.map(\.center.x), decimals: 1, to: &buffer)
      timing.append("cy", steps: rects.map(\.center.y), decimals: 1, to: &buffer)
      buffer.append("<stop stop-color=\"#fff\" stop-opacity=\".6\"/>")
      buffer.append("<stop offset=\"1\" stop-color=\"#fff\" stop-opacity=\"0\"/></radialGradient>")
    }
  }

  /// Appends each light.
  func append(to buffer: inout OutputBuffer) {
    for (index, name) in pressed {
      let presses = track.shapes.map { Swift.min($0[name]?.press ?? 0, 1) }
      timing.appendGroup(opacity: presses, to: &buffer) { buffer in
        buffer.append("<use xlink:href=\"#o", track.id, "\" fill=\"url(#l")
        buffer.append(integer: track.id)
        buffer.append("_", index, ")\"/>")
      }
    }
  }

  /// Where the shape is in each frame; where it is not, where it was last or will be first.
  private func rects(of name: String) -> [Rect] {
    var last = track.shapes.lazy.compactMap { $0[name]?.shape.rect }.first ?? .zero
    return track.shapes.map { shapes in
      last = shapes[name]?.shape.rect ?? last
      return last
    }
  }
}
