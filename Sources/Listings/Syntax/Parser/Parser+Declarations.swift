extension Parser {
  /// A declaration, if one begins at the current token; in a type, `init`, `subscript` and `case` declare too.
  mutating func declaration(isMember: Bool) -> Syntax.Declaration? {
    guard at(.at) || at(.identifier) || at(.pound) else { return nil }
    let start = index
    if at(.at) {
      let attributes = attributes()
      let modifiers = modifiers(isMember: isMember)
      guard let kind = declarationKind(isMember: isMember) else {
        return misplacedAttribute(attributes, from: start)
      }
      return Syntax.Declaration(
        kind: kind, attributes: attributes, modifiers: modifiers, span: span(from: start))
    }
    guard at(.pound) ? declaresMacro(isMember: isMember) : keyword(isMember: isMember) != nil else {
      return nil
    }
    let modifiers = modifiers(isMember: isMember)
    let attributes = attributes()
    let more = self.modifiers(isMember: isMember)
    guard let kind = declarationKind(isMember: isMember) else { return nil }
    return Syntax.Declaration(
      kind: kind, attributes: attributes, modifiers: modifiers + more, span: span(from: start))
  }

  private mutating func misplacedAttribute(
    _ attributes: [Syntax.Attribute], from start: Int
  ) -> Syntax.Declaration {
    if !atEnd { warn("unexpected \(found); expected a declaration behind the attribute", at: token) }
    if !at(.identifier) { passOver() }
    return Syntax.Declaration(
      kind: .passedOver("an attribute"), attributes: attributes, modifiers: [], span: span(from: start))
  }

  /// Macros that declare something have names like types; the others are values.
  private func declaresMacro(isMember: Bool) -> Bool {
    let first = CharacterClass.of(byte(at: token.start + 1)) == .letter ? byte(at: token.start + 1) : 0
    if isMember || first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") { return true }
    return ["#warning", "#error", "#sourceLocation"].contains(string(token))
  }

  /// The keyword of the declaration that begins at the current token, behind its modifiers.
  private func keyword(isMember: Bool) -> Word? {
    var place = index
    for _ in 0..<16 {
      let token = tokens[place]
      if token.kind == .at, place > index { return .var }
      guard token.kind == .identifier else { return nil }
      let next = tokens[min(place + 1, tokens.count - 1)]
      switch token.word {
      case .class where next.kind == .identifier && Self.behindClass.contains(next.word): break
      case .let, .var, .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias:
        return token.word
      case .associatedtype, .operator, .precedencegroup: return token.word
      case .actor, .macro:
        let isName = next.kind == .identifier && !next.word.isReserved && !next.isOnNewLine
        return isName ? token.word : nil
      case .`init`, .deinit, .subscript, .case:
        return isMember || place > index && token.word != .case ? token.word : nil
      default:
        guard Self.modifierWords.contains(token.word) else { return nil }
        if next.kind == .openParenthesis {
          guard Self.modifiersWithDetail.contains(token.word) else { return nil }
          place = Int(next.partner)
        } else if next.kind != .identifier, next.kind != .at {
          return nil
        }
      }
      place = min(place + 1, tokens.count - 1)
    }
    return nil
  }

  private static let behindClass: Set<Word> = [
    .func, .var, .let, .subscript, .override, .private, .public, .fileprivate, .internal, .final, .open,
  ]
  private static let modifierWords: Set<Word> = [
    .private, .fileprivate, .internal, .public, .open, .package, .static, .class, .final, .lazy, .weak,
    .unowned,
    .optional, .required, .convenience, .override, .dynamic, .mutating, .nonmutating, .indirect, .prefix,
    .postfix,
    .infix, .nonisolated, .isolated, .distributed, .consuming, .borrowing, .async, .sending,
  ]
  private static let modifiersWithDetail: Set<Word> = [
    .private, .fileprivate, .internal, .public, .open, .package, .unowned, .nonisolated,
  ]

  private mutating func modifiers(isMember: Bool) -> [Syntax.Modifier] {
    var modifiers: [Syntax.Modifier] = []
    while at(.identifier), Self.modifierWords.contains(token.word), keyword(isMember: isMember) != nil {
      let next = peek()
      if at(.class), next.kind != .identifier || !Self.behindClass.contains(next.word) { break }
      let start = index
      let name = name(token)
      advance()
      var detail: String?
      if at(.openParenthesis), Self.modifiersWithDetail.contains(tokens[start].word) {
        detail = peek().kind == .identifier ? string(peek()) : nil
        skip()
      }
      modifiers.append(Syntax.Modifier(name: name.text, detail: detail, span: span(from: start)))
    }
    return modifiers
  }

  private mutating func declarationKind(isMember: Bool) -> Syntax.Declaration.Kind? {
    if at(.pound) {
      return ["#warning", "#error", "#sourceLocation"].contains(string(token))
        ? passedOver() : .macro(macroExpansion())
    }
    switch keyword(isMember: isMember) {
    case .let, .var: return .variable(variable())
    case .func: return .function(function())
    case .`init`: return .initializer(initializer())
    case .subscript: return .subscripted(subscripted())
    case .case: return .enumCases(enumCases())
    case .struct: return .type(typeDeclaration(.structure))
    case .class: return .type(typeDeclaration(.classType))
    case .actor: return .type(typeDeclaration(.actor))
    case .enum: return .type(typeDeclaration(.enumeration))
    case .protocol: return .type(typeDeclaration(.protocolType))
    case .extension: return .type(typeDeclaration(.extended))
    case .import: return .importModule(importedPath())
    case .typealias: return typeAlias()
    case .deinit, .operator, .precedencegroup, .associatedtype, .macro: return passedOver()
    default: return nil
    }
  }

  /// Gets over a declaration that is of no matter to a picture.
  private mutating func passedOver() -> Syntax.Declaration.Kind {
    let what = string(token)
    advance()
    while !atEnd, !token.isOnNewLine || at(.openBrace), !at(.semicolon) { skip() }
    return .passedOver(what)
  }

  private mutating func importedPath() -> String {
    advance()
    if at(.identifier), token.word.isReserved, peek().kind == .identifier, !peek().isOnNewLine { advance() }
    var path = ""
    while at(.identifier) || at(.operation), path.isEmpty || !token.isOnNewLine {
      path += name(token).text
      advance()
      guard take(.period) else { break }
      path += "."
    }
    return path
  }

  private mutating func typeAlias() -> Syntax.Declaration.Kind {
    advance()
    let name = declaredName()
    let parameters = genericParameters()
    if !take(.assign) { warn("unexpected \(found); expected ‘=’", at: token) }
    let type = type()
    let generics = Syntax.GenericClause(parameters: parameters, hasRequirements: skipRequirements())
    return .typeAlias(name, generics, type)
  }

  /// The name of what is declared; `_`, with a fault, where none is written.
  mutating func declaredName() -> Syntax.Name {
    guard at(.identifier), !token.word.isReserved || at(.upperSelf) else {
      warn("unexpected \(found); expected a name", at: token)
      return Syntax.Name(text: "_", span: span(from: index))
    }
    let name = name(token)
    advance()
    return name
  }

  // MARK: Attributes

  /// The attributes at the current token.
  mutating func attributes() -> [Syntax.Attribute] {
    var attributes: [Syntax.Attribute] = []
    while at(.at), peek().kind == .identifier {
      let start = index
      advance()
      var name = name(token)
      advance()
      while at(.period), peek().kind == .identifier, touches(index) {
        advance()
        name.text += "." + self.name(token).text
        advance()
      }
      name.span = span(from: start + 1)
      _ = genericArgumentsOfValue()
      let arguments = attributeArguments(name.text)
      attributes.append(Syntax.Attribute(name: name, arguments: arguments, span: span(from: start)))
    }
    return attributes
  }

  private mutating func attributeArguments(_ name: String) -> [Syntax.Argument] {
    guard at(.openParenthesis), touches(index), !Self.attributesOfTypes.contains(name) else { return [] }
    // The compiler's own attributes, in small letters, have grammars of their own.
    if let first = name.utf8.first, first < UInt8(ascii: "A") || first > UInt8(ascii: "Z") {
      skip()
      return []
    }
    return inBrackets { $0.arguments() }
  }

  private static let attributesOfTypes: Set<String> = ["escaping", "autoclosure", "Sendable", "MainActor"]
}
