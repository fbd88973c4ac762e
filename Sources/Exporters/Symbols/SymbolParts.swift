import Geometry
import Motion

/// A symbol taken apart into paths with their paints, from back to front, in its square of 24 units.
struct SymbolParts {
  /// Some paths that are painted alike.
  struct Part {
    var paths: [Path]
    var fill: Color?
    var stroke: Color?
    var lineWidth = 2.0
    /// How large it is drawn, about the middle of the square.
    var scale = 1.0
  }

  private(set) var parts: [Part] = []

  /// The parts of a symbol in a colour, by the rules of ``SymbolPainter``.
  init(_ symbol: SymbolLibrary.Symbol, color: Color) {
    let enclosure: StaticString
    switch symbol.enclosure {
    case .none:
      add(symbol.drawing, isFilled: symbol.isFilled, color, over: ContentColors.contrast(to: color))
      enclosure = ""
    case .circle: enclosure = "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z"
    case .square: enclosure = "M7 3H17A4 4 0 0 1 21 7V17A4 4 0 0 1 17 21H7A4 4 0 0 1 3 17V7A4 4 0 0 1 7 3Z"
    }
    if symbol.enclosure != .none {
      add([enclosure], fill: symbol.isFilled ? color : nil, stroke: color)
      let first = parts.count
      let inner = symbol.isFilled ? ContentColors.contrast(to: color) : color
      add(symbol.drawing, isFilled: false, inner, over: color)
      for index in first..<parts.count { (parts[index].scale, parts[index].lineWidth) = (0.56, 3) }
    }
    if symbol.isSlashed { add(["M4 4L20 20"], fill: nil, stroke: color) }
  }

  private mutating func add(_ drawing: SymbolDrawing, isFilled: Bool, _ color: Color, over ground: Color) {
    let isSolid = isFilled && drawing.body.utf8CodeUnitCount > 0
    add([drawing.body], fill: isFilled ? color : nil, stroke: color)
    add([drawing.lines], fill: nil, stroke: color)
    add([drawing.details], fill: nil, stroke: isSolid ? ground : color)
    add([drawing.dots], fill: isSolid ? ground : color, stroke: nil)
  }

  private mutating func add(_ data: [StaticString], fill: Color?, stroke: Color?) {
    let paths = data.filter { $0.utf8CodeUnitCount > 0 }.map(PathReader.path)
    if !paths.isEmpty { parts.append(Part(paths: paths, fill: fill, stroke: stroke)) }
  }
}
