public import SceneModel

/// Frames as standalone SVG pictures.
///
///     let exporter = SVGFrameExporter(look: .glass, scheme: .dark)
///     let bytes = exporter.bytes(for: frame)
///
/// One unit is a point. The same frame gives the same bytes, whatever was drawn before.
public struct SVGFrameExporter: Hashable, Sendable {
  /// How much of the glass is shown.
  public var look: Look
  /// Whether the picture is a light or a dark one.
  public var scheme: ColorScheme
  /// The digits after the point of coordinates, 0…9; 2 is a hundredth of a point.
  public var decimals: Int

  /// Creates an exporter of a look, a scheme, and so many digits after the point, 0…9.
  public init(look: Look = .glass, scheme: ColorScheme = .light, decimals: Int = 2) {
    precondition(0...9 ~= decimals, "coordinates in a picture have 0 to 9 digits after the point")
    self.look = look
    self.scheme = scheme
    self.decimals = decimals
  }

  /// A frame's picture.
  public func bytes(for frame: Frame) -> [UInt8] {
    var buffer = OutputBuffer(capacity: 16384)
    append(frame, to: &buffer)
    return buffer.bytes
  }

  /// Appends a frame's picture.
  public func append(_ frame: Frame, to buffer: inout OutputBuffer) {
    let painter = FramePainter(frame: frame, look: look, scheme: scheme, decimals: decimals)
    SVGDocument.appendStart(size: frame.canvas.size, to: &buffer)
    buffer.append("<defs>")
    painter.appendSharedDefinitions(to: &buffer)
    painter.appendDefinitions(to: &buffer)
    buffer.append("</defs>\n")
    painter.appendPicture(to: &buffer)
    SVGDocument.appendEnd(to: &buffer)
  }

  /// The name of the file that holds a frame: `frame_00042.svg`, more digits where 100 000 frames need them.
  public static func fileName(ofFrame index: Int, of count: Int, ending: String = "svg") -> String {
    let digits = Swift.max(5, String(Swift.max(count - 1, 0)).count)
    let number = String(index)
    let zeros = String(repeating: "0", count: Swift.max(digits - number.count, 0))
    return "frame_\(zeros)\(number).\(ending)"
  }
}
