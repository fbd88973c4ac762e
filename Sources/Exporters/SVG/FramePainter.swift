import Geometry
import SceneModel

/// Draws one frame in one look, into a document that may hold several.
///
/// Ids in the markup are a letter and a number; a document with several frames gives each a range of numbers.
struct FramePainter {
  let frame: Frame
  let look: Look
  let scheme: ColorScheme
  let decimals: Int
  private let containers: [ContainerPicture]

  init(frame: Frame, look: Look, scheme: ColorScheme, decimals: Int, firstID: Int = 0) {
    self.frame = frame
    self.look = look
    self.scheme = scheme
    self.decimals = decimals
    var next = firstID
    containers = frame.containers.map { container in
      let picture = ContainerPicture(container, in: frame, firstID: next)
      next += picture.sheets.count
      return picture
    }
    self.firstID = firstID
    nextID = Swift.max(next, firstID + frame.elements.count)
  }

  private let firstID: Int

  /// The first number that is free after this frame's.
  let nextID: Int

  /// Appends what all frames on the same canvas share.
  func appendSharedDefinitions(to buffer: inout OutputBuffer) {
    switch look {
    case .glass:
      background.appendDefinitions(to: &buffer)
      buffer.append("<g id=\"b\">")
      background.appendPicture(to: &buffer)
      buffer.append("</g>")
    case .flat:
      background.appendDefinitions(to: &buffer)
      FlatPainter(scheme: scheme, decimals: decimals).appendGradients(to: &buffer)
    case .wire: WirePainter(frame: frame, scheme: scheme, decimals: decimals).appendPattern(to: &buffer)
    }
  }

  /// Appends the definitions that are this frame's own.
  func appendDefinitions(to buffer: inout OutputBuffer) {
    guard look == .glass else { return }
    for (index, element) in frame.elements.enumerated() {
      contentPainter.appendDefinitions(of: element, id: firstID + index, to: &buffer)
    }
    for picture in containers {
      for sheet in picture.sheets {
        GlassPainter(sheet: sheet, scheme: scheme, decimals: decimals).appendDefinitions(to: &buffer)
      }
    }
  }

  /// Appends the picture, back to front.
  func appendPicture(to buffer: inout OutputBuffer) {
    appendBackground(to: &buffer)
    appendForeground(to: &buffer)
  }

  /// Appends what all frames on the same canvas have behind them.
  func appendBackground(to buffer: inout OutputBuffer) {
    switch look {
    case .glass: buffer.append("<use xlink:href=\"#b\"/>\n")
    case .flat:
      background.appendPicture(to: &buffer)
      buffer.append(byte: newline)
    case .wire: WirePainter(frame: frame, scheme: scheme, decimals: decimals).appendGround(to: &buffer)
    }
  }

  /// Appends what stands before the background, back to front.
  func appendForeground(to buffer: inout OutputBuffer) {
    var below: [Int] = []
    for layer in frame.layers {
      switch layer {
      case .element(let index):
        below.append(index)
        appendElement(index, to: &buffer)
      case .container(let index): appendContainer(index, below: below, to: &buffer)
      }
    }
    if look == .wire {
      WirePainter(frame: frame, scheme: scheme, decimals: decimals).appendMeasures(to: &buffer)
    }
  }

  private func appendContainer(_ index: Int, below: [Int], to buffer: inout OutputBuffer) {
    let picture = containers[index]
    switch look {
    case .glass:
      for sheet in picture.sheets {
        let painter = GlassPainter(sheet: sheet, scheme: scheme, decimals: decimals)
        painter.append(over: { appendGround(below, to: &$0) }, to: &buffer)
      }
    case .flat:
      for sheet in picture.sheets {
        FlatPainter(scheme: scheme, decimals: decimals).append(sheet, to: &buffer)
      }
    case .wire:
      WirePainter(frame: frame, scheme: scheme, decimals: decimals).append(
        picture.outline, of: frame.containers[index], to: &buffer)
    }
    for element in picture.elements { appendElement(element, to: &buffer) }
  }

  /// What the glass bends: the background, and the content that lies below it.
  private func appendGround(_ below: [Int], to buffer: inout OutputBuffer) {
    buffer.append("<use xlink:href=\"#b\"/>")
    for index in below { appendElement(index, to: &buffer) }
  }

  private func appendElement(_ index: Int, to buffer: inout OutputBuffer) {
    guard look != .wire else { return }
    contentPainter.append(frame.elements[index], id: firstID + index, to: &buffer)
  }

  private var contentPainter: ContentPainter {
    ContentPainter(
      colors: ContentColors(scheme: scheme, background: frame.canvas.background), blurs: look == .glass,
      decimals: decimals)
  }

  private var background: BackgroundPainter {
    BackgroundPainter(background: frame.canvas.background, size: frame.canvas.size, scheme: scheme)
  }
}
