import SceneModel

/// What stands in a text: never the code that makes it.
extension Evaluator {
  /// What a text shows that is not known.
  static let standIn = "text"

  /// What stands within a text for what is not known, until the text is shown: the dots are followed by a joiner that
  /// has no width and is in no text that people write.
  static let gap = "…\u{2060}"

  /// The text of `Text(…)`.
  func text(_ arguments: Arguments) throws(Exit) -> String {
    if arguments["timerInterval"] != nil { return "1:00" }
    if let style = arguments["style"]?.word { return Self.date(style: style) }
    guard
      let item = arguments.items.first(where: { $0.label == nil && !$0.isTrailing })
        ?? arguments.items.first(where: { $0.label == "verbatim" || $0.label == "localized" })
        ?? arguments.items.first
    else { return "" }
    if case .symbol(let style)? = arguments["format"], let text = item.value.date?.formatted(by: style) {
      return text
    }
    if let format = arguments["format"] {
      return item.value.number == nil ? Self.standIn(formattedBy: format) : item.value.formatted(by: format)
    }
    return shown(item.value, isWritten: item.label == nil && isLiteral(item.span))
  }

  /// What a value comes to as the text of a view; in what is written out, marks of Markdown are read.
  func shown(_ value: Value, isWritten: Bool = false) -> String {
    switch value {
    case .string(let text):
      let filled = Self.filling(text, Self.standIn)
      return isWritten ? Self.withoutMarkdown(filled) : filled
    case .views(let nodes): return nodes.texts.first ?? Self.standIn
    case .symbol(let symbol): return symbol.shown
    case .nothing: return ""
    case .unknown, .closure, .function, .binding, .instance, .object: return Self.standIn
    default: return value.text
    }
  }

  /// What a value comes to within a text.
  func interpolated(_ value: Value) -> String {
    switch value {
    case .views(let nodes): nodes.texts.first ?? (nodes.isEmpty ? "" : "◦")
    case .symbol(let symbol): symbol.word ?? (symbol.shown == Self.standIn ? Self.gap : symbol.shown)
    case .unknown, .closure, .function, .binding, .object: Self.gap
    case .instance(let instance): described(instance) ?? Self.gap
    default: value.text
    }
  }

  /// A text with something in the place of what is not known.
  static func filling(_ text: String, _ filler: String) -> String {
    // The gap's first byte; nearly no text has it.
    text.utf8.contains(0xE2) ? text.replacing(gap, by: filler) : text
  }

  /// The name of a symbol, as far as it is known.
  func symbolName(_ value: Value) -> String {
    switch value {
    case .string(let text): Self.filling(text, "…")
    case .symbol(let symbol): symbol.word ?? symbol.steps.last { !$0.name.isEmpty }?.name ?? "…"
    case .instance, .object: "…"
    default: value.text
    }
  }

  /// What a struct says of itself.
  private func described(_ instance: Instance) -> String? {
    guard program.types[instance.type]?.computed["description"] != nil else { return nil }
    let span = Syntax.Span(file: 0, start: 0, end: 0)
    do throws(Exit) { return try member("description", of: .instance(instance), span).string } catch {
      return nil
    }
  }

  /// The text that a function gives that is declared nowhere: `L("home.title")`; `nil` where its name speaks of none.
  static func undeclaredText(_ name: String, _ arguments: Arguments) -> Value? {
    guard let written = arguments.items.first(where: { $0.value.string?.isEmpty == false })?.value.string
    else { return nil }
    let lower = name.lowercased()
    let speaks = ["local", "transl", "string", "text", "title", "label", "format", "i18n"]
    guard name.count <= 3 || speaks.contains(where: lower.contains) else { return nil }
    return .string(written.spoken)
  }

  /// What tells a value apart in an id, as short as can be.
  func identifier(_ value: Value) -> String {
    guard case .symbol(let symbol) = value, symbol.word == nil, value.date == nil else { return value.text }
    let shown = symbol.shown
    return shown == Self.standIn ? symbol.text : shown
  }

  /// Whether a value is written out in quotes where it stands.
  private func isLiteral(_ span: Syntax.Span) -> Bool {
    guard program.files.indices.contains(Int(span.file)), span.end > span.start else { return false }
    return program.files[Int(span.file)].text.text(of: span).first == "\""
  }

  /// A date of which nothing is known but its style.
  private static func date(style: String) -> String {
    switch style {
    case "time": "9:41 AM"
    case "timer": "1:00"
    case "relative", "offset": "1 min"
    default: "June 9, 2025"
    }
  }

  /// Something that is not known as a format shows it, `nil` being the usual one.
  static func standIn(formattedBy format: Value?) -> String {
    guard case .symbol(let symbol)? = format, let first = symbol.steps.first else { return "12" }
    let names = symbol.steps.map(\.name)
    switch first.name {
    case "percent", "currency", "number": return Value.int(12).formatted(by: .symbol(symbol))
    case "time", "timer": return "1:00"
    case "relative", "offset", "duration", "units": return "1 min"
    case "byteCount": return "12 MB"
    case "measurement": return "12 m"
    case "list": return "text, text"
    default:
      let isTime = names.contains { ["hour", "minute", "second"].contains($0) }
      let isDate = names.contains { ["day", "month", "year", "weekday"].contains($0) }
      return isTime && !isDate ? "9:41 AM" : "Jun 9, 2025"
    }
  }

  /// What `value.formatted(…)` gives where the value is not known.
  static func standIn(formatted arguments: Arguments) -> String {
    if arguments["date"] != nil || arguments["time"] != nil {
      let parts = [("date", "Jun 9, 2025"), ("time", "9:41 AM")].filter {
        arguments[$0.0].map { $0.word != "omitted" } ?? false
      }
      return parts.map(\.1).joined(separator: ", ")
    }
    return standIn(formattedBy: arguments.first)
  }
}

extension Symbol {
  /// What the symbol comes to as the text of a view: a measurement, a duration, else its last name in words.
  var shown: String {
    guard let first = steps.first, let last = steps.last else {
      return root.map { $0.inWords } ?? Evaluator.standIn
    }
    if root == "Duration", let number = first.arguments?.first?.finite {
      return Self.clock(first.name == "milliseconds" ? number / 1000 : number)
    }
    if root == "Measurement", let made = first.arguments {
      let unit: String? = if case .symbol(let unit)? = made["unit"] { unit.steps.last?.name } else { nil }
      return (made["value"]?.formatted(by: .unknown) ?? "12") + " " + (unit.map(Self.unit) ?? "m")
    }
    if let date = Value.symbol(self).date { return date.formatted("MMM d, y") }
    if root == "Date" || last.name == "formatted" {
      return Evaluator.standIn(formatted: last.arguments ?? Arguments())
    }
    for (index, step) in steps.enumerated().reversed() where !Self.textMethods.contains(step.name) {
      // `Kind.camera.title`: the case tells more.
      if step.arguments == nil, index > 0, Self.textProperties.contains(step.name),
        steps[index - 1].arguments == nil, steps[index - 1].name.first?.isLowercase == true
      {
        continue
      }
      // `.init("Title")`, `LocalizedStringKey("Title")`, `Strings.text("All", "Alle")`.
      if let text = step.arguments?.items.lazy.compactMap(\.value.string).first(where: { !$0.isEmpty }) {
        return text.spoken
      }
      if !step.name.isEmpty, !Self.unspoken.contains(step.name) { return step.name.inWords }
    }
    return Evaluator.standIn
  }

  /// What is done with a text, which says nothing of what it is.
  private static let textMethods: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localized", "localizedCapitalized", "description",
    "localizedDescription", "trimmingCharacters", "replacingOccurrences", "prefix", "suffix", "dropFirst",
    "dropLast", "rawValue", "stringValue", "key", "value", "map", "first", "appending", "joined",
  ]

  /// Properties by which a case says what it is called.
  private static let textProperties: Set<String> = [
    "title", "label", "name", "displayName", "text", "id", "caption", "localizedTitle", "localizedName",
  ]

  /// Names of calls that say nothing of the text that they give.
  private static let unspoken: Set<String> = [
    "init", "string", "text", "format", "formatted", "localize", "localized", "tr", "loc", "make", "shared",
  ]

  private static func clock(_ seconds: Double) -> String {
    let whole = Int(seconds.magnitude)
    return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
  }

  private static func unit(_ name: String) -> String {
    let signs = [
      "meters": "m", "kilometers": "km", "centimeters": "cm", "miles": "mi", "feet": "ft", "celsius": "°C",
      "fahrenheit": "°F", "kilograms": "kg", "grams": "g", "liters": "L", "minutes": "min", "hours": "hr",
      "seconds": "sec", "kilometersPerHour": "km/h", "degrees": "°",
    ]
    return signs[name] ?? String(name.prefix(2))
  }
}

extension String {
  /// The text of a key for translators as words: `Title` for `home.title`; of any other text itself.
  fileprivate var spoken: String {
    let isKey =
      !contains(" ") && (contains(".") || contains("_"))
      && allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) } && last?.isLetter == true
    guard isKey, let last = split(separator: ".").last else { return self }
    return String(last.map { "_-".contains($0) ? " " : $0 }).inWords
  }

  /// A name of code as a person would say it: `Home title` for `homeTitle`.
  fileprivate var inWords: String {
    var words = ""
    for character in self where character != "_" {
      if character.isUppercase, words.last?.isLowercase == true {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
