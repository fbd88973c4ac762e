import Geometry
import Listings
import SceneModel
import Testing

/// What texts show: a text as a person would read it, never the code that makes it.
@Suite struct TextTests {
  private static func text(_ code: String) throws -> String? {
    let scene = try listing(
      """
      struct V: View {
          let value = 1234.5
          let date = Date()
          let thing: Thing
          var body: some View { HStack { \(code) } }
      }
      """)
    for content in try scene.snapshot(in: scene.initialState).elements.flatMap(\.content) {
      if case .text(let text, _, _) = content.kind { return text }
    }
    return nil
  }

  @Test(arguments: [
    ("Text(value.formatted())", "1,234.5"), ("Text(value, format: .number)", "1,234.5"),
    ("Text(value.formatted(.number.precision(.fractionLength(2))))", "1,234.50"),
    ("Text(value.formatted(.number.grouping(.never)))", "1234.5"), ("Text(0.42, format: .percent)", "42%"),
    ("Text(-value, format: .currency(code: \"EUR\"))", "-€1,234.50"),
    ("Text(date, style: .time)", "9:41 AM"),
    ("Text(date.formatted(date: .abbreviated, time: .omitted))", "Jun 9, 2025"),
    ("Text(date, format: .dateTime.hour().minute())", "9:41 AM"),
    ("Text(\"\\(value, specifier: \"%.2f\") km\")", "1234.50 km"),
    ("Text(String(format: \"%02d\", 5))", "05"),
    ("Text(verbatim: \"**a**\")", "**a**"),
    ("Text(\"**Bold** and *not* [link](https://a.b) 2 * 3 * 4 a_b_c\")", "Bold and not link 2 * 3 * 4 a_b_c"),
    ("Text(\"a\") + Text(\" b\").bold()", "a b"), ("Text(\"\\(Text(\"in\").bold()) side\")", "in side"),
    ("Text(AttributedString(\"attributed\"))", "attributed"), ("Text(.init(\"key\"))", "key"),
    ("Text(NSLocalizedString(\"key\", comment: \"\"))", "key"),
    ("Text(Strings.Home.mainTitle)", "Main title"),
    ("Text(Duration.seconds(95).formatted())", "1:35"),
    ("Text(Measurement(value: 5, unit: UnitLength.kilometers).formatted())", "5 km"),
    ("Text(thing.title)", "text"), ("Text(thing.count.formatted())", "12"),
    ("Text(thing.price, format: .currency(code: \"USD\"))", "$12.00"),
    ("Button(Strings.save) {}", "Save"), ("LabeledContent(\"Name\", value: \"Ada\")", "Name"),
  ])
  func isRead(_ code: String, as expected: String) throws { #expect(try Self.text(code) == expected) }

  // The sizes of UIFont's text styles at the text size Large.
  @Test(arguments: [
    ("Font.title.resolve(in: context).pointSize", 28.0),
    ("Font.system(size: 33).resolve(in: context).pointSize", 33),
    ("UIFont.preferredFont(forTextStyle: .title1).pointSize", 28),
    ("UIFont.preferredFont(forTextStyle: .caption1).pointSize", 12),
    ("UIFont.boldSystemFont(ofSize: 40).pointSize", 40),
  ])
  func aFontTellsItsSize(code: String, size: Double) throws {
    let scene = try listing(
      """
      struct V: View {
          @Environment(\\.fontResolutionContext) private var context
          var body: some View { Text("x").frame(width: \(code), height: 10).glassEffect() }
      }
      """)
    #expect(try scene.frame("x")?.width == size)
  }
}
