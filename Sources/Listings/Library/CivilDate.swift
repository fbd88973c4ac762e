/// A day and a time of the Gregorian calendar, reckoned from a now that is always the same: Monday, 9 June 2025, 9:41.
///
/// A listing reads no clock, so that it plays alike on every day.
struct CivilDate: Hashable {
  var year = 2025
  /// From 1.
  var month = 6
  var day = 9
  /// Since midnight.
  var seconds = CivilDate.nowSeconds

  private static let nowSeconds = 9.0 * 3600 + 41 * 60
  private static let nowDay = dayNumber(2025, 6, 9)

  /// The date so many seconds from now.
  init(fromNow seconds: Double) {
    let total = seconds + Self.nowSeconds
    let days = (total / 86_400).rounded(.down)
    self.init(dayNumber: Self.nowDay + Int(days), seconds: total - days * 86_400)
  }

  init(year: Int, month: Int, day: Int, seconds: Double = 0) {
    // Months and days beyond their ends go on in the next year and month.
    let months = year * 12 + month - 1
    let (whole, rest) = (Int((Double(months) / 12).rounded(.down)), ((months % 12) + 12) % 12)
    self.init(dayNumber: Self.dayNumber(whole, rest + 1, 1) + day - 1, seconds: seconds)
  }

  private init(dayNumber: Int, seconds: Double) {
    // The days since 1 March of the year 0, in eras of 400 years, as the calendar repeats.
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let inEra = shifted - era * 146_097
    let yearOfEra = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * inYear + 2) / 153
    day = inYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.seconds = seconds
  }

  /// The days from 1 January 1970.
  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let inYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + inYear - 719_468
  }

  /// The days from 1 January 1970.
  var dayNumber: Int { Self.dayNumber(year, month, day) }

  /// The seconds from now.
  var fromNow: Double { Double(dayNumber - Self.nowDay) * 86_400 + seconds - Self.nowSeconds }

  /// The day of the week, Sunday being 1.
  var weekday: Int { ((dayNumber + 4) % 7 + 7) % 7 + 1 }

  var daysOfMonth: Int { CivilDate(year: year, month: month + 1, day: 1).dayNumber - first.dayNumber }

  /// The first day of the month.
  var first: CivilDate { CivilDate(year: year, month: month, day: 1) }

  /// The beginning of the day, the week, the month or the year; `nil` for other spans.
  func start(of span: String) -> CivilDate? {
    switch span {
    case "day": CivilDate(year: year, month: month, day: day)
    case "weekOfYear", "weekOfMonth": CivilDate(year: year, month: month, day: day - weekday + 1)
    case "month": first
    case "year": CivilDate(year: year, month: 1, day: 1)
    case "hour":
      CivilDate(year: year, month: month, day: day, seconds: (seconds / 3600).rounded(.down) * 3600)
    case "minute": CivilDate(year: year, month: month, day: day, seconds: (seconds / 60).rounded(.down) * 60)
    default: nil
    }
  }

  /// The date with so many of a unit added; `nil` for units that are not known.
  func adding(_ count: Int, _ unit: String) -> CivilDate? {
    switch unit {
    case "day", "weekday": return CivilDate(year: year, month: month, day: day + count, seconds: seconds)
    case "weekOfYear", "weekOfMonth", "week": return adding(7 * count, "day")
    case "month", "year":
      let start = CivilDate(year: year, month: month + (unit == "year" ? 12 * count : count), day: 1)
      return CivilDate(
        year: start.year, month: start.month, day: min(day, start.daysOfMonth), seconds: seconds)
    case "hour": return CivilDate(fromNow: fromNow + 3600 * Double(count))
    case "minute": return CivilDate(fromNow: fromNow + 60 * Double(count))
    case "second": return CivilDate(fromNow: fromNow + Double(count))
    default: return nil
    }
  }

  /// A part of the date: `day`, `weekday`; `nil` for parts that are not known.
  func part(_ name: String) -> Int? {
    switch name {
    case "year", "yearForWeekOfYear": year
    case "month": month
    case "day": day
    case "weekday": weekday
    case "hour": Int(seconds) / 3600
    case "minute": Int(seconds) / 60 % 60
    case "second": Int(seconds) % 60
    case "dayOfYear": dayNumber - CivilDate(year: year, month: 1, day: 1).dayNumber + 1
    case "weekOfYear":
      (dayNumber - (CivilDate(year: year, month: 1, day: 1).start(of: "weekOfYear")?.dayNumber ?? 0)) / 7 + 1
    case "weekOfMonth": (day + first.weekday - 2) / 7 + 1
    default: nil
    }
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  /// The date by a pattern of `DateFormatter`: `EEE d`.
  func formatted(_ pattern: String) -> String {
    var text = ""
    var rest = Substring(pattern)
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      if letter == "'" {
        text += rest.prefix { $0 != "'" }
        rest = rest.drop { $0 != "'" }.dropFirst()
      } else {
        text += written(letter, run.count) ?? String(run)
      }
    }
    return text
  }

  private func written(_ letter: Character, _ count: Int) -> String? {
    func number(_ value: Int) -> String { count >= 2 && value < 10 ? "0\(value)" : "\(value)" }
    let hour = Int(seconds) / 3600
    switch letter {
    case "y", "Y": return count == 2 ? String("\(year)".suffix(2)) : "\(year)"
    case "M", "L":
      if count >= 3 { return count == 3 ? String(Self.months[month - 1].prefix(3)) : Self.months[month - 1] }
      return number(month)
    case "d": return number(day)
    case "E", "c":
      let name = Self.weekdays[weekday - 1]
      return count == 5 ? String(name.prefix(1)) : count == 4 ? name : String(name.prefix(3))
    case "H": return number(hour)
    case "h": return number((hour + 11) % 12 + 1)
    case "m": return number(Int(seconds) / 60 % 60)
    case "s": return number(Int(seconds) % 60)
    case "a": return hour < 12 ? "AM" : "PM"
    default: return nil
    }
  }
}
