/// A view that shows what is none itself but leads to glass: a modifier, a style, a method of `View`, a function.
///
/// It is written as a listing would be, with what the part asks for as properties, which nobody gives: so they are
/// states, or samples.
struct SampleView {
  /// The name of the part.
  let name: String
  /// The view's code.
  let text: String
  /// The name of the view.
  static let typeName = "SampleView"

  /// The parts of a program that lead to glass, each shown by a view: its modifiers and styles, then the methods of
  /// `View`, then functions.
  static func all(of program: Program, _ uses: GlassUses) -> [SampleView] {
    var samples: [SampleView] = []
    for name in program.order where uses.leadsToGlass(name) {
      guard let info = program.types[name], let use = Self.use(of: info) else { continue }
      samples.append(SampleView(name, use.call, Part.all(madeBy: info), asked: use.made, of: program))
    }
    func take(_ named: [String: [Syntax.Function]], _ call: String) {
      let functions = named.values.joined().filter { $0.body.map(uses.reachesGlass) ?? false }
      for function in functions.sorted(by: { $0.name.span.start < $1.name.span.start }) {
        let name = function.name.text
        samples.append(SampleView(name, call, Part.all(of: function.parameters), asked: name, of: program))
      }
    }
    take(program.extensions["View"]?.methods ?? [:], "Text(\"Content\").")
    take(program.functions, "")
    return samples
  }

  /// The code before and after the making of a modifier or style.
  private static func use(of info: TypeInfo) -> (call: String, made: String)? {
    let uses: [(kind: String, call: String)] = [
      ("ViewModifier", "Text(\"Content\").modifier("), ("ButtonStyle", "Button(\"Button\") { }.buttonStyle("),
      ("PrimitiveButtonStyle", "Button(\"Button\") { }.buttonStyle("),
    ]
    return uses.first { info.isKind(of: $0.kind) }.map { ($0.call, info.name) }
  }

  private init(_ name: String, _ call: String, _ parts: [Part], asked: String, of program: Program) {
    self.name = name
    let given = parts.filter { !$0.isSkipped }
    let properties = given.filter { !$0.isClosure }.compactMap { $0.property(in: program) }
    let values = given.map { part in
      let value = part.isClosure ? "{ Text(\"Content\") }" : (part.isBinding ? "$" : "") + part.name
      return part.label.map { "\($0): \(value)" } ?? value
    }
    let isOpen = call.hasSuffix("(")
    text = """
      struct \(Self.typeName): View {
      \(properties.map { "  \($0)\n" }.joined())
        var body: some View { \(call)\(asked)(\(values.joined(separator: ", ")))\(isOpen ? ")" : "") }
      }
      """
  }
}

/// Something that is asked for where a modifier or style is made, or a function called.
private struct Part {
  var label: String?
  var name: String
  var type: Syntax.TypeReference?
  var isBinding = false
  /// Whether it has a value of its own.
  var isSkipped = false

  var isClosure: Bool { type?.isFunction == true }

  /// The property that stands for it.
  func property(in program: Program) -> String? {
    guard let span = type?.span, program.files.indices.contains(Int(span.file)) else { return nil }
    let type = program.files[Int(span.file)].text.text(of: span)
    return isBinding && !type.hasPrefix("Binding<") ? "@Binding var \(name): \(type)" : "var \(name): \(type)"
  }

  static func all(of parameters: [Syntax.Parameter]) -> [Part] {
    parameters.enumerated().map { index, parameter in
      Part(
        label: parameter.label?.text,
        name: parameter.name.text == "_" ? "value\(index)" : parameter.name.text, type: parameter.type,
        isSkipped: parameter.defaultValue != nil || parameter.isVariadic)
    }
  }

  static func all(madeBy info: TypeInfo) -> [Part] {
    if let initializer = info.initializers.first { return all(of: initializer.parameters) }
    return info.stored.compactMap { property in
      guard [.binding, .none, .object].contains(property.wrapper) else { return nil }
      return Part(
        label: property.name, name: property.name, type: property.type,
        isBinding: property.wrapper == .binding,
        isSkipped: property.initializer != nil)
    }
  }
}
