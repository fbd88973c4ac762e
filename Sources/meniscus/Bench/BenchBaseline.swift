import Lab

/// An earlier run, to tell changes from noise.
struct BenchBaseline {
  private var times: [String: (nanoseconds: Double, spread: Double)] = [:]

  /// Reads what `--format csv` wrote.
  init(_ path: String) throws(Failure) {
    var source = try TimelineSource.openTable(path)
    var rows: [TableRow] = []
    let columns = try source.forEachRow { _, row in rows.append(row) }
    guard columns == BenchRow.columns else {
      throw .badInput("\(source.name): is no table of meniscus bench --format csv")
    }
    for row in rows {
      guard let time = row.number(5), let spread = row.number(6) else { continue }
      times[(0..<4).map { row.text($0) }.joined(separator: "|")] = (time, spread)
    }
  }

  /// Whether a row is faster or slower than before, beyond the noise of both runs.
  func verdict(on row: BenchRow) -> String {
    guard let old = times[row.key] else { return "new" }
    let change = row.nanoseconds / old.nanoseconds - 1
    // Twice the quartiles of both, and never less than a twentieth.
    let noise = max(0.05, 2 * (row.spread + old.spread))
    let percent = Decimal.short(abs(change) * 100, most: 0) + " %"
    if change > noise { return "slower by \(percent)" }
    if change < -noise { return "faster by \(percent)" }
    return "as before"
  }
}
