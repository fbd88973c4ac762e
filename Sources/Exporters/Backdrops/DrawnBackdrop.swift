import Geometry

/// A picture drawn in a square of 100 units, scaled to cover a canvas about its middle.
struct DrawnBackdrop: Sendable {
  /// A colour at a place on a gradient, 0…1, with its opacity.
  struct Stop: Sendable {
    var offset: Double
    var color: StaticString
    var opacity = 1.0
  }

  /// A gradient in the picture's units.
  enum Gradient: Sendable {
    case linear(x1: Double, y1: Double, x2: Double, y2: Double, [Stop])
    case radial(x: Double, y: Double, radius: Double, [Stop])
  }

  /// The gradients, known in the markup as `bg0`, `bg1` and so on.
  var gradients: [Gradient]
  /// The picture's markup.
  var markup: StaticString

  /// Appends the gradients.
  func appendDefinitions(to buffer: inout OutputBuffer) {
    for (index, gradient) in gradients.enumerated() {
      switch gradient {
      case .linear(let x1, let y1, let x2, let y2, let stops):
        buffer.append("<linearGradient id=\"bg", index, "\" gradientUnits=\"userSpaceOnUse\"")
        buffer.attribute("x1", x1)
        buffer.attribute("y1", y1)
        buffer.attribute("x2", x2)
        buffer.attribute("y2", y2)
        append(stops, to: &buffer)
        buffer.append("</linearGradient>")
      case .radial(let x, let y, let radius, let stops):
        buffer.append("<radialGradient id=\"bg", index, "\" gradientUnits=\"userSpaceOnUse\"")
        buffer.attribute("cx", x)
        buffer.attribute("cy", y)
        buffer.attribute("r", radius)
        append(stops, to: &buffer)
        buffer.append("</radialGradient>")
      }
    }
  }

  /// Appends the picture, scaled to cover a canvas of a size in points.
  func appendPicture(covering size: Size, to buffer: inout OutputBuffer) {
    let scale = Swift.max(size.width, size.height) / 100
    buffer.append("<g transform=\"translate(")
    buffer.append(short: (size.width - 100 * scale) / 2, decimals: 2)
    buffer.append(byte: space)
    buffer.append(short: (size.height - 100 * scale) / 2, decimals: 2)
    buffer.append(") scale(")
    buffer.append(short: scale, decimals: 4)
    buffer.append(")\">")
    buffer.append(markup)
    buffer.append("</g>")
  }

  private func append(_ stops: [Stop], to buffer: inout OutputBuffer) {
    buffer.append(">")
    for stop in stops {
      buffer.append("<stop")
      buffer.attribute("offset", stop.offset)
      buffer.append(" stop-color=\"")
      buffer.append(stop.color)
      buffer.append("\"")
      if stop.opacity < 1 { buffer.attribute("stop-opacity", stop.opacity) }
      buffer.append("/>")
    }
  }
}
