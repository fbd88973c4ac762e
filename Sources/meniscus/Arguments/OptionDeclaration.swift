/// One option as everything knows it: the parser, the help, the nearest name, and what is to come.
struct OptionDeclaration: Sendable {
  /// What follows the option's name.
  enum Value: Sendable {
    /// Nothing: the option is there or not.
    case none
    /// A value, shown by a word for it.
    case word(String)
    /// One of some words.
    case choice([String])
  }

  /// The name without its two dashes.
  var name: String
  /// A single letter for it, where there is one.
  var letter: Character?
  var value: Value
  /// Whether it may be given several times.
  var isRepeatable: Bool
  /// One or two sentences of help; `nil` keeps it out of the help.
  var help: String
  /// Says what is wrong with a value; `nil` where nothing is.
  var fault: @Sendable (String) -> String?
}

/// An option whose value is read into a type.
struct Option<Value>: Sendable {
  var declaration: OptionDeclaration
  var read: @Sendable (String) throws(BadValue) -> Value

  /// An option that takes a value.
  init(
    _ name: String, _ letter: Character? = nil, _ placeholder: String, isRepeatable: Bool = false,
    help: String, read: @escaping @Sendable (String) throws(BadValue) -> Value
  ) {
    self.read = read
    declaration = OptionDeclaration(
      name: name, letter: letter, value: .word(placeholder), isRepeatable: isRepeatable, help: help,
      fault: { text in
        do throws(BadValue) { _ = try read(text) } catch { return error.message }
        return nil
      })
  }
}

extension Option where Value == Bool {
  /// An option that is there or not.
  init(flag name: String, _ letter: Character? = nil, help: String) {
    read = { _ in true }
    declaration = OptionDeclaration(
      name: name, letter: letter, value: .none, isRepeatable: false, help: help, fault: { _ in nil })
  }
}

extension Option where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// An option that takes one of the words of an enumeration.
  init(_ name: String, help: String, choices: Value.Type) {
    let values = choices.allCases.map { ($0.rawValue, $0) }
    let words = values.map(\.0)
    self.init(name, nil, "", help: help) { text throws(BadValue) in
      guard let value = values.first(where: { $0.0 == text }) else {
        throw BadValue(unknown: text, of: words)
      }
      return value.1
    }
    declaration.value = .choice(words)
  }
}

/// Why a value cannot be what it is to be: the end of a sentence that starts with the option's name.
struct BadValue: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }

  /// A text that is not what was expected.
  init(_ text: String, expected: String) {
    message = text.isEmpty ? "is empty; expected \(expected)" : "\(quoted(text)) is not \(expected)"
  }

  /// A word that is none of those there are.
  init(unknown text: String, of words: [String]) {
    message =
      "there is no \(quoted(text))\(NearestName.hint(text, among: words))"
      + " (expected \(words.joined(separator: ", ")))"
  }
}
