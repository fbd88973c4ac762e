extension TypeInfo {
  /// Adds a declaration to the type's members.
  mutating func add(_ declaration: Syntax.Declaration) {
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings { add(binding, variable, declaration) }
    case .function(let function):
      if declaration.isStatic {
        staticMethods[function.name.text, default: []].append(function.marked(declaration))
      } else {
        methods[function.name.text, default: []].append(function.marked(declaration))
      }
    case .initializer(let initializer): initializers.append(initializer)
    case .subscripted(let subscripted): subscripts.append(subscripted)
    case .enumCases(let cases):
      for one in cases {
        self.cases.append(
          Case(
            name: one.name.text, labels: one.associatedValues?.map { $0.label?.text },
            parameters: one.associatedValues ?? [], rawValue: one.rawValue))
      }
    case .typeAlias(let name, _, let type): aliases[name.text] = type
    case .importModule, .type, .macro, .passedOver: break
    }
  }

  private mutating func add(
    _ binding: Syntax.Variable.Binding, _ variable: Syntax.Variable, _ declaration: Syntax.Declaration
  ) {
    guard let name = binding.name else { return }
    if let accessors = binding.accessors, accessors.getter != nil {
      let property = ComputedProperty(
        accessors: accessors, type: binding.type, isViewBuilder: declaration.isViewBuilder(binding.type),
        span: declaration.span)
      if declaration.isStatic { staticComputed[name] = property } else { computed[name] = property }
      return
    }
    var property = StoredProperty(
      name: name, type: binding.type, initializer: binding.initializer, attributes: declaration.attributes,
      isConstant: variable.isConstant, accessors: binding.accessors, span: declaration.span,
      wrapper: Wrapper(declaration.attributes))
    property.takeUndeclaredWrapper()
    if declaration.isStatic { statics[name] = property } else { stored.append(property) }
  }

  /// Takes over what an extension adds.
  mutating func merge(_ added: TypeInfo) {
    inheritance += added.inheritance
    stored += added.stored
    computed.merge(added.computed) { mine, _ in mine }
    methods.merge(added.methods) { $0 + $1 }
    initializers += added.initializers
    subscripts += added.subscripts
    statics.merge(added.statics) { mine, _ in mine }
    staticComputed.merge(added.staticComputed) { mine, _ in mine }
    staticMethods.merge(added.staticMethods) { $0 + $1 }
    aliases.merge(added.aliases) { mine, _ in mine }
  }
}

extension Syntax.Function {
  /// The function, known to give views where `@ViewBuilder` stands before it.
  fileprivate func marked(_ declaration: Syntax.Declaration) -> Syntax.Function {
    guard declaration.attribute("ViewBuilder") != nil, result?.isViews != true, let result else {
      return self
    }
    var function = self
    function.result = Syntax.TypeReference(
      kind: .opaque(
        Syntax.TypeReference(
          kind: .named([.init(name: Syntax.Name(text: "View", span: result.span), generics: [])]),
          attributes: [], span: result.span)), attributes: result.attributes, span: result.span)
    return function
  }
}
