/// SwiftUI's angles as listings write them: `.degrees(30)`, `Angle(radians: x)`, and what is made of them.
extension Symbol {
  /// The angle that it is, in radians; `nil` where it is none or not known.
  var radians: Double? {
    guard root == nil || root == "Angle", steps.count == 1, let step = steps.first else { return nil }
    if step.name == "zero", root != nil { return 0 }
    guard step.arguments?.items.count == 1, let item = step.arguments?.items.first else { return nil }
    switch step.name.isEmpty ? item.label : step.name {
    case "degrees": return item.value.finite.map { $0 * .pi / 180 }
    case "radians": return item.value.finite
    default: return nil
    }
  }

  /// `Angle(radians: x)`.
  static func angle(radians: Double) -> Symbol {
    made("Angle", [("radians", .double(radians))])
  }
}

extension Value {
  /// The angle that it is, in radians; `nil` where it is none or not known.
  var radians: Double? { if case .symbol(let symbol) = self { symbol.radians } else { nil } }
}

extension Operators {
  /// Sums of angles, and multiples of one.
  static func angles(_ first: Value, _ name: String, _ second: Value) -> Value? {
    let result: Double? =
      switch (first.radians, second.radians, name) {
      case (let a?, let b?, "+"): a + b
      case (let a?, let b?, "-"): a - b
      case (let a?, nil, "*"): second.number.map { a * $0 }
      case (nil, let b?, "*"): first.number.map { $0 * b }
      case (let a?, nil, "/"): second.number.map { a / $0 }
      default: nil
      }
    return result.map { .symbol(.angle(radians: $0)) }
  }
}
