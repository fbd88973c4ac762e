/// What the name of a method says that it does to a state: `toggleMenu` turns ‘isMenuOpen’ over.
struct ModelDeed {
  private let verb: String
  /// What it does it to.
  private let object: [String]

  /// Nothing is known of what is told to a model, `onScoreUpdated`, or does not change what is shown, `loadItems`.
  init?(_ method: String) {
    let words = method.nameWords
    guard let verb = words.first, !Self.silent.contains(verb) else { return nil }
    self.verb = verb
    object = Array(words.dropFirst())
  }

  /// Whether its name holds the words of a state whole, and no others.
  func speaks(of state: String) -> Bool {
    let words = state.nameWords
    let plain = words.first == "is" ? Array(words.dropFirst()) : words
    guard object.isEmpty else {
      guard verb == "toggle" || direction != nil else { return false }
      let subject = words.subject
      return object.fits(plain) || !subject.isEmpty && object.subject.fits(subject) || plays(plain)
    }
    if verb == "select" || verb == "choose" { return words.first == "selected" }
    guard plain.count == 1, let only = plain.first else { return false }
    if only.isForm(of: verb) { return true }
    if let other = Self.opposites[verb], only.isForm(of: other) { return true }
    return ["start", "stop"].contains(verb) && ["running", "active"].contains(only)
  }

  /// Whether it is the deed that leads to a case: `pause()` to `paused`.
  func isNamed(_ one: String) -> Bool {
    object.isEmpty && (one.isForm(of: verb) || Self.outcomes[verb]?.contains(one) == true)
  }

  /// Whether it brings something or takes it away; `nil` where its verb does not say.
  var direction: Bool? {
    if Self.bringing.contains(verb) { return true }
    return Self.taking.contains(verb) || Self.opposites[verb] != nil ? false : nil
  }

  /// Whether it says of a whole list that nothing is left of it.
  var empties: Bool { verb == "clear" || verb == "reset" || verb == "remove" && object.first == "all" }

  /// Whether it gives a state whatever value it is given.
  var sets: Bool { verb == "set" || verb == "select" || verb == "choose" }

  /// What a truth becomes.
  func truth(for state: String, given: Bool?, now: Bool) -> Bool? {
    if verb == "toggle" { return !now }
    if verb == "set" { return given }
    if object.isEmpty, let last = state.nameWords.last, last.isForm(of: verb) { return given ?? true }
    return direction
  }

  /// `togglePlayPause()` and `togglePlayback()` of ‘isPlaying’.
  private func plays(_ state: [String]) -> Bool {
    verb == "toggle" && state == ["playing"] && ["play", "playback"].contains(object.first)
      && object.dropFirst().allSatisfy { $0 == "pause" }
  }

  private static let silent: Set<String> = [
    "on", "did", "will", "handle", "update", "load", "fetch", "refresh", "track", "log", "save", "prepare",
    "register",
    "notify", "report", "sync", "is", "has", "can", "should", "make",
  ]
  private static let bringing: Set<String> = [
    "set", "show", "present", "open", "expand", "start", "enable", "activate", "reveal", "select", "choose",
    "play", "begin", "connect", "lock", "mute",
  ]
  private static let taking: Set<String> = [
    "clear", "reset", "remove", "cancel", "end", "dismiss", "deselect",
  ]
  /// The cases that deeds lead to under another word.
  private static let outcomes: [String: Set<String>] = [
    "start": ["running", "active", "playing", "recording"],
    "resume": ["running", "active", "playing", "recording"],
    "begin": ["running", "active"], "play": ["running"], "stop": ["idle"], "reset": ["idle", "ready"],
    "cancel": ["idle"], "finish": ["done"], "retry": ["loading"],
  ]
  /// What undoes what.
  private static let opposites = [
    "close": "open", "hide": "show", "pause": "play", "stop": "start", "collapse": "expand",
    "disconnect": "connect", "unmute": "mute", "unlock": "lock", "disable": "enable",
    "deactivate": "activate",
  ]
}

extension String {
  /// The words of a name: `setExpanded` is set, expanded.
  fileprivate var nameWords: [String] {
    var words: [String] = []
    for character in self {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }

  /// Whether a word is a form of a verb: `pause` and `paused`, `run` and `running`.
  fileprivate func isForm(of verb: String) -> Bool {
    if self == verb || self == "hidden" && verb == "hide" { return true }
    let stem = verb.hasSuffix("e") ? String(verb.dropLast()) : verb
    let doubled = stem + (stem.last.map(String.init) ?? "")
    return [stem + "ed", stem + "ing", doubled + "ed", doubled + "ing", verb + "n", verb + "s"].contains(self)
  }
}

extension [String] {
  /// The words without those that only say that something is or is shown: ‘menu’ of ‘isMenuOpen’.
  fileprivate var subject: [String] {
    filter { !Self.empty.contains($0) }
  }

  /// Whether each word is a form of the other's.
  fileprivate func fits(_ other: [String]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0 == $1 || $0.isForm(of: $1) || $1.isForm(of: $0) }
  }

  private static let empty: Set<String> = [
    "is", "has", "should", "show", "shows", "showing", "shown", "visible", "presented", "presenting", "open",
    "opened",
    "active", "enabled", "current", "selected", "all",
  ]
}
