/// A blended field made ready for many samples.
///
/// Preparing costs about as much as ten samples; ``BlendedField/sample(at:)`` does it each time.
public struct FieldSampler: Sendable {
  /// The shapes in the order they are folded: of full strength as declared, then weaker ones, strongest first.
  let shapes: [PreparedShape]
  /// For each of `shapes`, its strength.
  let strengths: [Double]
  /// For each of `shapes`, its place in the field's members.
  let places: [Int]
  /// The distance within which shapes reach for each other, in points.
  let spacing: Double
  /// How two fields become one.
  let blend: BlendOperator

  /// Prepares a field.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public init(_ field: BlendedField) {
    self.init(field, leastRadius: 0)
  }

  /// Prepares a field with no corner sharper than a radius, in points.
  init(_ field: BlendedField, leastRadius: Double) {
    let strengths = field.members.map { min(max($0.strength, 0), 1) }
    let order = strengths.indices.sorted {
      strengths[$0] != strengths[$1] ? strengths[$0] > strengths[$1] : $0 < $1
    }
    places = order
    self.strengths = order.map { strengths[$0] }
    shapes = order.map { PreparedShape(field.members[$0].shape, leastRadius: leastRadius) }
    spacing = max(field.spacing, 0)
    blend = field.blend
  }

  /// The field at a point: its value in points and the gradient as the operator carries it.
  ///
  /// A field without members is infinitely far from anything everywhere, and its gradient zero.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public func sample(at point: Point) -> FieldSample {
    var result = FieldSample(distance: .infinity, gradient: .zero)
    for index in shapes.indices {
      let shape = shapes[index]
      // A shape that is farther than the spacing beyond what stands already leaves it as it is.
      let far = point.distance(to: shape.center) - shape.outerRadius
      if far > result.distance + spacing { continue }
      let next = shape.sample(at: point)
      result = blend.joined(
        result, FieldSample(distance: next.distance, gradient: next.gradient),
        reach: spacing * strengths[index])
    }
    return result
  }
}

extension BlendedField {
  /// The field at a point: its value in points and the gradient as the operator carries it.
  ///
  /// Prepares every member; for many points make a ``FieldSampler`` once.
  ///
  /// Members are folded in declaration order, those of less than full strength after the others, strongest
  /// first, each with the spacing times its strength: so the weaker of two decides how far they blend, and one
  /// of no strength never does.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public func sample(at point: Point) -> FieldSample {
    FieldSampler(self).sample(at: point)
  }
}
