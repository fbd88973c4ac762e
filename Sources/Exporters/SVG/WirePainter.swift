import Geometry
import Motion
import SceneModel

/// Draws what an engineer looks for: outlines with their joints, frames, names, gaps and velocities.
struct WirePainter {
  let frame: Frame
  let scheme: ColorScheme
  let decimals: Int

  private var isLight: Bool { scheme == .light }
  private var ink: StaticString { isLight ? "#1d2330" : "#e8ecf4" }
  private var faint: StaticString { isLight ? "#8b95a8" : "#6d788d" }
  private var outlineColor: StaticString { isLight ? "#0a6cff" : "#5ab0ff" }
  private var gapColor: StaticString { isLight ? "#d1450f" : "#ff9a5c" }
  private var velocityColor: StaticString { isLight ? "#0b8f4d" : "#4fdc8f" }

  /// How long a velocity is drawn: the way covered in so many seconds.
  private static let velocitySpan = 0.05

  /// Appends the grid of 10 points, and the head of an arrow.
  func appendPattern(to buffer: inout OutputBuffer) {
    buffer.append("<pattern id=\"q\" width=\"10\" height=\"10\" patternUnits=\"userSpaceOnUse\">")
    buffer.append("<path d=\"M10 0H0V10\" fill=\"none\" stroke-width=\".5\" stroke=\"")
    buffer.append(isLight ? "#e7ebf2" : "#232a36")
    buffer.append("\"/></pattern>")
  }

  /// Appends the paper.
  func appendGround(to buffer: inout OutputBuffer) {
    for paint in [isLight ? "#fff" : "#12161e", "url(#q)"] as [StaticString] {
      buffer.append("<rect")
      buffer.bounds(Rect(origin: .zero, size: frame.canvas.size))
      buffer.append(" fill=\"")
      buffer.append(paint)
      buffer.append("\"/>")
    }
    buffer.append("\n")
  }

  /// Appends a container's outline and the joints of its segments.
  func append(_ outline: Outline, of container: Frame.GlassContainer, to buffer: inout OutputBuffer) {
    guard !outline.contours.isEmpty else { return }
    for part in [("\" fill-opacity=\".07\" stroke-width=\"1.2\" d=\"", false), ("\" d=\"", true)]
      as [(StaticString, Bool)]
    {
      buffer.append(part.1 ? "<path fill=\"" : "<path stroke=\"")
      buffer.append(outlineColor)
      if !part.1 {
        buffer.append("\" fill=\"")
        buffer.append(outlineColor)
      }
      buffer.append(part.0)
      for contour in outline.contours {
        if part.1 {
          appendJoints(of: contour.path, to: &buffer)
        } else {
          buffer.append(short: contour.path, decimals: decimals)
        }
      }
      buffer.append("\"/>\n")
    }
  }

  /// A square of 2 points about the start of every segment.
  private func appendJoints(of path: Path, to buffer: inout OutputBuffer) {
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _):
        buffer.append("M")
        buffer.append(short: point.x - 1, decimals: decimals)
        buffer.append(byte: space)
        buffer.append(short: point.y - 1, decimals: decimals)
        buffer.append("h2v2h-2z")
      case .close: break
      }
    }
  }

  /// Appends frames, names, gaps and velocities, and the time.
  func appendMeasures(to buffer: inout OutputBuffer) {
    var labels = WireLabels()
    var time = OutputBuffer(capacity: 16)
    time.append("t ")
    time.append(frame.time, decimals: 3)
    time.append(" s")
    appendLabel(time, in: [WireLabels.Spot(point: Point(x: 6, y: 12))], color: faint, &labels, to: &buffer)
    for element in frame.elements { appendFrame(of: element, &labels, to: &buffer) }
    for container in frame.containers { appendGaps(in: container, &labels, to: &buffer) }
    for element in frame.elements { appendVelocity(of: element, to: &buffer) }
  }

  private func appendFrame(
    of element: Frame.Element, _ labels: inout WireLabels, to buffer: inout OutputBuffer
  ) {
    let rect = Rect(
      center: element.frame.center,
      size: Size(width: element.frame.width * element.scale, height: element.frame.height * element.scale))
    buffer.append("<rect")
    buffer.bounds(rect)
    if element.rotation != 0 {
      buffer.append(" transform=\"rotate(")
      buffer.append(short: element.rotation * 180 / .pi, decimals: 3)
      buffer.append(byte: space)
      buffer.append(short: rect.center.x, decimals: 2)
      buffer.append(byte: space)
      buffer.append(short: rect.center.y, decimals: 2)
      buffer.append(")\"")
    }
    buffer.append(" fill=\"none\" stroke-width=\".6\" stroke-dasharray=\"2 2\" stroke=\"")
    buffer.append(faint)
    buffer.append("\"/>")
    let isPresent = element.phase == .present
    var name = OutputBuffer(capacity: 32)
    name.append(xml: element.name)
    if !isPresent { name.append(element.phase == .entering ? " +" : " \u{2212}") }
    appendLabel(
      name, letters: element.name.count + (isPresent ? 0 : 2), in: WireLabels.spots(around: rect),
      color: isPresent ? ink : faint, &labels, to: &buffer)
    buffer.append("\n")
  }

  /// The gaps that are short enough for two shapes to take notice of each other.
  private func appendGaps(
    in container: Frame.GlassContainer, _ labels: inout WireLabels, to buffer: inout OutputBuffer
  ) {
    let shapes = container.shapes.map(\.shape)
    for second in shapes.indices {
      for first in shapes.indices.prefix(second) {
        let reach = container.spacing + (shapes[first].reach + shapes[second].reach)
        guard (shapes[first].rect.center - shapes[second].rect.center).length <= reach else { continue }
        let gap = shapes[first].nearest(to: shapes[second])
        if gap.distance > 0.05, gap.distance <= container.spacing { append(gap, &labels, to: &buffer) }
      }
    }
  }

  private func append(_ gap: ShapeGap, _ labels: inout WireLabels, to buffer: inout OutputBuffer) {
    buffer.append("<path fill=\"none\" stroke-width=\".8\" stroke=\"")
    buffer.append(gapColor)
    buffer.append("\" d=\"M")
    append(gap.first, to: &buffer)
    buffer.append("L")
    append(gap.second, to: &buffer)
    buffer.append("\"/>")
    var length = OutputBuffer(capacity: 16)
    length.append(gap.distance, decimals: 1)
    appendLabel(length, in: WireLabels.spots(besides: gap), color: gapColor, &labels, to: &buffer)
    buffer.append("\n")
  }

  private func appendVelocity(of element: Frame.Element, to buffer: inout OutputBuffer) {
    // The centre moves by the origin's velocity and half of the growth.
    let velocity = element.velocity + element.sizeVelocity * 0.5
    guard velocity.length > 1 else { return }
    let start = element.frame.center
    let end = start + velocity * Self.velocitySpan
    let along = velocity * (1 / velocity.length)
    let across = Vector(dx: -along.dy, dy: along.dx)
    buffer.append("<path fill=\"none\" stroke-width=\"1\" stroke=\"")
    buffer.append(velocityColor)
    buffer.append("\" d=\"M")
    append(start, to: &buffer)
    buffer.append("L")
    append(end, to: &buffer)
    for side in [2.0, -2.0] {
      buffer.append("M")
      append(end - along * 4 + across * side, to: &buffer)
      buffer.append("L")
      append(end, to: &buffer)
    }
    buffer.append("\"/>\n")
  }

  private func append(_ point: Point, to buffer: inout OutputBuffer) {
    buffer.append(short: point.x, decimals: decimals)
    buffer.append(byte: space)
    buffer.append(short: point.y, decimals: decimals)
  }

  /// Appends a label, of so many letters if not one for each byte, in the first of some spots that is free.
  private func appendLabel(
    _ label: borrowing OutputBuffer, letters: Int? = nil, in spots: [WireLabels.Spot], color: StaticString,
    _ labels: inout WireLabels, to buffer: inout OutputBuffer
  ) {
    let spot = labels.place(letters: letters ?? label.count, in: spots)
    buffer.append(
      "<text font-family=\"ui-monospace,Menlo,Consolas,monospace\" font-size=\"6.5\" text-anchor=\"")
    buffer.append(spot.anchor.keyword)
    buffer.append("\"")
    buffer.attribute("x", spot.point.x)
    buffer.attribute("y", spot.point.y)
    buffer.append(" fill=\"")
    buffer.append(color)
    buffer.append("\">")
    buffer.append(bytes: label.bytes)
    buffer.append("</text>")
  }
}

extension PlacedShape {
  /// The greatest distance of a point of the shape from its middle, or a little more, in points.
  fileprivate var reach: Double { Vector(dx: rect.width / 2, dy: rect.height / 2).length }
}
