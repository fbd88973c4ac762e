/// The figures of the shaded look.
///
/// They are this project's presets, chosen by eye against pictures of the real thing and, where marked, worked
/// out by others from such pictures; none is Apple's.
struct GlassPreset {
  let scheme: ColorScheme
  let look: GlassLook
  /// The typical length of the shapes' shorter sides, in points.
  let shortSide: Double

  private var isLight: Bool { scheme == .light }

  /// How far in from the rim light is bent, in points (measured by third parties).
  private var bezelHeight: Double { Swift.min(shortSide / 4, 20) }
  /// How far light is bent at the rim, in points (measured by third parties).
  private var bezelAmount: Double { Swift.min(0.8 * shortSide, 60) }

  /// The blur that turns the shape into a slope at its rim, a standard deviation in points.
  ///
  /// The wanted shift falls from the rim as 1 − √(h(2 − h)); a Gaussian of 0.36 heights lies closest to it
  /// that a blur can make.
  var slopeBlur: Double { Swift.max(0.36 * bezelHeight, 0.3) }
  /// The distance over which the slope is measured, in points.
  var slopeStep: Double { 0.75 * slopeBlur }
  /// The scale of the displacement, in points: the slope at the rim is about a half.
  var displacement: Double { 2 * bezelAmount * look.material }
  /// The blur of what is behind, a standard deviation in points.
  var blur: Double { 2.6 * (1 - 0.75 * look.clarity) * look.material }
  /// The saturation of what is behind.
  var saturation: Double { 1 + (0.4 - 0.2 * look.clarity) * look.material }
  /// The brightness of what is behind.
  var brightness: Double {
    1 + ((isLight ? 0.1 : 0.12) * (1 - look.clarity) + 0.25 * look.press) * look.material
  }

  /// The opacity of the veil of white or of grey.
  var veil: Double { (isLight ? 0.25 : 0.32) * (1 - 0.75 * look.clarity) * look.material }
  /// How much of a full tint is drawn: what is behind still tells the tones of tinted glass apart.
  static let tint = 0.88
  /// The strength of the light that gathers inside the rim.
  var innerLight: Double { (isLight ? 0.5 : 0.16) * (1 - 0.4 * look.clarity) * look.material }
  /// The blur of that light, a standard deviation in points.
  var innerBlur: Double { Swift.max(0.3 * bezelHeight, 0.3) }
  /// The strength of the rim where it faces the light at −45°.
  var litRim: Double { ((isLight ? 0.95 : 0.7) + 0.3 * look.press) * look.material }
  /// The strength of the rim where it faces the weaker light at 135°.
  var fillRim: Double { ((isLight ? 0.7 : 0.42) + 0.3 * look.press) * look.material }
  /// The opacity of the hairline all around.
  var hairline: Double { (isLight ? 0.3 : 0.16) * look.material }
  /// The opacity of the drop shadow.
  var shadow: Double { (isLight ? 0.2 : 0.42) * look.material }

  /// The blur of the drop shadow, a standard deviation in points: a radius of 24 (measured by third parties).
  static let shadowBlur = 9.0
  /// How far below the glass its shadow lies, in points (measured by third parties).
  static let shadowDrop = 8.0
}
