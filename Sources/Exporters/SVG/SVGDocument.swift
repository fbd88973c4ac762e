import Geometry

/// The first and the last words of an SVG file.
enum SVGDocument {
  /// The fonts of labels: the system's own where it has one that is meant for interfaces.
  static let fonts: StaticString = "-apple-system,'SF Pro Text',Inter,'Helvetica Neue',Roboto,sans-serif"

  /// Appends the start tag of a document of a size in points.
  ///
  /// References are written as `xlink:href`, which every renderer reads; `href` alone is too new for some.
  static func appendStart(size: Size, to buffer: inout OutputBuffer) {
    buffer.append("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    buffer.attribute("width", size.width)
    buffer.attribute("height", size.height)
    buffer.append(" viewBox=\"0 0 ")
    buffer.append(short: size.width, decimals: 2)
    buffer.append(byte: space)
    buffer.append(short: size.height, decimals: 2)
    buffer.append("\" font-family=\"")
    buffer.append(fonts)
    buffer.append("\">\n")
  }

  /// Appends the end tag.
  static func appendEnd(to buffer: inout OutputBuffer) {
    buffer.append("</svg>\n")
  }
}
