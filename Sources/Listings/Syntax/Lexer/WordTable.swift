/// Finds the word that some bytes spell, without making a string of them.
struct WordTable {
  /// The bytes of a word of at most 16, packed.
  private struct Key: Equatable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    init?(_ bytes: ArraySlice<UInt8>) {
      guard bytes.count <= 16 else { return nil }
      for byte in bytes {
        high = high << 8 | low >> 56
        low = low << 8 | UInt64(byte)
      }
    }

    var slot: Int { Int(truncatingIfNeeded: ((low ^ high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 54) }
  }

  private var keys: [Key?]
  private var words: [Word]

  /// The table of all words.
  static let shared = WordTable()

  private init() {
    // 1024 slots for about 110 words: a look-up that finds nothing mostly sees an empty slot at once.
    keys = Array(repeating: nil, count: 1024)
    words = Array(repeating: .none, count: 1024)
    for word in Word.allCases where word != .none {
      guard let key = Key(ArraySlice(word.rawValue.utf8)) else { continue }
      var slot = key.slot
      while keys[slot] != nil { slot = (slot + 1) % 1024 }
      keys[slot] = key
      words[slot] = word
    }
  }

  /// The word that these bytes spell, or ``Word/none``.
  func word(_ bytes: ArraySlice<UInt8>) -> Word {
    guard let key = Key(bytes) else { return .none }
    var slot = key.slot
    while let found = keys[slot] {
      if found == key { return words[slot] }
      slot = (slot + 1) % 1024
    }
    return .none
  }
}
