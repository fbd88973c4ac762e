import Exporters
import Foundation
import TestSupport
import Testing

@Suite struct OutputBufferJSONTests {
  private func text(_ write: (inout OutputBuffer) -> Void) -> String {
    var buffer = OutputBuffer()
    write(&buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "", "plain", "\"quoted\" and \\", "line\nfeed\ttab\r", "\u{0}\u{1F}\u{7F}", "</script><!-- & -->",
    "é 漢 👩‍👩‍👧",
    "\u{2028}\u{2029}",
  ])
  func aTextReadsBackAndEndsNoElement(_ value: String) throws {
    let json = text { $0.append(json: value) }
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    #expect(read as? String == value)
    #expect(!json.contains("<") && !json.contains(">") && !json.contains("&"))
  }

  @Test(arguments: [
    (0.5, 2, "0.5"), (-0.25, 2, "-0.25"), (-0.001, 2, "0"), (3, 0, "3"), (2.5, 0, "2"),
    (12.3456, 3, "12.346"),
    (-17.0, 4, "-17"), (0, 6, "0"),
  ])
  func aNumberHasADigitBeforeThePoint(_ value: Double, _ decimals: Int, _ wanted: String) {
    #expect(text { $0.append(json: value, decimals: decimals) } == wanted)
  }

  @Test func everyNumberIsOneThatJSONKnows() throws {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<2000 {
      let value = Double.random(in: -1e4...1e4, using: &generator)
      let json = text { $0.append(json: value, decimals: 3) }
      let read = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
      #expect(abs(try #require(read as? Double) - value) <= 0.0005000001, "seed 41")
    }
  }
}
