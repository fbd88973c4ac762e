import Geometry
import Motion
public import SceneModel

/// Frames as CSV: one row per element and frame.
///
///     var buffer = OutputBuffer()
///     let exporter = CSVExporter()
///     exporter.appendHeader(to: &buffer)
///     for frame in frames { exporter.append(frame, to: &buffer) }
///
/// Lines end in LF and fields follow RFC 4180. x and y are the top-left corner of the frame before its scale,
/// in points, y down; velocities are in points per second; the tint is "#rrggbbaa", and empty where there is none.
public struct CSVExporter: Hashable, Sendable {
  /// How many digits each number has.
  public var precision: Precision

  /// Creates an exporter with a precision.
  public init(precision: Precision = .fixed(6)) {
    self.precision = precision
  }

  /// Appends the row of column names.
  public func appendHeader(to buffer: inout OutputBuffer) {
    buffer.append("frame,time,element,phase,x,y,width,height,corner_radius,opacity,")
    buffer.append("vx,vy,vwidth,vheight,content_opacity,material,blur,scale,tint\n")
  }

  /// Appends a frame's rows, in the order of its elements.
  public func append(_ frame: Frame, to buffer: inout OutputBuffer) {
    var prefix = OutputBuffer(capacity: 64)
    prefix.append(integer: frame.index)
    prefix.append(byte: comma)
    prefix.append(frame.time, precision)
    prefix.append(byte: comma)
    for element in frame.elements {
      buffer.append(prefix)
      append(element, to: &buffer)
    }
  }

  private func append(_ element: Frame.Element, to buffer: inout OutputBuffer) {
    buffer.append(csv: element.name)
    switch element.phase {
    case .present: buffer.append(",present,")
    case .entering: buffer.append(",entering,")
    case .leaving: buffer.append(",leaving,")
    }
    field(element.frame.minX, &buffer)
    field(element.frame.minY, &buffer)
    field(element.frame.width, &buffer)
    field(element.frame.height, &buffer)
    field(element.cornerRadius, &buffer)
    field(element.opacity, &buffer)
    field(element.velocity.dx, &buffer)
    field(element.velocity.dy, &buffer)
    field(element.sizeVelocity.dx, &buffer)
    field(element.sizeVelocity.dy, &buffer)
    field(element.contentOpacity, &buffer)
    field(element.material, &buffer)
    field(element.blur, &buffer)
    field(element.scale, &buffer)
    if element.tint.opacity > 0 { buffer.append(hexWithOpacity: element.tint) }
    buffer.append(byte: newline)
  }

  @inline(__always)
  private func field(_ value: Double, _ buffer: inout OutputBuffer) {
    buffer.append(value, precision)
    buffer.append(byte: comma)
  }
}

let comma: UInt8 = 0x2C
let newline: UInt8 = 0x0A
