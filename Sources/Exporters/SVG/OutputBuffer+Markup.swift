import Geometry
import Motion

extension OutputBuffer {
  /// Appends ` name="number"`, the number in its short form.
  mutating func attribute(_ name: StaticString, _ value: Double, decimals: Int = 2) {
    open(name)
    append(short: value, decimals: decimals)
    append(byte: quote)
  }

  /// Appends ` name="#rrggbb"`, and the opacity in an attribute of its own where it is not 1.
  mutating func paint(_ name: StaticString, _ color: Color, opacityName: StaticString, opacity: Double = 1) {
    open(name)
    append(hex: color)
    append(byte: quote)
    let total = color.opacity * opacity
    if total < 0.9995 { attribute(opacityName, Swift.max(total, 0), decimals: 3) }
  }

  /// Appends ` fill="#rrggbb"` with its opacity.
  mutating func fill(_ color: Color, opacity: Double = 1) {
    paint("fill", color, opacityName: "fill-opacity", opacity: opacity)
  }

  /// Appends ` stroke="#rrggbb"` with its opacity.
  mutating func stroke(_ color: Color, opacity: Double = 1) {
    paint("stroke", color, opacityName: "stroke-opacity", opacity: opacity)
  }

  /// Appends ` x="…" y="…" width="…" height="…"`.
  mutating func bounds(_ rect: Rect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// Appends text, an integer and text, as ids and references need it.
  mutating func append(_ before: StaticString, _ number: Int, _ after: StaticString) {
    append(before)
    append(integer: number)
    append(after)
  }

  private mutating func open(_ name: StaticString) {
    append(byte: space)
    append(name)
    append("=\"")
  }
}

private let quote: UInt8 = 0x22
