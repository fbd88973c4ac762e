public import SceneModel

extension ListingScene {
  /// A text read as a value of a variable: the name of an enum's case, `nil`, or what the first value is.
  public func value(_ text: String, of variable: String) throws(SceneError) -> StateValue? {
    guard case .source(let source)? = initialState[variable], let first = source.own(as: StoredValue.self)
    else {
      return nil
    }
    switch first {
    case .enumCase(let type, _, _, _):
      let names = program.types[type]?.cases.map(\.name) ?? []
      let name = text.first == "." ? String(text.dropFirst()) : text
      guard names.contains(name) else {
        let known = names.joined(separator: ", ")
        throw SceneError([Diagnostic(.error, "‘\(text)’ is no \(type); there is \(known)")])
      }
      return StoredValue.enumCase(type, name, [], []).stateValue
    case .symbol, .nothing, .object, .array, .unknown:
      if let own = modelValue(text, first, of: variable) { return own.stateValue }
      return Self.anything(text).stateValue
    default: return nil
    }
  }

  /// A value of a state that nobody declared: one of the cases seen, `some` of what may be missing, `empty` of a list.
  private func modelValue(_ text: String, _ first: StoredValue, of variable: String) -> StoredValue? {
    guard let key = keys[variable] else { return nil }
    let word = text.first == "." ? String(text.dropFirst()) : text
    switch (first, word) {
    case (.array, "empty"), (.array, "[]"): return .array([])
    case (.nothing, "some"), (.object, "some"):
      let type = program.types[key.type]?.property(key.name)?.type
      if case .optional(let inner)? = type?.kind {
        return StoredValue(evaluation(in: initialState).evaluator.sampleOrUnknown(inner, key.name))
      }
      return StoredValue(Evaluator.presence(of: key))
    default:
      guard case .symbol = first, case .choice? = program.models.kind(of: key.name) else { return nil }
      return StoredValue(.symbol(Symbol(member: word)))
    }
  }

  /// A text as what it looks like: a truth, a number, a case of whatever enum, else a text.
  private static func anything(_ text: String) -> StoredValue {
    switch text {
    case "nil": return .nothing
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if let whole = Int(text) { return .int(whole) }
    if let number = Double(text), number.isFinite { return .double(number) }
    if text.first == "." { return StoredValue(.symbol(Symbol(member: String(text.dropFirst())))) }
    return .string(text)
  }
}
