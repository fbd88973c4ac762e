extension Parser {
  /// A type.
  mutating func type() -> Syntax.TypeReference {
    let start = index
    guard let type = nested({ $0.typeWithinBounds() }) else {
      if !atEnd { skip() }
      return Syntax.TypeReference(kind: .unknown("a type"), attributes: [], span: span(from: start))
    }
    return type
  }

  private mutating func typeWithinBounds() -> Syntax.TypeReference {
    let start = index
    let attributes = attributes()
    while at(.identifier), Self.typeModifiers.contains(token.word), peek().kind != .comma { advance() }
    var kind = composition()
    if beginsFunctionResult() {
      let parameters: [Syntax.TypeReference.TupleElement]
      if case .tuple(let elements) = kind {
        parameters = elements
      } else {
        let type = Syntax.TypeReference(kind: kind, attributes: [], span: span(from: start))
        parameters = [.init(label: nil, type: type)]
      }
      kind = .function(parameters, result: self.type())
    }
    return Syntax.TypeReference(kind: kind, attributes: attributes, span: span(from: start))
  }

  private static let typeModifiers: Set<Word> = [
    .inout, .sending, .borrowing, .consuming, .isolated, .nonisolated, .each, .repeat,
  ]

  /// Passes over `async throws ->`; gives `false`, and passes over nothing, where no arrow follows.
  private mutating func beginsFunctionResult() -> Bool {
    let start = index
    skipEffects()
    if take(.arrow) { return true }
    index = start
    return false
  }

  /// Passes over `async`, `throws`, `throws(Failure)`, `rethrows`.
  @discardableResult
  mutating func skipEffects() -> (isAsync: Bool, canThrow: Bool) {
    var effects = (isAsync: false, canThrow: false)
    while true {
      if take(.async) || take(.reasync) {
        effects.isAsync = true
      } else if take(.throws) || take(.rethrows) {
        effects.canThrow = true
        if at(.openParenthesis) { skip() }
      } else {
        return effects
      }
    }
  }

  private mutating func composition() -> Syntax.TypeReference.Kind {
    let start = index
    let first = postfixType()
    guard at(.ampersand), !token.flags.contains(.leftBound) || token.flags.contains(.rightBound) else {
      return first
    }
    var parts = [Syntax.TypeReference(kind: first, attributes: [], span: span(from: start))]
    while take(.ampersand) {
      let next = index
      parts.append(Syntax.TypeReference(kind: postfixType(), attributes: [], span: span(from: next)))
    }
    return .composition(parts)
  }

  /// A type with `?`, `!` and the members behind it.
  private mutating func postfixType() -> Syntax.TypeReference.Kind {
    let start = index
    var kind = primaryType()
    while true {
      let isMark = at(.operation) && !token.isOnNewLine && token.flags.contains(.leftBound)
      if isMark, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte(at: token.start)), grow() {
        _ = takeFirst(byte(at: token.start))
        kind = .optional(Syntax.TypeReference(kind: kind, attributes: [], span: span(from: start)))
      } else if at(.period), peek().kind == .identifier, case .named(let path) = kind, grow() {
        advance()
        kind = .named(path + [typeComponent()])
      } else if at(.period), peek().kind == .identifier, grow() {
        // The type of a type: `[Int].Type`, `(any View).Type`.
        advance()
        advance()
      } else {
        return kind
      }
    }
  }

  private mutating func primaryType() -> Syntax.TypeReference.Kind {
    let start = index
    switch token.kind {
    case .identifier:
      switch token.word {
      case .some, .any:
        let isOpaque = at(.some)
        advance()
        guard let inner = nested({ $0.composition() }) else { return .unknown("a type") }
        let type = Syntax.TypeReference(kind: inner, attributes: [], span: span(from: start + 1))
        return isOpaque ? .opaque(type) : .existential(type)
      case .underscore:
        advance()
        return .unknown("_")
      case let word where word.isReserved && word != .upperSelf: return unknownType()
      default: return .named(typePath())
      }
    case .openBracket: return bracketedType()
    case .openParenthesis: return tupleType()
    case .operation where byte(at: token.start) == UInt8(ascii: "~"):
      _ = takeFirst(UInt8(ascii: "~"))
      return nested { $0.primaryType() } ?? .unknown("a type")
    default: return unknownType()
    }
  }

  private mutating func unknownType() -> Syntax.TypeReference.Kind {
    warn("unexpected \(found); expected a type", at: token)
    return .unknown("a type")
  }

  private mutating func typePath() -> [Syntax.TypeReference.Component] {
    var path = [typeComponent()]
    while at(.period), peek().kind == .identifier {
      advance()
      path.append(typeComponent())
    }
    return path
  }

  private mutating func typeComponent() -> Syntax.TypeReference.Component {
    let name = name(token)
    advance()
    return Syntax.TypeReference.Component(name: name, generics: genericArguments())
  }

  /// The types in `<…>`, if they follow.
  mutating func genericArguments() -> [Syntax.TypeReference] {
    guard at(.operation), byte(at: token.start) == UInt8(ascii: "<"), takeFirst(UInt8(ascii: "<")) else {
      return []
    }
    var types: [Syntax.TypeReference] = []
    while !atEnd, !at(.greater) {
      let start = index
      types.append(type())
      if index == start || !take(.comma) { break }
    }
    if !takeFirst(UInt8(ascii: ">")) { warn("unexpected \(found); expected ‘>’", at: token) }
    return types
  }

  private mutating func bracketedType() -> Syntax.TypeReference.Kind {
    inBrackets { parser in
      // `[3 of Int]` is an array whose length is part of its type.
      if parser.at(.integer), parser.peek().kind == .identifier {
        parser.advance()
        parser.advance()
      }
      let first = parser.type()
      return parser.take(.colon) ? .dictionary(first, parser.type()) : .array(first)
    }
  }

  private mutating func tupleType() -> Syntax.TypeReference.Kind {
    let elements = inBrackets { parser in
      var elements: [Syntax.TypeReference.TupleElement] = []
      while !parser.atEnd {
        let start = parser.index
        elements.append(parser.tupleElement())
        if parser.index == start || !parser.take(.comma) { break }
      }
      return elements
    }
    // Parentheses around one type change nothing, unless it takes parameters.
    if elements.count == 1, elements[0].label == nil, !at(.arrow), !at(.async), !at(.throws) {
      return elements[0].type.kind
    }
    return .tuple(elements)
  }

  private mutating func tupleElement() -> Syntax.TypeReference.TupleElement {
    var label: Syntax.Name?
    if at(.identifier), peek().kind == .colon {
      label = name(token)
      advance()
      advance()
    } else if at(.identifier), peek().kind == .identifier, peek(2).kind == .colon {
      // `_ name: T`: only the type counts.
      label = at(.underscore) ? nil : name(token)
      advance()
      advance()
      advance()
    }
    let type = type()
    if at(.closedRange) { advance() }
    if take(.assign) { _ = expression() }
    return Syntax.TypeReference.TupleElement(label: label, type: type)
  }
}
