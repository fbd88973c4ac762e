import Exporters
import Geometry
import SceneModel

/// Draws what a person sees: the pictures of the takes, what stands beside them, and the status line.
struct PlayPainter {
  /// What is to be shown: cells, and pictures whose pixels go below or behind them.
  struct Output {
    var screen: Screen
    var pictures: [(picture: Picture, region: ScreenRegion)] = []
  }

  /// A place that is pointed at.
  struct Target {
    var pane: Int
    /// In points.
    var point: Point
    /// How exactly a cell tells a point, in points.
    var slack: Double
  }

  let depth: ColorDepth
  let scheme: ColorScheme
  /// How pixels are sent, where they are.
  var graphics: PixelGraphics?
  private var stage = PlayStage()
  private var rasterizers: [Int: Rasterizer] = [:]
  private var panes: [Int: DrawnPane] = [:]
  private var layout: PlayLayout?

  init(depth: ColorDepth, scheme: ColorScheme) {
    self.depth = depth
    self.scheme = scheme
  }

  /// Everything at a wall time.
  mutating func output(
    of model: inout PlayModel, size: TerminalDevice.Size, at wall: Double, framesPerSecond: Double?
  ) -> Output {
    let time = model.clock.time(at: wall)
    let boxes = stage.boxes(for: model.takes)
    let layout = PlayLayout(
      columns: size.columns, rows: size.rows,
      proportions: boxes.map { $0.width / max($0.height, 1e-6) },
      hasPanel: model.hasPanel, margin: graphics?.kind == .sixel ? 1 : 0)
    self.layout = layout
    let black = TerminalColor(.zero)
    var output = Output(
      screen: Screen(
        columns: size.columns, rows: size.rows,
        filledWith: Cell(glyph: " ", foreground: black, background: graphics == nil ? black : nil)))
    for (index, region) in layout.panes.enumerated() {
      draw(model.takes[index].frame(at: time), index, boxes[index], in: region, on: &output)
      if layout.hasTitles { title(of: model, index, above: region, on: &output.screen) }
    }
    if let region = layout.panel,
      let panel = model.panelText(at: time, columns: region.columns - 2, rows: region.rows)
    {
      output.screen.draw(panel, in: region)
    }
    status(of: &model, layout.status, time, wall, framesPerSecond, on: &output.screen)
    return output
  }

  /// What lies below a cell in the picture that was drawn last; `nil` where that is no picture.
  func target(column: Int, row: Int) -> Target? {
    guard let layout, let pane = layout.panes.firstIndex(where: { $0.contains(column: column, row: row) }),
      let viewport = rasterizers[pane]?.viewport
    else { return nil }
    let region = layout.panes[pane]
    let grid = grid(for: region)
    // The middle of the cell.
    let x = (Double(column - region.column) + 0.5) * grid.pixelsAcross
    let y = (Double(row - region.row) + 0.5) * grid.pixelsDown
    let point = Point(x: viewport.origin.x + x * viewport.pixel, y: viewport.origin.y + y * viewport.pixel)
    return Target(pane: pane, point: point, slack: grid.pixelsDown * viewport.pixel / 2)
  }

  private func grid(for region: ScreenRegion) -> CellGrid {
    graphics?.grid(columns: region.columns, rows: region.rows)
      ?? .halfBlocks(columns: region.columns, rows: region.rows)
  }

  private mutating func draw(
    _ frame: Frame, _ index: Int, _ box: Rect, in region: ScreenRegion, on output: inout Output
  ) {
    let grid = grid(for: region)
    let viewport = Viewport(
      showing: box, width: Int(Double(grid.columns) * grid.pixelsAcross),
      height: Int(Double(grid.rows) * grid.pixelsDown))
    let drawn: DrawnPane
    if let former = panes[index], former.shows(frame, viewport, grid, graphics) {
      drawn = former
    } else {
      let picture = rasterizer(index, for: viewport, frame.canvas).picture(of: frame)
      drawn = DrawnPane(frame, picture, grid, graphics, depth)
      panes[index] = drawn
    }
    if graphics != nil { output.pictures.append((drawn.picture, region)) }
    output.screen.lay(drawn.cells, column: region.column, row: region.row)
  }

  private mutating func rasterizer(_ index: Int, for viewport: Viewport, _ canvas: Canvas) -> Rasterizer {
    if let rasterizer = rasterizers[index], rasterizer.viewport == viewport, rasterizer.suits(canvas) {
      return rasterizer
    }
    let new = Rasterizer(canvas: canvas, viewport: viewport, scheme: scheme)
    rasterizers[index] = new
    return new
  }

  private func title(of model: PlayModel, _ index: Int, above region: ScreenRegion, on screen: inout Screen) {
    let mark = index == model.focus ? "● " : "  "
    let title = (mark + printable(model.takes[index].title)).fitted(region.columns)
    let line = title + String(repeating: " ", count: max(region.columns - DisplayWidth.of(title), 0))
    screen.write(
      line, column: region.column, row: region.row - 1, foreground: PanelColors.foreground(.take(index)),
      background: PanelColors.background)
  }

  private func status(
    of model: inout PlayModel, _ region: ScreenRegion, _ time: Double, _ wall: Double,
    _ framesPerSecond: Double?, on screen: inout Screen
  ) {
    let line = StatusLine(
      time: time, end: model.clock.end, speed: model.clock.speed, isPlaying: model.clock.isPlaying(at: wall),
      loops: model.clock.loops, isLive: model.focused.isLive, framesPerSecond: framesPerSecond,
      event: model.event(at: time), name: model.focused.title, message: model.message(at: wall))
    screen.write(
      line.text(columns: region.columns), column: 0, row: region.row, foreground: PanelColors.text,
      background: PanelColors.background)
  }
}
