import Foundation

/// A CSV file of reference rows that stands beside the tests that read it.
public struct FixtureTable: Sendable {
  /// The names of the columns.
  public let columns: [String]
  /// The rows, each with as many fields as there are columns.
  public let rows: [[String]]

  /// Reads a table from the folder `Fixtures` beside the test file that asks for it.
  ///
  /// - Throws: what Foundation says where the file is missing, or ``Malformed`` where a row is short or long.
  public init(_ name: String, besideTest file: String = #filePath) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Fixtures")
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    let table = lines.map { FixtureTable.fields(of: $0) }
    columns = table.first ?? []
    rows = Array(table.dropFirst())
    for row in rows where row.count != columns.count { throw Malformed(name: name, row: row) }
  }

  /// A row that does not have as many fields as there are columns.
  public struct Malformed: Error {
    /// The file.
    public let name: String
    /// The row's fields.
    public let row: [String]
  }

  /// The rows as dictionaries from a column's name to its field.
  public var records: [[String: String]] {
    rows.map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
  }

  private static func fields(of line: Substring) -> [String] {
    var (fields, field, isQuoted) = ([String](), "", false)
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        fields.append(field)
        field = ""
      default: field.append(character)
      }
    }
    return fields + [field]
  }
}
