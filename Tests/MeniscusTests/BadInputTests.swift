import Foundation
import TestSupport
import Testing

/// Whatever is thrown at it: a message with file, line, column and what was expected, the right number, no crash.
@Suite struct BadInputTests {
  let tool: ToolRunner

  init() throws { tool = try ToolRunner() }

  private static let verbs = [["play"], ["explain"], ["export", "--format", "csv"]]

  /// Runs every verb that reads a scene, and `check`, on a text.
  private func expectRefused(_ text: String, _ place: String, _ wanted: String) throws {
    defer { tool.cleanUp() }
    try tool.write(text, to: "bad.json")
    for verb in Self.verbs {
      let run = try tool.run(verb + ["bad.json"])
      #expect(run.status == 65, "\(verb): \(run.status) \(run.errors.prefix(400))")
      #expect(run.text.isEmpty, "no partial output")
      #expect(run.errors.hasPrefix("bad.json:\(place): error: "), "\(run.errors.prefix(400))")
      #expect(run.errors.contains(wanted), "\(run.errors.prefix(400))")
    }
    let check = try tool.run("check", "bad.json")
    #expect(check.status == 1)
    #expect(check.text.hasPrefix("bad.json:\(place): error: "))
    let folder = try tool.run("export", "bad.json", "--format", "svg", "-o", "frames")
    #expect(folder.status == 65)
    #expect(try tool.names() == ["bad.json"])
  }

  @Test func notJSON() throws { try expectRefused("# A heading\n", "1:1", "expected") }

  @Test func anEmptyFile() throws { try expectRefused("", "1:1", "empty") }

  @Test func aBinaryFile() throws {
    defer { tool.cleanUp() }
    let bytes = Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 197 ^ 0xE5) })
    try bytes.write(to: tool.folder.appendingPathComponent("bad.json"))
    let run = try tool.run("export", "bad.json", "--format", "csv")
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("bad.json:1:"))
    #expect(run.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 }, "no control characters")
  }

  @Test func nestingTenThousandDeep() throws {
    defer { tool.cleanUp() }
    try tool.write(String(repeating: "[", count: 10_000), to: "bad.json")
    let run = try tool.run("check", "bad.json")
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("bad.json:1:"))
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count < 300 }, "a long line is shown in part")
  }

  @Test func aMissingFile() throws {
    for verb in Self.verbs + [["check"]] {
      let run = try tool.run(verb + ["missing.json"])
      #expect(run.status == 66)
      #expect(run.errors.contains("‘missing.json’"))
    }
  }

  @Test func anUnknownScene() throws {
    let run = try tool.run("play", "action-meun")
    #expect(run.status == 66)
    #expect(run.errors.contains("did you mean ‘action-menu’?"))
  }

  @Test func aFolderWithoutSwift() throws {
    #expect(try tool.run("explain", "/").status == 66)
    // A link to the folder around it would be walked for ever.
    let inner = tool.folder.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: inner.appendingPathComponent("outer"), withDestinationURL: tool.folder)
    let run = try tool.run("explain", "inner")
    #expect(run.status == 66)
    #expect(run.errors.contains("there is no Swift in ‘inner’"))
  }

  @Test func aFolderOfTooManyFolders() throws {
    for number in 0...2000 {
      try FileManager.default.createDirectory(
        at: tool.folder.appendingPathComponent("many/\(number)"), withIntermediateDirectories: true)
    }
    let run = try tool.run("explain", "many")
    #expect(run.status == 66)
    #expect(run.errors.contains("more than 2000 folders"))
  }

  @Test func anEndlessFile() throws {
    let run = try tool.run("check", "/dev/zero")
    #expect(run.status == 65)
    #expect(run.errors.contains("16 MB"))
  }

  @Test func standardInputIsNamed() throws {
    let run = try tool.run("export", "-", "--format", "csv", input: "{")
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("<stdin>:1:"))
  }

  @Test func theCaretStandsUnderThePlaceWhateverComesBefore() throws {
    defer { tool.cleanUp() }
    // A tab is shown as four columns, a wide character as two.
    try tool.write("{\n\t\"日本é\": tru }\n", to: "bad.json")
    let run = try tool.run("check", "bad.json")
    let lines = run.text.split(separator: "\n").map(String.init)
    try #require(lines.count >= 3)
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    let shown = lines[1]
    let word = try #require(shown.range(of: "tru"))
    let before = shown[..<word.lowerBound]
    let width = before.reduce(0) { $0 + ("日本".contains($1) ? 2 : 1) }
    #expect(lines[0].hasPrefix("bad.json:2:"))
    #expect((width...width + 3).contains(column), "\(run.text)")
  }

  @Test func severalFilesAreAllChecked() throws {
    defer { tool.cleanUp() }
    try tool.write("{", to: "a.json")
    let run = try tool.run("check", "a.json", "missing.json", "action-menu")
    #expect(run.status == 66)
    #expect(run.text.hasPrefix("a.json:1:"))
    #expect(run.errors.contains("‘missing.json’"))
  }
}
