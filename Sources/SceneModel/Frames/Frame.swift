public import Geometry
public import Motion

/// A scene at one time, wholly resolved: what every exporter and the terminal draw from.
///
/// Nothing in a frame is optional by oversight, relative or NaN. Containers and elements keep their order
/// and their names from frame to frame.
public struct Frame: Hashable, Sendable {
  /// The number of the frame, from 0.
  public var index: Int
  /// The time since the start of the scene, in seconds.
  public var time: Double
  /// The surface drawn on.
  public var canvas: Canvas
  /// What is drawn, from back to front.
  public var layers: [Layer]
  /// The regions of glass, in declaration order.
  public var containers: [GlassContainer]
  /// Every element there is at this time, in declaration order; those that leave keep their place.
  public var elements: [Element]

  /// Creates a frame from its parts.
  public init(
    index: Int, time: Double, canvas: Canvas, layers: [Layer], containers: [GlassContainer],
    elements: [Element]
  ) {
    self.index = index
    self.time = time
    self.canvas = canvas
    self.layers = layers
    self.containers = containers
    self.elements = elements
  }

  /// One step of the drawing.
  public enum Layer: Hashable, Sendable {
    /// The glass of a container, by index, and then the content of each of its elements.
    case container(Int)
    /// An element that shows no glass, by index.
    case element(Int)
  }
}

extension Frame {
  /// A region of glass that is sampled and outlined as one.
  public struct GlassContainer: Hashable, Sendable {
    /// The container's name, unique in the scene.
    public var name: String
    /// The distance within which its shapes blend, in points, as it is at this time.
    public var spacing: Double
    /// How two shapes blend.
    public var blend: BlendOperator
    /// The shapes, in declaration order; a union is one shape.
    public var shapes: [GlassShape]

    /// Creates a region of glass.
    public init(name: String, spacing: Double, blend: BlendOperator, shapes: [GlassShape]) {
      self.name = name
      self.spacing = spacing
      self.blend = blend
      self.shapes = shapes
    }

    /// The field whose zero is the merged outline; its members stand in the order of `shapes`.
    public var field: BlendedField {
      BlendedField(
        members: shapes.map { BlendedField.Member($0.shape, strength: $0.material * $0.reach) },
        spacing: spacing, blend: blend)
    }
  }

  /// One shape of glass: an element's, or that of a whole union.
  public struct GlassShape: Hashable, Sendable {
    /// The shape in its place, as drawn: scaled and turned.
    public var shape: PlacedShape
    /// The elements that this shape stands for, by index into the frame's elements, ascending.
    public var elements: [Int]
    /// How far the glass is there: 0 bends no light, 1 is glass at rest.
    public var material: Double
    /// How clear the glass is: 0 regular, 1 clear.
    public var clarity: Double
    /// The tint; of no opacity where there is none.
    public var tint: Color
    /// How far the glass is pressed, 0…1: it grows and shines.
    public var press: Double
    /// How far the shape reaches for those before it, 0…1: not at all while it lies on the shape it grows
    /// out of or goes into, so that the two are one outline whatever else that shape is joined to.
    public var reach: Double

    /// Creates a shape of glass from its resolved looks.
    public init(
      shape: PlacedShape, elements: [Int], material: Double = 1, clarity: Double = 0, tint: Color = .clear,
      press: Double = 0, reach: Double = 1
    ) {
      self.shape = shape
      self.elements = elements
      self.material = material
      self.clarity = clarity
      self.tint = tint
      self.press = press
      self.reach = reach
    }
  }
}
