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

/// What lies behind everything, at any point: what a terminal needs of it.
///
/// Beyond the canvas it goes on as it is at the edge, because a terminal's shape is never the canvas's.
struct BackdropPainter {
  private let canvas: Canvas

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  /// The colour at a point, given in points.
  func light(at point: Point) -> Light {
    let u = Float(min(max(point.x / max(canvas.size.width, 1), 0), 1))
    let v = Float(min(max(point.y / max(canvas.size.height, 1), 0), 1))
    switch canvas.background {
    case .color(let color): return Light(color)
    case .linearGradient(let colors, let angle): return gradient(colors, angle: Float(angle), u, v)
    case .backdrop(.aurora): return aurora(u, v)
    case .backdrop(.photo): return photo(u, v)
    case .backdrop(.checker): return checker(at: point)
    case .backdrop(.text): return text(at: point)
    }
  }

  private func gradient(_ colors: [Color], angle: Float, _ u: Float, _ v: Float) -> Light {
    guard let first = colors.first, let last = colors.last else { return Light(hex: 0) }
    let (width, height) = (Float(canvas.size.width), Float(canvas.size.height))
    let direction = SIMD2<Float>(-sin(angle), cos(angle))
    let length = abs(direction.x) * width + abs(direction.y) * height
    let offset = (u - 0.5) * width * direction.x + (v - 0.5) * height * direction.y
    let part = min(max(offset / max(length, 1) + 0.5, 0), 1) * Float(colors.count - 1)
    let index = Int(part)
    guard index + 1 < colors.count else { return colors.count == 1 ? Light(first) : Light(last) }
    return Light(colors[index]).mixed(with: Light(colors[index + 1]), part - Float(index))
  }

  /// Bands of light that sway across a night sky.
  private func aurora(_ u: Float, _ v: Float) -> Light {
    var light = Light(hex: 0x0B1033).mixed(with: Light(hex: 0x1D2B64), v)
    let bands: [(height: Float, sway: Float, phase: Float, width: Float, color: UInt32)] = [
      (0.28, 0.10, 0.4, 0.16, 0x3CE8B0), (0.52, 0.13, 2.1, 0.20, 0x4C7DFF), (0.78, 0.09, 4.0, 0.18, 0xC35CFF),
    ]
    for band in bands {
      let middle = band.height + band.sway * sin(u * 5.2 + band.phase)
      let distance = (v - middle) / band.width
      light = light.mixed(with: Light(hex: band.color), 0.75 * exp(-distance * distance))
    }
    return light
  }

  /// A low sun over hills and water.
  private func photo(_ u: Float, _ v: Float) -> Light {
    let sky = Light(hex: 0x5AA7E8).mixed(with: Light(hex: 0xFFD9A0), min(v / 0.6, 1))
    let sun = exp(-((u - 0.68) * (u - 0.68) + (v - 0.34) * (v - 0.34)) / 0.012)
    var light = sky.mixed(with: Light(hex: 0xFFF3C4), sun)
    let hills: [(base: Float, height: Float, rate: Float, phase: Float, color: UInt32)] = [
      (0.56, 0.08, 7.0, 0.8, 0x7E8FB8), (0.68, 0.07, 5.0, 2.6, 0x4D7A66), (0.84, 0.05, 9.0, 1.1, 0x2F5A3C),
    ]
    for hill in hills where v > hill.base - hill.height * sin(u * hill.rate + hill.phase) {
      light = Light(hex: hill.color)
    }
    return light
  }

  private func checker(at point: Point) -> Light {
    let side = 20.0
    let isDark = (Int((point.x / side).rounded(.down)) + Int((point.y / side).rounded(.down))) & 1 == 0
    return Light(hex: isDark ? 0x8FA3BF : 0xEEF2F7)
  }

  /// Lines of words, as far as so few pixels can tell them.
  private func text(at point: Point) -> Light {
    let line = 20.0
    let row = (point.y / line).rounded(.down)
    let inLine = point.y - row * line
    let word = Int((point.x / 11 + row * 3.7).rounded(.down))
    let isInk = inLine > 6 && inLine < 14 && word % 5 != 0 && point.x > 8
    return Light(hex: isInk ? 0x8A8F98 : 0xFBFAF6)
  }
}
