import Geometry
import Motion
import SceneModel

/// Writes one frame as JSON: its elements, and each region of glass with its shapes, outline and near pairs.
struct FrameJSONWriter {
  let precision: Precision

  /// How far the outline may stray from the true one, in points.
  private static let tolerance = 0.05

  func append(_ frame: Frame, isFirst: Bool, to buffer: inout OutputBuffer) {
    buffer.append(isFirst ? "\n{\"index\":" : ",\n{\"index\":", frame.index, ",\"time\":")
    number(frame.time, &buffer)
    buffer.append(",\"elements\":[")
    for (index, element) in frame.elements.enumerated() {
      if index > 0 { buffer.append(",\n") }
      append(element, to: &buffer)
    }
    buffer.append("],\n\"containers\":[")
    for (index, container) in frame.containers.enumerated() {
      if index > 0 { buffer.append(",\n") }
      append(container, to: &buffer)
    }
    buffer.append("]}")
  }

  private func append(_ element: Frame.Element, to buffer: inout OutputBuffer) {
    buffer.append("{\"name\":")
    buffer.append(json: element.name)
    buffer.append(",\"phase\":")
    buffer.append(json: element.phase.rawValue)
    let frame = element.frame
    members(
      [
        (",\"x\":", frame.minX), (",\"y\":", frame.minY), (",\"width\":", frame.width),
        (",\"height\":", frame.height), (",\"cornerRadius\":", element.cornerRadius),
        (",\"vx\":", element.velocity.dx), (",\"vy\":", element.velocity.dy),
        (",\"vwidth\":", element.sizeVelocity.dx), (",\"vheight\":", element.sizeVelocity.dy),
        (",\"opacity\":", element.opacity), (",\"contentOpacity\":", element.contentOpacity),
        (",\"material\":", element.material), (",\"blur\":", element.blur), (",\"scale\":", element.scale),
        (",\"rotation\":", element.rotation),
      ], &buffer)
    buffer.append(element.isGlass ? ",\"isGlass\":true,\"tint\":" : ",\"isGlass\":false,\"tint\":")
    color(element.tint, &buffer)
    buffer.append(",\"content\":[")
    for (index, content) in element.content.enumerated() {
      if index > 0 { buffer.append(",") }
      append(content, to: &buffer)
    }
    buffer.append("]}")
  }

  private func append(_ content: Content, to buffer: inout OutputBuffer) {
    switch content.kind {
    case .text(let text, let fontSize, let weight):
      buffer.append("{\"text\":")
      buffer.append(json: text)
      members([(",\"fontSize\":", fontSize), (",\"weight\":", Double(weight))], &buffer)
    case .symbol(let name, let fontSize):
      buffer.append("{\"symbol\":")
      buffer.append(json: name)
      members([(",\"fontSize\":", fontSize)], &buffer)
    case .shape(let form):
      buffer.append("{\"shape\":\"")
      let frame = Rect(center: .zero, size: content.size)
      buffer.append(absolute: form.placed(in: frame).path, precision: precision)
      buffer.append("\"")
    }
    members(
      [
        (",\"dx\":", content.offset.dx), (",\"dy\":", content.offset.dy), (",\"width\":", content.size.width),
        (",\"height\":", content.size.height), (",\"opacity\":", content.opacity),
      ], &buffer)
    if let color = content.color {
      buffer.append(",\"color\":")
      self.color(color, &buffer)
    }
    buffer.append("}")
  }

  private func append(_ container: Frame.GlassContainer, to buffer: inout OutputBuffer) {
    buffer.append("{\"name\":")
    buffer.append(json: container.name)
    members([(",\"spacing\":", container.spacing)], &buffer)
    buffer.append(",\"blend\":")
    buffer.append(json: container.blend.rawValue)
    buffer.append(",\"shapes\":[")
    for (index, shape) in container.shapes.enumerated() {
      if index > 0 { buffer.append(",") }
      append(shape, to: &buffer)
    }
    buffer.append("],\"outline\":[")
    for (index, contour) in container.field.outline(tolerance: Self.tolerance).contours.enumerated() {
      buffer.append(index > 0 ? ",{\"path\":\"" : "{\"path\":\"")
      buffer.append(absolute: contour.path, precision: precision)
      buffer.append(contour.isHole ? "\",\"isHole\":true,\"shapes\":" : "\",\"isHole\":false,\"shapes\":")
      list(contour.members, &buffer)
      buffer.append("}")
    }
    buffer.append("],\"pairs\":[")
    appendPairs(of: container, to: &buffer)
    buffer.append("]}")
  }

  private func append(_ shape: Frame.GlassShape, to buffer: inout OutputBuffer) {
    buffer.append("{\"elements\":")
    list(shape.elements, &buffer)
    buffer.append(",\"path\":\"")
    buffer.append(absolute: shape.shape.path, precision: precision)
    buffer.append("\"")
    members(
      [
        (",\"material\":", shape.material), (",\"clarity\":", shape.clarity), (",\"press\":", shape.press),
        (",\"reach\":", shape.reach),
      ], &buffer)
    buffer.append(",\"tint\":")
    color(shape.tint, &buffer)
    buffer.append("}")
  }

  /// The pairs of shapes that are no farther apart than the spacing.
  private func appendPairs(of container: Frame.GlassContainer, to buffer: inout OutputBuffer) {
    let shapes = container.shapes.map(\.shape)
    var isFirst = true
    for second in shapes.indices {
      for first in shapes.indices.prefix(second) {
        let gap = shapes[first].nearest(to: shapes[second]).distance
        guard gap <= container.spacing else { continue }
        buffer.append(isFirst ? "{\"first\":" : ",{\"first\":", first, ",\"second\":")
        buffer.append(integer: second)
        members([(",\"gap\":", gap)], &buffer)
        buffer.append("}")
        isFirst = false
      }
    }
  }

  private func members(_ members: [(StaticString, Double)], _ buffer: inout OutputBuffer) {
    for (name, value) in members {
      buffer.append(name)
      number(value, &buffer)
    }
  }

  private func number(_ value: Double, _ buffer: inout OutputBuffer) { buffer.append(json: value, precision) }

  private func list(_ numbers: [Int], _ buffer: inout OutputBuffer) {
    buffer.append("[")
    for (index, number) in numbers.enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.append(integer: number)
    }
    buffer.append("]")
  }

  private func color(_ color: Color, _ buffer: inout OutputBuffer) {
    buffer.append("\"")
    buffer.append(hexWithOpacity: color)
    buffer.append("\"")
  }
}
