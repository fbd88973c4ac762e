import Foundation
import Motion
import Testing

/// Every `spring.*` and `caspring.*` row of the table.
@Suite struct SpringTableTests {
  /// The spring that a row's parameters name, by whichever initialiser they write.
  private func spring(_ row: TableRow) throws -> Spring {
    let text = row.parameters
    if text == "Spring()" { return Spring() }
    if let preset = ["smooth": Spring.smooth, "snappy": .snappy, "bouncy": .bouncy]
      .first(where: { text.hasPrefix($0.key) || text.hasPrefix("Spring." + $0.key) })
    {
      return preset.value
    }
    if let duration = row.number("settlingDuration:") {
      return Spring(settlingDuration: duration, dampingRatio: try #require(row.number("dampingRatio:")))
    }
    if text.contains("withDurationAndBounce") {
      let numbers = TableRow.numbers(text)
      return Spring(duration: numbers[0], bounce: numbers[1])
    }
    if text.contains("SpringDescription(") {
      let numbers = TableRow.numbers(text)
      return Spring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])
    }
    if let mass = row.number("mass:") {
      return Spring(
        mass: mass, stiffness: try #require(row.number("stiffness:")),
        damping: try #require(row.number("damping:")))
    }
    if let response = row.number("response:") ?? row.number("response ") {
      let ratio = row.number("dampingRatio:") ?? row.number("dampingFraction ")
      return Spring(response: response, dampingRatio: try #require(ratio))
    }
    return Spring(
      duration: try #require(row.number("duration:")), bounce: try #require(row.number("bounce:")))
  }

  private func property(_ name: Substring, of spring: Spring) -> Double? {
    switch name {
    case "mass": spring.mass
    case "stiffness": spring.stiffness
    case "damping": spring.damping
    case "bounce": spring.bounce
    case "duration": spring.duration
    default: nil
    }
  }

  @Test func conversions() throws {
    let rows = try TableRow.rows("spring.convert")
    #expect(rows.count == 29)
    for row in rows {
      let name = try #require(row.input.split(separator: " ").first)
      let number = try #require(property(name, of: spring(row)), "\(row)")
      #expect(row.accepts(number), "\(row): \(number)")
    }
    let slide = try #require(try TableRow.rows("spring.convert.NEGATIVE_TEST").first)
    #expect(!slide.accepts(try spring(slide).damping))
  }

  @Test func presetsAndDefaults() throws {
    for row in try TableRow.rows("spring.preset") {
      let name = try #require(row.input.split(separator: " ").first)
      let number = try #require(property(name, of: spring(row)))
      #expect(row.accepts(number), "\(row): \(number)")
    }
    #expect(try TableRow.rows("spring.default").count == 4)
    #expect(Spring().duration == 0.5)
    #expect(Spring().bounce == 0)
    #expect(Spring.bouncy.settlingDuration == Spring.bouncy.settlingDuration(target: 1.0, epsilon: 0.001))
  }

  @Test func values() throws {
    let rows = try TableRow.rows("spring.value")
    #expect(rows.count == 48)
    for row in rows {
      let factors = TableRow.numbers(row.input.replacingOccurrences(of: "t=", with: ""))
      let time = factors[0] * factors[1] / factors[2]
      let value = try spring(row).value(target: 1.0, time: time)
      #expect(row.accepts(value), "\(row): \(value)")
    }
  }

  @Test func trueSettling() throws {
    let rows = try TableRow.rows("spring.sampled_settle_ms")
    #expect(rows.count == 15)
    for row in rows {
      let settle = try spring(row).settleTime() * 1000
      #expect(row.accepts(settle), "\(row): \(settle)")
    }
  }

  @Test func settlingDurationAsSwiftUIReportsIt() throws {
    let rows = try TableRow.rows("spring.settlingDuration")
    #expect(rows.count == 5)
    for row in rows {
      let duration = try spring(row).settlingDuration * (row.input.contains("(ms)") ? 1000 : 1)
      #expect(row.accepts(duration), "\(row): \(duration)")
    }
    #expect(Spring().settlingDuration == 0.7999999999999999)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    let wave = try #require(try TableRow.rows("spring.settle_other").first)
    #expect(wave.accepts(log(1e4) / (try spring(wave).decayConstant)))
  }

  @Test func overdampedQuirks() throws {
    for row in try TableRow.rows("spring.overdamped_quirk") {
      let quirky = SwiftUISpring(duration: 0.5, bounce: -0.2)
      let number =
        row.input.hasPrefix("stiffness")
        ? quirky.stiffness
        : row.input.hasPrefix("true")
          ? Spring(duration: 0.5, bounce: -0.2).velocity(target: 1.0, time: 1)
          : quirky.velocity(target: 1, time: 1)
      #expect(row.accepts(number), "\(row): \(number)")
    }
  }

  @Test func edgesOfTheFramework() throws {
    let rows = try TableRow.rows("spring.edge")
    #expect(rows.count == 7)
    for row in rows {
      let spring =
        row.parameters.contains("mass:")
        ? SwiftUISpring(mass: 0, stiffness: 50, damping: 0.4)
        : SwiftUISpring(
          settlingDuration: try #require(row.number("settlingDuration:")),
          dampingRatio: try #require(row.number("dampingRatio:")))
      let number =
        switch row.input {
        case "stiffness": spring.stiffness
        case "angularFrequency": spring.angularFrequency
        default: spring.decayConstant
        }
      #expect(row.accepts(number), "\(row): \(number)")
    }
  }

  @Test func coreAnimation() throws {
    for row in try TableRow.rows("caspring.settlingDuration") + TableRow.rows("caspring.convert") {
      let spring: CoreAnimationSpring =
        if let bounce = row.number("bounce:") {
          CoreAnimationSpring(perceptualDuration: 1, bounce: bounce)
        } else {
          CoreAnimationSpring(damping: row.number("c=") ?? 10)
        }
      let number =
        row.input.hasPrefix("damping")
        ? spring.damping : row.input == "bounce" ? spring.bounce : spring.settlingDuration
      if row.expectedText == "just over 1" {
        #expect(number > 1 && number < 1.1)
      } else {
        #expect(row.accepts(number), "\(row): \(number)")
      }
    }
  }
}
