import SceneModel

/// What stands in a text: never the code that makes it.
extension Evaluator {
  /// What a text shows that is not known.
  static let standIn = "text"

  /// The text of `Text(…)`.
  func text(_ arguments: Arguments) throws(Exit) -> String {
    if arguments["timerInterval"] != nil { return "1:00" }
    if let style = arguments["style"]?.word { return Self.date(style: style) }
    guard
      let item = arguments.items.first(where: { $0.label == nil && !$0.isTrailing })
        ?? arguments.items.first(where: { $0.label == "verbatim" || $0.label == "localized" })
        ?? arguments.items.first
    else { return "" }
    if let format = arguments["format"] {
      return item.value.number == nil ? Self.standIn(formattedBy: format) : item.value.formatted(by: format)
    }
    return shown(item.value, isWritten: item.label == nil && isLiteral(item.span))
  }

  /// What a value comes to as the text of a view; in what is written out, marks of Markdown are read.
  func shown(_ value: Value, isWritten: Bool = false) -> String {
    switch value {
    case .string(let text): return isWritten ? Self.withoutMarkdown(text) : text
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
    case .symbol(let symbol): symbol.word ?? symbol.shown
    default: value.text
    }
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
    if root == "Date" || last.name == "formatted" {
      return Evaluator.standIn(formatted: last.arguments ?? Arguments())
    }
    // `.init("Title")`, `LocalizedStringKey("Title")`.
    if let text = last.arguments?.first?.string { return text }
    let named = steps.last { !$0.name.isEmpty && $0.name != "init" && $0.name != "string" }
    return named?.name.inWords ?? Evaluator.standIn
  }

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
