extension Parser {
  /// A value by itself.
  mutating func primary() -> Syntax.Expression {
    let start = index
    switch token.kind {
    case .openParenthesis: return parenthesized()
    case .identifier: return word() ?? unknown("a value")
    default: break
    }
    guard let kind = primaryKind() else { return unknown("a value") }
    return Syntax.Expression(kind: kind, span: span(from: start))
  }

  private mutating func primaryKind() -> Syntax.Expression.Kind? {
    switch token.kind {
    case .integer, .float: return number()
    case .stringStart: return .string(string())
    case .regularExpression:
      advance()
      return .regularExpression(string(tokens[index - 1]))
    case .dollarName: return dollarName()
    case .openBracket: return collection()
    case .openBrace: return .closure(closure())
    case .period:
      advance()
      guard let name = memberName() else { return nil }
      return .implicitMember(name, generics: genericArgumentsOfValue())
    case .backslash: return keyPath()
    case .pound: return .macro(macroExpansion())
    default: return nil
    }
  }

  private mutating func word() -> Syntax.Expression? {
    let start = index
    let kind: Syntax.Expression.Kind
    switch token.word {
    case .true, .false:
      kind = .boolean(at(.true))
      advance()
    case .nil:
      advance()
      kind = .nilLiteral
    case .if: kind = .ifValue(ifElse())
    case .switch: kind = .switchValue(switchCase())
    case .any, .some:
      if peek().kind == .identifier, !peek().isOnNewLine, !peek().word.isReserved {
        kind = .type(type())
      } else {
        fallthrough
      }
    default:
      if token.word.isReserved, !Token.namesValue(token.word) { return nil }
      let name = name(token).text
      advance()
      kind = .name(name, generics: genericArgumentsOfValue())
    }
    return Syntax.Expression(kind: kind, span: span(from: start))
  }

  private mutating func dollarName() -> Syntax.Expression.Kind {
    let name = string(token)
    advance()
    let rest = name.dropFirst()
    guard let first = rest.utf8.first, CharacterClass.of(first) != .digit else {
      return .name(name, generics: [])
    }
    return .projection(String(rest))
  }

  private mutating func number() -> Syntax.Expression.Kind {
    let digits = string(token).filter { $0 != "_" }
    let first = token
    advance()
    if first.kind == .integer {
      let radix = digits.hasPrefix("0x") ? 16 : digits.hasPrefix("0o") ? 8 : digits.hasPrefix("0b") ? 2 : 10
      if let value = Int(radix == 10 ? digits : String(digits.dropFirst(2)), radix: radix) {
        return .integer(value)
      }
    }
    guard let value = Double(digits), value.isFinite else {
      warn("‘\(digits.prefix(40))’ is no number that can be reckoned with", at: first)
      return .unknown("a number")
    }
    return .number(value)
  }

  /// A value in parentheses, or a tuple.
  private mutating func parenthesized() -> Syntax.Expression {
    let start = index
    let elements = inBrackets { $0.arguments() }
    let span = span(from: start)
    if elements.count == 1, elements[0].label == nil {
      return Syntax.Expression(kind: elements[0].value.kind, span: span)
    }
    return Syntax.Expression(kind: .tuple(elements), span: span)
  }

  /// `[a, b]`, `[a: b]`, `[]` or `[:]`.
  private mutating func collection() -> Syntax.Expression.Kind {
    inBrackets { parser in
      if parser.take(.colon) { return .dictionary([]) }
      var values: [Syntax.Expression] = []
      var entries: [Syntax.DictionaryEntry] = []
      while !parser.atEnd {
        let value = parser.expression()
        if parser.take(.colon) {
          entries.append(Syntax.DictionaryEntry(key: value, value: parser.expression()))
        } else {
          values.append(value)
        }
        if !parser.take(.comma) { break }
      }
      return entries.isEmpty ? .array(values) : .dictionary(entries)
    }
  }

  private mutating func keyPath() -> Syntax.Expression.Kind {
    advance()
    var path = Syntax.KeyPath(root: nil, components: [])
    if at(.identifier), touches(index) {
      let start = index
      let name = name(token)
      advance()
      let component = Syntax.TypeReference.Component(name: name, generics: genericArgumentsOfValue())
      path.root = Syntax.TypeReference(kind: .named([component]), attributes: [], span: span(from: start))
    }
    while let component = keyPathComponent() { path.components.append(component) }
    return .keyPath(path)
  }

  private mutating func keyPathComponent() -> Syntax.KeyPath.Component? {
    if at(.period) {
      advance()
      if at(.openBracket) { return .subscripted(inBrackets { $0.arguments() }) }
      guard let name = memberName() else { return nil }
      if at(.openParenthesis), touches(index) { skip() }
      return .member(name)
    }
    guard touches(index) else { return nil }
    if at(.openBracket) { return .subscripted(inBrackets { $0.arguments() }) }
    if at(.question), peek().kind == .period || !beginsValue(peek()) {
      advance()
      return .optionalChain
    }
    return take(.exclamation) ? .forceUnwrap : nil
  }

  /// `#name(…) { … }`.
  mutating func macroExpansion() -> Syntax.MacroExpansion {
    let whole = name(token)
    let name = Syntax.Name(text: String(whole.text.dropFirst()), span: whole.span)
    advance()
    _ = genericArgumentsOfValue()
    let hasArguments = at(.openParenthesis) && !token.isOnNewLine
    let arguments = hasArguments ? inBrackets { $0.arguments() } : []
    return Syntax.MacroExpansion(name: name, arguments: arguments, trailingClosures: trailingClosures())
  }
}
