import SceneModel

/// The numbers of a film as JSON that stands in a page: columns of differences, short and quick to unpack.
///
/// Whole units of a column's last digit are written as differences to the value before, and `d*n` is n times the
/// same difference. A column without a change is its one value.
struct FilmData {
  let frames: [Frame]
  let events: [EventCSVExporter.Row]

  /// Appends the data; nothing in it can end the script element that it stands in.
  func append(to buffer: inout OutputBuffer) {
    buffer.append("{\"times\":\"")
    append(frames.map(\.time), digits: 5, to: &buffer)
    buffer.append("\",\n\"columns\":[")
    for (index, column) in FilmColumn.all.enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.append("{\"label\":")
      buffer.append(json: column.label)
      buffer.append(",\"unit\":")
      buffer.append(json: column.unit)
      buffer.append(",\"digits\":", column.digits, column.isInTable ? ",\"inTable\":true}" : "}")
    }
    buffer.append("],\n\"events\":[")
    for (index, event) in events.enumerated() {
      if index > 0 { buffer.append(",\n") }
      append(event, to: &buffer)
    }
    buffer.append("],\n\"elements\":[")
    for (index, element) in Film.elements(of: frames).enumerated() {
      if index > 0 { buffer.append(",\n") }
      append(element, to: &buffer)
    }
    buffer.append("]}")
  }

  private func append(_ event: EventCSVExporter.Row, to buffer: inout OutputBuffer) {
    buffer.append("[")
    buffer.append(json: event.time, decimals: 5)
    for text in [event.kind, event.element, event.other] {
      buffer.append(",")
      buffer.append(json: text)
    }
    if let value = event.value {
      buffer.append(",")
      buffer.append(json: value, decimals: 3)
    }
    buffer.append("]")
  }

  private func append(_ element: Film.Element, to buffer: inout OutputBuffer) {
    buffer.append("{\"name\":")
    buffer.append(json: element.name)
    buffer.append(",\"phases\":[")
    for (index, run) in Run.runs(of: element.states.map { $0?.phase.rawValue ?? "" }).enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.append(json: run.value)
      buffer.append(",", run.count, "")
    }
    buffer.append("],\"values\":[")
    let states = element.states.compactMap { $0 }
    for (index, column) in FilmColumn.all.enumerated() {
      buffer.append(index > 0 ? ",\"" : "\"")
      append(states.map(column.value), digits: column.digits, to: &buffer)
      buffer.append("\"")
    }
    buffer.append("]}")
  }

  /// Appends a column.
  private func append(_ values: [Double], digits: Int, to buffer: inout OutputBuffer) {
    let power = Double(DecimalDigits.power(digits))
    let units = values.map { Int((Swift.min(Swift.max($0, -1e9), 1e9) * power).rounded()) }
    guard let first = units.first else { return }
    buffer.append(integer: first)
    guard units.contains(where: { $0 != first }) else { return }
    for run in Run.runs(of: zip(units.dropFirst(), units).map { $0 - $1 }) {
      buffer.append(",", run.value, "")
      if run.count > 1 { buffer.append("*", run.count, "") }
    }
  }
}

/// A value, and how many times it follows upon itself.
private struct Run<Value: Equatable> {
  let value: Value
  var count = 1

  static func runs(of values: [Value]) -> [Run] {
    var runs: [Run] = []
    for value in values {
      if runs.last?.value == value { runs[runs.count - 1].count += 1 } else { runs.append(Run(value: value)) }
    }
    return runs
  }
}
