public import Geometry
public import Motion

/// A thing drawn in an element: a line of text, a symbol, or a plain shape.
public struct Content: Hashable, Sendable {
  /// What is drawn.
  public enum Kind: Hashable, Sendable {
    /// A line of text with its font's size in points and weight in CSS's 100…900.
    case text(String, fontSize: Double, weight: Int)
    /// A symbol by its SF Symbols name, with the size in points of the font it stands beside.
    case symbol(String, fontSize: Double)
    /// A plain shape filled with the colour.
    case shape(ShapeForm)
  }

  /// What is drawn.
  public var kind: Kind
  /// The bounds, in points, measured from the centre of the element's frame to the content's own centre.
  public var offset: Vector
  /// The size, in points, before the element's scale.
  public var size: Size
  /// The colour; `nil` takes what reads best on the glass or background in the colour scheme.
  public var color: Color?
  /// An opacity of its own, 0…1, times the element's content opacity: two labels cross-fade by it.
  public var opacity: Double

  /// Creates content at an offset from the element's centre, in points.
  public init(_ kind: Kind, offset: Vector = .zero, size: Size, color: Color? = nil, opacity: Double = 1) {
    self.kind = kind
    self.offset = offset
    self.size = size
    self.color = color
    self.opacity = opacity
  }
}
