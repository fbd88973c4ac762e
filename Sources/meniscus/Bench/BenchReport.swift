import Exporters

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
}
