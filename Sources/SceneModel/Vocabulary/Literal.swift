import Motion

/// A fixed value of a parameter, of any of the types that parameters have.
enum Literal: Hashable, Sendable {
  /// Nothing, where a parameter may be without a value.
  case null
  case state(StateValue)
  case color(Color)
  case animation(Animation)

  static func number(_ value: Double) -> Literal { .state(.number(value)) }
  static func string(_ value: String) -> Literal { .state(.string(value)) }
  static func bool(_ value: Bool) -> Literal { .state(.bool(value)) }

  var number: Double? {
    if case .state(.number(let value)) = self { value } else { nil }
  }

  var string: String? {
    if case .state(.string(let value)) = self { value } else { nil }
  }

  var bool: Bool? {
    if case .state(.bool(let value)) = self { value } else { nil }
  }

  var color: Color? {
    if case .color(let value) = self { value } else { nil }
  }

  var animation: Animation? {
    if case .animation(let value) = self { value } else { nil }
  }
}

/// The value given to one parameter, with its place in the document.
struct Argument: Hashable, Sendable {
  var value: Value<Literal>
  var origin: Origin

  init(_ value: Value<Literal>, at origin: Origin = Origin()) {
    self.value = value
    self.origin = origin
  }
}
