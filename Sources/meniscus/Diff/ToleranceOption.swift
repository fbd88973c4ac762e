import Lab

/// What `--tolerance` says: for all columns, or for some by their names.
struct ToleranceWish: Sendable {
  var column: String?
  var tolerance: TimelineTolerance

  /// Reads `0.5`, `1%`, `x=0.5` or `x=1%`, several with commas between them.
  static func read(_ text: String) throws(BadValue) -> [ToleranceWish] {
    var wishes: [ToleranceWish] = []
    for part in Reading.parts(text) {
      let cut = part.lastIndex(of: "=")
      let column = cut.map { String(part[..<$0]) }
      let number = cut.map { String(part[part.index(after: $0)...]) } ?? part
      let isRelative = number.hasSuffix("%")
      let expected = "a distance as in 0.5, a part as in 1%, or one of a column as in x=0.5"
      let value = try Reading.number(isRelative ? String(number.dropLast()) : number, in: 0...1e300, expected)
      wishes.append(
        ToleranceWish(
          column: column,
          tolerance: isRelative
            ? TimelineTolerance(relative: value / 100) : TimelineTolerance(absolute: value)))
    }
    return wishes
  }
}

extension Option where Value == [ToleranceWish] {
  static let tolerance = Option(
    "tolerance", nil, "T", isRepeatable: true,
    help: "what may differ: 0.5, 1%, or of a column, x=0.5; 0 unless given", read: ToleranceWish.read)
}

extension Option where Value == [String] {
  static let diffColumns = names("columns", "compare these columns only, with commas between them")
  static let diffKeys = names(
    "key", "the columns that say who a row is of; element, name, id, key or label unless given")

  private static func names(_ name: String, _ help: String) -> Option<[String]> {
    Option(name, nil, "NAME,…", help: help) { text throws(BadValue) in
      let names = Reading.parts(text)
      if names.contains("") { throw BadValue(text, expected: "names of columns with commas between them") }
      return names
    }
  }
}

extension Option where Value == String {
  static let timeColumn = Option(
    "time", nil, "NAME", help: "the column of times; time, t, seconds, timestamp or frame unless given"
  ) { text throws(BadValue) in
    if text.isEmpty { throw BadValue(text, expected: "the name of a column") }
    return text
  }
}
