import Exporters
import Lab
import Motion

/// The rows of a benchmark for people, for programs and as a picture.
struct BenchReport {
  var machine: String
  var rows: [BenchRow]

  func text(comparedWith old: BenchBaseline?) -> String {
    var text = machine + "\n"
    for group in BenchReport.groups(rows) {
      text += "\n" + table(group, old)
    }
    return text
  }

  static func groups(_ rows: [BenchRow]) -> [[BenchRow]] {
    var groups: [[BenchRow]] = []
    for row in rows {
      if groups.last?.last?.group == row.group {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
    return groups
  }

  private func table(_ rows: [BenchRow], _ old: BenchBaseline?) -> String {
    let isIntegrator = rows[0].group == "integrator"
    var lines = [
      [
        rows[0].group, "of", "step", "ns per \(rows[0].unit)", "±", "worst error", "mean error", "energy off",
        "",
      ]
    ]
    for row in rows {
      lines.append([
        row.name, row.subject, row.step.map { "1/\(Decimal.short(1 / $0, most: 0))" } ?? "",
        Decimal.short(row.nanoseconds, most: row.nanoseconds < 1000 ? 2 : 0),
        Decimal.short(row.spread * 100, most: 1) + " %",
        Self.small(row.worstError), Self.small(row.meanError), Self.small(row.energyDrift),
        (row.isStable == false ? "unstable " : "") + (old?.verdict(on: row) ?? ""),
      ])
    }
    let used = lines[0].indices.filter { index in
      (isIntegrator && index < 8) || lines.dropFirst().contains { !$0[index].isEmpty }
    }
    let widths = used.map { index in lines.map { DisplayWidth.of($0[index]) }.max() ?? 0 }
    return lines.map { line in
      var text = ""
      for (index, width) in zip(used, widths) {
        let room = String(repeating: " ", count: width - DisplayWidth.of(line[index]))
        text +=
          (text.isEmpty ? "" : "  ") + (index < 2 || index == 8 ? line[index] + room : room + line[index])
      }
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }

  /// An error in few digits: 0.012, 3.4e-7.
  private static func small(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "" }
    if value == 0 { return "0" }
    if value >= 0.001 { return Decimal.short(value, most: 4) }
    var (mantissa, exponent) = (value, 0)
    while mantissa < 1 {
      mantissa *= 10
      exponent -= 1
    }
    return "\(Decimal.short(mantissa, most: 1))e\(exponent)"
  }

  func appendCSV(to buffer: inout OutputBuffer) {
    buffer.append(text: BenchRow.columns.joined(separator: ",") + "\n")
    for row in rows {
      for (index, field) in row.fields.enumerated() {
        if index > 0 { buffer.append(",") }
        buffer.append(csv: field)
      }
      buffer.append("\n")
    }
  }

  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("machine", machine)
      json.member("rows") { json in
        json.array(rows) { json, row in
          json.object { json in
            json.member("group", row.group)
            json.member("name", row.name)
            json.member("subject", row.subject)
            json.member("step", row.step)
            json.member("unit", row.unit)
            json.member("ns", row.nanoseconds)
            json.member("spread", row.spread)
            json.member("worst_error", row.worstError)
            json.member("mean_error", row.meanError)
            json.member("energy_drift", row.energyDrift)
            if let isStable = row.isStable { json.member("stable", isStable) }
          }
        }
      }
    }
    return json.text
  }

  /// Error against cost: the nanoseconds that a second of motion takes, for each integrator and step.
  var chart: LineChart? {
    let rows = rows.filter { $0.group == "integrator" && $0.subject == "underdamped" && $0.isStable == true }
    var series: [LineChart.Series] = []
    for integrator in Integrator.allCases {
      let own = rows.filter { $0.name == integrator.rawValue }.sorted { ($0.step ?? 0) > ($1.step ?? 0) }
      guard !own.isEmpty else { continue }
      series.append(
        LineChart.Series(
          integrator.rawValue, x: own.map { $0.nanoseconds / ($0.step ?? 1) },
          y: own.map { max($0.worstError ?? 0, 1e-17) }, style: .marked))
    }
    let (x, y) = (series.flatMap(\.x), series.flatMap(\.y))
    guard let left = x.min(), let right = x.max(), let low = y.min(), let high = y.max() else { return nil }
    return LineChart(
      "Error against cost, duration 0.5 s, bounce 0.3",
      x: ChartAxis(
        "cost of a second of motion", unit: "ns", lowest: left / 2, highest: right * 2, scale: .logarithmic),
      y: ChartAxis(
        "worst error, parts of the range", lowest: low / 5, highest: high * 5, scale: .logarithmic),
      series: series)
  }
}

/// An earlier run, to tell changes from noise.
struct BenchBaseline {
  private var times: [String: (nanoseconds: Double, spread: Double)] = [:]

  /// Reads what `--format csv` wrote.
  init(_ path: String) throws(Failure) {
    var source = try TimelineSource.openTable(path)
    var reader = TableReader()
    var rows: [TableRow] = []
    while true {
      let piece = try source.next()
      var fault: TableFault?
      piece.withUnsafeBytes { bytes in
        do throws(TableFault) {
          if bytes.isEmpty {
            try reader.finish { rows.append($0) }
          } else {
            try reader.read(bytes) { rows.append($0) }
          }
        } catch { fault = error }
      }
      if let fault { throw badTable(fault, in: source.name) }
      if piece.isEmpty { break }
    }
    guard reader.columns == BenchRow.columns else {
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
