extension Lexer {
  /// `#if` with what is known of its branches.
  struct Branch {
    /// How many tokens, faults and open brackets there were where the current branch began.
    var tokens: Int
    var faults: Int
    var brackets: Int
    /// The floor of the bracket stack outside.
    var floor: Int
    /// Whether the current branch holds.
    var holds: Bool
    /// Whether a branch has held, or none may because what stands around does not hold.
    var isDecided: Bool
    /// The offset of `#if`.
    var start: Int
  }

  /// What follows a `#`: a directive for building, or the name of a macro.
  mutating func directive(from start: Int, name: Int) {
    let word = WordTable.shared.word(bytes[name..<position])
    switch word {
    case .if:
      let holds = condition()
      let outside = branches.last?.holds ?? true
      branches.append(
        Branch(
          tokens: tokens.count, faults: faults.count, brackets: brackets.entries.count, floor: brackets.floor,
          holds: outside && holds, isDecided: !outside || holds, start: start))
      begin()
    case .elseif, .else:
      let holds = word == .else || condition()
      guard let branch = branches.last else { return unopened(start) }
      leaveOut()
      branches[branches.count - 1].holds = holds && !branch.isDecided
      branches[branches.count - 1].isDecided = branch.isDecided || holds
      branches[branches.count - 1].tokens = tokens.count
      branches[branches.count - 1].faults = faults.count
      begin()
    case .endif:
      guard !branches.isEmpty else { return unopened(start) }
      leaveOut()
      if let branch = branches.popLast() { brackets.floor = branch.floor }
    default:
      return append(.pound, from: start, word: word)
    }
    sawNewline = true
  }

  private mutating func unopened(_ start: Int) {
    faults.warn("unexpected ‘\(Self.text(bytes[start..<position]))’ without an ‘#if’", at: start)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// At the start of a branch: what is open outside must stay open where the branch is left out.
  private mutating func begin() {
    guard let branch = branches.last, !branch.holds else { return }
    brackets.floor = max(branch.floor, brackets.entries.count)
    branches[branches.count - 1].brackets = brackets.entries.count
  }

  /// Forgets the tokens of the branch that ends here, unless it holds.
  private mutating func leaveOut() {
    guard let branch = branches.last else { return }
    brackets.floor = branch.floor
    guard !branch.holds else { return }
    tokens.removeLast(max(tokens.count - branch.tokens, 0))
    faults.truncate(to: branch.faults)
    brackets.truncate(to: branch.brackets)
  }

  /// Reads the condition up to the end of the line.
  private mutating func condition() -> Bool {
    let start = position
    skipLine()
    var condition = BuildCondition(bytes[start..<position], for: platform)
    return condition.holds()
  }

  mutating func closeAllBranches() {
    while let branch = branches.last {
      faults.warn("the ‘#if’ that starts here has no ‘#endif’", at: branch.start)
      leaveOut()
      branches.removeLast()
    }
  }
}
