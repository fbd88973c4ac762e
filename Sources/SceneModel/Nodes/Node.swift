/// A view with every value decided: what a scene's body comes to in one state, before it is laid out.
///
/// Whoever reads scenes, from a document or a listing, makes nodes; ``Layout`` places them.
public struct Node: Hashable, Sendable {
  /// What the view is.
  public var kind: Kind
  /// The views in it, in declaration order.
  public var children: [Node]
  /// What is said of the view, from the innermost out.
  public var modifiers: [Modifier]
  /// The step from the parent to this view: its position among those written, or a `ForEach`'s element.
  public var step: String
  /// A name for the element that the view becomes, the same in every state; `nil` takes one from its label or kind.
  public var name: String?
  /// Where the source says so.
  public var place: Diagnostic.Place?

  /// Creates a node.
  public init(
    _ kind: Kind, children: [Node] = [], modifiers: [Modifier] = [], step: String, name: String? = nil,
    place: Diagnostic.Place? = nil
  ) {
    self.kind = kind
    self.children = children
    self.modifiers = modifiers
    self.step = step
    self.name = name
    self.place = place
  }
}

/// A shape before it has a size, the one included that follows the corners of a shape around it.
public enum NodeShape: Hashable, Sendable {
  /// A shape of its own.
  case fixed(GlassShapeKind)
  /// SwiftUI's `ConcentricRectangle`: each corner's radius is the container shape's less the distance between the
  /// two corners, and never under the minimum, in points; uniform corners all take the largest.
  case concentric(minimum: Double, isUniform: Bool)

  /// A rectangle with square corners.
  public static let rectangle = NodeShape.fixed(.roundedRectangle(cornerRadius: 0, style: .circular))
  /// A capsule.
  public static let capsule = NodeShape.fixed(.capsule)
}
