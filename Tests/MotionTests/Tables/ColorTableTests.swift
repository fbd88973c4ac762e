import Motion
import Testing

/// Every `color.*` row of the table.
@Suite struct ColorTableTests {
  @Test func namedColors() throws {
    let rows = try TableRow.rows("color.static")
    #expect(rows.count == 15)
    for row in rows {
      let name = try #require(Color.Name(rawValue: String(row.parameters.dropFirst("Color.".count))))
      let color = name.color(isDark: row.input.hasPrefix("dark"))
      #expect(color.hex == "#" + row.expectedText, "\(row)")
    }
  }

  @Test func resolvedColors() throws {
    let rows = try TableRow.rows("color.resolved.description")
    #expect(rows.count == 11)
    for row in rows {
      let list = try #require(row.parameters.split(separator: "(").last)
      let parts = list.dropLast().split(separator: ",")
      let numbers = parts.dropFirst().compactMap { Double($0) }
      let space = try #require(Color.Space(rawValue: String(parts[0].dropFirst())))
      let color = Color(space, red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
      #expect(color.hexWithOpacity == row.expectedText, "\(row)")
    }
  }

  /// The framework's vector is the cube roots of the cone responses, times 128.
  @Test func animatableData() throws {
    let rows = try TableRow.rows("color.animatable_delta")
    #expect(rows.count == 7)
    let red = try Color(hex: "FF4245").oklab
    let blue = try Color(hex: "#0091ff").oklab
    let (start, end) = (red.coneResponses, blue.coneResponses)
    let delta = [
      end.long - start.long, end.medium - start.medium, end.short - start.short, blue.opacity - red.opacity,
    ]
    for row in rows {
      let component = Int(try #require(row.number("component ", in: row.input)))
      #expect(row.accepts(128 * delta[component - 1]), "\(row): \(128 * delta[component - 1])")
    }
  }
}
