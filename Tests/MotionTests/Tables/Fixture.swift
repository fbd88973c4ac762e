import Foundation

/// Rows of a CSV file in the folder Fixtures; RFC 4180, with the first row as names.
struct Fixture {
  let names: [String]
  let rows: [[String]]

  init(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let lines = text.split(separator: "\n").map { Self.fields(of: String($0)) }
    names = lines[0]
    rows = Array(lines.dropFirst())
  }

  private static func fields(of line: String) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        fields.append("")
      } else {
        fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}
