import Geometry
public import SceneModel

/// A scene as one SVG that moves by itself, where an `<img>` shows it.
///
/// Nothing is drawn twice: outlines, places and opacities step through their values with SMIL, which browsers
/// play in images; a program that does not play it shows the frame in the middle. What does not change between
/// two frames costs nothing. In `wire`, where next to everything changes all the time, each frame is drawn and is
/// visible in its turn.
public struct SVGAnimationExporter: Hashable, Sendable {
  /// How much of the glass is shown.
  public var look: Look
  /// Whether the picture is a light or a dark one.
  public var scheme: ColorScheme
  /// The digits after the point of coordinates, 0…9; 1 is a tenth of a point.
  public var decimals: Int

  /// Creates an exporter of a look, a scheme, and so many digits after the point, 0…9.
  public init(look: Look = .glass, scheme: ColorScheme = .light, decimals: Int = 1) {
    precondition(0...9 ~= decimals, "coordinates in a picture have 0 to 9 digits after the point")
    self.look = look
    self.scheme = scheme
    self.decimals = decimals
  }

  /// The moving picture of the frames of one scene, in ascending order of time; it plays for ever.
  ///
  /// - Precondition: there is at least one frame.
  public func bytes(for frames: [Frame]) -> [UInt8] {
    var buffer = OutputBuffer(capacity: 1 << 17)
    append(frames, to: &buffer)
    return buffer.bytes
  }

  /// Appends the moving picture of the frames of one scene.
  public func append(_ frames: [Frame], to buffer: inout OutputBuffer) {
    precondition(!frames.isEmpty, "a moving picture has at least one frame")
    if look == .wire { return appendInTurn(frames, to: &buffer) }
    let film = Film(frames)
    let background = BackgroundPainter(
      background: frames[0].canvas.background, size: frames[0].canvas.size, scheme: scheme)
    let glass = film.containers.map { container in
      container.tracks.map {
        FilmGlassPainter(track: $0, timing: film.timing, look: look, scheme: scheme, decimals: decimals)
      }
    }
    SVGDocument.appendStart(size: frames[0].canvas.size, to: &buffer)
    buffer.append("<defs>")
    background.appendDefinitions(to: &buffer)
    buffer.append("<g id=\"b\">")
    background.appendPicture(to: &buffer)
    buffer.append("</g>")
    if look == .flat { FlatPainter(scheme: scheme, decimals: decimals).appendGradients(to: &buffer) }
    for painter in glass.joined() { painter.appendDefinitions(to: &buffer) }
    buffer.append("</defs>\n<use xlink:href=\"#b\"/>\n")
    let content = FilmContentPainter(
      timing: film.timing, colors: ContentColors(scheme: scheme, background: frames[0].canvas.background),
      blurs: look == .glass, decimals: decimals)
    for layer in film.layers {
      switch layer {
      case .element(let index): content.append(film.elements[index], id: index, to: &buffer)
      case .container(let index):
        for painter in glass[index] { painter.append(to: &buffer) }
        for element in film.containers[index].elements {
          content.append(film.elements[element], id: element, to: &buffer)
        }
      }
    }
    SVGDocument.appendEnd(to: &buffer)
  }
  /// Appends each frame, visible while it is its turn.
  private func appendInTurn(_ frames: [Frame], to buffer: inout OutputBuffer) {
    let timing = FrameTiming(frames)
    let painters = frames.map { FramePainter(frame: $0, look: look, scheme: scheme, decimals: decimals) }
    SVGDocument.appendStart(size: frames[0].canvas.size, to: &buffer)
    buffer.append("<defs>")
    painters[0].appendSharedDefinitions(to: &buffer)
    buffer.append("</defs>\n")
    painters[0].appendBackground(to: &buffer)
    for (index, painter) in painters.enumerated() {
      buffer.append(index == timing.poster ? "<g>" : "<g display=\"none\">")
      timing.appendTurn(of: index, to: &buffer)
      painter.appendForeground(to: &buffer)
      buffer.append("</g>\n")
    }
    SVGDocument.appendEnd(to: &buffer)
  }
}
