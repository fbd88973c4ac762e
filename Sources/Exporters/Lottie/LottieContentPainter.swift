import Geometry
import Motion
import SceneModel

/// Draws the content of an element: its shapes and symbols in one layer, and a layer for each text.
struct LottieContentPainter {
  let layer: LottieLayer
  let colors: ContentColors

  /// Appends an element's layers, the topmost first, with numbers from the next that is free.
  func append(_ element: Film.Element, firstIndex next: inout Int, to buffer: inout OutputBuffer) {
    guard let first = element.states.lazy.compactMap({ $0 }).first else { return }
    let items = FilmContentItem.items(of: element.states)
    guard !items.isEmpty else { return }
    // Where the element is not there it keeps its last state, unseen.
    var last = first
    let states = element.states.map { state in
      last = state ?? last
      return last
    }
    let place = LottiePlace(
      centers: states.map(\.frame.center), scales: states.map(\.scale), rotations: states.map(\.rotation))
    let opacities = element.states.map { $0.map { $0.opacity * $0.contentOpacity } ?? 0 }
    let index = next
    next += 1
    for item in items.reversed() {
      guard let text = LottieText(item, color: color(of: item, states)) else { continue }
      // A layer takes its parent's place, and not its opacity.
      layer.appendText(
        text.text, fontSize: text.fontSize, weight: text.weight, color: text.color, index: next,
        parent: index,
        opacity: zip(opacities, item.opacities).map { $0 * $1 * text.color.opacity }, offsets: item.offsets,
        to: &buffer)
      next += 1
      buffer.append(",\n")
    }
    layer.appendShapes(name: element.name, index: index, opacity: opacities, to: &buffer, place: place) {
      buffer in
      var isFirst = true
      for item in items.reversed() where LottieText(item, color: .white) == nil {
        if !isFirst { buffer.append(",") }
        isFirst = false
        append(item, color: color(of: item, states), to: &buffer)
      }
    }
    buffer.append(",\n")
  }

  private func color(of item: FilmContentItem, _ states: [Frame.Element]) -> Color {
    item.content.color ?? colors.label(of: states[item.firstFrame])
  }

  /// Appends a shape or a symbol as a group with its own opacity and place over time.
  private func append(_ item: FilmContentItem, color: Color, to buffer: inout OutputBuffer) {
    buffer.append("{\"ty\":\"gr\",\"it\":[")
    var scale = 1.0
    switch item.content.kind {
    case .text: break
    case .shape(let form):
      let path = form.placed(in: Rect(center: .zero, size: item.content.size)).path
      appendPath([path], isFirst: true, to: &buffer)
      layer.appendFill([color], to: &buffer)
    case .symbol(let name, let fontSize):
      scale = fontSize / 20
      guard let symbol = SymbolLibrary.symbol(named: name) else { break }
      append(SymbolParts(symbol, color: color), to: &buffer)
    }
    buffer.append(",{\"ty\":\"tr\",\"p\":")
    buffer.append(lottie: item.offsets.map { [$0.dx, $0.dy] }, tolerance: 0.03)
    buffer.append(",\"a\":{\"a\":0,\"k\":")
    buffer.append(scale == 1 ? "[0,0]" : "[12,12]")
    buffer.append("},\"s\":")
    buffer.append(lottie: [[scale * 100, scale * 100]], tolerance: 0)
    buffer.append(",\"r\":{\"a\":0,\"k\":0},\"o\":")
    buffer.append(lottie: item.opacities.map { [$0 * 100] }, tolerance: 0.4)
    buffer.append("}]}")
  }

  /// Appends the parts of a symbol, the topmost first, each a group of its own.
  private func append(_ symbol: SymbolParts, to buffer: inout OutputBuffer) {
    for (index, part) in symbol.parts.reversed().enumerated() {
      buffer.append(index > 0 ? ",{\"ty\":\"gr\",\"it\":[" : "{\"ty\":\"gr\",\"it\":[")
      appendPath(part.paths, isFirst: true, to: &buffer)
      if let stroke = part.stroke { layer.appendStroke(stroke, width: part.lineWidth, to: &buffer) }
      if let fill = part.fill { layer.appendFill([fill], to: &buffer) }
      buffer.append(",{\"ty\":\"tr\",\"p\":{\"a\":0,\"k\":[12,12]},\"a\":{\"a\":0,\"k\":[12,12]},\"s\":")
      buffer.append(lottie: [[part.scale * 100, part.scale * 100]], tolerance: 0)
      buffer.append(",\"r\":{\"a\":0,\"k\":0},\"o\":{\"a\":0,\"k\":100}}]}")
    }
  }

  /// Appends the subpaths of paths, which stand still.
  private func appendPath(_ paths: [Path], isFirst: Bool, to buffer: inout OutputBuffer) {
    for (index, subpath) in paths.flatMap(\.subpaths).enumerated() {
      buffer.append(
        index > 0 || !isFirst
          ? ",{\"ty\":\"sh\",\"ks\":{\"a\":0,\"k\":" : "{\"ty\":\"sh\",\"ks\":{\"a\":0,\"k\":")
      subpath.appendLottie(to: &buffer)
      buffer.append("}}")
    }
  }
}

/// What a text layer shows: a label, or the letters that stand for a symbol without a drawing.
private struct LottieText {
  let text: String
  let fontSize: Double
  let weight: Int
  let color: Color

  init?(_ item: FilmContentItem, color: Color) {
    self.color = color
    switch item.content.kind {
    case .text(let text, let fontSize, let weight):
      (self.text, self.fontSize, self.weight) = (text, fontSize, weight)
    case .symbol(let name, let fontSize) where SymbolLibrary.symbol(named: name) == nil:
      (text, self.fontSize, weight) = (SymbolLibrary.letters(of: name), fontSize, 600)
    case .symbol, .shape: return nil
    }
  }
}
