import Geometry
import Motion

/// A control's own drawing: a switch, a knob on its track, a bar.
enum Widget: Hashable, Sendable {
  case toggle(isOn: Bool, tint: Color)
  case slider(Double, tint: Color)
  case stepper
  case bar(Double, tint: Color)
  case wheel

  /// The tint of a switch that is on.
  static let on = Color(red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255)
  /// The grey of tracks.
  static let track = Color(red: 0.46, green: 0.46, blue: 0.5, opacity: 0.2)
  /// The grey of what is there to be filled in or chosen.
  static let faint = Color(red: 0.24, green: 0.24, blue: 0.26, opacity: 0.6)

  /// The size for an offer, in points; sliders and bars take the width.
  func size(_ proposal: Proposal) -> Size {
    func wide(_ height: Double) -> Size { Size(width: max(proposal.width ?? 100, 0), height: height) }
    return switch self {
    case .toggle: Size(width: 51, height: 31)
    case .slider: wide(28)
    case .stepper: Size(width: 94, height: 32)
    case .bar: wide(4)
    case .wheel: Size(width: 20, height: 20)
    }
  }

  /// What is drawn in a frame of a size.
  func content(in size: Size) -> [Content] {
    switch self {
    case .toggle(let isOn, let tint):
      let knob = size.height - 4
      let shift = (size.width - knob) / 2 - 2
      return [
        Self.capsule(size, isOn ? tint : Self.track),
        Self.capsule(Size(width: knob, height: knob), .white, at: isOn ? shift : -shift),
      ]
    case .slider(let fraction, let tint):
      let knob = size.height
      let travel = max(size.width - knob, 0)
      let filled = knob / 2 + travel * fraction
      return [
        Self.capsule(Size(width: size.width, height: 4), Self.track),
        Self.capsule(Size(width: filled, height: 4), tint, at: (filled - size.width) / 2),
        Self.capsule(Size(width: knob, height: knob), .white, at: travel * (fraction - 0.5)),
      ]
    case .stepper:
      return [Self.capsule(size, Self.track)]
        + [("minus", -0.25), ("plus", 0.25)].map { name, place in
          Content(
            .symbol(name, fontSize: 17), offset: Vector(dx: size.width * place, dy: 0),
            size: Size(width: 17 * TextMeasure.symbolWidth, height: 17 * TextMeasure.symbolHeight))
        }
    case .bar(let fraction, let tint):
      let filled = size.width * fraction
      return [
        Self.capsule(size, Self.track),
        Self.capsule(Size(width: filled, height: size.height), tint, at: (filled - size.width) / 2),
      ]
    case .wheel: return [Self.capsule(size, Self.track)]
    }
  }

  private static func capsule(_ size: Size, _ color: Color, at dx: Double = 0) -> Content {
    Content(.shape(ShapeForm(.capsule)), offset: Vector(dx: dx, dy: 0), size: size, color: color)
  }
}
