import Lab
import Motion

/// A wish as it stands on the command line: `0.4`, `<=0.4`, `>=5%`.
struct WishText: Sendable {
  var relation: SpringWish.Relation
  var value: Double

  static func read(_ text: String, isPart: Bool) throws(BadValue) -> WishText {
    var rest = Substring(text)
    var relation = SpringWish.Relation.equal
    for (mark, meaning) in [
      ("<=", SpringWish.Relation.atMost), (">=", .atLeast), ("<", .atMost), (">", .atLeast), ("=", .equal),
    ] where rest.hasPrefix(mark) {
      (rest, relation) = (rest.dropFirst(mark.count), meaning)
      break
    }
    let isPercent = isPart && rest.hasSuffix("%")
    let expected = isPart ? "a part as in 0.05, 5% or <=5%" : "a value as in 0.4, <=0.4 or >=0.4"
    let value = try Reading.number(String(isPercent ? rest.dropLast() : rest), in: -1e9...1e9, expected)
    return WishText(relation: relation, value: isPercent ? value / 100 : value)
  }
}

/// The options of a fit.
enum FitOptions {
  /// What can be wished for.
  static let wishes: [(metric: SpringMetric, option: Option<WishText>)] = [
    wish(.settle, "when it has settled, in seconds"), wish(.settlingDuration, "SwiftUI's settling duration"),
    wish(.overshoot, "how far it overshoots, as a part of the range", isPart: true),
    wish(.overshootTime, "when it is farthest beyond the target, in seconds"),
    wish(.undershoot, "how far it comes back, as a part of the range", isPart: true),
    wish(.firstCrossing, "when it first is at the target, in seconds"),
    wish(.crossings, "how often it crosses the target"),
    wish(.peakVelocity, "the greatest velocity, per second"),
    wish(.peakVelocityTime, "when it is fastest, in seconds"),
    wish(.rise, "the time from 10 to 90 %, in seconds"),
    wish(.duration, "the perceived duration, or the duration of the curve of --css"),
    wish(.bounce, "the bounce"), wish(.dampingRatio, "the damping ratio"), wish(.stiffness, "the stiffness"),
    wish(.damping, "the damping"),
  ]

  static let css = Option<UnitCurve>(
    "css", nil, "EASING",
    help: "the spring closest to this easing, as in 'cubic-bezier(.2,.9,.3,1.2)' or 'linear(…)'"
  ) { text throws(BadValue) in
    do throws(UnitCurve.CSSError) { return try UnitCurve(css: text) } catch {
      throw BadValue("\(quoted(error.text)) at character \(error.offset + 1): expected \(error.expectation)")
    }
  }

  static let bezier = Option<UnitCurve>(
    "bezier", nil, "X1,Y1,X2,Y2", help: "the spring closest to this cubic Bézier"
  ) { text throws(BadValue) in
    let parts = Reading.parts(text)
    let expected = "four numbers as in 0.2,0.9,0.3,1.2, the first and third from 0 to 1"
    guard parts.count == 4 else { throw BadValue(text, expected: expected) }
    var numbers: [Double] = []
    for (index, part) in parts.enumerated() {
      numbers.append(try Reading.number(part, in: index % 2 == 0 ? 0...1 : -1000...1000, expected))
    }
    return .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  static let recording = text("csv", "FILE", "the spring behind a recording; - is standard input")
  static let column = text(
    "column", "NAME", "the recording's column of values; its first of numbers unless given")
  static let library = text(
    "library", "NAME:SETTINGS",
    "the spring that replaces another library's, as in react-spring:tension=170,friction=26")

  private static func wish(_ metric: SpringMetric, _ help: String, isPart: Bool = false) -> (
    metric: SpringMetric, option: Option<WishText>
  ) {
    let option = Option<WishText>(metric.rawValue, nil, isPart ? "[<=|>=]P" : "[<=|>=]V", help: help) {
      text throws(BadValue) in try WishText.read(text, isPart: isPart)
    }
    return (metric, option)
  }

  private static func text(_ name: String, _ placeholder: String, _ help: String) -> Option<String> {
    Option(name, nil, placeholder, help: help) { text throws(BadValue) in
      if text.isEmpty { throw BadValue(text, expected: placeholder.lowercased()) }
      return text
    }
  }
}

/// What a fit can be written as.
enum FitFormat: String, CaseIterable, Sendable {
  case table, json, svg
}

extension Option where Value == FitFormat {
  static let fitFormat = Option("format", help: "what to write; table unless given", choices: FitFormat.self)
}
