/// Curves over a common axis as one standalone SVG picture, with a legend, marks and lines of reference.
public struct LineChart: Hashable, Sendable {
  /// One curve.
  public struct Series: Hashable, Sendable {
    /// How it is drawn.
    public enum Style: Hashable, Sendable {
      /// A line through the points.
      case line
      /// A broken line through the points.
      case dashed
      /// A line and a dot at each point.
      case marked
      /// A dot at each point.
      case dots
    }

    /// What the legend calls it.
    public var name: String
    /// The places of its points along the first axis.
    public var x: [Double]
    /// The values of its points.
    public var y: [Double]
    /// How it is drawn.
    public var style: Style

    /// Creates a curve from its points.
    public init(_ name: String, x: [Double], y: [Double], style: Style = .line) {
      precondition(x.count == y.count, "A curve has as many places as values.")
      (self.name, self.x, self.y, self.style) = (name, x, y, style)
    }
  }

  /// A point that is pointed out.
  public struct Mark: Hashable, Sendable {
    /// Its place along the first axis.
    public var x: Double
    /// Its value.
    public var y: Double
    /// What is said of it.
    public var label: String

    /// Creates a mark.
    public init(x: Double, y: Double, label: String) {
      (self.x, self.y, self.label) = (x, y, label)
    }
  }

  /// A level that is drawn across.
  public struct Level: Hashable, Sendable {
    /// Its value.
    public var y: Double
    /// What is said of it.
    public var label: String
    /// Whether that stands at the right end and not at the left.
    public var isLabelledAtEnd: Bool

    /// Creates a level.
    public init(_ y: Double, label: String, isLabelledAtEnd: Bool = false) {
      (self.y, self.label, self.isLabelledAtEnd) = (y, label, isLabelledAtEnd)
    }
  }

  /// The title.
  public var title: String
  /// The axis along which the curves run.
  public var x: ChartAxis
  /// The axis of their values.
  public var y: ChartAxis
  /// The curves, in the order of the legend.
  public var series: [Series]
  /// What is pointed out.
  public var marks: [Mark] = []
  /// What is drawn across.
  public var levels: [Level] = []
  /// The picture's width, in points.
  public var width = 720.0
  /// The picture's height, in points.
  public var height = 400.0

  /// Creates a chart of curves.
  public init(_ title: String, x: ChartAxis, y: ChartAxis, series: [Series]) {
    (self.title, self.x, self.y, self.series) = (title, x, y, series)
  }

  /// Colours that people who see colours differently can tell apart (Okabe and Ito, 2008).
  static let palette = [
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#6f4e37", "#000000",
  ]

  /// Appends the picture.
  public func append(to buffer: inout OutputBuffer) { append(to: &buffer, number: 0) }

  /// Appends the picture as one of several in a document.
  func append(to buffer: inout OutputBuffer, number: Int) {
    let plot = number == 0 ? "plot" : "plot\(number)"
    let columns = legendColumns
    let rows = series.count > 1 ? (series.count + columns - 1) / columns : 0
    let frame = ChartFrame(
      width: width, height: height, x: x, y: y, roomAbove: 44 + Double(rows) * 18, roomRight: 24)
    frame.open(title, to: &buffer)
    if rows > 0 { drawLegend(frame, columns: columns, to: &buffer) }
    frame.drawAxes(withGrid: true, to: &buffer)
    for level in levels { draw(level, frame, to: &buffer) }
    buffer.append(text: "<clipPath id=\"\(plot)\"><rect x=\"")
    buffer.append(short: frame.left, decimals: 1)
    buffer.append("\" y=\"")
    buffer.append(short: frame.top - 3, decimals: 1)
    buffer.append("\" width=\"")
    buffer.append(short: frame.right - frame.left + 3, decimals: 1)
    buffer.append("\" height=\"")
    buffer.append(short: frame.bottom - frame.top + 6, decimals: 1)
    buffer.append(
      text: "\"/></clipPath>\n<g clip-path=\"url(#\(plot))\" fill=\"none\" stroke-linejoin=\"round\">\n")
    for (index, curve) in series.enumerated() { draw(curve, Self.color(index), frame, to: &buffer) }
    buffer.append("</g>\n")
    for (index, mark) in marks.enumerated() { draw(mark, index, frame, to: &buffer) }
    frame.close(to: &buffer)
  }

  static func color(_ index: Int) -> String { palette[index % palette.count] }

  private var legendColumns: Int {
    let longest = series.map(\.name.count).max() ?? 1
    return Swift.max(1, Int((width - 92) / (Double(longest) * 7 + 44)))
  }

  private func drawLegend(_ frame: ChartFrame, columns: Int, to buffer: inout OutputBuffer) {
    let step = (width - 92) / Double(columns)
    for (index, curve) in series.enumerated() {
      let x = frame.left + Double(index % columns) * step
      let y = 48 + Double(index / columns) * 18
      if curve.style != .dots {
        frame.line(
          (x, y - 4), (x + 22, y - 4), Self.color(index), 2.5, dash: curve.style == .dashed ? "6 4" : "",
          to: &buffer)
      }
      if curve.style == .dots || curve.style == .marked {
        dot((x + 11, y - 4), Self.color(index), to: &buffer)
      }
      frame.text(curve.name, at: (x + 29, y), to: &buffer)
    }
  }

  private func draw(_ level: Level, _ frame: ChartFrame, to buffer: inout OutputBuffer) {
    let place = frame.place(y: level.y)
    guard place >= frame.top - 1, place <= frame.bottom + 1 else { return }
    frame.line((frame.left, place), (frame.right, place), "#818b98", 1, dash: "2 3", to: &buffer)
    frame.text(
      level.label, at: (level.isLabelledAtEnd ? frame.right - 6 : frame.left + 6, place - 5),
      anchor: level.isLabelledAtEnd ? "end" : "start", size: 11, color: "#59636e", to: &buffer)
  }

  private func draw(_ curve: Series, _ color: String, _ frame: ChartFrame, to buffer: inout OutputBuffer) {
    let places = zip(curve.x, curve.y).map { (frame.place(x: $0), frame.place(y: $1)) }
    if curve.style != .dots, let first = places.first {
      buffer.append("<path d=\"M")
      frame.point(first, to: &buffer)
      for place in places.dropFirst() {
        buffer.append("L")
        frame.point(place, to: &buffer)
      }
      buffer.append("\" stroke=\"")
      buffer.append(text: color)
      buffer.append("\" stroke-width=\"2\"")
      if curve.style == .dashed { buffer.append(" stroke-dasharray=\"6 4\"") }
      buffer.append("/>\n")
    }
    guard curve.style == .dots || curve.style == .marked else { return }
    for place in places { dot(place, color, to: &buffer) }
  }

  private func dot(_ place: (Double, Double), _ color: String, to buffer: inout OutputBuffer) {
    buffer.append("<circle cx=\"")
    buffer.append(short: place.0, decimals: 2)
    buffer.append("\" cy=\"")
    buffer.append(short: place.1, decimals: 2)
    buffer.append("\" r=\"2.5\" fill=\"")
    buffer.append(text: color)
    buffer.append("\"/>\n")
  }

  private func draw(_ mark: Mark, _ index: Int, _ frame: ChartFrame, to buffer: inout OutputBuffer) {
    let place = (frame.place(x: mark.x), frame.place(y: mark.y))
    dot(place, "#1f2328", to: &buffer)
    let isRight = place.0 > frame.right - 180
    let isHigh = place.1 < frame.top + 24
    frame.text(
      mark.label, at: (place.0 + (isRight ? -7 : 7), place.1 + (isHigh ? 16 : -8)),
      anchor: isRight ? "end" : "start", size: 11, to: &buffer)
  }
}
