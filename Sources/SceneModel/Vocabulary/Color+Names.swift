public import Motion

extension Color {
  /// Creates a colour from a name such as `blue`, or from `#RGB`, `#RRGGBB` or `#RRGGBBAA`; `nil` for other texts.
  ///
  /// Names are Apple's, as they look in light mode; `accentColor` is blue.
  public init?(sceneText text: String) {
    if let name = Name(rawValue: text == "accentColor" ? "blue" : text) {
      self = name.color()
      return
    }
    guard text.first == "#" else { return nil }
    do throws(HexError) {
      try self.init(hex: text)
    } catch {
      // Whoever asks says what was expected, names included.
      return nil
    }
  }

  /// `#RRGGBB` or `#RRGGBBAA` where that says the colour exactly.
  var exactHex: String? {
    let text = hex
    return Color(sceneText: text) == self ? text : nil
  }

  /// What is wrong with a text that is no colour.
  static func expectation(_ text: String) -> String {
    let nearest = text.nearest(among: Name.allCases.map(\.rawValue)).map { "; did you mean ‘\($0)’?" } ?? ""
    return "‘\(text.shortened)’ is no colour; expected a name such as blue, or #RRGGBB or #RRGGBBAA\(nearest)"
  }
}
