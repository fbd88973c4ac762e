import Geometry
import Motion

extension Box.Lettering {
  /// The size of a text in a width, in points.
  func size(of text: String, _ offered: Double?) -> Size {
    let lines = lines(of: text, offered)
    var width = 0.0
    for line in lines { width = max(width, self.width(of: line)) }
    // A line that was cut ends where the space does.
    if lineLimit != nil, let offered { width = min(width, max(offered, 0)) }
    return Size(width: width, height: TextMeasure.height(lines: lines.count, size: size))
  }

  /// What is drawn of a text in a frame of a size.
  func lines(of text: String, in frame: Size) -> [Content] {
    // A hair more than the width measured, so that rounding does not break a line that just fits.
    let lines = lines(of: text, frame.width + 1e-6)
    let height = TextMeasure.lineHeight * size
    var content: [Content] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let width = min(width(of: line), lineLimit == nil ? .infinity : frame.width)
      let down = (Double(index) + 0.5 - Double(lines.count) / 2) * height
      content.append(
        Content(
          .text(line, fontSize: size, weight: weight),
          offset: Vector(dx: (width - frame.width) / 2, dy: down), size: Size(width: width, height: height),
          color: color))
    }
    return content
  }

  private func width(of line: String) -> Double { TextMeasure.width(of: line, size: size, weight: weight) }

  private func lines(of text: String, _ offered: Double?) -> [String] {
    let lines = TextMeasure.lines(of: text, size: size, weight: weight, limit: offered)
    guard let lineLimit, lines.count > lineLimit else { return lines }
    return Array(lines.prefix(max(lineLimit, 1)))
  }
}
