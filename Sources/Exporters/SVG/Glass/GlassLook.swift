import Motion
import SceneModel

/// How glass looks, in hundredths, so that what the eye cannot tell apart is drawn in one go.
struct GlassLook: Hashable {
  private var materialHundredths: Int
  private var clarityHundredths: Int
  private var pressHundredths: Int
  private var opacityHundredths: Int

  /// How far the glass is there, 0…1.
  var material: Double { Double(materialHundredths) / 100 }
  /// How clear the glass is, 0…1.
  var clarity: Double { Double(clarityHundredths) / 100 }
  /// How far the glass is pressed, 0…1.
  var press: Double { Double(pressHundredths) / 100 }
  /// The opacity of the whole, 0…1.
  var opacity: Double { Double(opacityHundredths) / 100 }
  /// Whether there is anything to see.
  var isVisible: Bool { materialHundredths > 0 && opacityHundredths > 0 }

  private init(material: Double, clarity: Double, press: Double, opacity: Double) {
    func hundredths(_ value: Double) -> Int { Int((Swift.min(Swift.max(value, 0), 1) * 100).rounded()) }
    materialHundredths = hundredths(material)
    clarityHundredths = hundredths(clarity)
    pressHundredths = hundredths(press)
    opacityHundredths = hundredths(opacity)
  }

  /// The look of a shape; its opacity is that of the elements it stands for.
  init(_ shape: Frame.GlassShape, in frame: Frame) {
    let opacities = shape.elements.map { frame.elements[$0].opacity }
    self.init(
      material: shape.material, clarity: shape.clarity, press: shape.press,
      opacity: opacities.isEmpty ? 1 : opacities.reduce(0, +) / Double(opacities.count))
  }

  /// The mean of looks, each with its weight.
  init(mixing looks: [(look: GlassLook, weight: Double)]) {
    let total = looks.reduce(0) { $0 + $1.weight }
    func mean(_ value: (GlassLook) -> Double) -> Double {
      looks.reduce(0) { $0 + $1.weight * value($1.look) } / total
    }
    self.init(
      material: mean(\.material), clarity: mean(\.clarity), press: mean(\.press), opacity: mean(\.opacity))
  }
}
