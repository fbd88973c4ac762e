import Geometry
import SceneModel

/// Which part of a scene is shown, and on how many pixels; a pixel is square, half a character high.
struct Viewport: Hashable {
  /// The pixels across and down.
  let width: Int
  let height: Int
  /// The length of a pixel's side, in points.
  let pixel: Double
  /// The top-left corner of the top-left pixel, in points.
  let origin: Point

  /// Shows a rectangle in points as large as it fits, in the middle.
  init(showing box: Rect, width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    pixel = max(box.width / Double(self.width), box.height / Double(self.height), 1e-3)
    origin = Point(
      x: box.center.x - pixel * Double(self.width) / 2, y: box.center.y - pixel * Double(self.height) / 2)
  }

  /// The middle of a pixel, in points.
  func center(_ column: Int, _ row: Int) -> Point {
    Point(x: origin.x + (Double(column) + 0.5) * pixel, y: origin.y + (Double(row) + 0.5) * pixel)
  }

  /// Where a point lies, in pixels from the top left.
  func position(of point: Point) -> (x: Double, y: Double) {
    ((point.x - origin.x) / pixel, (point.y - origin.y) / pixel)
  }

  /// The pixels that a rectangle in points touches.
  func pixels(touching box: Rect) -> (columns: Range<Int>, rows: Range<Int>) {
    let (left, top) = position(of: box.origin)
    let (right, bottom) = position(of: Point(x: box.maxX, y: box.maxY))
    return (Self.range(left, right, below: width), Self.range(top, bottom, below: height))
  }

  private static func range(_ low: Double, _ high: Double, below count: Int) -> Range<Int> {
    let bounds = 0...Double(count)
    let first = Int(min(max(low.rounded(.down), bounds.lowerBound), bounds.upperBound))
    let last = Int(min(max(high.rounded(.up), bounds.lowerBound), bounds.upperBound))
    return first..<max(first, last)
  }

  /// The part of a canvas where something is to be seen in any of some frames, with a margin.
  ///
  /// A terminal has few pixels, and the empty part of a canvas is not worth any.
  static func box(around frames: [Frame], within canvas: Canvas) -> Rect {
    let whole = Rect(origin: .zero, size: canvas.size)
    var box: Rect?
    for frame in frames {
      for element in frame.elements where element.frame.width > 0 && element.frame.height > 0 {
        let grown = element.frame.width * (element.scale - 1) / 2
        let seen = element.frame.insetBy(dx: -grown, dy: -grown)
        box = box?.union(seen) ?? seen
      }
    }
    guard let box else { return whole }
    let margin = max(24, 0.1 * max(box.width, box.height))
    let left = max(box.minX - margin, 0)
    let top = max(box.minY - margin, 0)
    let right = min(box.maxX + margin, whole.maxX)
    let bottom = min(box.maxY + margin, whole.maxY)
    guard right > left, bottom > top else { return whole }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
