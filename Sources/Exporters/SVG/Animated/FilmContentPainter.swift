import Geometry
import Motion
import SceneModel

/// Draws the content of elements that move, fade, grow and blur.
struct FilmContentPainter {
  let timing: FrameTiming
  let colors: ContentColors
  let blurs: Bool
  let decimals: Int

  /// Appends an element over all its time.
  func append(_ element: Film.Element, id: Int, to buffer: inout OutputBuffer) {
    guard let first = element.states.lazy.compactMap({ $0 }).first else { return }
    // Where the element is not there it keeps its last state, unseen.
    var last = first
    let states = element.states.map { state in
      last = state ?? last
      return last
    }
    let opacities = element.states.map { $0.map { $0.opacity * $0.contentOpacity } ?? 0 }
    timing.appendGroup(opacity: opacities, to: &buffer) { buffer in
      buffer.append("<g")
      let isBlurred = blurs && states.contains { $0.blur > 0.05 }
      appendPlace(states, to: &buffer, filter: isBlurred ? id : nil)
      if isBlurred { appendBlur(states, id: id, to: &buffer) }
      for item in FilmContentItem.items(of: element.states) { append(item, states, to: &buffer) }
      buffer.append("</g></g></g></g>")
    }
  }

  /// Appends the transform of an open start tag, ends the tag, and appends the steps of the transform.
  ///
  /// Of a list of transforms SMIL steps only one kind; the rest is stepped in a group within.
  private func appendPlace(_ states: [Frame.Element], to buffer: inout OutputBuffer, filter: Int?) {
    let places = states.map { transform($0, .place) }
    let scales = states.map { transform($0, .scale) }
    let turns = states.map { transform($0, .turn) }
    appendTransform("translate", places, to: &buffer)
    for (kind, values) in [("rotate", turns), ("scale", scales)] as [(StaticString, [[UInt8]])] {
      buffer.append("<g")
      appendTransform(kind, values, to: &buffer)
    }
    buffer.append("<g")
    if let filter { buffer.append(" filter=\"url(#k", filter, ")\"") }
    buffer.append(">")
  }

  private enum TransformKind { case place, scale, turn }

  private func transform(_ state: Frame.Element, _ kind: TransformKind) -> [UInt8] {
    var text = OutputBuffer(capacity: 32)
    switch kind {
    case .place:
      text.append(short: state.frame.center.x, decimals: decimals)
      text.append(byte: space)
      text.append(short: state.frame.center.y, decimals: decimals)
    case .scale: text.append(short: state.scale, decimals: 3)
    case .turn: text.append(short: state.rotation * 180 / .pi, decimals: 2)
    }
    return text.bytes
  }

  private func appendTransform(_ kind: StaticString, _ values: [[UInt8]], to buffer: inout OutputBuffer) {
    buffer.append(" transform=\"")
    buffer.append(kind)
    buffer.append("(")
    buffer.append(bytes: values[timing.poster])
    buffer.append(")\">")
    timing.append(kind, steps: values, to: &buffer, isTransform: true)
  }

  private func appendBlur(_ states: [Frame.Element], id: Int, to buffer: inout OutputBuffer) {
    let widest = states.reduce(0) { Swift.max($0, $1.frame.width, $1.frame.height) }
    let reach = widest / 2 + 3 * states.reduce(0) { Swift.max($0, $1.blur) } + 8
    buffer.append(
      "<filter id=\"k", id, "\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
    buffer.bounds(Rect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
    buffer.append("><feGaussianBlur")
    buffer.attribute("stdDeviation", Swift.max(states[timing.poster].blur, 0.01))
    buffer.append(">")
    timing.append("stdDeviation", steps: states.map { Swift.max($0.blur, 0.01) }, decimals: 2, to: &buffer)
    buffer.append("</feGaussianBlur></filter>")
  }

  private func append(_ item: FilmContentItem, _ states: [Frame.Element], to buffer: inout OutputBuffer) {
    let painter = ContentPainter(colors: colors, blurs: blurs, decimals: decimals)
    var content = item.content
    content.offset = .zero
    content.opacity = 1
    timing.appendGroup(opacity: item.opacities, to: &buffer) { buffer in
      let places = item.offsets.map { offset in
        var text = OutputBuffer(capacity: 32)
        text.append(short: offset.dx, decimals: decimals)
        text.append(byte: space)
        text.append(short: offset.dy, decimals: decimals)
        return text.bytes
      }
      buffer.append("<g")
      appendTransform("translate", places, to: &buffer)
      painter.append(content, of: states[item.firstFrame], to: &buffer)
      buffer.append("</g>")
    }
  }
}
