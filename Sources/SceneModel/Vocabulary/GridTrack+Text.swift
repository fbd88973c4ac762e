/// Tracks as a scene writes them, in the manner of CSS: `80 flexible adaptive(72, 100)`.
extension [GridTrack] {
  /// Creates tracks from a text; `nil` for other texts.
  init?(sceneText text: String) {
    self = []
    var rest = Substring(text)
    while let start = rest.firstIndex(where: { $0 != " " }) {
      rest = rest[start...]
      let end = rest.firstIndex { $0 == " " || $0 == "(" } ?? rest.endIndex
      let word = rest[..<end]
      rest = rest[end...]
      var bounds: [Double] = []
      if rest.first == "(" {
        guard let close = rest.firstIndex(of: ")") else { return nil }
        let parts = rest.dropFirst()[..<close].split(separator: ",", omittingEmptySubsequences: false)
        bounds = parts.compactMap { Double($0.split(separator: " ").joined()) }
        guard bounds.count == parts.count else { return nil }
        rest = rest[rest.index(after: close)...]
      }
      guard let extent = GridTrack.Extent(word, bounds) else { return nil }
      append(GridTrack(extent))
    }
  }

  /// The tracks as a text.
  var sceneText: String { map(\.extent.sceneText).joined(separator: " ") }
}

extension GridTrack.Extent {
  fileprivate init?(_ word: Substring, _ bounds: [Double]) {
    let most = bounds.count == 2 ? bounds[1] : .infinity
    switch (word, bounds.count) {
    case ("flexible", 0...2): self = .flexible(minimum: bounds.first ?? 10, maximum: most)
    case ("adaptive", 1...2): self = .adaptive(minimum: bounds[0], maximum: most)
    default:
      guard let length = Double(word), bounds.isEmpty else { return nil }
      self = .fixed(length)
    }
    guard [first, bounds.last ?? first].allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
  }

  /// The length, or the least one.
  private var first: Double {
    switch self {
    case .fixed(let length), .flexible(let length, _), .adaptive(let length, _): length
    }
  }

  fileprivate var sceneText: String {
    func bounded(_ word: String, _ least: Double, _ most: Double) -> String {
      most == .infinity ? "\(word)(\(least.shortText))" : "\(word)(\(least.shortText), \(most.shortText))"
    }
    switch self {
    case .fixed(let length): return length.shortText
    case .flexible(let least, let most): return bounded("flexible", least, most)
    case .adaptive(let least, let most): return bounded("adaptive", least, most)
    }
  }
}
