/// Takes a command line apart by a command's declaration.
///
/// Options and operands may be mixed; `--name value`, `--name=value`, `-x value` and `-xvalue` are all read,
/// and after `--` everything is an operand.
struct ArgumentParser {
  private let command: Command
  private var rest: ArraySlice<String>
  private var result: Arguments

  private init(_ command: Command, _ words: ArraySlice<String>) {
    self.command = command
    rest = words
    result = Arguments(verb: command.name)
  }

  /// Reads the words after the verb.
  static func parse(_ words: ArraySlice<String>, for command: Command) throws(Failure) -> Arguments {
    var parser = ArgumentParser(command, words)
    try parser.readAll()
    return parser.result
  }

  private mutating func readAll() throws(Failure) {
    while let word = rest.popFirst() {
      if word == "--" {
        result.operands += rest
        rest = []
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2))
      } else if word.hasPrefix("-"), word.count > 1 {
        try readShort(word.dropFirst())
      } else {
        result.operands.append(word)
      }
    }
    try checkOperands()
  }

  private mutating func readLong(_ word: Substring) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw unknown(
        "--\(name)", hint: NearestName.hint("--\(name)", among: command.options.map { "--\($0.name)" }))
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if case .none = option.value, attached != nil {
      throw .usage("--\(name) takes no value", verb: command.name)
    }
    try add(option, attached)
  }

  private mutating func readShort(_ letters: Substring) throws(Failure) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = command.options.first(where: { $0.letter == letter }) else {
        throw unknown("-\(letter)", hint: "")
      }
      if case .none = option.value {
        try add(option, nil)
      } else {
        let attached = letters.first == "=" ? letters.dropFirst() : letters
        try add(option, letters.isEmpty ? nil : String(attached))
        return
      }
    }
  }

  private mutating func add(_ option: OptionDeclaration, _ attached: String?) throws(Failure) {
    if case .none = option.value {
      try result.add("", for: option)
    } else if let value = attached ?? rest.popFirst() {
      try result.add(value, for: option)
    } else {
      throw .usage("--\(option.name) needs a value: \(option.placeholder)", verb: command.name)
    }
  }

  private func unknown(_ name: String, hint: String) -> Failure {
    .usage("\(command.name) has no option \(quoted(name))\(hint)", verb: command.name)
  }

  private func checkOperands() throws(Failure) {
    if result.has(.help) { return }
    let operands = command.operands
    if result.operands.count < operands.count(where: \.isRequired) {
      let missing = operands[result.operands.count]
      throw .usage("\(command.name) needs \(missing.name): \(missing.help)", verb: command.name)
    }
    if result.operands.count > operands.count, operands.last?.isRepeatable != true {
      let surplus = result.operands[operands.count]
      throw .usage("\(command.name) has no use for \(quoted(surplus))", verb: command.name)
    }
  }
}
