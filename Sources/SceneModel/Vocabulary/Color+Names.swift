public import Motion

extension Color {
  /// The colours that have a name, as iOS shows them in light mode.
  static let named: [(name: String, hex: String)] = [
    ("clear", "#00000000"), ("white", "#FFFFFF"), ("black", "#000000"), ("red", "#FF3B30"),
    ("orange", "#FF9500"), ("yellow", "#FFCC00"), ("green", "#34C759"), ("mint", "#00C7BE"),
    ("teal", "#30B0C7"), ("cyan", "#32ADE6"), ("blue", "#007AFF"), ("indigo", "#5856D6"),
    ("purple", "#AF52DE"), ("pink", "#FF2D55"), ("brown", "#A2845E"), ("gray", "#8E8E93"),
    ("accentColor", "#007AFF"),
  ]

  /// Creates a colour from a name such as `blue`, or from `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  public init?(sceneText text: String) {
    if let known = Color.named.first(where: { $0.name == text }) {
      self.init(hex: known.hex)
    } else {
      self.init(hex: text)
    }
  }

  private init?(hex text: String) {
    guard text.first == "#" else { return nil }
    var digits: [Double] = []
    for character in text.dropFirst() {
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      digits.append(Double(digit))
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    func byte(_ index: Int) -> Double { (digits[2 * index] * 16 + digits[2 * index + 1]) / 255 }
    self.init(red: byte(0), green: byte(1), blue: byte(2), opacity: digits.count == 8 ? byte(3) : 1)
  }

  /// `#RRGGBB` or `#RRGGBBAA` where that says the colour exactly.
  var exactHex: String? {
    var text = "#"
    for component in opacity == 1 ? [red, green, blue] : [red, green, blue, opacity] {
      guard component >= 0, component <= 1 else { return nil }
      let byte = (component * 255).rounded()
      guard byte / 255 == component else { return nil }
      let digits = String(Int(byte), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
    return text
  }

  /// What is wrong with a text that is no colour.
  static func expectation(_ text: String) -> String {
    let names = named.map(\.name)
    let nearest = text.nearest(among: names).map { "; did you mean ‘\($0)’?" } ?? ""
    return "‘\(text.shortened)’ is no colour; expected a name such as blue, or #RRGGBB or #RRGGBBAA\(nearest)"
  }
}
