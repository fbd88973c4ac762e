public import Geometry

/// Where a geometry reader stands, which is what its content is evaluated with.
public struct GeometryReading: Hashable, Sendable {
  /// The size of the reader, in points.
  public var size: Size
  /// The reader's frame on the canvas, in points.
  public var frame: Rect
  /// How far the safe area's edges are from those of the screen, in points.
  public var safeAreaInsets: EdgeInsets
  /// The size of the view that scrolls around the reader, else of the screen less its safe area, in points.
  public var room: Size

  /// Creates a reading.
  public init(size: Size, frame: Rect, safeAreaInsets: EdgeInsets, room: Size) {
    self.size = size
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    self.room = room
  }
}
