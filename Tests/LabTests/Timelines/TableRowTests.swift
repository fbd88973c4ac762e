import Lab
import TestSupport
import Testing

@Suite struct TableRowTests {
  private func numbers(_ fields: [String]) throws(TableFault) -> [Double?] {
    var reader = TableReader()
    var found: [Double?] = []
    let text = Array(
      (fields.map { _ in "c" }.enumerated().map { "c\($0.offset)" }.joined(separator: ",") + "\n"
        + fields.joined(separator: ",") + "\n").utf8)
    var fault: TableFault?
    text.withUnsafeBytes { bytes in
      do throws(TableFault) {
        try reader.read(bytes) { row in found = (0..<row.count).map { row.number($0) } }
      } catch { fault = error }
    }
    if let fault { throw fault }
    return found
  }

  @Test func everyNumberReadsAsTheLibraryReadsIt() throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<500 {
      let values = (0..<10).map { _ in
        Double.random(in: -1...1, using: &random) * random.magnitude(in: 1e-9...1e12)
      }
      #expect(try numbers(values.map { "\($0)" }) == values)
    }
    #expect(
      try numbers(["0.1", "-3", "+2.50", " 7 ", "1e-3", "123456789012345677877719597056", ".5"])
        == [0.1, -3, 2.5, 7, 1e-3, 123456789012345677877719597056, 0.5])
  }

  @Test func whatIsNoNumberIsNone() throws {
    #expect(
      try numbers(["", "a", "1.2.3", "0x10", "--1", "1-2", "nan", "."]) == Array(repeating: nil, count: 8))
  }
}
