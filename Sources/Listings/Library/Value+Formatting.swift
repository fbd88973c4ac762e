extension Value {
  /// The value as `%.2f` and the like show it.
  func formatted(_ specifier: String) -> String { Evaluator.formatted(specifier, [self]) }

  /// The value as a format style shows it: `.percent`, `.number.precision(.fractionLength(1))`.
  func formatted(by style: Value) -> String {
    guard let number, number.isFinite else { return text }
    guard case .symbol(let symbol) = style else {
      return Evaluator.grouped(isDouble ? Evaluator.decimal(number, places: 2, trims: true) : text)
    }
    var places = isDouble ? 2 : 0
    var trims = true
    for step in symbol.steps where step.name == "precision" {
      guard case .symbol(let precision)? = step.arguments?.first,
        precision.steps.last?.name == "fractionLength",
        let value = precision.steps.last?.arguments?.first
      else { continue }
      if case .range(_, let high, _) = value {
        places = high?.int ?? places
      } else {
        (places, trims) = (value.int ?? places, false)
      }
    }
    places = min(max(places, 0), 9)
    switch symbol.steps.first?.name {
    case "percent":
      let hundredfold = isDouble ? number * 100 : number
      return Evaluator.decimal(hundredfold, places: trims ? 0 : places, trims: trims) + "%"
    case "currency":
      let sign = Evaluator.sign(ofCurrency: symbol.steps.first?.arguments?["code"]?.string)
      if trims { places = sign == "¥" ? 0 : 2 }
      let amount = Evaluator.grouped(Evaluator.decimal(number.magnitude, places: places, trims: false))
      return (number < 0 ? "-" : "") + sign + amount
    case "time", "byteCount", "dateTime", "relative": return Evaluator.standIn(formattedBy: style)
    default:
      let isGrouped = !symbol.steps.contains {
        $0.name == "grouping" && $0.arguments?.first?.word == "never" || $0.name == "notation"
      }
      let text = Evaluator.decimal(number, places: places, trims: trims)
      return isGrouped ? Evaluator.grouped(text) : text
    }
  }
}

extension Evaluator {
  /// `String(format:)` for the specifiers of numbers and texts.
  static func formatted(_ format: String, _ values: [Value]) -> String {
    var result = ""
    var rest = format[...]
    var values = values[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      var specifier = ""
      while let next = rest.popFirst() {
        specifier.append(next)
        if next.isLetter && next != "l" || next == "%" || next == "@" { break }
      }
      if specifier == "%" {
        result.append("%")
        continue
      }
      guard let value = values.popFirst() else { continue }
      result += text(of: value, specifier)
    }
    return result
  }

  private static func text(of value: Value, _ specifier: String) -> String {
    guard let number = value.number, number.isFinite, let kind = specifier.last, "fdiu".contains(kind) else {
      return value.text
    }
    let body = specifier.dropLast().filter { $0 != "l" }
    let parts = body.split(separator: ".", omittingEmptySubsequences: false)
    let places = kind == "f" ? (parts.count > 1 ? Int(parts[1]) ?? 0 : 6) : 0
    var text = decimal(number, places: min(max(places, 0), 9), trims: false)
    let width = min(parts.first.flatMap { Int($0) } ?? 0, 100)
    let pad: Character = parts.first?.hasPrefix("0") == true ? "0" : " "
    while text.count < width { text.insert(pad, at: text.startIndex) }
    return text
  }

  /// A number with a comma before each three of its whole digits, as it is read in English.
  static func grouped(_ text: String) -> String {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, whole.count > 3, whole.allSatisfy({ $0.isNumber || $0 == "-" }) else {
      return text
    }
    var result = ""
    for (index, digit) in whole.reversed().enumerated() {
      if index > 0, index % 3 == 0, digit != "-" { result.append(",") }
      result.append(digit)
    }
    return String(result.reversed()) + (parts.count > 1 ? "." + parts[1] : "")
  }

  static func sign(ofCurrency code: String?) -> String {
    let signs = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩"]
    return code.map { signs[$0.uppercased()] ?? "\($0) " } ?? "$"
  }

  /// A number with so many decimals, those that are 0 at the end left out where they are to be trimmed.
  static func decimal(_ number: Double, places: Int, trims: Bool) -> String {
    guard number.magnitude < 1e9 else { return number.description }
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let scaled = Int64((number.magnitude * factor).rounded(.toNearestOrEven))
    let whole = scaled / Int64(factor)
    var decimals = places == 0 ? "" : String(scaled % Int64(factor))
    while decimals.count < places { decimals.insert("0", at: decimals.startIndex) }
    if trims { while decimals.last == "0" { decimals.removeLast() } }
    let sign = number < 0 && scaled != 0 ? "-" : ""
    return sign + String(whole) + (decimals.isEmpty ? "" : "." + decimals)
  }
}
