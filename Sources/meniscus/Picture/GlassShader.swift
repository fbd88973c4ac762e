import Exporters
import Geometry
import Motion
import SceneModel

/// The look of one container's glass at a point: bent backdrop, light inside, tint, rim and a soft shadow.
///
/// The figures are presets that read well at the size of a character, not anybody's measurements.
struct GlassShader {
  /// What a pixel becomes.
  struct Sample {
    var light: Light
    /// How much of the pixel is glass, 0…1.
    var coverage: Float
    var isTinted: Bool
  }

  /// Outside of it nothing changes, in points.
  let bounds: Rect

  private let field: FieldSampler
  private let shapes: [Frame.GlassShape]
  private let singles: [FieldSampler]
  private let pixel: Double
  private let bezel: (height: Double, amount: Double)
  private let milk: (light: Light, part: Float)
  private let isUniform: Bool
  private static let shadowReach = 10.0

  /// `nil` where the container has no glass to be seen.
  init?(_ container: Frame.GlassContainer, pixel: Double, scheme: ColorScheme) {
    let seen = container.shapes.filter { $0.material > 0.004 }
    guard !seen.isEmpty else { return nil }
    field = FieldSampler(container.field)
    shapes = container.shapes
    singles = shapes.map { FieldSampler(BlendedField(members: [BlendedField.Member($0.shape)], spacing: 0)) }
    self.pixel = pixel
    let side = seen.map(\.shape.rect.size.shorterSide).min() ?? 0
    // Bent less than in a picture of many pixels, where a person sees what is turned over at the rim.
    bezel = (max(min(side / 4, 20), 1e-6), -min(0.3 * side, 14))
    milk = scheme == .dark ? (Light(hex: 0x15171C), 0.34) : (Light(hex: 0xFFFFFF), 0.30)
    let first = shapes[0]
    isUniform = shapes.allSatisfy {
      $0.tint == first.tint && $0.material == first.material && $0.clarity == first.clarity
        && $0.press == first.press
    }
    let box = seen.dropFirst().reduce(seen[0].shape.bounds) { $0.union($1.shape.bounds) }
    let margin = Self.shadowReach + pixel + container.spacing / 2
    bounds = box.insetBy(dx: -margin, dy: -margin)
  }

  /// The pixel about a point, over what has been drawn there.
  func sample(at point: Point, over below: Light, backdrop: (Point) -> Light) -> Sample {
    let here = field.sample(at: point)
    guard here.distance < max(Self.shadowReach, pixel) else {
      return Sample(light: below, coverage: 0, isTinted: false)
    }
    let coverage = Float(min(max(0.5 - here.distance / pixel, 0), 1))
    let looks = self.looks(at: point)
    guard coverage > 0 else {
      let shade = 0.14 * looks.material * Float(max(0, 1 - here.distance / Self.shadowReach))
      return Sample(light: below * (1 - shade), coverage: 0, isTinted: false)
    }
    let depth = max(-here.distance, 0)
    let steepness = max(here.gradient.length, 1e-6)
    let gradient = here.gradient * (1 / steepness)
    let inward = min(depth / bezel.height, 1)
    let bend = bezel.amount * (1 - (inward * (2 - inward)).squareRoot())
    var light = backdrop(point + gradient * (bend * Double(looks.material)))
    light = light.mixed(with: milk.light, milk.part * (1 - 0.6 * looks.clarity))
    light = light.mixed(with: Light(looks.tint), 0.72 * Float(looks.tint.opacity))
    light += Light(repeating: 0.10 * looks.press)
    light = light.mixed(with: Light(repeating: 1), rim(gradient, depth: depth))
    let result = below.mixed(with: light, coverage * looks.material)
    return Sample(light: result, coverage: coverage * looks.material, isTinted: looks.tint.opacity > 0.05)
  }

  /// The bright edge: lit from the upper left, with a weaker light from the lower right.
  private func rim(_ gradient: Vector, depth: Double) -> Float {
    let edge = max(0, 1 - depth / max(1.4 * pixel, 2))
    let facing = -(gradient.dx + gradient.dy) * 0.5.squareRoot()
    let strength = 0.16 + 0.55 * max(facing, 0) + 0.28 * max(-facing, 0)
    return Float(edge * strength)
  }

  /// Where shapes of different looks meet, the looks run into each other by the distance to each.
  private func looks(at point: Point) -> (material: Float, clarity: Float, press: Float, tint: Color) {
    let first = shapes[0]
    if isUniform { return (Float(first.material), Float(first.clarity), Float(first.press), first.tint) }
    var total = 0.0
    var sums = SIMD3<Double>.zero
    var tint = SIMD4<Double>.zero
    for (shape, single) in zip(shapes, singles) {
      let distance = max(single.sample(at: point).distance, 0) + 2
      let weight = 1 / (distance * distance)
      total += weight
      sums += SIMD3(shape.material, shape.clarity, shape.press) * weight
      let opacity = shape.tint.opacity * weight
      tint += SIMD4(shape.tint.red * opacity, shape.tint.green * opacity, shape.tint.blue * opacity, opacity)
    }
    sums /= total
    let color =
      tint.w > 0
      ? Color(red: tint.x / tint.w, green: tint.y / tint.w, blue: tint.z / tint.w, opacity: tint.w / total)
      : .clear
    return (Float(sums.x), Float(sums.y), Float(sums.z), color)
  }
}
