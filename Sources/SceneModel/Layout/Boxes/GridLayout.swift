import Geometry

/// How a grid of rows shares its width: a column is as wide as its widest cell is by itself, and what is left over
/// goes to the columns whose cells would take it.
struct GridLayout {
  /// A cell and its place.
  struct Placement {
    var box: Box
    var frame: Rect
    var offer: Proposal
  }

  private(set) var placements: [Placement] = []
  /// The size of the grid, in points.
  private(set) var size = Size.zero

  private let alignment: Alignment
  private let gap: Size

  init(children: [Box], alignment: Alignment, gap: Size, proposal: Proposal) {
    self.alignment = alignment
    self.gap = gap
    let columns = columns(of: children, offered: proposal.width)
    let width = columns.reduce(0, +) + gap.width * Double(max(columns.count - 1, 0))
    size.width = width
    for (index, child) in children.enumerated() {
      if index > 0 { size.height += gap.height }
      guard case .gridRow(let own) = child.kind else {
        let offer = Proposal(width: columns.isEmpty ? proposal.width : width, height: nil)
        let cell = child.size(offer)
        size.width = max(size.width, columns.isEmpty ? cell.width : width)
        let lane = Rect(x: 0, y: size.height, width: max(width, cell.width), height: cell.height)
        place(child, cell, offer, in: lane, alignment.vertical)
        size.height += cell.height
        continue
      }
      place(row: child.children, columns, own ?? alignment.vertical)
    }
  }

  private mutating func place(row: [Box], _ columns: [Double], _ vertical: VerticalAlignment) {
    var lanes: [(x: Double, width: Double)] = []
    var x = 0.0
    var column = 0
    for cell in row {
      let taken = columns[column..<min(column + cell.columns, columns.count)]
      let width = taken.reduce(0, +) + gap.width * Double(max(taken.count - 1, 0))
      lanes.append((x, width))
      x += width + gap.width
      column += taken.count
    }
    let sizes = zip(row, lanes).map { $0.size(Proposal(width: $1.width, height: nil)) }
    let height = sizes.map(\.height).max() ?? 0
    for (index, cell) in row.enumerated() {
      let lane = Rect(x: lanes[index].x, y: size.height, width: lanes[index].width, height: height)
      place(cell, sizes[index], Proposal(width: lane.width, height: nil), in: lane, vertical)
    }
    size.height += height
  }

  private mutating func place(
    _ box: Box, _ own: Size, _ offer: Proposal, in lane: Rect, _ vertical: VerticalAlignment
  ) {
    let origin = Point(
      x: lane.minX + (lane.width - own.width) * alignment.horizontal.fraction,
      y: lane.minY + (lane.height - own.height) * vertical.fraction)
    placements.append(Placement(box: box, frame: Rect(origin: origin, size: own), offer: offer))
  }

  /// The widths of the columns, in points.
  private func columns(of children: [Box], offered: Double?) -> [Double] {
    let rows = children.compactMap { child -> [Box]? in
      if case .gridRow = child.kind { child.children } else { nil }
    }
    let count = rows.map { $0.reduce(0) { $0 + $1.columns } }.max() ?? 0
    var widths = Array(repeating: 0.0, count: count)
    var grows = Array(repeating: false, count: count)
    for row in rows {
      var column = 0
      for cell in row {
        // A cell over several columns takes what they come to.
        if cell.columns == 1 {
          widths[column] = max(widths[column], cell.size(.ideal).width)
          let most = cell.size(Proposal(width: .infinity, height: nil)).width
          grows[column] = grows[column] || most == .infinity
        }
        column += cell.columns
      }
    }
    let growing = grows.count { $0 }
    guard let offered, growing > 0 else { return widths }
    let fixed = zip(widths, grows).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
    let share = (offered - fixed - gap.width * Double(count - 1)) / Double(growing)
    return zip(widths, grows).map { $1 ? max(share, 0) : $0 }
  }
}
