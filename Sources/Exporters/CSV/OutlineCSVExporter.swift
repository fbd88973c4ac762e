import Geometry
public import SceneModel

/// The merged outlines of frames as CSV: one row per closed curve.
///
/// The column `svg_path` is SVG path data with absolute coordinates, in points. Outer curves run clockwise and
/// holes counter-clockwise, so that the curves of a container may be joined into one path under either fill rule.
public struct OutlineCSVExporter: Hashable, Sendable {
  /// How many digits each number has.
  public var precision: Precision
  /// How far a curve may stray from the true outline, in points.
  public var tolerance: Double

  /// Creates an exporter with a precision, and a tolerance in points.
  public init(precision: Precision = .fixed(6), tolerance: Double = 0.05) {
    precondition(tolerance > 0, "an outline is traced within a positive tolerance")
    self.precision = precision
    self.tolerance = tolerance
  }

  /// Appends the row of column names.
  public func appendHeader(to buffer: inout OutputBuffer) {
    buffer.append("frame,time,container,contour,svg_path\n")
  }

  /// Appends the curves of a frame's containers, in their order.
  public func append(_ frame: Frame, to buffer: inout OutputBuffer) {
    for container in frame.containers {
      let outline = container.field.outline(tolerance: tolerance)
      for (index, contour) in outline.contours.enumerated() {
        buffer.append(integer: frame.index)
        buffer.append(byte: comma)
        buffer.append(frame.time, precision)
        buffer.append(byte: comma)
        buffer.append(csv: container.name)
        buffer.append(byte: comma)
        buffer.append(integer: index)
        buffer.append(byte: comma)
        buffer.append(absolute: contour.path, precision: precision)
        buffer.append(byte: newline)
      }
    }
  }
}
