import Geometry

/// The project's own table of how wide text is.
///
/// No open table exists for Apple's fonts. The widths here are those of a plain sans serif, to a hundredth of the
/// font size; San Francisco's lines come out within about ten per cent of them. A line is 1.193359375 times the
/// size high, as UIFont prints it (17 points: 20.287).
enum TextMeasure {
  /// The height of one line for each point of the font's size.
  static let lineHeight = 1.193359375
  /// The height of some lines of a size, in points: rounded up to a pixel of a screen with three to a point.
  static func height(lines: Int, size: Double) -> Double {
    // A hair less, so that a height that is whole pixels stays.
    (Double(lines) * lineHeight * size * 3 - 1e-9).rounded(.up) / 3
  }
  /// A symbol's width and height for each point of the font's size; wide symbols differ by more than a tenth.
  static let symbolWidth = 1.15
  static let symbolHeight = 1.05

  /// The width of a line, in points.
  static func width(of line: some StringProtocol, size: Double, weight: Int) -> Double {
    var hundredths = 0.0
    for character in line { hundredths += width(of: character) }
    // Heavier cuts are wider: about 6 % from regular to bold.
    let heavier = 1 + 0.0002 * Double(max(weight, 100) - 400)
    return hundredths / 100 * size * heavier
  }

  /// The lines of a text, broken between words where they are wider than `limit` points.
  static func lines(of text: String, size: Double, weight: Int, limit: Double?) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let limit, width(of: paragraph, size: size, weight: weight) > limit else {
        lines.append(String(paragraph))
        continue
      }
      lines += wrapped(paragraph, size: size, weight: weight, limit: limit)
    }
    return lines
  }

  private static func wrapped(_ paragraph: Substring, size: Double, weight: Int, limit: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0.0
    let space = width(of: " ", size: size, weight: weight)
    for word in paragraph.split(separator: " ") {
      let wordWidth = width(of: word, size: size, weight: weight)
      if !line.isEmpty, length + space + wordWidth > limit {
        lines.append(line)
        line = ""
        length = 0
      }
      length += (line.isEmpty ? 0 : space) + wordWidth
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines
  }

  /// The width of one character, in hundredths of the font's size.
  private static func width(of character: Character) -> Double {
    guard let ascii = character.asciiValue else { return wide(character) ? 100 : 58 }
    guard ascii >= 32, ascii < 127 else { return 0 }
    return table[Int(ascii) - 32]
  }

  /// Whether a character fills a square, as ideographs and emoji do.
  private static func wide(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
        0x1F000...0x1FAFF,
        0x20000...0x3FFFD:
        true
      default: false
      }
    }
  }

  /// From the space to the tilde, sixteen characters a row.
  private static let table: [Double] = [
    27, 30, 40, 62, 62, 80, 70, 24, 34, 34, 43, 62, 28, 44, 28, 32,
    62, 46, 59, 61, 63, 60, 62, 56, 61, 62, 28, 28, 62, 62, 62, 52,
    92, 66, 66, 71, 72, 60, 57, 74, 74, 26, 53, 65, 56, 87, 74, 77,
    63, 77, 65, 63, 62, 73, 65, 95, 66, 63, 64, 34, 32, 34, 50, 52,
    36, 55, 61, 56, 61, 57, 34, 61, 59, 24, 25, 55, 25, 87, 59, 59,
    61, 61, 38, 52, 35, 59, 55, 77, 54, 55, 54, 35, 26, 35, 62,
  ]
}
