import Motion
import SceneModel

/// One property of an element or a container that keyframes move, from the time they began.
struct KeyedProperty: Sendable {
  let property: ElementKeyframes.Property
  /// When the keyframes began, in seconds.
  let start: Double
  let curve: KeyframeCurve<Double>

  /// When the last keyframe is reached, in seconds.
  var end: Double { start + curve.duration }

  func value(at time: Double) -> Double { curve.value(at: time - start) }
  func velocity(at time: Double) -> Double { curve.velocity(at: time - start) }
}

extension ElementKeyframes.Property {
  /// The value that changes nothing, where there is one; the others start at what is shown.
  var neutral: Double? {
    switch self {
    case .offsetX, .offsetY, .rotation: 0
    case .scale, .opacity: 1
    case .width, .height, .cornerRadius, .spacing: nil
    }
  }
}

extension [KeyedProperty] {
  /// Begins keyframes of a property in place of those before; they start where those are, or at what is shown.
  mutating func begin(
    _ property: ElementKeyframes.Property, _ keyframes: [Keyframe<Double>], at time: Double, shown: Double
  ) {
    guard !keyframes.isEmpty else { return }
    let before = first { $0.property == property }?.value(at: time)
    let initial = before ?? property.neutral ?? shown
    removeAll { $0.property == property }
    append(
      KeyedProperty(
        property: property, start: time, curve: KeyframeCurve(initialValue: initial, keyframes: keyframes)))
  }

  /// From when on nothing moves, in seconds.
  var restTime: Double { reduce(-.infinity) { Swift.max($0, $1.end) } }

  /// Moves what an element shows at a time, and how fast.
  func apply(to vector: inout ElementVector, _ velocity: inout SIMD4<Double>, at time: Double) {
    for keyed in self {
      let value = keyed.value(at: time)
      switch keyed.property {
      case .offsetX:
        vector.frame.x += value
        velocity.x += keyed.velocity(at: time)
      case .offsetY:
        vector.frame.y += value
        velocity.y += keyed.velocity(at: time)
      case .width:
        vector.frame.x += (vector.frame.z - value) / 2
        velocity.x += (velocity.z - keyed.velocity(at: time)) / 2
        vector.frame.z = value
        velocity.z = keyed.velocity(at: time)
      case .height:
        vector.frame.y += (vector.frame.w - value) / 2
        velocity.y += (velocity.w - keyed.velocity(at: time)) / 2
        vector.frame.w = value
        velocity.w = keyed.velocity(at: time)
      case .cornerRadius:
        vector.radii = SIMD4(repeating: Swift.max(value, 0))
        vector.corners.x = 0
        vector.corners.y = 0
      case .scale: vector.scale *= value
      case .rotation: vector.rotation += value
      case .opacity: vector.opacity *= value
      case .spacing: break
      }
    }
  }
}

extension ElementVector {
  /// The vector with an element's keyframes at their last values.
  func moved(by keyed: [KeyedProperty]) -> ElementVector {
    guard !keyed.isEmpty else { return self }
    var result = self
    var velocity = SIMD4<Double>.zero
    keyed.apply(to: &result, &velocity, at: .infinity)
    return result
  }

  /// What is shown of a property that keyframes start from.
  func shown(_ property: ElementKeyframes.Property) -> Double {
    switch property {
    case .width: frame.z
    case .height: frame.w
    case .cornerRadius:
      min(radii.max() + (corners.x + corners.y) * min(frame.z, frame.w) / 2, min(frame.z, frame.w) / 2)
    case .offsetX, .offsetY, .scale, .rotation, .opacity, .spacing: property.neutral ?? 0
    }
  }
}
