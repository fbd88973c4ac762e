import Exporters
import Motion
import Testing

@Suite struct OutputBufferTextTests {
  private func text(_ body: (inout OutputBuffer) -> Void) -> String {
    var buffer = OutputBuffer(capacity: 0)
    body(&buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test func csvFieldsAreQuotedWhereTheyMust() {
    #expect(text { $0.append(csv: "plain name") } == "plain name")
    #expect(text { $0.append(csv: "a,b") } == "\"a,b\"")
    #expect(text { $0.append(csv: "say \"hi\"") } == "\"say \"\"hi\"\"\"")
    #expect(text { $0.append(csv: "two\nlines") } == "\"two\nlines\"")
    #expect(text { $0.append(csv: "two\r\nlines") } == "\"two\r\nlines\"")
    #expect(text { $0.append(csv: "") } == "")
    #expect(text { $0.append(csv: "ümlaut 🫧") } == "ümlaut 🫧")
  }

  @Test func xmlIsEscaped() {
    #expect(text { $0.append(xml: "a<b>&\"c\"") } == "a&lt;b&gt;&amp;&quot;c&quot;")
    #expect(text { $0.append(xml: "tab\tnul\u{0}🫧é") } == "tab&#9;nul\u{FFFD}🫧é")
  }

  @Test func colorsAreClampedAndRounded() {
    let color = Color(red: 1.2, green: -0.1, blue: 0.5, opacity: 0.25)
    #expect(text { $0.append(hex: color) } == "#ff0080")
    #expect(text { $0.append(hexWithOpacity: color) } == "#ff008040")
  }

  @Test func growsAndKeepsItsBytes() {
    var buffer = OutputBuffer(capacity: 3)
    for index in 0..<1000 { buffer.append(byte: UInt8(index % 251)) }
    #expect(buffer.bytes == (0..<1000).map { UInt8($0 % 251) })
    #expect(buffer.withUnsafeBytes { $0.count } == 1000)
    buffer.removeAll()
    #expect(buffer.count == 0)
  }
}
