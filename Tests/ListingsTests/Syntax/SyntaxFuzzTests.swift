import Listings
import SceneModel
import TestSupport
import Testing

/// Listings broken in every way: whatever the bytes, the reader ends, and its tree keeps its places.
struct SyntaxFuzzTests {
  private static let sample = Array(ListingSample.text.utf8)

  /// Reads some bytes and checks that the statements lie in the text, in order and apart.
  private func check(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
    let file = SourceFile(reading: SourceText(name: "x.swift", bytes: bytes))
    var end: Int32 = 0
    for statement in file.statements {
      #expect(statement.span.start >= end && statement.span.end >= statement.span.start, "\(what())")
      end = statement.span.end
    }
    #expect(Int(end) <= bytes.count, "\(what())")
    #expect(TreeText.of(file).isEmpty == file.statements.isEmpty, "\(what())")
    let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
    for diagnostic in file.diagnostics {
      #expect(diagnostic.place.map { (1...lines).contains($0.line) && $0.column >= 1 } == true, "\(what())")
    }
  }

  @Test("the sample is read without a fault, and a tree written as Swift reads as the same tree")
  func sampleReads() {
    let file = SourceFile(reading: SourceText(name: "x.swift", ListingSample.text))
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
    let once = TreeText.of(file)
    #expect(TreeText.of(once) == once)
  }

  @Test("nothing but comments and spaces stands between statements")
  func statementsCoverTheText() {
    let file = SourceFile(reading: SourceText(name: "x.swift", ListingSample.text))
    var rest = Self.sample
    for statement in file.statements {
      for offset in statement.span.start..<statement.span.end { rest[Int(offset)] = 0x20 }
    }
    let left = String(decoding: rest, as: UTF8.self).split { $0.isWhitespace }.map(String.init).joined(
      separator: " ")
    #expect(left == "#if canImport(UIKit) #endif /* A toolbar /* that opens */ and closes. */")
  }

  @Test("a listing cut off anywhere is read")
  func truncated() {
    for end in stride(from: 0, through: Self.sample.count, by: 41) {
      check(Array(Self.sample[..<end]), "cut at \(end)")
    }
  }

  @Test(
    "a listing with a wrong byte anywhere is read",
    arguments: Array("\"({})]/*\\#@.`\n\u{0}".utf8) + [0xFF, 0xE2])
  func wrongByte(_ byte: UInt8) {
    for offset in stride(from: Int(byte) % 211, to: Self.sample.count, by: 211) {
      var bytes = Self.sample
      bytes[offset] = byte
      check(bytes, "byte \(byte) at \(offset)")
    }
  }

  @Test("a listing with stretches moved, doubled and left out is read", arguments: [1, 2, 3, 4] as [UInt64])
  func mutated(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<15 {
      var bytes = Self.sample
      for _ in 0...Int.random(in: 0..<6, using: &generator) {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 1...60, using: &generator))
        let part = Array(bytes[start..<end])
        if Bool.random(using: &generator) { bytes.removeSubrange(start..<end) }
        if Bool.random(using: &generator) {
          bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &generator))
        }
        if bytes.isEmpty { bytes = part }
      }
      check(bytes, "seed \(seed), round \(round)")
    }
  }
}
