extension Color: Animatable {
  /// The colour in Oklab with its straight opacity: colours move through it, as in SwiftUI.
  public var animatableData: Oklab {
    get { oklab }
    set { self = Color(newValue) }
  }

  /// The colour in Oklab, with its opacity.
  public var oklab: Oklab {
    let r = Self.linear(red)
    let g = Self.linear(green)
    let b = Self.linear(blue)
    let l = Elementary.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = Elementary.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = Elementary.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return Oklab(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
      opacity: opacity)
  }

  /// Creates a colour from Oklab coordinates; components outside 0…1 are kept.
  ///
  /// *Accuracy*: the matrices are the inverses of those of ``oklab`` to the last digit, not the rounded published ones, so
  /// that a colour comes back within 10⁻¹².
  public init(_ oklab: Oklab) {
    let cones = oklab.coneResponses
    let l = Self.cube(cones.long)
    let m = Self.cube(cones.medium)
    let s = Self.cube(cones.short)
    self.init(
      red: Self.encoded(4.076741661347994 * l - 3.3077115904081933 * m + 0.2309699287294279 * s),
      green: Self.encoded(-1.268438004092176 * l + 2.6097574006633715 * m - 0.3413193963102196 * s),
      blue: Self.encoded(-0.004196086541837109 * l - 0.7034186144594496 * m + 1.7076147009309448 * s),
      opacity: oklab.opacity)
  }

  /// The colour a share of the way towards another, through Oklab, with the opacity apart and straight.
  ///
  /// *Edge cases*: at 0 and at 1 the colours themselves, without the rounding of the way through Oklab.
  public func mix(with other: Color, by share: Double) -> Color {
    if share == 0 { return self }
    if share == 1 { return other }
    return Color(oklab.interpolated(towards: other.oklab, amount: share))
  }

  /// Linear light from a gamma-encoded component, odd about 0 as for extended sRGB.
  public static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let light = size <= 0.04045 ? size / 12.92 : Elementary.power((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -light : light
  }

  /// The gamma-encoded component of linear light, odd about 0 as for extended sRGB.
  public static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let component = size <= 0.0031308 ? 12.92 * size : 1.055 * Elementary.power(size, 1 / 2.4) - 0.055
    return linear < 0 ? -component : component
  }

  private static func cube(_ x: Double) -> Double { x * x * x }
}
