public import Geometry

/// A scene in one state, laid out: every view that is seen, where it stands and how it is to move.
public struct Snapshot: Hashable, Sendable {
  /// The surface drawn on.
  public var canvas: Canvas
  /// The regions of glass, in declaration order; glass outside any container has a region of its own.
  public var containers: [Container]
  /// What is seen, in declaration order, which is also the order from back to front.
  public var elements: [PlacedElement]
  /// Every `.animation(_:value:)` there is in this state, by its place, whether or not it holds an element.
  public var implicitAnimations: [StructuralID: ImplicitAnimation]

  /// Creates a snapshot from its parts.
  public init(
    canvas: Canvas, containers: [Container], elements: [PlacedElement],
    implicitAnimations: [StructuralID: ImplicitAnimation] = [:]
  ) {
    self.canvas = canvas
    self.containers = containers
    self.elements = elements
    self.implicitAnimations = implicitAnimations
  }

  /// The glass, where it is and what it is, whatever stands on it and however it would come or go.
  public var glass: [PlacedElement] {
    elements.filter { $0.glass != nil }.map { element in
      var bare = element
      bare.content = []
      bare.control = nil
      bare.glass?.transition = nil
      bare.implicitAnimations = []
      return bare
    }
  }

  /// One `GlassEffectContainer`, or the region of a lone glass.
  public struct Container: Hashable, Sendable {
    /// The place in the tree, which follows the container from state to state.
    public var key: StructuralID
    /// The name, unique in the scene.
    public var name: String
    /// The distance within which shapes blend, in points; 0 for a lone glass.
    public var spacing: Double
    /// How two shapes blend.
    public var blend: BlendOperator
    /// Whether the author wrote a container; false for a lone glass.
    public var isExplicit: Bool
    /// The container around this one, where containers are nested.
    public var parent: StructuralID?

    /// Creates a container with a spacing in points.
    public init(
      key: StructuralID, name: String, spacing: Double, blend: BlendOperator, isExplicit: Bool = true,
      parent: StructuralID? = nil
    ) {
      self.key = key
      self.name = name
      self.spacing = spacing
      self.blend = blend
      self.isExplicit = isExplicit
      self.parent = parent
    }
  }
}

/// A view's place in the tree, the same in every state in which the view is there; SwiftUI's structural identity.
///
/// The steps from the root: a child's position among its parent's written children, or a `ForEach`'s
/// element id. A view under an `if` keeps its position whether or not the views before it are there.
public struct StructuralID: Hashable, Sendable, CustomStringConvertible {
  /// The steps from the root, joined by `/`.
  public var description: String

  /// Creates a place from its steps, joined by `/`.
  public init(_ description: String) {
    self.description = description
  }
}
