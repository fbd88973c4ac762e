import Geometry
import Motion
import SceneModel

/// Draws what lies behind everything on a canvas.
///
/// A picture is drawn a little beyond the canvas, so that glass at the edge has something to bend.
struct BackgroundPainter {
  let background: Background
  let size: Size
  let scheme: ColorScheme

  /// How far a picture goes on beyond the canvas, in points.
  static let overscan = 40.0

  /// Appends the gradients and patterns that the picture uses.
  func appendDefinitions(to buffer: inout OutputBuffer) {
    switch background {
    case .color: break
    case .linearGradient(let colors, let angle): appendGradient(colors, angle: angle, to: &buffer)
    case .backdrop(.aurora): aurora.appendDefinitions(to: &buffer)
    case .backdrop(.photo): photo.appendDefinitions(to: &buffer)
    case .backdrop(.checker): appendCheckerPattern(to: &buffer)
    case .backdrop(.text): break
    }
  }

  /// Appends the picture.
  func appendPicture(to buffer: inout OutputBuffer) {
    switch background {
    case .color(let color): appendCanvas(color, to: &buffer)
    case .linearGradient(let colors, _):
      guard colors.count > 1 else { return appendCanvas(colors.first ?? .white, to: &buffer) }
      appendCanvas("url(#bg)", to: &buffer)
    case .backdrop(.aurora): aurora.appendPicture(covering: size, to: &buffer)
    case .backdrop(.photo): photo.appendPicture(covering: size, to: &buffer)
    case .backdrop(.checker): appendCanvas("url(#bg)", to: &buffer)
    case .backdrop(.text): TextBackdrop(size: size, scheme: scheme).appendPicture(to: &buffer)
    }
  }

  private var aurora: DrawnBackdrop { scheme == .light ? .lightAurora : .darkAurora }
  private var photo: DrawnBackdrop { scheme == .light ? .lightPhoto : .darkPhoto }

  private func appendCanvas(_ color: Color, to buffer: inout OutputBuffer) {
    buffer.append("<rect")
    appendBounds(to: &buffer)
    buffer.fill(color)
    buffer.append("/>")
  }

  private func appendCanvas(_ paint: StaticString, to buffer: inout OutputBuffer) {
    buffer.append("<rect")
    appendBounds(to: &buffer)
    buffer.append(" fill=\"")
    buffer.append(paint)
    buffer.append("\"/>")
  }

  private func appendBounds(to buffer: inout OutputBuffer) {
    let canvas = Rect(origin: .zero, size: size)
    buffer.bounds(canvas.insetBy(dx: -Self.overscan, dy: -Self.overscan))
  }

  /// A gradient's line goes through the middle and is as long as brings the end colours into the corners.
  func line(at angle: Double) -> (start: Point, end: Point) {
    let down = Vector(angle: angle + .pi / 2)
    let half = (abs(size.width * down.dx) + abs(size.height * down.dy)) / 2
    let center = Point(x: size.width / 2, y: size.height / 2)
    return (center - down * half, center + down * half)
  }

  private func appendGradient(_ colors: [Color], angle: Double, to buffer: inout OutputBuffer) {
    let (start, end) = line(at: angle)
    buffer.append("<linearGradient id=\"bg\" gradientUnits=\"userSpaceOnUse\"")
    buffer.attribute("x1", start.x)
    buffer.attribute("y1", start.y)
    buffer.attribute("x2", end.x)
    buffer.attribute("y2", end.y)
    buffer.append(">")
    for (index, color) in colors.enumerated() {
      buffer.append("<stop")
      buffer.attribute("offset", Double(index) / Double(Swift.max(colors.count - 1, 1)), decimals: 4)
      buffer.paint("stop-color", color, opacityName: "stop-opacity")
      buffer.append("/>")
    }
    buffer.append("</linearGradient>")
  }

  private func appendCheckerPattern(to buffer: inout OutputBuffer) {
    buffer.append(
      "<pattern id=\"bg\" width=\"24\" height=\"24\" patternUnits=\"userSpaceOnUse\"><path fill=\"")
    buffer.append(scheme == .light ? "#f6f3ec" : "#20242c")
    buffer.append("\" d=\"M0 0H24V24H0Z\"/><path fill=\"")
    buffer.append(scheme == .light ? "#4a6ea8" : "#5d7fb5")
    buffer.append("\" d=\"M0 0H12V12H0ZM12 12H24V24H12Z\"/></pattern>")
  }
}
