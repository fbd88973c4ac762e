import Geometry
import Motion
public import SceneModel

/// Several frames as one SVG contact sheet, each with its time.
public struct SVGSheetExporter: Hashable, Sendable {
  /// How each frame is drawn.
  public var frames: SVGFrameExporter
  /// How many frames stand in a row; `nil` makes the sheet about as wide as it is high.
  public var columns: Int?

  /// Creates an exporter that draws frames in a way, so many in a row.
  public init(frames: SVGFrameExporter = SVGFrameExporter(), columns: Int? = nil) {
    precondition(columns.map { $0 > 0 } ?? true, "a contact sheet has at least one column")
    self.frames = frames
    self.columns = columns
  }

  private static let margin = 16.0
  private static let caption = 18.0

  /// The sheet of some frames of one scene.
  ///
  /// *Edge cases*: no frames make an empty sheet. The first frame's canvas is that of all.
  public func bytes(for pictures: [Frame]) -> [UInt8] {
    var buffer = OutputBuffer(capacity: 65536)
    append(pictures, to: &buffer)
    return buffer.bytes
  }

  /// Appends the sheet of some frames of one scene.
  public func append(_ pictures: [Frame], to buffer: inout OutputBuffer) {
    let size = pictures.first?.canvas.size ?? Size(width: 0, height: 0)
    let cell = Size(width: size.width + Self.margin, height: size.height + Self.caption + Self.margin)
    let across = columnCount(of: pictures.count, cell: cell)
    let rows = (pictures.count + across - 1) / across
    let whole = Size(
      width: Double(across) * cell.width + Self.margin, height: Double(rows) * cell.height + Self.margin)
    SVGDocument.appendStart(size: whole, to: &buffer)
    appendPaper(whole, to: &buffer)
    var nextID = 0
    for (index, picture) in pictures.enumerated() {
      let origin = Point(
        x: Self.margin + Double(index % across) * cell.width,
        y: Self.margin + Double(index / across) * cell.height)
      append(picture, at: origin, isFirst: index == 0, firstID: &nextID, to: &buffer)
    }
    SVGDocument.appendEnd(to: &buffer)
  }

  /// The number of columns with which the sheet comes nearest to a square.
  private func columnCount(of count: Int, cell: Size) -> Int {
    if let columns { return columns }
    guard count > 0 else { return 1 }
    let ideal = (Double(count) * cell.height / cell.width).squareRoot()
    return Swift.min(Swift.max(Int(ideal.rounded()), 1), count)
  }

  private var isLight: Bool { frames.scheme == .light }

  private func appendPaper(_ size: Size, to buffer: inout OutputBuffer) {
    buffer.append("<rect")
    buffer.bounds(Rect(origin: .zero, size: size))
    buffer.append(isLight ? " fill=\"#f2f3f5\"/>\n" : " fill=\"#0e0f12\"/>\n")
  }

  private func append(
    _ frame: Frame, at origin: Point, isFirst: Bool, firstID: inout Int, to buffer: inout OutputBuffer
  ) {
    let painter = FramePainter(
      frame: frame, look: frames.look, scheme: frames.scheme, decimals: frames.decimals, firstID: firstID)
    firstID = painter.nextID
    let size = frame.canvas.size
    buffer.append("<svg")
    buffer.bounds(Rect(origin: origin, size: size))
    buffer.append("><defs>")
    if isFirst { painter.appendSharedDefinitions(to: &buffer) }
    painter.appendDefinitions(to: &buffer)
    buffer.append("</defs>\n")
    painter.appendPicture(to: &buffer)
    buffer.append("</svg>\n<text font-size=\"11\" text-anchor=\"middle\"")
    buffer.attribute("x", origin.x + size.width / 2)
    buffer.attribute("y", origin.y + size.height + 14)
    buffer.append(isLight ? " fill=\"#5b616e\">" : " fill=\"#9aa1ae\">")
    buffer.append(frame.time, decimals: 3)
    buffer.append(" s</text>\n")
  }
}
