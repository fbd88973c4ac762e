import Exporters
import Geometry
import Motion
import SceneModel

/// Draws frames as pixels; the same frame and viewport always give the same picture.
///
/// The backdrop does not change with time, so it is painted once for each viewport and kept.
struct Rasterizer {
  let viewport: Viewport
  let scheme: ColorScheme
  private let backdrop: BackdropPainter
  private let canvas: Canvas
  private let background: [Light]

  init(canvas: Canvas, viewport: Viewport, scheme: ColorScheme) {
    self.canvas = canvas
    self.viewport = viewport
    self.scheme = scheme
    let painter = BackdropPainter(canvas, scheme: scheme)
    backdrop = painter
    background = (0..<viewport.height).flatMap { row in
      (0..<viewport.width).map { painter.light(at: viewport.center($0, row)) }
    }
  }

  /// Whether frames on this canvas can be drawn.
  func suits(_ canvas: Canvas) -> Bool { canvas == self.canvas }

  /// Draws a frame.
  func picture(of frame: Frame) -> Picture {
    var picture = Picture(viewport: viewport, background: background)
    for layer in frame.layers {
      switch layer {
      case .container(let index):
        let container = frame.containers[index]
        draw(container, on: &picture)
        for element in container.shapes.flatMap(\.elements) { draw(frame.elements[element], on: &picture) }
      case .element(let index):
        draw(frame.elements[index], on: &picture)
      }
    }
    return picture
  }

  private func draw(_ container: Frame.GlassContainer, on picture: inout Picture) {
    guard let shader = GlassShader(container, pixel: viewport.pixel, scheme: scheme) else { return }
    let (columns, rows) = viewport.pixels(touching: shader.bounds)
    for row in rows {
      for column in columns {
        let center = viewport.center(column, row)
        let index = picture.index(column, row)
        let sample = shader.sample(at: center, over: picture.lights[index]) { backdrop.light(at: $0) }
        picture.lights[index] = sample.light
        picture.coverage[index] = max(picture.coverage[index], sample.coverage)
        if sample.isTinted { picture.isTinted[index] = true }
      }
    }
  }

  private func draw(_ element: Frame.Element, on picture: inout Picture) {
    let opacity = element.opacity * element.contentOpacity
    guard opacity > 0 else { return }
    for content in element.content {
      let offset = content.offset * element.scale
      let size = Size(width: content.size.width * element.scale, height: content.size.height * element.scale)
      let box = Rect(center: element.frame.center + offset, size: size)
      switch content.kind {
      case .shape(let form):
        let color = content.color ?? (scheme == .dark ? .white : .black)
        let shape = form.placed(in: box, rotation: element.rotation)
        fill(shape, with: color, opacity: opacity * content.opacity, on: &picture)
      case .text(let text, _, _): label(text, content, element, box, on: &picture)
      case .symbol(let name, _): label(SymbolGlyphs.glyph(for: name), content, element, box, on: &picture)
      }
    }
  }

  private func label(
    _ text: String, _ content: Content, _ element: Frame.Element, _ box: Rect, on picture: inout Picture
  ) {
    let opacity = element.opacity * element.contentOpacity * content.opacity
    // Words on something smaller than a character could only be in the way.
    guard opacity > 0.12, min(element.frame.width, element.frame.height) * element.scale > viewport.pixel
    else {
      return
    }
    let room = max(box.width, element.isGlass ? element.frame.width * element.scale : box.width)
    picture.labels.append(
      Picture.Label(
        text: text, center: box.center, width: room, light: content.color.map(Light.init) ?? .zero,
        isGiven: content.color != nil, opacity: opacity))
  }

  private func fill(_ shape: PlacedShape, with color: Color, opacity: Double, on picture: inout Picture) {
    let field = FieldSampler(BlendedField(members: [BlendedField.Member(shape)], spacing: 0))
    let (columns, rows) = viewport.pixels(
      touching: shape.bounds.insetBy(dx: -viewport.pixel, dy: -viewport.pixel))
    for row in rows {
      for column in columns {
        let distance = field.sample(at: viewport.center(column, row)).distance
        let part = min(max(0.5 - distance / viewport.pixel, 0), 1)
        guard part > 0 else { continue }
        let index = picture.index(column, row)
        picture.lights[index] = picture.lights[index].mixed(
          with: Light(color), Float(part * opacity * color.opacity))
        picture.coverage[index] = max(picture.coverage[index], Float(part * opacity))
      }
    }
  }
}
