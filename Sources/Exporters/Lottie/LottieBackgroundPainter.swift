import Geometry
import Motion
import SceneModel

/// Draws what lies behind everything: a colour, a gradient, or the lights of a drawn backdrop without its figures.
struct LottieBackgroundPainter {
  let layer: LottieLayer
  let canvas: Canvas
  let scheme: ColorScheme

  func append(index: Int, to buffer: inout OutputBuffer) {
    layer.appendShapes(name: "background", index: index, opacity: [1], to: &buffer) { buffer in
      for (place, fill) in fills.reversed().enumerated() {
        buffer.append(
          place > 0
            ? ",{\"ty\":\"gr\",\"it\":[{\"ty\":\"sh\",\"ks\":{\"a\":0,\"k\":"
            : "{\"ty\":\"gr\",\"it\":[{\"ty\":\"sh\",\"ks\":{\"a\":0,\"k\":")
        fill.path.appendLottie(to: &buffer)
        buffer.append("}}")
        append(fill.paint, to: &buffer)
        layer.appendGroupEnd(to: &buffer)
      }
    }
  }

  /// A colour at a place on a gradient, 0…1.
  private typealias Stop = (offset: Double, color: Color)

  private enum Paint {
    case color(Color)
    case linear(from: Point, to: Point, [Stop])
    case radial(center: Point, radius: Double, [Stop])
  }

  /// What is painted, from back to front.
  private var fills: [(path: Path, paint: Paint)] {
    let whole = ShapeForm(.roundedRectangle(cornerRadius: 0, style: .circular)).placed(
      in: Rect(origin: .zero, size: canvas.size)
    ).path
    switch canvas.background {
    case .color(let color): return [(whole, .color(color))]
    case .linearGradient(let colors, let angle):
      guard colors.count > 1 else { return [(whole, .color(colors.first ?? .white))] }
      let ends = BackgroundPainter(background: canvas.background, size: canvas.size, scheme: scheme).line(
        at: angle)
      let stops = colors.enumerated().map { (Double($0) / Double(colors.count - 1), $1) }
      return [(whole, .linear(from: ends.start, to: ends.end, stops))]
    case .backdrop(.aurora):
      let picture = scheme == .light ? DrawnBackdrop.lightAurora : .darkAurora
      return picture.gradients.map { fill(of: $0, whole) }
    case .backdrop(.photo):
      let picture = scheme == .light ? DrawnBackdrop.lightPhoto : .darkPhoto
      return picture.gradients.prefix(1).map { fill(of: $0, whole) }
    case .backdrop(.checker):
      return [
        (
          whole,
          .color(
            scheme == .light
              ? Color(red: 0.63, green: 0.69, blue: 0.79) : Color(red: 0.24, green: 0.32, blue: 0.44))
        )
      ]
    case .backdrop(.text):
      return [
        (
          whole,
          .color(
            scheme == .light
              ? Color(red: 0.98, green: 0.98, blue: 0.97) : Color(red: 0.09, green: 0.09, blue: 0.11))
        )
      ]
    }
  }

  /// A gradient of a drawn backdrop, which covers the canvas about its middle with a square of 100 units.
  private func fill(of gradient: DrawnBackdrop.Gradient, _ whole: Path) -> (path: Path, paint: Paint) {
    let scale = Swift.max(canvas.size.width, canvas.size.height) / 100
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: canvas.size.width / 2 + (x - 50) * scale, y: canvas.size.height / 2 + (y - 50) * scale)
    }
    func colors(_ stops: [DrawnBackdrop.Stop]) -> [Stop] {
      stops.map { ($0.offset, Color(hex: $0.color, opacity: $0.opacity)) }
    }
    switch gradient {
    case .linear(let x1, let y1, let x2, let y2, let stops):
      return (whole, .linear(from: point(x1, y1), to: point(x2, y2), colors(stops)))
    case .radial(let x, let y, let radius, let stops):
      let size = Size(width: 2 * radius * scale, height: 2 * radius * scale)
      let disc = ShapeForm(.circle).placed(in: Rect(center: point(x, y), size: size))
      return (disc.path, .radial(center: point(x, y), radius: radius * scale, colors(stops)))
    }
  }

  private func append(_ paint: Paint, to buffer: inout OutputBuffer) {
    switch paint {
    case .color(let color): layer.appendFill([color], to: &buffer)
    case .linear(let start, let end, let stops): append(stops, from: start, to: end, isRadial: false, &buffer)
    case .radial(let center, let radius, let stops):
      append(stops, from: center, to: Point(x: center.x + radius, y: center.y), isRadial: true, &buffer)
    }
  }

  private func append(
    _ stops: [Stop], from start: Point, to end: Point, isRadial: Bool, _ buffer: inout OutputBuffer
  ) {
    buffer.append(
      ",{\"ty\":\"gf\",\"r\":1,\"o\":{\"a\":0,\"k\":100},\"g\":{\"p\":", stops.count, ",\"k\":{\"a\":0,\"k\":"
    )
    let opacities =
      stops.allSatisfy { $0.color.opacity == 1 } ? [] : stops.flatMap { [$0.offset, $0.color.opacity] }
    layer.appendNumbers(
      stops.flatMap { [$0.offset, $0.color.red, $0.color.green, $0.color.blue] } + opacities, decimals: 4,
      to: &buffer)
    buffer.append("}},\"s\":{\"a\":0,\"k\":")
    layer.appendNumbers([start.x, start.y], decimals: 2, to: &buffer)
    buffer.append("},\"e\":{\"a\":0,\"k\":")
    layer.appendNumbers([end.x, end.y], decimals: 2, to: &buffer)
    buffer.append(isRadial ? "},\"t\":2,\"h\":{\"a\":0,\"k\":0},\"a\":{\"a\":0,\"k\":0}}" : "},\"t\":1}")
  }
}

extension Color {
  /// A colour of a drawing, written as `#rgb` or `#rrggbb`.
  fileprivate init(hex: StaticString, opacity: Double) {
    let digits = UnsafeBufferPointer(start: hex.utf8Start, count: hex.utf8CodeUnitCount).dropFirst().map {
      Double($0 >= 0x61 ? $0 - 0x57 : $0 - 0x30)
    }
    let wide = digits.count == 3
    func part(_ index: Int) -> Double {
      wide ? digits[index] / 15 : (16 * digits[2 * index] + digits[2 * index + 1]) / 255
    }
    self.init(red: part(0), green: part(1), blue: part(2), opacity: opacity)
  }
}
