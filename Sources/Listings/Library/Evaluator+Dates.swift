/// Dates and the calendar, on a day that is always the same.
extension Evaluator {
  /// What `Date(…)`, `Calendar(…)`, `DateComponents(…)` and `DateFormatter()` make; `nil` for other types.
  func makeDate(_ name: String, _ arguments: Arguments) -> Value? {
    switch name {
    case "Date":
      if let seconds = arguments["timeIntervalSinceNow"]?.number { return .date(fromNow: seconds) }
      if let seconds = arguments["timeIntervalSince1970"]?.number {
        return .date(fromNow: seconds - CivilDate.epoch)
      }
      if let seconds = arguments["timeInterval"]?.number, let since = arguments["since"]?.date {
        return .date(fromNow: since.fromNow + seconds)
      }
      return arguments.items.isEmpty ? .date(fromNow: 0) : .unknown
    case "Calendar": return .symbol(Symbol("Calendar", [Symbol.Step(name: "current", arguments: nil)]))
    case "DateComponents":
      return .symbol(Symbol.made("DateComponents", arguments.items.map { ($0.label ?? "", $0.value) }))
    case "DateFormatter":
      let styles = ["dateFormat", "dateStyle", "timeStyle", "locale", "timeZone", "calendar"]
      return .symbol(Symbol.made("DateFormatter", styles.map { ($0, .nothing) }))
    default: return nil
    }
  }

  /// A method of a date, a calendar or a formatter; `nil` where it is none that is known.
  func callDate(_ name: String, _ symbol: Symbol, _ arguments: Arguments) -> Value? {
    switch symbol.root {
    case "Calendar": return callCalendar(name, arguments)
    case "DateFormatter", "ISO8601DateFormatter":
      guard name == "string", let date = arguments["from"]?.date else { return nil }
      guard let pattern = symbol.steps.last?.arguments?["dateFormat"]?.string else {
        let hasTime = symbol.steps.last?.arguments?["timeStyle"]?.isNothing == false
        return .string(date.formatted(hasTime ? "h:mm a" : "MMM d, y"))
      }
      return .string(date.formatted(pattern))
    case "UserDefaults", "NSUbiquitousKeyValueStore": return Self.stored(name)
    case "Date":
      guard let date = Value.symbol(symbol).date else { return nil }
      return callDate(name, date, arguments)
    default: return nil
    }
  }

  private func callDate(_ name: String, _ date: CivilDate, _ arguments: Arguments) -> Value? {
    switch name {
    case "addingTimeInterval", "advanced":
      return (arguments.first ?? arguments["by"])?.number.map { .date(fromNow: date.fromNow + $0) }
    case "timeIntervalSince":
      return arguments.first?.date.map { .double(date.fromNow - $0.fromNow) }
    case "distance": return arguments["to"]?.date.map { .double($0.fromNow - date.fromNow) }
    case "formatted":
      if case .symbol(let style)? = arguments.first, let text = date.formatted(by: style) {
        return .string(text)
      }
      if arguments.items.isEmpty { return .string(date.formatted("M/d/y, h:mm a")) }
      let time = arguments["time"].map { $0.word != "omitted" } ?? false
      let dateStyle = arguments["date"]?.word ?? (time ? "omitted" : "abbreviated")
      let parts = [
        dateStyle == "omitted"
          ? nil : dateStyle == "numeric" ? "M/d/y" : dateStyle == "abbreviated" ? "MMM d, y" : "MMMM d, y",
        time ? "h:mm a" : nil,
      ]
      return .string(parts.compactMap { $0.map(date.formatted) }.joined(separator: ", "))
    default: return nil
    }
  }

  private func callCalendar(_ name: String, _ arguments: Arguments) -> Value? {
    let date = (arguments.first ?? arguments["for"] ?? arguments["from"] ?? arguments["to"])?.date
    let today = CivilDate(fromNow: 0)
    switch name {
    case "startOfDay": return arguments["for"]?.date?.start(of: "day").map { .date(fromNow: $0.fromNow) }
    case "date": return madeDate(arguments)
    case "isDate":
      guard let date else { return nil }
      if let other = arguments["inSameDayAs"]?.date { return .bool(date.dayNumber == other.dayNumber) }
      guard let other = arguments["equalTo"]?.date, let span = arguments["toGranularity"]?.word else {
        return nil
      }
      return .bool(date.start(of: span) == other.start(of: span))
    case "isDateInToday": return date.map { .bool($0.dayNumber == today.dayNumber) }
    case "isDateInTomorrow": return date.map { .bool($0.dayNumber == today.dayNumber + 1) }
    case "isDateInYesterday": return date.map { .bool($0.dayNumber == today.dayNumber - 1) }
    case "isDateInWeekend": return date.map { .bool($0.weekday == 1 || $0.weekday == 7) }
    case "component":
      guard let part = arguments.first?.word, let date = arguments["from"]?.date else { return nil }
      return date.part(part).map { .int($0) }
    case "dateComponents": return components(arguments)
    case "dateInterval":
      guard let span = arguments["of"]?.word, let start = arguments["for"]?.date?.start(of: span),
        let end = start.adding(1, span)
      else { return nil }
      return .symbol(
        Symbol.made(
          "DateInterval", [("start", .date(fromNow: start.fromNow)), ("end", .date(fromNow: end.fromNow))]))
    case "range":
      guard arguments["of"]?.word == "day", let date = arguments["for"]?.date else { return nil }
      return .range(lower: .int(1), upper: .int(date.daysOfMonth + 1), isClosed: false)
    default: return nil
    }
  }

  private func madeDate(_ arguments: Arguments) -> Value? {
    if let unit = arguments["byAdding"]?.word, let count = arguments["value"]?.int,
      let date = arguments["to"]?.date
    {
      return date.adding(count, unit).map { .date(fromNow: $0.fromNow) }
    }
    if let unit = arguments["bySetting"]?.word, let value = arguments["value"]?.int,
      let date = arguments["of"]?.date,
      let now = date.part(unit)
    {
      return date.adding(value - now, unit).map { .date(fromNow: $0.fromNow) }
    }
    if let hour = arguments["bySettingHour"]?.int, let date = arguments["of"]?.date {
      let seconds = Double(
        hour * 3600 + (arguments["minute"]?.int ?? 0) * 60 + (arguments["second"]?.int ?? 0))
      let made = CivilDate(year: date.year, month: date.month, day: date.day, seconds: seconds)
      return .date(fromNow: made.fromNow)
    }
    guard case .symbol(let symbol)? = arguments["from"] ?? arguments["byAdding"],
      let parts = symbol.steps.last?.arguments, symbol.root == "DateComponents"
    else { return nil }
    if var date = arguments["to"]?.date {
      for part in parts.items {
        if let count = part.value.int, let unit = part.label { date = date.adding(count, unit) ?? date }
      }
      return .date(fromNow: date.fromNow)
    }
    func part(_ name: String, _ usual: Int) -> Int { parts[name]?.int ?? usual }
    let made = CivilDate(
      year: part("year", 2025), month: part("month", 1), day: part("day", 1),
      seconds: Double(part("hour", 0) * 3600 + part("minute", 0) * 60 + part("second", 0)))
    return .date(fromNow: made.fromNow)
  }

  private func components(_ arguments: Arguments) -> Value? {
    let names = (arguments.first?.elements ?? arguments.first.map { [$0] } ?? []).compactMap(\.word)
    guard let start = arguments["from"]?.date else { return nil }
    var parts: [(label: String, value: Value)] = []
    for name in names {
      var value = start.part(name)
      if let end = arguments["to"]?.date {
        let seconds = end.fromNow - start.fromNow
        let unit = ["day": 86_400, "weekOfYear": 604_800, "hour": 3600, "minute": 60, "second": 1.0][name]
        let months = (end.year - start.year) * 12 + end.month - start.month
        value =
          unit.map { Int(seconds / $0) } ?? (name == "month" ? months : name == "year" ? months / 12 : nil)
      }
      if let value { parts.append((name, .int(value))) }
    }
    return .symbol(Symbol.made("DateComponents", parts))
  }

  /// A property of a date, a calendar or what is made of them; `nil` where it is none that is known.
  func dateProperty(_ name: String, _ symbol: Symbol) -> Value? {
    switch symbol.root {
    case "Date":
      guard let date = Value.symbol(symbol).date else { return nil }
      switch name {
      case "timeIntervalSinceNow": return .double(date.fromNow)
      case "timeIntervalSince1970": return .double(date.fromNow + CivilDate.epoch)
      case "timeIntervalSinceReferenceDate": return .double(date.fromNow + CivilDate.epoch - 978_307_200)
      case "id", "hashValue": return .symbol(symbol)
      default: return nil
      }
    case "DateComponents", "DateInterval": return symbol.steps.last?.arguments?[name]
    case "Calendar":
      let short = name.lowercased().contains("veryshort") ? 1 : name.lowercased().contains("short") ? 3 : 20
      if name.hasSuffix("eekdaySymbols") {
        return .array(CivilDate.weekdays.map { .string(String($0.prefix(short))) })
      }
      if name.hasSuffix("onthSymbols") {
        return .array(CivilDate.months.map { .string(String($0.prefix(short))) })
      }
      return name == "firstWeekday" ? .int(1) : nil
    default: return nil
    }
  }

  /// What is stored for a key: nothing yet.
  private static func stored(_ name: String) -> Value? {
    switch name {
    case "object", "string", "array", "dictionary", "data", "url", "stringArray", "value": .nothing
    case "integer", "longLong": .int(0)
    case "bool": .bool(false)
    case "double", "float": .double(0)
    case "set", "removeObject", "register", "synchronize", "setValue": .void
    default: nil
    }
  }
}

extension CivilDate {
  /// The seconds from 1970 to the now of listings.
  static let epoch = 1_749_462_060.0

  /// The date as `.dateTime.day().month()` shows it; `nil` for other styles.
  func formatted(by style: Symbol) -> String? {
    guard style.steps.first?.name == "dateTime" || style.root == "Date" else { return nil }
    func width(_ name: String) -> String?? {
      guard let step = style.steps.first(where: { $0.name == name }) else { return nil }
      return step.arguments?.first?.word
    }
    var parts: [String] = []
    if let word = width("weekday") {
      parts.append(formatted(word == "wide" ? "EEEE" : word == "narrow" ? "EEEEE" : "EEE"))
    }
    var day = ""
    if let word = width("month") {
      day = formatted(word == "wide" ? "MMMM" : word == "twoDigits" ? "MM" : "MMM")
    }
    if width("day") != nil { day += (day.isEmpty ? "" : " ") + formatted("d") }
    if !day.isEmpty { parts.append(day) }
    if width("year") != nil { parts.append(formatted("y")) }
    if width("hour") != nil || width("minute") != nil { parts.append(formatted("h:mm a")) }
    return parts.isEmpty ? formatted("M/d/y, h:mm a") : parts.joined(separator: ", ")
  }
}

extension Value {
  /// A date so many seconds from now.
  static func date(fromNow seconds: Double) -> Value {
    .symbol(Symbol.made("Date", [("fromNow", .double(seconds))]))
  }

  /// The date that the value is: `Date.now`, or one that was reckoned.
  var date: CivilDate? {
    guard case .symbol(let symbol) = self, symbol.root == "Date" || symbol.root == nil,
      symbol.steps.count == 1
    else { return nil }
    if symbol.root == "Date", let seconds = symbol.steps[0].arguments?["fromNow"]?.number,
      seconds.magnitude < 1e11
    {
      return CivilDate(fromNow: seconds)
    }
    switch symbol.word {
    case "now": return CivilDate(fromNow: 0)
    case "distantPast" where symbol.root == "Date": return CivilDate(fromNow: -6e10)
    case "distantFuture" where symbol.root == "Date": return CivilDate(fromNow: 6e10)
    default: return nil
    }
  }
}
