import Exporters
import Geometry
import SceneModel

/// The frames of a scene as text, one below the other, for a file, a pipe, a mail.
struct Filmstrip {
  private let box: Rect
  private let scheme: ColorScheme
  private let columns: Int
  private let rows: Int
  private var lastPicture: String?
  private static let mostColumns = 72
  private static let mostRows = 22

  /// A strip of frames that all show the same part of the canvas.
  init(frames: [Frame], canvas: Canvas, scheme: ColorScheme) {
    self.scheme = scheme
    box = Viewport.box(around: frames, within: canvas)
    let pixel = max(
      box.width / Double(Self.mostColumns), box.height / Double(2 * Self.mostRows), 1e-3)
    columns = max(1, Int((box.width / pixel).rounded(.up)))
    rows = max(1, Int((box.height / pixel / 2).rounded(.up)))
  }

  /// One frame: its time, and its picture in plain characters or in colour, or that it is the same as before.
  mutating func text(_ frame: Frame, depth: ColorDepth) -> String {
    let title = "frame \(frame.index)  \(Decimal.text(frame.time, places: 3)) s\n"
    let picture = picture(of: frame, depth: depth)
    if picture == lastPicture { return String(title.dropLast()) + "  as before\n" }
    lastPicture = picture
    return title + picture
  }

  private func picture(of frame: Frame, depth: ColorDepth) -> String {
    let viewport = Viewport(showing: box, width: columns, height: rows * 2)
    let picture = Rasterizer(canvas: frame.canvas, viewport: viewport, scheme: scheme).picture(of: frame)
    if depth == .none { return Self.plain(picture.plainCells(columns: columns, rows: rows)) }
    return ScreenPainter.lines(picture.cells(columns: columns, rows: rows), depth: depth)
  }

  private static func plain(_ screen: Screen) -> String {
    var text = ""
    for row in 0..<screen.rows {
      var line = ""
      for column in 0..<screen.columns {
        if let glyph = screen[column, row].glyph { line.unicodeScalars.append(glyph) }
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}
