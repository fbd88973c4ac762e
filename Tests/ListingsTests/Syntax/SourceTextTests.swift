import Listings
import SceneModel
import Testing

/// Lines and columns of offsets.
struct SourceTextTests {
  @Test("a line ends with LF, CR LF or CR alone", arguments: ["a\nbc\nd", "a\r\nbc\r\nd", "a\rbc\rd"])
  func linesEnd(_ text: String) {
    let source = SourceText(name: "x.swift", text)
    let offset = Array(text.utf8).lastIndex(of: UInt8(ascii: "c")) ?? 0
    #expect(source.place(at: offset) == Diagnostic.Place(line: 2, column: 2))
    #expect(source.place(at: text.utf8.count - 1) == Diagnostic.Place(line: 3, column: 1))
  }

  @Test("columns count characters, a byte order mark takes none, and the end has a place")
  func columnsCountCharacters() {
    let source = SourceText(name: "x.swift", "\u{FEFF}é😀b")
    #expect(source.place(at: 3) == Diagnostic.Place(line: 1, column: 1))
    #expect(source.place(at: 9) == Diagnostic.Place(line: 1, column: 3))
    #expect(source.place(at: 1000) == Diagnostic.Place(line: 1, column: 4))
    #expect(SourceText(name: "", "").place(at: 0) == Diagnostic.Place(line: 1, column: 1))
  }
}
