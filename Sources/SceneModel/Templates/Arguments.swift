import Motion

/// The decided values of a view's or a modifier's parameters, by name.
struct Arguments {
  var values: [String: Literal]

  func number(_ name: String) -> Double? { values[name]?.number }
  func string(_ name: String) -> String? { values[name]?.string }
  func bool(_ name: String) -> Bool? { values[name]?.bool }
  func color(_ name: String) -> Color? { values[name]?.color }

  /// A choice by its word; `fallback` where nothing was said.
  func word<Word: RawRepresentable>(_ name: String, _ fallback: Word) -> Word where Word.RawValue == String {
    string(name).flatMap(Word.init(rawValue:)) ?? fallback
  }

  /// What a loop goes through.
  func elements(_ name: String, at origin: Origin) throws(SceneError) -> [StateValue] {
    switch values[name] {
    case .state(.list(let elements)): return elements
    case .state(.number(let count)) where Parameter.NumberRule.count.accepts(count):
      return (0..<Int(count)).map { .number(Double($0)) }
    default: throw SceneError(at: origin, "expected a list or a whole number that is not negative")
    }
  }

  /// The id and namespace, where the id is not null.
  var identity: GlassID? {
    string("id").map { GlassID($0, namespace: string("namespace") ?? "glass") }
  }

  /// The glass.
  var glass: Glass {
    Glass(
      word("variant", Glass.Variant.regular), tint: color("tint"), isInteractive: bool("interactive") ?? false
    )
  }

  /// The shape, where one is named.
  var shape: NodeShape? {
    switch string("shape") {
    case "capsule": .capsule
    case "circle": .fixed(.circle)
    case "ellipse": .fixed(.ellipse)
    case "rectangle": .rectangle
    case "roundedRectangle": .fixed(roundedRectangle)
    case "unevenRoundedRectangle": .fixed(unevenRoundedRectangle)
    case "concentricRectangle": concentric
    default: nil
    }
  }

  var roundedRectangle: GlassShapeKind {
    .roundedRectangle(cornerRadius: number("cornerRadius") ?? 0, style: word("style", .continuous))
  }

  var unevenRoundedRectangle: GlassShapeKind {
    .unevenRoundedRectangle(
      topLeading: number("topLeading") ?? 0, topTrailing: number("topTrailing") ?? 0,
      bottomTrailing: number("bottomTrailing") ?? 0, bottomLeading: number("bottomLeading") ?? 0,
      style: word("style", .continuous))
  }

  var concentric: NodeShape {
    .concentric(minimum: number("minimum") ?? 0, isUniform: bool("isUniform") ?? false)
  }
}
