/// The paper of a chart in SVG: the background, the title, the axes with their ticks, and where values lie.
struct ChartFrame {
  let width: Double
  let height: Double
  let x: ChartAxis
  let y: ChartAxis
  /// The plotting area.
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  init(width: Double, height: Double, x: ChartAxis, y: ChartAxis, roomAbove: Double, roomRight: Double) {
    (self.width, self.height, self.x, self.y) = (width, height, x, y)
    left = 68
    top = roomAbove
    right = width - roomRight
    bottom = height - 54
  }

  func place(x value: Double) -> Double { left + x.part(of: value) * (right - left) }
  func place(y value: Double) -> Double { bottom - y.part(of: value) * (bottom - top) }

  /// Opens the document, with its title for readers that do not see it.
  func open(_ title: String, to buffer: inout OutputBuffer) {
    buffer.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    buffer.append(short: width, decimals: 0)
    buffer.append(" ")
    buffer.append(short: height, decimals: 0)
    buffer.append("\" width=\"")
    buffer.append(short: width, decimals: 0)
    buffer.append("\" height=\"")
    buffer.append(short: height, decimals: 0)
    buffer.append(
      "\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif\"")
    buffer.append(" font-size=\"12\" fill=\"#1f2328\">\n<title>")
    buffer.append(xml: title)
    buffer.append("</title>\n<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#ffffff\"/>\n")
    text(title, at: (left, 26), size: 15, weight: "600", to: &buffer)
  }

  /// Draws the grid, the ticks' numbers and the axes' names.
  func drawAxes(withGrid: Bool, to buffer: inout OutputBuffer) {
    let xTicks = x.ticks(about: Int((right - left) / 80))
    let yTicks = y.ticks(about: Int((bottom - top) / 45))
    for tick in xTicks {
      let place = place(x: tick)
      line((place, withGrid ? top : bottom), (place, bottom + 5), "#d8dee4", 1, to: &buffer)
      text(
        number(tick, x.decimals(of: xTicks), x.scale), at: (place, bottom + 20), anchor: "middle", to: &buffer
      )
    }
    for tick in yTicks {
      let place = place(y: tick)
      line((left - 5, place), (withGrid ? right : left, place), "#d8dee4", 1, to: &buffer)
      text(
        number(tick, y.decimals(of: yTicks), y.scale), at: (left - 9, place + 4), anchor: "end", to: &buffer)
    }
    line((left, top), (left, bottom), "#59636e", 1, to: &buffer)
    line((left, bottom), (right, bottom), "#59636e", 1, to: &buffer)
    text(x.label, at: ((left + right) / 2, bottom + 42), anchor: "middle", to: &buffer)
    buffer.append("<g transform=\"translate(18 ")
    buffer.append(short: (top + bottom) / 2, decimals: 1)
    buffer.append(") rotate(-90)\">")
    text(y.label, at: (0, 0), anchor: "middle", to: &buffer)
    buffer.append("</g>\n")
  }

  func close(to buffer: inout OutputBuffer) { buffer.append("</svg>\n") }

  func line(
    _ start: (Double, Double), _ end: (Double, Double), _ color: String, _ width: Double, dash: String = "",
    to buffer: inout OutputBuffer
  ) {
    buffer.append("<path d=\"M")
    point(start, to: &buffer)
    buffer.append("L")
    point(end, to: &buffer)
    buffer.append("\" stroke=\"")
    buffer.append(text: color)
    buffer.append("\" stroke-width=\"")
    buffer.append(short: width, decimals: 2)
    if !dash.isEmpty {
      buffer.append("\" stroke-dasharray=\"")
      buffer.append(text: dash)
    }
    buffer.append("\"/>\n")
  }

  func text(
    _ words: String, at place: (x: Double, y: Double), anchor: String = "start", size: Double = 12,
    weight: String = "400", color: String = "#1f2328", to buffer: inout OutputBuffer
  ) {
    buffer.append("<text x=\"")
    buffer.append(short: place.x, decimals: 1)
    buffer.append("\" y=\"")
    buffer.append(short: place.y, decimals: 1)
    buffer.append("\"")
    if anchor != "start" { buffer.append(text: " text-anchor=\"\(anchor)\"") }
    if size != 12 { buffer.append(text: " font-size=\"\(Int(size))\"") }
    if weight != "400" { buffer.append(text: " font-weight=\"\(weight)\"") }
    if color != "#1f2328" { buffer.append(text: " fill=\"\(color)\"") }
    buffer.append(">")
    buffer.append(xml: words)
    buffer.append("</text>\n")
  }

  func point(_ place: (Double, Double), to buffer: inout OutputBuffer) {
    buffer.append(short: place.0, decimals: 2)
    buffer.append(" ")
    buffer.append(short: place.1, decimals: 2)
  }

  /// A tick's number as people write it.
  func number(_ value: Double, _ decimals: Int, _ scale: ChartAxis.Scale) -> String {
    if scale == .logarithmic { return Self.power(value) }
    return ChartNumber.text(value, decimals: decimals)
  }

  /// A power of ten, written out near 1 and with a raised exponent far from it.
  private static func power(_ value: Double) -> String {
    let exponent = Int(ChartAxis.decades(value).rounded())
    if -3...4 ~= exponent { return ChartNumber.short(value, decimals: 3) }
    let raised = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    let digits = String(abs(exponent)).compactMap(\.wholeNumberValue).map { raised[$0] }.joined()
    return "10" + (exponent < 0 ? "⁻" : "") + digits
  }
}

/// Numbers in charts, as text.
public enum ChartNumber {
  /// A number with so many digits after the point.
  public static func text(_ value: Double, decimals: Int) -> String {
    var buffer = OutputBuffer(capacity: 32)
    buffer.append(value, decimals: decimals)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// A number with at most so many digits after the point and no zeros at its end.
  public static func short(_ value: Double, decimals: Int) -> String {
    var text = text(value, decimals: decimals)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
