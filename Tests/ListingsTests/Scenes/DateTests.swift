import Geometry
import Listings
import SceneModel
import Testing

/// Dates, reckoned on a day that is always the same, and what nothing is stored for.
@Suite struct DateTests {
  /// What a text shows.
  private func text(_ expression: String) throws -> String? {
    try listing(
      """
      struct Day: View {
          let calendar = Calendar.current
          func string(_ format: String, _ date: Date) -> String {
              let formatter = DateFormatter()
              formatter.dateFormat = format
              return formatter.string(from: date)
          }
          var body: some View { Text(\(expression)).glassEffect() }
      }
      """
    ).names().first
  }

  @Test(arguments: [
    ("Date(), format: .dateTime.weekday(.wide).day().month()", "Monday, Jun 9"),
    ("Date.now.formatted(date: .abbreviated, time: .shortened)", "Jun 9, 2025, 9:41 AM"),
    ("string(\"EEE d\", Date())", "Mon 9"),
    (
      "string(\"yyyy-MM-dd HH:mm 'at'\", calendar.date(byAdding: .month, value: 1, to: .now)!)",
      "2025-07-09 09:41 at"
    ),
    ("string(\"d MMM\", calendar.date(byAdding: .day, value: 22, to: Date())!)", "1 Jul"),
    (
      "string(\"d MMM y\", calendar.date(byAdding: .month, value: -4, to: Date(timeIntervalSinceNow: 22 * 86400))!)",
      "1 Mar 2025"
    ),
    ("string(\"E d\", calendar.dateInterval(of: .weekOfYear, for: Date())!.start)", "Sun 8"),
    ("string(\"d\", calendar.date(from: calendar.dateComponents([.year, .month], from: Date()))!)", "1"),
    ("\"\\(calendar.component(.weekday, from: Date()))\"", "2"),
    ("\"\\(calendar.range(of: .day, in: .month, for: Date())!.count)\"", "30"),
    (
      "\"\\(calendar.dateComponents([.day], from: Date(), to: Date().addingTimeInterval(200000)).day!)\"", "2"
    ),
    ("calendar.shortWeekdaySymbols[1]", "Mon"),
    ("calendar.isDateInToday(Date() + 3600) ? \"today\" : \"later\"", "today"),
    ("calendar.startOfDay(for: Date()) < Date() ? \"after\" : \"before\"", "after"),
  ])
  func datesAreReckoned(_ expression: String, _ shown: String) throws {
    #expect(try text(expression) == shown)
  }

  @Test func leapDaysAndYearsBeforeAreDaysAsWell() throws {
    // Zeller's congruence, by the day of the week, over years around the calendar's exceptions.
    for (year, month, day) in [
      (2000, 2, 29), (1900, 3, 1), (2024, 2, 29), (2100, 3, 1), (1969, 12, 31), (1582, 10, 15),
    ] {
      let (m, y) = month < 3 ? (month + 12, year - 1) : (month, year)
      let h = (day + 13 * (m + 1) / 5 + y + y / 4 - y / 100 + y / 400) % 7
      let weekday = (h + 6) % 7 + 1
      let made = "calendar.date(from: DateComponents(year: \(year), month: \(month), day: \(day)))!"
      #expect(try text("\"\\(calendar.component(.weekday, from: \(made)))\"") == "\(weekday)")
      #expect(try text("string(\"y-M-d\", \(made))") == "\(year)-\(month)-\(day)")
    }
  }

  @Test func aDayOfAWeekIsChosen() throws {
    let scene = try listing(
      """
      struct Week: View {
          @Binding var selected: Date
          private let calendar = Calendar.current
          var days: [Date] {
              let today = calendar.startOfDay(for: Date())
              return (-1...1).compactMap { calendar.date(byAdding: .day, value: $0, to: today) }
          }
          var body: some View {
              ForEach(days, id: \\.self) { day in
                  Button(calendar.isDateInToday(day) ? "T" : day.formatted(.dateTime.day())) { selected = day }
                      .frame(width: calendar.isDate(day, inSameDayAs: selected) ? 80 : 40)
                      .glassEffect()
              }
          }
      }
      """)
    func widths(_ state: SceneState) throws -> [Double] {
      try scene.snapshot(in: state).elements.filter { $0.glass != nil }.map(\.frame.width)
    }
    #expect(try scene.names() == ["8", "T", "10"])
    #expect(try widths(scene.initialState) == [40, 80, 40])
    #expect(try widths(scene.state(tapping: "10")) == [40, 40, 80])
  }

  @Test func nothingIsStoredForAnyKey() throws {
    let scene = try listing(
      """
      struct Home: View {
          @State private var tab = 2
          let defaults = UserDefaults.standard
          var body: some View {
              Text(defaults.string(forKey: "name") ?? "none").frame(width: 40).glassEffect()
              Button("Load") {
                  if defaults.object(forKey: "tab") != nil { tab = 7 } else { tab = defaults.integer(forKey: "tab") }
                  if UserDefaults.standard.bool(forKey: "big") { tab = 9 }
              }
          }
      }
      """)
    #expect(try scene.names().first == "none")
    #expect(try scene.state(tapping: "Load")["tab"] == .number(0))
  }

  @Test func listsThatAreNotKnownAreGoneThroughWithTheirPlaces() throws {
    let scene = try listing(
      """
      struct Rows: View {
          @State private var chosen = -1
          let rows: Rows
          var body: some View {
              ForEach(Array(Shortcut.allCases.enumerated()), id: \\.offset) { index, row in
                  Button("\\(index)") { chosen = index }.frame(width: chosen == index ? 90 : 40).glassEffect()
              }
              ForEach(Array(fetched().enumerated()), id: \\.offset) { index, row in Text("row \\(index)") }
              ForEach(Kind.allCases, id: \\.self) { kind in Text(kind.title) }
              Text(Kind.near == Kind.far ? "same" : "other")
          }
      }
      """)
    let names = try scene.names()
    #expect(names.prefix(3) == ["0", "1", "2"])
    #expect(names.filter { $0.hasPrefix("row") } == ["row 0", "row 1", "row 2"])
    #expect(names.suffix(3) == ["Near", "Far", "other"])
    #expect(try scene.frame("1", in: scene.state(tapping: "1"))?.width == 90)
    #expect(try scene.frame("0", in: scene.state(tapping: "1"))?.width == 40)
  }
}
