/// What a person wrote after a verb, taken apart and found to be sound.
struct Arguments: Sendable {
  /// The verb's name.
  var verb: String
  /// What is no option, in order.
  var operands: [String] = []
  /// The values of each option by name, in the order given; a flag's value is the empty text.
  private(set) var values: [String: [String]] = [:]

  init(verb: String) {
    self.verb = verb
  }

  mutating func add(_ value: String, for option: OptionDeclaration) throws(Failure) {
    if let former = values[option.name], !option.isRepeatable, former != [value] {
      throw .usage("--\(option.name) is given twice", verb: verb)
    }
    if let fault = option.fault(value) { throw .usage("--\(option.name): \(fault)", verb: verb) }
    if option.isRepeatable {
      values[option.name, default: []].append(value)
    } else {
      values[option.name] = [value]
    }
  }

  /// The value of an option; `nil` where it was not given.
  subscript<Value>(option: Option<Value>) -> Value? { all(option).last }

  /// The values of an option that may be given several times.
  func all<Value>(_ option: Option<Value>) -> [Value] {
    (values[option.declaration.name] ?? []).compactMap { text in
      // Every value was read once when it was taken in, and reading is a pure function.
      do throws(BadValue) { return try option.read(text) } catch { return nil }
    }
  }

  /// Whether a flag was given.
  func has(_ flag: Option<Bool>) -> Bool { values[flag.declaration.name] != nil }
}
