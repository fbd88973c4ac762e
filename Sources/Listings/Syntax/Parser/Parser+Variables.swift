extension Parser {
  /// `let` or `var`, from its keyword.
  mutating func variable() -> Syntax.Variable {
    let isConstant = at(.let)
    advance()
    var bindings: [Syntax.Variable.Binding] = []
    repeat {
      let start = index
      bindings.append(binding())
      if index == start { break }
    } while take(.comma)
    return Syntax.Variable(isConstant: isConstant, bindings: bindings)
  }

  private mutating func binding() -> Syntax.Variable.Binding {
    let pattern: Syntax.Pattern
    if at(.underscore) || at(.openParenthesis) || at(.identifier) && !token.word.isReserved {
      pattern = self.pattern(bindsNames: true)
    } else {
      let name = declaredName()
      pattern = Syntax.Pattern(kind: .binding(name.text), span: name.span)
    }
    let type = take(.colon) ? self.type() : nil
    let initializer = take(.assign) ? expression() : nil
    // Behind a value only observers can stand; what else begins with a brace there is a closure of its own.
    let hasAccessors =
      at(.openBrace) && !braceBeginsBody && (type != nil || initializer != nil || listsAccessors())
    return Syntax.Variable.Binding(
      pattern: pattern, type: type, initializer: initializer, accessors: hasAccessors ? accessors() : nil)
  }

  /// What stands in braces behind a property: accessors, or the body of the getter alone.
  mutating func accessors() -> Syntax.Accessors {
    guard listsAccessors() else { return Syntax.Accessors(getter: block()) }
    var accessors = Syntax.Accessors()
    let read: Void? = nested { parser in
      parser.inBrackets { parser in
        while !parser.atEnd {
          let start = parser.index
          parser.accessor(of: &accessors)
          if parser.index == start { break }
        }
      }
    }
    if read == nil { skip() }
    return accessors
  }

  private static let accessorWords: Set<Word> = [.get, .set, .willSet, .didSet, .read, .modify, .`init`]
  private static let accessorModifiers: Set<Word> = [
    .mutating, .nonmutating, .nonisolated, .private, .consuming, .borrowing,
  ]

  /// Whether the first thing in the braces is an accessor rather than a statement.
  private func listsAccessors() -> Bool {
    var place = index + 1
    while tokens[place].kind == .at, place + 2 < tokens.count { place += 2 }
    while tokens[place].kind == .identifier, Self.accessorModifiers.contains(tokens[place].word) {
      place += 1
    }
    let next = tokens[min(place + 1, tokens.count - 1)]
    switch tokens[place].word {
    case .get, .read, .modify:
      if next.kind == .openBrace || next.kind == .closeBrace { return true }
      return [.set, .async, .throws, .mutating, .nonmutating].contains(next.word)
    case .set, .willSet, .didSet, .`init`:
      if next.kind == .openBrace || next.kind == .closeBrace || next.word == .get { return true }
      // `set(value) { }`, but not a call of a function by that name.
      return next.kind == .openParenthesis
        && tokens[min(Int(next.partner) + 1, tokens.count - 1)].kind == .openBrace
    default: return false
    }
  }

  private mutating func accessor(of accessors: inout Syntax.Accessors) {
    _ = attributes()
    while at(.identifier), Self.accessorModifiers.contains(token.word) { advance() }
    guard at(.identifier), Self.accessorWords.contains(token.word) else { return }
    let word = token.word
    advance()
    var parameter: Syntax.Name?
    if at(.openParenthesis) {
      parameter = peek().kind == .identifier ? name(peek()) : nil
      skip()
    }
    skipEffects()
    guard at(.openBrace) else { return }
    let body = block()
    switch word {
    case .get: accessors.getter = body
    case .set: accessors.setter = Syntax.Accessors.Observer(parameter: parameter, body: body)
    case .willSet: accessors.willSet = Syntax.Accessors.Observer(parameter: parameter, body: body)
    case .didSet: accessors.didSet = Syntax.Accessors.Observer(parameter: parameter, body: body)
    default: break
    }
  }
}
