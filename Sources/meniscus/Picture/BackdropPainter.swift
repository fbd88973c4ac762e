import Exporters
import Geometry
import Motion
import SceneModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What lies behind everything, at any point, as far as so few pixels can tell it.
///
/// The pictures are those of the SVG exporter in their large shapes and colours. Beyond the canvas a picture
/// goes on, because a terminal's shape is never the canvas's.
struct BackdropPainter {
  private let canvas: Canvas
  private let scheme: ColorScheme

  init(_ canvas: Canvas, scheme: ColorScheme) {
    self.canvas = canvas
    self.scheme = scheme
  }

  /// The colour at a point, given in points.
  func light(at point: Point) -> Light {
    switch canvas.background {
    case .color(let color): return Light(color)
    case .linearGradient(let colors, let angle): return gradient(colors, angle: angle, at: point)
    case .backdrop(.aurora): return DrawnLight.aurora(scheme).light(at: onPicture(point))
    case .backdrop(.photo): return DrawnLight.photo(scheme, at: onPicture(point))
    case .backdrop(.checker): return checker(at: point)
    case .backdrop(.text): return text(at: point)
    }
  }

  /// The place on a picture of 100 × 100 that covers the canvas.
  private func onPicture(_ point: Point) -> SIMD2<Float> {
    let size = canvas.size
    let unit = max(size.width, size.height, 1) / 100
    return SIMD2(
      Float((point.x - size.width / 2) / unit) + 50, Float((point.y - size.height / 2) / unit) + 50)
  }

  /// The gradient's line goes through the middle and is as long as brings the end colours into the corners.
  private func gradient(_ colors: [Color], angle: Double, at point: Point) -> Light {
    guard let first = colors.first, let last = colors.last else { return Light(hex: 0xFFFFFF) }
    let size = canvas.size
    let down = Vector(dx: -sin(angle), dy: cos(angle))
    let half = (abs(size.width * down.dx) + abs(size.height * down.dy)) / 2
    let offset = (point - Point(x: size.width / 2, y: size.height / 2)).dot(down)
    let part = min(max(offset / max(2 * half, 1) + 0.5, 0), 1) * Double(colors.count - 1)
    let index = Int(part)
    guard index + 1 < colors.count else { return Light(colors.count == 1 ? first : last) }
    return Light(colors[index]).mixed(with: Light(colors[index + 1]), Float(part - Double(index)))
  }

  private func checker(at point: Point) -> Light {
    let column = Int((point.x / 12).rounded(.down))
    let row = Int((point.y / 12).rounded(.down))
    let isBlue = (column + row) & 1 == 0
    if scheme == .dark { return Light(hex: isBlue ? 0x5D7FB5 : 0x20242C) }
    return Light(hex: isBlue ? 0x4A6EA8 : 0xF6F3EC)
  }

  /// Lines of words as bars of grey, each as long as a word.
  private func text(at point: Point) -> Light {
    let line = (point.y / 18).rounded(.down)
    let inLine = point.y - line * 18
    let letter = Int((point.x / 6.5 + line * 3.7).rounded(.down))
    let isInk = inLine > 6 && inLine < 15 && letter % 6 != 0 && point.x > 8
    if scheme == .dark { return Light(hex: isInk ? 0x8A8D94 : 0x17181C) }
    return Light(hex: isInk ? 0x85878C : 0xFBFAF7)
  }
}
