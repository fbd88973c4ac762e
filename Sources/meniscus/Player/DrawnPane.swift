import SceneModel

/// A picture as it was drawn last: while nothing moves, it need not be drawn again.
struct DrawnPane {
  let picture: Picture
  /// What of it is characters.
  let cells: Screen
  private let frame: Frame
  private let grid: CellGrid
  private let graphics: PixelGraphics?

  init(_ frame: Frame, _ picture: Picture, _ grid: CellGrid, _ graphics: PixelGraphics?, _ depth: ColorDepth)
  {
    self.frame = frame.timeless
    self.picture = picture
    self.grid = grid
    self.graphics = graphics
    if let graphics {
      cells = picture.labelCells(grid, onPatches: graphics.kind == .sixel)
    } else if depth == .none {
      cells = picture.plainCells(columns: grid.columns, rows: grid.rows)
    } else {
      cells = picture.cells(columns: grid.columns, rows: grid.rows, depth: depth)
    }
  }

  /// Whether another frame would look the same.
  func shows(_ other: Frame, _ viewport: Viewport, _ grid: CellGrid, _ graphics: PixelGraphics?) -> Bool {
    picture.viewport == viewport && self.grid == grid && self.graphics == graphics
      && frame == other.timeless
  }
}

extension Frame {
  /// The frame as it looks, whenever that is.
  fileprivate var timeless: Frame {
    var frame = self
    (frame.index, frame.time) = (0, 0)
    return frame
  }
}
