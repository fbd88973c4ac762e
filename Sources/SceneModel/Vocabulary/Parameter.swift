/// One thing that an author can say of a view or a modifier.
///
/// The reader, the writer, the JSON Schema and the resolver all follow these descriptions, so they cannot disagree.
struct Parameter: Hashable, Sendable {
  /// What a parameter's value is.
  enum Kind: Hashable, Sendable {
    case number(NumberRule)
    case bool
    case text
    /// One of some words.
    case choice([String])
    case color
    case animation
    /// A text or a number, which is taken as its text.
    case identity
    /// What a ForEach goes through: a list, or a number of times.
    case data
    /// Any value of the state.
    case watched
    /// A name for a ForEach's item or index; always fixed.
    case name
    /// A fixed text.
    case title
  }

  /// The bounds of a number.
  enum NumberRule: Hashable, Sendable {
    case any
    case notNegative
    case positive
    case fraction
    /// Not negative, or infinite.
    case length
    /// 100…900.
    case weight
    /// A whole number, not negative.
    case count
    /// A time, not negative and at most an hour.
    case seconds
    /// A time above 0.
    case positiveSeconds
    /// A time of either sign.
    case signedSeconds
    /// A spring's bounce.
    case bounce

    /// The longest time that a scene may state, in seconds.
    static let mostSeconds = 3600.0

    var expectation: String {
      switch self {
      case .any: "a finite number"
      case .notNegative: "a number that is not negative"
      case .positive: "a number above 0"
      case .fraction: "a number in 0…1"
      case .length: "a number that is not negative, or \"infinity\""
      case .weight: "a number in 100…900"
      case .count: "a whole number that is not negative"
      case .seconds: "a time in 0…3600 seconds"
      case .positiveSeconds: "a time above 0 and at most 3600 seconds"
      case .signedSeconds: "a time in −3600…3600 seconds"
      case .bounce: "a number above −1 and at most 1"
      }
    }

    func accepts(_ value: Double) -> Bool {
      if value == .infinity { return self == .length }
      guard value.isFinite, value.magnitude <= SceneLimits.magnitude else { return false }
      return switch self {
      case .any: true
      case .notNegative, .length: value >= 0
      case .positive: value > 0
      case .fraction: value >= 0 && value <= 1
      case .weight: value >= 100 && value <= 900
      case .count: value >= 0 && value == value.rounded() && value <= Double(SceneLimits.nodes)
      case .seconds: value >= 0 && value <= Self.mostSeconds
      case .positiveSeconds: value > 0 && value <= Self.mostSeconds
      case .signedSeconds: value.magnitude <= Self.mostSeconds
      case .bounce: value > -1 && value <= 1
      }
    }
  }

  var name: String
  var kind: Kind
  var isRequired = false
  /// Whether `null` is a value: an animation that is none, a tint that is none.
  var isNullable = false
  /// What it means, with its unit and default, for the schema.
  var summary: String

  init(
    _ name: String, _ kind: Kind, required: Bool = false, nullable: Bool = false, _ summary: String
  ) {
    self.name = name
    self.kind = kind
    self.isRequired = required
    self.isNullable = nullable
    self.summary = summary
  }

  /// What a reader expects, for a message.
  var expectation: String {
    let plain =
      switch kind {
      case .number(let rule): rule.expectation
      case .bool: "true or false"
      case .text: "a text"
      case .choice(let words): words.map { "\"\($0)\"" }.listed
      case .color: "a colour, such as \"blue\" or \"#0A84FF\""
      case .animation: "an animation, such as \"bouncy\""
      case .identity: "an id: a text or a number"
      case .data: "a list or a whole number"
      case .watched: "a value or the name of a state"
      case .name: "a name of letters, digits and _"
      case .title: "a fixed text"
      }
    return isNullable ? plain + ", or null" : plain
  }
}
