import Motion
import TestSupport
import Testing

/// Colours: hex codes, Oklab and mixing.
@Suite struct ColorTests {
  @Test func hexCodes() throws {
    #expect(try Color(hex: "#fa0").hex == "#FFAA00")
    #expect(try Color(hex: "12345678").hex == "#12345678")
    #expect(try Color(hex: "#123456FF").hex == "#123456")
    #expect(Color(red: -0.2, green: 1.7, blue: 0.5).hex == "#00FF80")
    #expect(Color.clear.hexWithOpacity == "#00000000" || Color.clear.hexWithOpacity == "#FFFFFF00")
    for (text, offset) in [("#12", 3), ("#12345g", 6), ("", 0), ("#1234567890", 11), ("#12é456", 3)] {
      let error = #expect(throws: Color.HexError.self) { try Color(hex: text) }
      #expect(error?.offset == offset, "\(text)")
    }
  }

  @Test func oklabIsUndone() {
    var random = SeededGenerator(seed: 101)
    for _ in 0..<2000 {
      let color = Color(
        red: random.number(in: -0.3...1.4), green: random.number(in: -0.3...1.4),
        blue: random.number(in: -0.3...1.4), opacity: random.number(in: 0...1))
      let again = Color(color.oklab)
      #expect(abs(again.red - color.red) < 1e-12, "\(color)")
      #expect(abs(again.green - color.green) < 1e-12, "\(color)")
      #expect(abs(again.blue - color.blue) < 1e-12, "\(color)")
      #expect(again.opacity == color.opacity)
    }
  }

  /// The values that Oklab's author gives: white is L = 1 without colour.
  @Test func oklabOfWhiteAndBlack() {
    let white = Color.white.oklab
    #expect(abs(white.lightness - 1) < 1e-7 && abs(white.a) < 1e-7 && abs(white.b) < 1e-7)
    #expect(Color.black.oklab.lightness == 0)
    let red = Color(red: 1, green: 0, blue: 0).oklab
    #expect(abs(red.lightness - 0.62796) < 1e-4 && abs(red.a - 0.22486) < 1e-4)
    #expect(abs(red.b - 0.12585) < 1e-4)
  }

  @Test func mixingKeepsTheEndsAndTheOpacityApart() {
    let (a, b) = (Color(red: 1, green: 0, blue: 0, opacity: 0.2), Color(red: 0, green: 0, blue: 1))
    #expect(a.mix(with: b, by: 0) == a && a.mix(with: b, by: 1) == b)
    let middle = a.mix(with: b, by: 0.5)
    #expect(abs(middle.opacity - 0.6) < 1e-15)
    #expect(abs(middle.oklab.lightness - 0.5 * (a.oklab.lightness + b.oklab.lightness)) < 1e-6)
    #expect(middle.hex != "#800080")
  }

  @Test func gamma() {
    for value in [-0.7, -0.01, 0, 0.003, 0.0031308, 0.04045, 0.5, 1, 1.3] {
      #expect(abs(Color.encoded(Color.linear(value)) - value) < 1e-7)
    }
    #expect(abs(Color.linear(0.5) - 0.21404114048223255) < 1e-15)
  }
}
