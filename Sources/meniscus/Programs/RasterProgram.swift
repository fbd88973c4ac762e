import Geometry

/// A program of the person's own that turns an SVG file into a PNG file.
struct RasterProgram: Sendable {
  /// Those that are known, in the order in which they are looked for: the quickest first.
  enum Kind: String, CaseIterable, Sendable {
    case resvg
    case rsvgConvert = "rsvg-convert"
    case chromium
    case inkscape
    case imageMagick = "magick"

    /// The names under which it is installed.
    var names: [String] {
      switch self {
      case .chromium:
        [
          "chromium", "chromium-browser", "google-chrome", "chrome",
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        ]
      case .imageMagick: ["magick", "convert"]
      case .resvg, .rsvgConvert, .inkscape: [rawValue]
      }
    }
  }

  let kind: Kind
  let path: String

  /// The program that was asked for, by its name or path, or the first that there is.
  static func find(_ wish: String?, for format: String, verb: String) throws(Failure) -> RasterProgram {
    let known = Kind.allCases.map(\.rawValue)
    if let wish {
      let name = wish.split(separator: "/").last.map { $0.lowercased() } ?? ""
      guard
        let kind = Kind.allCases.first(where: { kind in
          kind.names.contains { name.hasPrefix($0) } || (kind == .chromium && name.contains("chrome"))
        })
      else {
        throw .usage(
          "--rasterizer: how \(quoted(wish)) is called is not known (known: \(known.joined(separator: ", ")))",
          verb: verb)
      }
      let names = wish.contains("/") || !kind.names.contains(wish) ? [wish] : [wish] + kind.names
      if let path = names.lazy.compactMap(ProgramSearch.path).first {
        return RasterProgram(kind: kind, path: path)
      }
      throw missing("\(format) was to be drawn by \(quoted(wish)), and there is no such program")
    }
    for kind in Kind.allCases {
      if let path = kind.names.lazy.compactMap(ProgramSearch.path).first {
        return RasterProgram(kind: kind, path: path)
      }
    }
    throw missing(
      "\(format) needs a program that draws SVG, and none of \(known.joined(separator: ", ")) is there")
  }

  private static func missing(_ text: String) -> Failure {
    Failure(
      status: ExitStatus.cannotCreate,
      report: .text(
        text + "\n  Debian and Ubuntu: apt install librsvg2-bin    macOS: brew install librsvg"
          + "    with Rust: cargo install resvg\n  --rasterizer names one that is installed elsewhere"))
  }

  /// The command that draws a picture of a size in points; `scratch` is a folder that it may use alone.
  func command(svg: String, png: String, canvas: Size, pixels: PixelSize, scratch: String) -> ChildProgram {
    let (width, height) = ("\(pixels.width)", "\(pixels.height)")
    let arguments =
      switch kind {
      case .resvg: ["--width", width, "--height", height, svg, png]
      case .rsvgConvert: ["--width", width, "--height", height, "--format", "png", "--output", png, svg]
      case .inkscape:
        [
          "--export-type=png", "--export-width=\(width)", "--export-height=\(height)",
          "--export-filename=\(png)",
          svg,
        ]
      case .imageMagick:
        [
          "-background", "none", "-density", "\(96 * Double(pixels.width) / canvas.width)", svg, "-resize",
          "\(width)x\(height)!", "png:\(png)",
        ]
      case .chromium: chromium(svg: svg, png: png, canvas: canvas, pixels: pixels, profile: scratch)
      }
    return ChildProgram(path: path, arguments: arguments)
  }

  private func chromium(svg: String, png: String, canvas: Size, pixels: PixelSize, profile: String)
    -> [String]
  {
    // Chromium refuses to run for root with its sandbox; the page is the tool's own and fetches nothing.
    let isRoot = ThisProcess.isRoot
    return [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-dev-shm-usage",
      "--user-data-dir=\(profile)", "--force-device-scale-factor=\(Double(pixels.width) / canvas.width)",
      "--window-size=\(Int(canvas.width.rounded(.up))),\(Int(canvas.height.rounded(.up)))",
    ] + (isRoot ? ["--no-sandbox"] : []) + ["--screenshot=\(png)", "file://\(svg)"]
  }
}

/// The size of a picture in pixels.
struct PixelSize: Equatable, Sendable {
  var width: Int
  var height: Int

  /// More is beyond what programs for pictures and films take.
  static let most = 16_384

  /// The size of a canvas in points at so many pixels a point.
  init(_ canvas: Size, scale: Double) {
    width = max(1, Int((canvas.width * scale).rounded()))
    height = max(1, Int((canvas.height * scale).rounded()))
  }
}
