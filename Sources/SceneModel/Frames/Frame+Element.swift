public import Geometry
public import Motion

extension Frame {
  /// One element at one time: a view with glass, or content of its own.
  public struct Element: Hashable, Sendable {
    /// Where an element is in its life.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      /// It belongs to the state.
      case present
      /// It belongs to the state and has not come to rest since it appeared.
      case entering
      /// It no longer belongs to the state and is still to be seen.
      case leaving
    }

    /// The element's name, unique in the scene and the same in every frame.
    public var name: String
    /// Where the element is in its life.
    public var phase: Phase
    /// The element's bounds before `scale`, in points; sizes are not negative.
    public var frame: Rect
    /// The largest corner radius as drawn, before `scale`, in points.
    public var cornerRadius: Double
    /// The velocity of the frame's origin, in points per second.
    public var velocity: Vector
    /// The rate at which the frame's width (dx) and height (dy) grow, in points per second.
    public var sizeVelocity: Vector
    /// The opacity of the whole element, 0…1.
    public var opacity: Double
    /// The opacity of the content alone, 0…1.
    public var contentOpacity: Double
    /// How far the glass is there, 0…1; 0 where the element is no glass.
    public var material: Double
    /// The blur over the content: a Gaussian's standard deviation in points.
    public var blur: Double
    /// The scale about the centre of the frame.
    public var scale: Double
    /// The turn about the centre of the frame, in radians, clockwise on a screen.
    public var rotation: Double
    /// The tint; of no opacity where there is none.
    public var tint: Color
    /// Whether the element is glass.
    public var isGlass: Bool
    /// What is drawn in the element, from back to front.
    public var content: [Content]

    /// Creates an element from its resolved values.
    public init(
      name: String, phase: Phase = .present, frame: Rect, cornerRadius: Double = 0, velocity: Vector = .zero,
      sizeVelocity: Vector = .zero, opacity: Double = 1, contentOpacity: Double = 1, material: Double = 1,
      blur: Double = 0, scale: Double = 1, rotation: Double = 0, tint: Color = .clear, isGlass: Bool = true,
      content: [Content] = []
    ) {
      self.name = name
      self.phase = phase
      self.frame = frame
      self.cornerRadius = cornerRadius
      self.velocity = velocity
      self.sizeVelocity = sizeVelocity
      self.opacity = opacity
      self.contentOpacity = contentOpacity
      self.material = material
      self.blur = blur
      self.scale = scale
      self.rotation = rotation
      self.tint = tint
      self.isGlass = isGlass
      self.content = content
    }
  }
}
