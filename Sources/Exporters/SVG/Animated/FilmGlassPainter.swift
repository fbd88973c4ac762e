import Geometry
import Motion
import SceneModel

/// Draws a track of glass that moves.
///
/// The same layers as ``GlassPainter``, with filters that are made once for the whole film; glass that comes or
/// goes bends in and out, and its rim, veil and shadow follow.
struct FilmGlassPainter {
  let track: GlassTrack
  let timing: FrameTiming
  let look: Look
  let scheme: ColorScheme
  let decimals: Int

  /// What is there of the glass in each frame.
  private var presence: [Double] { track.looks.map { $0.material * $0.opacity } }

  private var preset: GlassPreset {
    let fullest = track.looks.max { $0.material < $1.material } ?? track.looks[0]
    return GlassPreset(scheme: scheme, look: fullest, shortSide: track.shortSide)
  }

  /// Appends the outline that moves, its clip and the filters.
  func appendDefinitions(to buffer: inout OutputBuffer) {
    let paths = track.outlines.map { contours in
      var text = OutputBuffer(capacity: 2048)
      for contour in contours { text.append(short: contour.path, decimals: decimals) }
      // An empty value ends a list of values early in some players.
      if contours.isEmpty { text.append("M0 0") }
      return text.bytes
    }
    buffer.append("<path id=\"o", track.id, "\" d=\"")
    buffer.append(bytes: paths[timing.poster])
    buffer.append("\">")
    timing.append("d", steps: paths, to: &buffer)
    buffer.append("</path><clipPath id=\"c", track.id, "\"><use xlink:href=\"#o")
    buffer.append(integer: track.id)
    buffer.append("\"/></clipPath>\n")
    guard look == .glass else { return }
    let filters = GlassFilters(preset: preset, bounds: track.bounds, id: track.id)
    filters.appendBody(slope: .alpha, to: &buffer, displacementSteps: { appendBending(to: &$0) })
    filters.appendRim(to: &buffer)
    filters.appendShadow(to: &buffer)
    FilmShinePainter(track: track, timing: timing).appendDefinitions(to: &buffer)
  }

  /// The displacement of each frame, stepped within the displacement map's element.
  private func appendBending(to buffer: inout OutputBuffer) {
    let values = track.looks.map {
      GlassPreset(scheme: scheme, look: $0, shortSide: track.shortSide).displacement
    }
    timing.append("scale", steps: values, decimals: 1, to: &buffer)
  }

  /// Appends the glass.
  func append(to buffer: inout OutputBuffer) {
    if look == .glass { appendShaded(to: &buffer) } else { appendFlat(to: &buffer) }
  }

  private func appendShaded(to buffer: inout OutputBuffer) {
    let id = track.id
    timing.appendGroup(opacity: presence, to: &buffer) { buffer in
      use(" filter=\"url(#s", id, ")\"", &buffer)
      buffer.attribute("fill-opacity", preset.shadow, decimals: 3)
      buffer.append("/>")
    }
    // What is bent must be there before it is bent far, and shows nothing new while it is not.
    let body = track.looks.map { Swift.min(1, 3 * $0.material) * $0.opacity }
    timing.appendGroup(opacity: body, to: &buffer) { buffer in
      buffer.append("<g filter=\"url(#g", id, ")\"><use xlink:href=\"#b\" opacity=\".5\"/>")
      buffer.append("<use xlink:href=\"#b\" clip-path=\"url(#c", id, ")\"/></g>")
    }
    timing.appendGroup(opacity: presence, to: &buffer) { buffer in
      use(scheme == .light ? " fill=\"#fff\"" : " fill=\"#23252b\"", &buffer)
      buffer.attribute("fill-opacity", preset.veil, decimals: 3)
      buffer.append(" stroke=\"#fff\" stroke-width=\".5\"")
      buffer.attribute("stroke-opacity", preset.hairline, decimals: 3)
      buffer.append("/>\n")
      appendTint(strength: GlassPreset.tint, to: &buffer)
      FilmShinePainter(track: track, timing: timing).append(to: &buffer)
      use(" fill=\"#fff\" filter=\"url(#r", id, ")\"/>", &buffer)
    }
  }

  private func appendFlat(to buffer: inout OutputBuffer) {
    timing.appendGroup(opacity: presence, to: &buffer) { buffer in
      use(
        " y=\"3\" fill-opacity=\".06\" stroke=\"#000\" stroke-opacity=\".05\" stroke-width=\"5\"/>", &buffer)
      use(" y=\"1.5\" fill-opacity=\".12\"/>", &buffer)
      use(" fill=\"url(#v)\"/>", &buffer)
      appendTint(strength: 1, to: &buffer)
      use(
        " fill=\"none\" stroke=\"url(#z)\" stroke-width=\"9\" clip-path=\"url(#c", track.id, ")\"/>", &buffer)
      use(" fill=\"none\" stroke=\"url(#r)\" stroke-width=\"1.1\"/>", &buffer)
    }
  }

  private func appendTint(strength: Double, to buffer: inout OutputBuffer) {
    FilmTintPainter(track: track, timing: timing, strength: strength, decimals: decimals).append(to: &buffer)
  }

  private func use(_ rest: StaticString, _ buffer: inout OutputBuffer) {
    buffer.append("<use xlink:href=\"#o", track.id, "\"")
    buffer.append(rest)
  }

  private func use(_ before: StaticString, _ id: Int, _ after: StaticString, _ buffer: inout OutputBuffer) {
    use(before, &buffer)
    buffer.append(integer: id)
    buffer.append(after)
  }
}
