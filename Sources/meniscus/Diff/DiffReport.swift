import Exporters
import Lab

/// What differs between two timelines, for people, for programs and as a picture.
struct DiffReport {
  var first: String
  var second: String
  var difference: TimelineDifference

  // MARK: For people

  func text(_ style: Style) -> String {
    var text = "\(counted(difference.rowsCompared, "row")) compared"
    if difference.isResampled { text += ", the second resampled to the times of the first" }
    text += "\n"
    text += missing + "\n" + table
    return text + "\n" + verdict(style) + "\n"
  }

  private var missing: String {
    var text = ""
    if difference.rowsOnlyInFirst > 0 {
      text += "\(counted(difference.rowsOnlyInFirst, "row")) only in \(first)\n"
    }
    if difference.rowsOnlyInSecond > 0 {
      text += "\(counted(difference.rowsOnlyInSecond, "row")) only in \(second)\n"
    }
    let columns = [(difference.columnsOnlyInFirst, first), (difference.columnsOnlyInSecond, second)]
    for (names, file) in columns where !names.isEmpty {
      text += "only in \(file): \(names.joined(separator: ", "))\n"
    }
    return text
  }

  private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  private var table: String {
    var rows = [["column", "largest", "at", "of", "first", "second", "beyond", "tolerance"]]
    for column in difference.columns {
      let tolerance = Self.text(column.tolerance)
      guard let worst = column.worst else {
        rows.append([column.name, "0", "", "", "", "", "0", tolerance])
        continue
      }
      rows.append([
        column.name, Self.distance(worst), Self.time(worst.time), worst.key, Self.shortened(worst.first),
        Self.shortened(worst.second), String(column.beyondCount), tolerance,
      ])
    }
    let used = rows[0].indices.filter { index in index < 2 || rows.dropFirst().contains { !$0[index].isEmpty }
    }
    let widths = used.map { index in rows.map { DisplayWidth.of(printable($0[index])) }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (index, width) in zip(used, widths) {
        let cell = printable(row[index])
        let room = String(repeating: " ", count: width - DisplayWidth.of(cell))
        line += (line.isEmpty ? "" : "  ") + (index == 0 || index == 3 ? cell + room : room + cell)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private func verdict(_ style: Style) -> String {
    if difference.isWithin { return style(.good, "within tolerance") }
    var text = style(.error, "different")
    let places = difference.columns.compactMap { column in column.firstBeyond.map { (column, $0) } }
    if let (column, place) = places.min(by: { $0.1.time < $1.1.time }) {
      let owner = place.key.isEmpty ? "" : " of \(printable(place.key))"
      text +=
        ": first in \(printable(column.name))\(owner) at \(Self.time(place.time)): "
        + "\(Self.shortened(place.first)) became \(Self.shortened(place.second))"
    }
    if let place = difference.firstMissing {
      let owner = place.key.isEmpty ? "a row" : "a row of \(printable(place.key))"
      let file = place.first.isEmpty ? second : first
      text += (places.isEmpty ? ": " : "; ") + "\(owner) at \(Self.time(place.time)) is only in \(file)"
    }
    return text
  }

  static func distance(_ place: TimelineDifference.Place) -> String {
    place.distance.isFinite ? shortened("\(place.distance)") : "text"
  }

  static func time(_ time: Double) -> String { Decimal.short(time, most: 6) }

  /// A number with at most six digits after the point, or its shortest form where that would hide it.
  private static func shortened(_ text: String) -> String {
    guard let value = Double(text), value.isFinite else { return printable(text) }
    let short = Decimal.short(value, most: 6)
    return short == "0" && value != 0 ? "\(value)" : short
  }

  static func text(_ tolerance: TimelineTolerance) -> String {
    if tolerance.relative > 0 { return Decimal.short(tolerance.relative * 100, most: 6) + " %" }
    return Decimal.plain(tolerance.absolute)
  }

  // MARK: For programs

  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("first", first)
      json.member("second", second)
      json.member("within_tolerance", difference.isWithin)
      json.member("rows_compared", Double(difference.rowsCompared))
      json.member("rows_only_in_first", Double(difference.rowsOnlyInFirst))
      json.member("rows_only_in_second", Double(difference.rowsOnlyInSecond))
      json.member("resampled", difference.isResampled)
      json.member("columns") { json in
        json.array(difference.columns) { json, column in
          json.object { json in
            json.member("name", column.name)
            json.member("beyond", Double(column.beyondCount))
            write("worst", column.worst, &json)
            write("first_beyond", column.firstBeyond, &json)
          }
        }
      }
    }
    return json.text
  }

  private func write(_ name: String, _ place: TimelineDifference.Place?, _ json: inout JSONText) {
    guard let place else { return json.member(name, nil as String?) }
    json.member(name) { json in
      json.object {
        $0.member("time", place.time)
        $0.member("key", place.key)
        $0.member("first", place.first)
        $0.member("second", place.second)
        $0.member("distance", place.distance)
      }
    }
  }
}
