import Lab

/// A recording read from a table: its times and its values.
struct RecordingReader {
  var name: String
  var column = ""
  var times: [Double] = []
  var values: [Double] = []
  /// Whether the times are the file's own; else they are numbers of samples.
  var hasTimes = false

  /// More would not make the fit surer, and would fill the memory.
  private static let mostSamples = 2_000_000

  /// Reads a file, or standard input.
  static func read(_ path: String, column: String?, time: String?) throws(Failure) -> RecordingReader {
    var source = try TimelineSource.openTable(path)
    var recording = RecordingReader(name: source.name)
    var places: (time: Int?, value: Int)?
    _ = try source.forEachRow { columns, row throws(Failure) in
      if places == nil { places = try recording.places(columns, row, column, time) }
      guard let places else { return }
      try recording.add(row, places, columns)
    }
    guard !recording.values.isEmpty else {
      throw .badInput("\(source.name): there are no samples below the names")
    }
    return recording
  }

  /// Which column holds the times and which the values.
  private mutating func places(
    _ columns: [String], _ row: TableRow, _ column: String?, _ time: String?
  ) throws(Failure) -> (time: Int?, value: Int) {
    func place(_ wanted: String) throws(Failure) -> Int {
      if let place = columns.firstIndex(of: wanted) { return place }
      throw .badInput(
        "\(name): there is no column \(quoted(wanted))\(NearestName.hint(wanted, among: columns)) (columns: "
          + "\(columns.joined(separator: ", ")))")
    }
    let usual = ["time", "t", "seconds", "timestamp"].first(where: columns.contains)
    let timePlace: Int? = if let named = time ?? usual { try place(named) } else { nil }
    // A cell that is nearly a number is named as such when it is read.
    let first = columns.indices.first {
      $0 != timePlace && columns[$0] != "frame" && (row.number($0) != nil || row.oddity($0) != nil)
    }
    let value: Int? = if let column { try place(column) } else { first }
    guard let value else {
      throw .badInput("\(name): no column of numbers besides the times; name one with --column")
    }
    self.column = columns[value]
    hasTimes = timePlace != nil
    return (timePlace, value)
  }

  private mutating func add(
    _ row: TableRow, _ places: (time: Int?, value: Int), _ columns: [String]
  ) throws(Failure) {
    func number(_ place: Int) throws(Failure) -> Double {
      if let number = row.number(place) { return number }
      let oddity = row.oddity(place) ?? "holds \(quoted(row.text(place))); expected a number"
      throw badTable(TableFault(line: row.line, column: columns[place], oddity), in: name)
    }
    let time: Double = if let place = places.time { try number(place) } else { Double(values.count) }
    if let last = times.last, time <= last {
      let message =
        "does not go forwards, from \(Decimal.plain(last)) to \(Decimal.plain(time)); take the rows of one element"
      throw badTable(
        TableFault(line: row.line, column: places.time.map { columns[$0] } ?? "", message), in: name)
    }
    times.append(time)
    values.append(try number(places.value))
    if values.count > Self.mostSamples {
      throw .badInput(
        "\(name): more than \(Self.mostSamples) samples; a few thousand around the motion are enough")
    }
  }

  /// The usual time between two samples, and how much it varies, as a part of it.
  var rate: (interval: Double, jitter: Double) {
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    guard !gaps.isEmpty else { return (1, 0) }
    let median = gaps[gaps.count / 2]
    return (median, (gaps[gaps.count * 9 / 10] - gaps[gaps.count / 10]) / median)
  }
}
