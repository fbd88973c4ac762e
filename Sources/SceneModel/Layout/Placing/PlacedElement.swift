public import Geometry
public import Motion

/// A view that is seen, laid out: glass with its content, or content without glass.
public struct PlacedElement: Hashable, Sendable {
  /// The place in the tree.
  public var key: StructuralID
  /// The name, unique in the scene and the same in every state: the glass id, else the label, else the kind
  /// of view, with a number where that is needed to tell two apart.
  public var name: String
  /// The bounds, in points.
  public var frame: Rect
  /// The numbers of the shape's corners.
  public var form: ShapeForm
  /// The opacity, 0…1.
  public var opacity: Double
  /// The scale about the centre.
  public var scale: Double
  /// The turn about the centre, in radians, clockwise on a screen.
  public var rotation: Double
  /// The blur over the content, a standard deviation in points.
  public var blur: Double
  /// What is drawn in it, from back to front.
  public var content: [Content]
  /// The glass and its rules; `nil` where the element is no glass.
  public var glass: PlacedGlass?
  /// The values that the view's `.animation(_:value:)` modifiers watch, from the innermost out.
  public var implicitAnimations: [ImplicitAnimation]
  /// The label of the button this element belongs to, where a tap on it does something.
  public var control: String?

  /// Creates an element from its resolved values.
  public init(
    key: StructuralID, name: String, frame: Rect, form: ShapeForm = ShapeForm(), opacity: Double = 1,
    scale: Double = 1, rotation: Double = 0, blur: Double = 0, content: [Content] = [],
    glass: PlacedGlass? = nil, implicitAnimations: [ImplicitAnimation] = [], control: String? = nil
  ) {
    self.key = key
    self.name = name
    self.frame = frame
    self.form = form
    self.opacity = opacity
    self.scale = scale
    self.rotation = rotation
    self.blur = blur
    self.content = content
    self.glass = glass
    self.implicitAnimations = implicitAnimations
    self.control = control
  }
}

/// One `.animation(_:value:)` with the value it watches, as it is in this state.
public struct ImplicitAnimation: Hashable, Sendable {
  /// The value watched.
  public var value: StateValue
  /// The animation when it changes; `nil` suppresses one from outside.
  public var animation: Animation?
  /// The modifier's place in the tree; `nil` where the modifier belongs to the element alone.
  ///
  /// A view that comes or goes has no value to compare with its own: the modifiers of the views around it
  /// are compared by their places, through ``Snapshot/implicitAnimations``.
  public var key: StructuralID?

  /// Creates the pair of a watched value and its animation.
  public init(value: StateValue, animation: Animation?, key: StructuralID? = nil) {
    self.value = value
    self.animation = animation
    self.key = key
  }
}

/// The glass of an element and the rules it follows.
public struct PlacedGlass: Hashable, Sendable {
  /// The material.
  public var glass: Glass
  /// The shape the author gave, by which unions compare.
  public var kind: GlassShapeKind
  /// Whether the glass is a prominent button's.
  public var isProminent: Bool
  /// The container's index in the snapshot.
  public var container: Int
  /// The identity across states, where there is one.
  public var id: GlassID?
  /// The union, where the author asked for one.
  public var union: GlassID?
  /// How the glass comes and goes; `nil` where the author did not choose.
  public var transition: GlassTransition?

  /// Creates the glass of an element.
  public init(
    glass: Glass, kind: GlassShapeKind, isProminent: Bool = false, container: Int, id: GlassID? = nil,
    union: GlassID? = nil, transition: GlassTransition? = nil
  ) {
    self.glass = glass
    self.kind = kind
    self.isProminent = isProminent
    self.container = container
    self.id = id
    self.union = union
    self.transition = transition
  }
}

/// An id within a namespace; what `glassEffectID` and `glassEffectUnion` take.
public struct GlassID: Hashable, Sendable {
  /// The id.
  public var id: String
  /// The namespace's name.
  public var namespace: String
  /// Whether it tells a person nothing, a UUID say: what has it is known by its view's name.
  public var isUnnamed: Bool

  /// Creates an id within a namespace.
  public init(_ id: String, namespace: String, isUnnamed: Bool = false) {
    self.id = id
    self.namespace = namespace
    self.isUnnamed = isUnnamed
  }
}
