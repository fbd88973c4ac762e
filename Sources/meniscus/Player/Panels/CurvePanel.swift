import Exporters

extension Panel {
  /// The curves of a sheet, one plot a property, with a cursor at a time.
  static func curves(_ sheet: CurveSheet, at time: Double, columns: Int, rows: Int) -> Panel {
    let moving = sheet.rows.filter(\.varies)
    let standing = sheet.rows.filter { !$0.varies }
    var lines: [[Piece]] = []
    let index = sheet.index(of: time)
    // A heading and at least two lines for each plot; as many as there is room for.
    let room = rows - 2
    let shown = moving.prefix(max(room / 3, 1))
    let height = min(max((room - (standing.isEmpty ? 0 : 1)) / max(shown.count, 1) - 1, 1), 8)
    for row in shown {
      lines.append(heading(row, index))
      lines += plot(row, sheet, index: index, columns: columns, rows: height)
    }
    if moving.isEmpty { lines.append([Piece(text: "nothing of it changes", look: .dim)]) }
    let still = standing.map { "\($0.name) \(Words.number($0.range.lowerBound))" }.joined(separator: "  ")
    lines += wrapped(still, columns: columns).map { $0.map { Piece(text: $0.text, look: .dim) } }
    return Panel(title: "‘\(printable(sheet.key.element))’ · Tab: the next", lines: lines)
  }

  private static func heading(_ row: CurveSheet.Row, _ index: Int) -> [Piece] {
    var pieces = [Piece(text: row.name)]
    for (number, values) in row.values.enumerated() {
      let value = values[index].map { Decimal.text($0, places: 2) } ?? "–"
      pieces.append(Piece(text: "  \(value)", look: .take(number)))
    }
    let (low, high) = (
      Words.number(rounded(row.range.lowerBound)), Words.number(rounded(row.range.upperBound))
    )
    return pieces + [Piece(text: "  \(low) … \(high)", look: .dim)]
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  private static func plot(
    _ row: CurveSheet.Row, _ sheet: CurveSheet, index: Int, columns: Int, rows: Int
  ) -> [[Piece]] {
    let margin = max((row.range.upperBound - row.range.lowerBound) * 0.02, 1e-6)
    var plot = BraillePlot(
      x: sheet.key.range, y: row.range.lowerBound - margin...row.range.upperBound + margin,
      columns: columns, rows: rows)
    for (number, values) in row.values.enumerated() { plot.draw(number, values: values) }
    let cursor = index * columns / max(sheet.key.count, 1)
    return plot.lines.map { pieces in
      split(pieces.map { Piece(text: $0.text, look: $0.curve < 0 ? .dim : .take($0.curve)) }, at: cursor)
    }
  }

  /// The pieces of a line with the character at a column as one of its own.
  private static func split(_ pieces: [Piece], at column: Int) -> [Piece] {
    var result: [Piece] = []
    var start = 0
    for piece in pieces {
      let characters = Array(piece.text)
      let place = column - start
      start += characters.count
      guard characters.indices.contains(place) else {
        result.append(piece)
        continue
      }
      let here = characters[place] == "\u{2800}" ? "│" : characters[place]
      result.append(Piece(text: String(characters[..<place]), look: piece.look))
      result.append(Piece(text: String(here), look: .cursor))
      result.append(Piece(text: String(characters[(place + 1)...]), look: piece.look))
    }
    return result.filter { !$0.text.isEmpty }
  }
}
