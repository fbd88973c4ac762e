extension Parser {
  /// A type with its members, from its keyword.
  mutating func typeDeclaration(_ keyword: Syntax.TypeDeclaration.Keyword) -> Syntax.TypeDeclaration {
    advance()
    var name: Syntax.Name
    var generics = Syntax.GenericClause(parameters: [], hasRequirements: false)
    if keyword == .extended {
      let type = type()
      name = Syntax.Name(text: type.name ?? extendedName(type), span: type.span)
    } else {
      name = declaredName()
      generics.parameters = genericParameters()
    }
    var inheritance: [Syntax.TypeReference] = []
    if take(.colon) {
      repeat {
        let start = index
        if at(.class) { advance() } else { inheritance.append(type()) }
        if index == start { break }
      } while take(.comma)
    }
    generics.hasRequirements = skipRequirements()
    return Syntax.TypeDeclaration(
      keyword: keyword, name: name, generics: generics, inheritance: inheritance, members: members())
  }

  /// What an extension of a type in brackets extends.
  private func extendedName(_ type: Syntax.TypeReference) -> String {
    switch type.kind {
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .optional: "Optional"
    default: text.text(of: type.span)
    }
  }

  private mutating func members() -> [Syntax.Declaration] {
    guard at(.openBrace) else {
      warn("unexpected \(found); expected ‘{’", at: token)
      return []
    }
    let members = nested { parser in
      parser.inBrackets { parser in
        var members: [Syntax.Declaration] = []
        while !parser.atEnd {
          if !parser.take(.semicolon) { members.append(parser.member()) }
        }
        return members
      }
    }
    if members == nil { skip() }
    return members ?? []
  }

  private mutating func member() -> Syntax.Declaration {
    let start = index
    if let declaration = declaration(isMember: true), index > start { return declaration }
    warn("unexpected \(found); expected a member of the type", at: token)
    passOver()
    return Syntax.Declaration(
      kind: .passedOver("a member"), attributes: [], modifiers: [], span: span(from: start))
  }

  /// `case a, b(Int), c = 3`, from the keyword.
  mutating func enumCases() -> [Syntax.EnumCase] {
    advance()
    var cases: [Syntax.EnumCase] = []
    repeat {
      guard at(.identifier) else {
        warn("unexpected \(found); expected the name of a case", at: token)
        break
      }
      let name = name(token)
      advance()
      let values = at(.openParenthesis) ? inBrackets { $0.parameters(.enumCase) } : nil
      let rawValue = take(.assign) ? expression() : nil
      cases.append(Syntax.EnumCase(name: name, associatedValues: values, rawValue: rawValue))
    } while take(.comma)
    return cases
  }
}
