extension Parser {
  /// Where parameters stand, which decides how their names are read.
  enum ParameterStyle {
    /// `label name: T`, and `name: T` is a label too.
    case function
    /// `name: T` has no label.
    case subscripted
    /// `name` and `name: T`, never a label.
    case closure
    /// `T` or `label: T`.
    case enumCase
  }

  /// Parameters up to the closing parenthesis.
  mutating func parameters(_ style: ParameterStyle) -> [Syntax.Parameter] {
    var parameters: [Syntax.Parameter] = []
    while !atEnd {
      let start = index
      parameters.append(parameter(style))
      if index == start || !take(.comma) { break }
    }
    return parameters
  }

  private mutating func parameter(_ style: ParameterStyle) -> Syntax.Parameter {
    var parameter = Syntax.Parameter(
      label: nil, name: Syntax.Name(text: "_", span: span(from: index)), type: nil, defaultValue: nil,
      attributes: attributes(), isInOut: false, isVariadic: false)
    while at(.isolated) || at(.sending) || at(.inout), peek().kind == .identifier { advance() }
    let hasNames = names(of: &parameter, style)
    if hasNames ? take(.colon) : style == .enumCase {
      parameter.attributes += attributes()
      parameter.isInOut = at(.inout)
      parameter.type = type()
      if take(.closedRange) { parameter.isVariadic = true }
    }
    if take(.assign) { parameter.defaultValue = expression() }
    return parameter
  }

  /// Reads the label and the name; gives `false` where a type stands alone.
  private mutating func names(of parameter: inout Syntax.Parameter, _ style: ParameterStyle) -> Bool {
    guard at(.identifier) || at(.dollarName) else {
      if at(.openParenthesis), style == .closure { skip() }
      return style != .enumCase
    }
    let first = name(token)
    if peek().kind == .identifier, style == .closure || peek(2).kind == .colon {
      parameter.label = at(.underscore) || style == .closure ? nil : first
      advance()
      parameter.name = name(token)
      advance()
      return true
    }
    if style == .enumCase, peek().kind != .colon { return false }
    parameter.name = first
    if style == .function || style == .enumCase { parameter.label = at(.underscore) ? nil : first }
    advance()
    return true
  }

  private mutating func parameterList(_ style: ParameterStyle) -> [Syntax.Parameter] {
    guard at(.openParenthesis) else {
      warn("unexpected \(found); expected ‘(’", at: token)
      return []
    }
    return inBrackets { $0.parameters(style) }
  }

  mutating func function() -> Syntax.Function {
    advance()
    let name = functionName()
    var generics = Syntax.GenericClause(parameters: genericParameters(), hasRequirements: false)
    let parameters = parameterList(.function)
    let effects = skipEffects()
    let result = take(.arrow) ? type() : nil
    generics.hasRequirements = skipRequirements()
    return Syntax.Function(
      name: name, generics: generics, parameters: parameters, result: result, isAsync: effects.isAsync,
      canThrow: effects.canThrow, body: at(.openBrace) ? block() : nil)
  }

  private mutating func functionName() -> Syntax.Name {
    guard at(.operation) else { return declaredName() }
    // `func <T>(…)` has no name; `func < (…)` and `func ==<T>(…)` have.
    var name = name(token)
    if peek().kind == .identifier, name.text.hasSuffix("<"), name.text.utf8.count > 1 {
      name.text.removeLast()
      tokens[index].start = tokens[index].end - 1
      return name
    }
    advance()
    return name
  }

  mutating func initializer() -> Syntax.Initializer {
    advance()
    let isFailable = at(.operation) && touches(index) && (take(.question) || take(.exclamation))
    var generics = Syntax.GenericClause(parameters: genericParameters(), hasRequirements: false)
    let parameters = parameterList(.function)
    skipEffects()
    generics.hasRequirements = skipRequirements()
    return Syntax.Initializer(
      generics: generics, parameters: parameters, isFailable: isFailable, body: at(.openBrace) ? block() : nil
    )
  }

  mutating func subscripted() -> Syntax.Subscript {
    advance()
    var generics = Syntax.GenericClause(parameters: genericParameters(), hasRequirements: false)
    let parameters = parameterList(.subscripted)
    if !take(.arrow) { warn("unexpected \(found); expected ‘->’", at: token) }
    let result = type()
    generics.hasRequirements = skipRequirements()
    return Syntax.Subscript(
      generics: generics, parameters: parameters, result: result,
      accessors: at(.openBrace) ? accessors() : nil)
  }
}
