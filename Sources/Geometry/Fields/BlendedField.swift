/// The field of several shapes that reach for each other within a distance.
///
/// The shapes are folded in the order given, as the compositor does.
public struct BlendedField: Hashable, Sendable {
  /// One shape and how strongly it blends.
  public struct Member: Hashable, Sendable {
    /// The shape in its place.
    public var shape: PlacedShape
    /// A factor on the spacing for this shape's blend with those before it: 0 never blends, 1 blends fully.
    public var strength: Double

    /// Creates a member from a shape and its strength in 0…1.
    @inlinable
    public init(_ shape: PlacedShape, strength: Double = 1) {
      self.shape = shape
      self.strength = strength
    }
  }

  /// The shapes, in declaration order.
  public var members: [Member]
  /// The distance within which two shapes reach for each other, in points; not negative.
  public var spacing: Double
  /// How two fields become one.
  public var blend: BlendOperator

  /// Creates the field of some shapes with a spacing in points.
  public init(members: [Member], spacing: Double, blend: BlendOperator = .gradientAware) {
    self.members = members
    self.spacing = spacing
    self.blend = blend
  }
}
