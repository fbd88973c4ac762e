import Geometry

/// A frame as pixels, and the words that stand on them.
struct Picture {
  /// A line of text, or one character for a symbol, about a point.
  struct Label {
    var text: String
    var center: Point
    /// The widest it may be, in points.
    var width: Double
    var light: Light
    /// Whether `light` was chosen by the author, or is to be what reads best.
    var isGiven: Bool
    var opacity: Double
  }

  let viewport: Viewport
  var lights: [Light]
  /// How much of each pixel is glass or a shape, 0…1: what plain characters draw.
  var coverage: [Float]
  /// Whether what covers a pixel is tinted.
  var isTinted: [Bool]
  var labels: [Label] = []

  /// A picture of nothing but a background.
  init(viewport: Viewport, background: [Light]) {
    precondition(background.count == viewport.width * viewport.height, "a background has the viewport's size")
    self.viewport = viewport
    lights = background
    coverage = Array(repeating: 0, count: background.count)
    isTinted = Array(repeating: false, count: background.count)
  }

  func index(_ column: Int, _ row: Int) -> Int { row * viewport.width + column }
}
