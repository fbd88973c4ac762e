extension Parser {
  /// Patterns with commas between, each with its `where`.
  mutating func casePatterns(beforeBody isBeforeBody: Bool) -> [Syntax.CasePattern] {
    let outside = braceBeginsBody
    braceBeginsBody = isBeforeBody
    defer { braceBeginsBody = outside }
    var patterns: [Syntax.CasePattern] = []
    repeat {
      let pattern = pattern()
      let condition = take(.where) ? expression() : nil
      patterns.append(Syntax.CasePattern(pattern: pattern, guardExpression: condition))
    } while take(.comma)
    return patterns
  }

  /// A pattern; a name alone gets the value where names are bound, as behind `let`, and else is compared with it.
  mutating func pattern(bindsNames: Bool = false) -> Syntax.Pattern {
    let start = index
    guard var kind = nested({ $0.patternKind(bindsNames: bindsNames) }) else {
      passOver()
      return Syntax.Pattern(kind: .wildcard, span: span(from: start))
    }
    while true {
      if at(.question), !token.isOnNewLine, grow() {
        advance()
        kind = .optional(Syntax.Pattern(kind: kind, span: span(from: start)))
      } else if at(.as), grow() {
        advance()
        kind = .asType(Syntax.Pattern(kind: kind, span: span(from: start)), type())
      } else {
        return Syntax.Pattern(kind: kind, span: span(from: start))
      }
    }
  }

  private mutating func patternKind(bindsNames: Bool) -> Syntax.Pattern.Kind {
    switch token.kind {
    case .identifier:
      switch token.word {
      case .let, .var:
        advance()
        return pattern(bindsNames: true).kind
      case .underscore:
        advance()
        return .wildcard
      case .is:
        advance()
        return .isType(type())
      default:
        if bindsNames, !token.word.isReserved, peek().kind != .period {
          let name = name(token).text
          advance()
          return .binding(name)
        }
        return enumCase(bindsNames: bindsNames) ?? .expression(expression(above: .assignment))
      }
    case .period: return enumCase(bindsNames: bindsNames) ?? .expression(expression(above: .assignment))
    case .openParenthesis:
      let elements = inBrackets { $0.patternElements(bindsNames: bindsNames) }
      let isGroup = elements.count == 1 && elements[0].label == nil
      return isGroup ? elements[0].pattern.kind : .tuple(elements)
    default: return .expression(expression(above: .assignment))
    }
  }

  /// `.name`, `Kind.name`, either with a payload; `nil` where something else follows, as in `.zero + 1`.
  private mutating func enumCase(bindsNames: Bool) -> Syntax.Pattern.Kind? {
    guard let last = endOfPath(), standsAlone(behind: last) else { return nil }
    let start = index
    var type: Syntax.TypeReference?
    if at(.identifier) {
      var path: [Syntax.TypeReference.Component] = []
      while index < last - 1 {
        if at(.identifier) { path.append(.init(name: name(token), generics: [])) }
        advance()
      }
      type = Syntax.TypeReference(kind: .named(path), attributes: [], span: span(from: start))
    }
    _ = take(.period)
    let name = name(token)
    advance()
    var payload: [Syntax.PatternElement]?
    if at(.openParenthesis), !token.isOnNewLine {
      payload = inBrackets { $0.patternElements(bindsNames: bindsNames) }
    }
    return .enumCase(type: type, name, payload)
  }

  /// The index of the last name in `.a`, `A.b` or `A.B.c` at the current token; `nil` for a name alone.
  private func endOfPath() -> Int? {
    var place = index
    if tokens[place].kind == .identifier {
      if tokens[place].word.isReserved, tokens[place].word != .upperSelf { return nil }
      place += 1
    }
    guard tokens[place].kind == .period else { return nil }
    while tokens[place].kind == .period {
      guard place + 1 < tokens.count, tokens[place + 1].kind == .identifier else { return nil }
      place += 2
    }
    return place - 1
  }

  /// Whether a pattern ends behind a name, or behind the parentheses that follow it.
  private func standsAlone(behind last: Int) -> Bool {
    var place = last + 1
    if tokens[place].kind == .openParenthesis {
      place = Int(tokens[place].partner) + (tokens[place].flags.contains(.unclosed) ? 0 : 1)
    }
    let next = tokens[min(place, tokens.count - 1)]
    switch next.kind {
    case .comma, .colon, .closeParenthesis, .openBrace, .end, .closeBrace: return true
    default: return [.where, .assign, .in, .as, .question].contains(next.word)
    }
  }

  private mutating func patternElements(bindsNames: Bool) -> [Syntax.PatternElement] {
    var elements: [Syntax.PatternElement] = []
    while !atEnd {
      var label: Syntax.Name?
      if at(.identifier), peek().kind == .colon {
        label = name(token)
        advance()
        advance()
      }
      elements.append(Syntax.PatternElement(label: label, pattern: pattern(bindsNames: bindsNames)))
      if !take(.comma) { break }
    }
    return elements
  }
}
