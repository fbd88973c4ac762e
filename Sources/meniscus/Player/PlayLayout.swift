/// Which part of the terminal shows what.
struct PlayLayout: Equatable {
  /// The pictures, in the order of the takes; above each is a line with its title where there are several.
  let panes: [ScreenRegion]
  let hasTitles: Bool
  let panel: ScreenRegion?
  let status: ScreenRegion

  /// Shares a terminal out among pictures of some proportions (width to height), a panel and the status line.
  ///
  /// `margin` is the number of rows that are left free above the status line.
  init(columns: Int, rows: Int, proportions: [Double], hasPanel: Bool, margin: Int = 0) {
    status = ScreenRegion(column: 0, row: max(rows - 1, 0), columns: columns, rows: 1)
    var area = ScreenRegion(column: 0, row: 0, columns: columns, rows: max(rows - 1 - margin, 1))
    if !hasPanel {
      panel = nil
    } else if columns >= 76 {
      let width = min(max(columns * 2 / 5, 38), 64)
      panel = ScreenRegion(column: columns - width, row: 0, columns: width, rows: area.rows)
      area.columns -= width
    } else {
      let height = max(area.rows * 3 / 5, 1)
      panel = ScreenRegion(column: 0, row: area.rows - height, columns: columns, rows: height)
      area.rows = max(area.rows - height, 1)
    }
    hasTitles = proportions.count > 1 && area.rows >= 3 * proportions.count
    panes = Self.shared(area, proportions, hasTitles: hasTitles)
  }

  /// The grid in which the smallest picture comes out largest; of equal ones, the one with fewer lines.
  private static func shared(_ area: ScreenRegion, _ proportions: [Double], hasTitles: Bool) -> [ScreenRegion]
  {
    var best: (size: Double, panes: [ScreenRegion]) = (-1, [])
    for across in stride(from: proportions.count, through: 1, by: -1) {
      let down = (proportions.count + across - 1) / across
      let panes = proportions.indices.map { index in
        let (column, row) = (index % across, index / across)
        let (left, right) = (area.columns * column / across, area.columns * (column + 1) / across)
        let (top, bottom) = (area.rows * row / down, area.rows * (row + 1) / down)
        let title = hasTitles ? 1 : 0
        // A column between two pictures keeps them apart.
        let gap = column + 1 < across ? 1 : 0
        return ScreenRegion(
          column: area.column + left, row: area.row + top + title, columns: max(right - left - gap, 1),
          rows: max(bottom - top - title, 1))
      }
      let size = zip(panes, proportions).map { min(Double($0.columns), Double($0.rows * 2) * $1) }.min() ?? 0
      if size > best.size { best = (size, panes) }
    }
    return best.panes
  }
}
