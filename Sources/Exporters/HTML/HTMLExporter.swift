import Geometry
public import SceneModel

/// A scene as one page that plays it: the picture, its clock, the curves of every element, and the events.
///
///     let exporter = HTMLExporter(scheme: .dark)
///     let bytes = exporter.bytes(for: frames, events: events, title: "menu")
///
/// The picture is that of ``SVGAnimationExporter``, whose clock the page's script holds and sets; so it is as
/// crisp, as small and as right through splits and merges, and plays by itself where scripts are refused.
/// The page asks no network for anything, and its policy allows this script and this style alone.
public struct HTMLExporter: Hashable, Sendable {
  /// How much of the glass is shown.
  public var look: Look
  /// Whether the picture is a light or a dark one; the page around it follows the reader's system.
  public var scheme: ColorScheme
  /// The digits after the point of coordinates in the picture, 0…9.
  public var decimals: Int

  /// Creates an exporter of a look, a scheme, and so many digits after the point, 0…9.
  public init(look: Look = .glass, scheme: ColorScheme = .light, decimals: Int = 1) {
    precondition(0...9 ~= decimals, "coordinates in a picture have 0 to 9 digits after the point")
    self.look = look
    self.scheme = scheme
    self.decimals = decimals
  }

  /// The page of the frames of one scene, in ascending order of time, and of what happens in it.
  ///
  /// *Edge cases*: any text may stand in names and labels; a page of one frame has nothing to play.
  /// - Precondition: there is at least one frame.
  public func bytes(for frames: [Frame], events: [EventCSVExporter.Row], title: String) -> [UInt8] {
    var buffer = OutputBuffer(capacity: 1 << 18)
    append(frames, events: events, title: title, to: &buffer)
    return buffer.bytes
  }

  /// Appends the page.
  public func append(
    _ frames: [Frame], events: [EventCSVExporter.Row], title: String, to buffer: inout OutputBuffer
  ) {
    precondition(!frames.isEmpty, "a page has at least one frame")
    appendHead(title: title, to: &buffer)
    for part in PageSource.body {
      switch part {
      case .markup(let bytes): buffer.append(bytes: bytes)
      case .place(.title): buffer.append(xml: title)
      case .place(.facts): appendFacts(frames, to: &buffer)
      case .place(.description):
        buffer.append(xml: "\(title): the picture at the time that the bar below shows")
      case .place(.picture):
        SVGAnimationExporter(look: look, scheme: scheme, decimals: decimals).append(frames, to: &buffer)
      }
    }
    buffer.append("<script type=\"application/json\" id=\"film\">")
    FilmData(frames: frames, events: events).append(to: &buffer)
    buffer.append("</script>\n<script>")
    buffer.append(bytes: PageSource.script)
    buffer.append("</script>\n</body>\n</html>\n")
  }

  private func appendHead(title: String, to buffer: inout OutputBuffer) {
    buffer.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    buffer.append(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; ")
    buffer.append("style-src 'sha256-")
    buffer.append(text: SHA256.base64(PageSource.style))
    buffer.append("'; script-src 'sha256-")
    buffer.append(text: SHA256.base64(PageSource.script))
    buffer.append("'; base-uri 'none'; form-action 'none'\">\n")
    buffer.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    buffer.append("<meta name=\"generator\" content=\"Meniscus\">\n<title>")
    buffer.append(xml: title)
    buffer.append("</title>\n<style>")
    buffer.append(bytes: PageSource.style)
    buffer.append("</style>\n</head>\n<body>\n")
  }

  private func appendFacts(_ frames: [Frame], to buffer: inout OutputBuffer) {
    let length = frames[frames.count - 1].time - frames[0].time
    let size = frames[0].canvas.size
    buffer.append(short: size.width, decimals: 2)
    buffer.append(" × ")
    buffer.append(short: size.height, decimals: 2)
    buffer.append(" pt · ", frames.count, frames.count == 1 ? " frame" : " frames")
    guard frames.count > 1, length > 0 else { return }
    buffer.append(" · ")
    buffer.append(length, decimals: 2)
    buffer.append(" s · ")
    buffer.append(short: Double(frames.count - 1) / length, decimals: 1)
    buffer.append(" frames a second")
  }
}
