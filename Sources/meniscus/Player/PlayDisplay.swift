import Exporters
import SceneModel

/// What the terminal shows, and the bytes that bring it to what it is to show.
struct PlayDisplay {
  private(set) var painter: PlayPainter
  private var cells: ScreenPainter
  private var pixels: TilePainter?
  private var size: TerminalDevice.Size

  init(depth: ColorDepth, scheme: ColorScheme, size: TerminalDevice.Size) {
    painter = PlayPainter(depth: depth, scheme: scheme)
    cells = ScreenPainter(depth: depth)
    self.size = size
  }

  /// Begins anew on a terminal of which nothing is known but its size and what it can do.
  mutating func use(_ negotiation: GraphicsNegotiation, _ device: TerminalDevice) {
    size = device.size
    painter.graphics = negotiation.graphics(columns: size.columns, rows: size.rows, device.cellSize)
    pixels = painter.graphics.map { TilePainter($0) }
    cells.invalidate()
  }

  /// The bytes for a wall time, as one synchronized update; none where nothing changes.
  mutating func update(to model: inout PlayModel, at wall: Double, framesPerSecond: Double?) -> [UInt8] {
    let output = painter.output(of: &model, size: size, at: wall, framesPerSecond: framesPerSecond)
    var bytes = cells.update(to: output.screen)
    bytes += pixels?.update(output.pictures, text: output.screen) ?? []
    return bytes.isEmpty ? [] : ScreenPainter.synchronized(bytes)
  }

  /// What takes away the pixels that leaving the screen would not.
  var clearing: String { painter.graphics?.kind == .kitty ? TilePainter.clear : "" }
}
