import Geometry

extension Option where Value == Double {
  static let scale = Option("scale", nil, "N", help: "pixels to a point; 2 unless given") {
    text throws(BadValue) in
    try Reading.number(text, in: 0.01...64, "a number of pixels to a point, 0.01 to 64")
  }
}

extension Option where Value == Int {
  static let width = Option("width", nil, "PIXELS", help: "how wide a picture is, instead of --scale") {
    text throws(BadValue) in
    try Reading.integer(text, in: 1...PixelSize.most, "a width in pixels, 1 to \(PixelSize.most)")
  }
}

extension Option where Value == String {
  static let rasterizer = Option(
    "rasterizer", nil, "PROGRAM",
    help: "what draws SVG as pixels: resvg, rsvg-convert, chromium, inkscape or magick, by name or path; "
      + "the first that is there unless given"
  ) { text throws(BadValue) in
    if text.isEmpty { throw BadValue(text, expected: "a program's name or path") }
    return text
  }
}

extension Option where Value == Bool {
  static let verbose = Option(flag: "verbose", "v", help: "show the commands of the programs that are used")
  static let resume = Option(
    flag: "resume", help: "keep the frames that are finished from a time before, and make the rest")
}

/// How many pixels pictures have, as the options say.
enum PixelOptions {
  static let all: [OptionDeclaration] = [
    Option.scale.declaration, Option.width.declaration, Option.rasterizer.declaration,
  ]

  /// The pixels of a canvas of a size in points.
  static func pixels(of canvas: Size, _ arguments: Arguments) throws(Failure) -> PixelSize {
    if arguments[.scale] != nil, arguments[.width] != nil {
      throw .usage("--scale and --width both say how large a picture is; give one", verb: arguments.verb)
    }
    let scale = arguments[.width].map { Double($0) / canvas.width } ?? arguments[.scale] ?? 2
    let pixels = PixelSize(canvas, scale: scale)
    guard max(pixels.width, pixels.height) <= PixelSize.most else {
      throw .usage(
        "a picture of \(pixels.width) × \(pixels.height) pixels is too large; \(PixelSize.most) either way is the most",
        verb: arguments.verb)
    }
    return pixels
  }
}
