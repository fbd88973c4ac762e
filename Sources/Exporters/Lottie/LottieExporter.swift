import Geometry
import Motion
public import SceneModel

/// A scene as a Lottie animation: vectors throughout, for players in apps and on pages.
///
/// Outlines stand still between keys where their topology changes, and go from key to key along Béziers where they keep
/// it, with as few keys as stay within 0.06 pt. Glass has the flat look: a veil, a tint and a rim, without bending, blur or
/// gradients. Labels are text layers, which need a player that knows fonts; symbols are shapes.
public struct LottieExporter: Hashable, Sendable {
  /// Whether the picture is a light or a dark one.
  public var scheme: ColorScheme

  /// Creates an exporter of a scheme.
  public init(scheme: ColorScheme = .light) { self.scheme = scheme }

  /// The animation of the frames of one scene, equally far apart, in ascending order of time.
  ///
  /// - Precondition: there is at least one frame.
  public func bytes(for frames: [Frame], fps: Double, title: String) -> [UInt8] {
    precondition(!frames.isEmpty, "an animation has at least one frame")
    var buffer = OutputBuffer(capacity: 1 << 18)
    let film = Film(frames)
    let canvas = frames[0].canvas
    buffer.append("{\"v\":\"5.7.0\",\"meta\":{\"g\":\"Meniscus\"},\"nm\":")
    buffer.append(json: title)
    buffer.append(",\"fr\":")
    buffer.append(json: fps, decimals: 3)
    buffer.append(",\"ip\":0,\"op\":", frames.count, ",\"w\":")
    buffer.append(json: canvas.size.width.rounded(), decimals: 0)
    buffer.append(",\"h\":")
    buffer.append(json: canvas.size.height.rounded(), decimals: 0)
    buffer.append(",\"ddd\":0,\"assets\":[],\"fonts\":{\"list\":[")
    appendFonts(of: film, to: &buffer)
    buffer.append("]},\"layers\":[\n")
    appendLayers(of: film, canvas: canvas, count: frames.count, to: &buffer)
    buffer.append("\n]}\n")
    return buffer.bytes
  }

  /// The layers, the topmost first, as Lottie wants them.
  private func appendLayers(of film: Film, canvas: Canvas, count: Int, to buffer: inout OutputBuffer) {
    let content = LottieContentPainter(
      layer: LottieLayer(frames: count), colors: ContentColors(scheme: scheme, background: canvas.background))
    let glass = LottieGlassPainter(layer: LottieLayer(frames: count), scheme: scheme)
    var next = 1
    for layer in film.layers.reversed() {
      switch layer {
      case .element(let index): content.append(film.elements[index], firstIndex: &next, to: &buffer)
      case .container(let index):
        for element in film.containers[index].elements.reversed() {
          content.append(film.elements[element], firstIndex: &next, to: &buffer)
        }
        for track in film.containers[index].tracks.reversed() {
          glass.append(track, of: film.containers[index], index: next, to: &buffer)
          next += 1
        }
      }
    }
    LottieBackgroundPainter(layer: LottieLayer(frames: count), canvas: canvas, scheme: scheme).append(
      index: next, to: &buffer)
  }

  private func appendFonts(of film: Film, to buffer: inout OutputBuffer) {
    var weights: Set<Int> = []
    for state in film.elements.flatMap({ $0.states.compactMap { $0 } }) {
      for content in state.content {
        switch content.kind {
        case .text(_, _, let weight): weights.insert(weight)
        case .symbol(let name, _): if SymbolLibrary.symbol(named: name) == nil { weights.insert(600) }
        case .shape: break
        }
      }
    }
    for (place, weight) in weights.sorted().enumerated() {
      buffer.append(place > 0 ? ",{\"fName\":\"label-" : "{\"fName\":\"label-", weight, "\",\"fFamily\":")
      buffer.append(json: "-apple-system, Inter, Roboto, sans-serif")
      buffer.append(",\"fStyle\":\"Regular\",\"fWeight\":\"", weight, "\",\"ascent\":72,\"origin\":0}")
    }
  }
}
