import Geometry
import Motion

extension Box {
  /// What a leaf draws in its frame; nothing where it has no size or is clear.
  func content(in frame: Rect, corners: (frame: Rect, kind: GlassShapeKind)?) -> [Content] {
    switch kind {
    case .text(let text, let lettering): return lettering.lines(of: text, in: frame.size)
    case .symbol(let name, let size, let isResizable, let color):
      guard isResizable else {
        return [Content(.symbol(name, fontSize: size), size: frame.size, color: color)]
      }
      let fitted = min(
        frame.width / TextMeasure.symbolWidth, frame.height / TextMeasure.symbolHeight)
      return [Content(.symbol(name, fontSize: fitted), size: frame.size, color: color)]
    case .shape(let shape, let fill):
      if let fill, fill.opacity == 0 { return [] }
      let form = ShapeForm(shape.kind(of: frame, in: corners))
      return [Content(.shape(form), size: frame.size, color: fill)]
    case .widget(let widget): return widget.content(in: frame.size)
    case .asset:
      return [Content(.shape(ShapeForm(NodeShape.plain)), size: frame.size, color: Widget.track)]
    default: return []
    }
  }
}

extension NodeShape {
  /// A rectangle's shape.
  static let plain = GlassShapeKind.roundedRectangle(cornerRadius: 0, style: .circular)

  /// The shape itself, in a frame inside a container's shape.
  ///
  /// The distance between two corners is the larger of the two between their edges: a corner that is inset by 8
  /// along both edges has a radius 8 smaller.
  func kind(of frame: Rect, in container: (frame: Rect, kind: GlassShapeKind)?) -> GlassShapeKind {
    switch self {
    case .fixed(let kind): return kind
    case .concentric(let minimum, let isUniform):
      guard let container else { return .roundedRectangle(cornerRadius: minimum, style: .continuous) }
      let outer = container.frame
      let radii = container.kind.radii(in: outer.size)
      let left = frame.minX - outer.minX
      let right = outer.maxX - frame.maxX
      let top = frame.minY - outer.minY
      let bottom = outer.maxY - frame.maxY
      let distances = SIMD4(max(left, top), max(right, top), max(right, bottom), max(left, bottom))
      let inner = pointwiseMax(radii - distances, SIMD4(repeating: minimum))
      if isUniform { return .roundedRectangle(cornerRadius: inner.max(), style: container.kind.style) }
      return .unevenRoundedRectangle(
        topLeading: inner.x, topTrailing: inner.y, bottomTrailing: inner.z, bottomLeading: inner.w,
        style: container.kind.style)
    }
  }
}

extension GlassShapeKind {
  /// The radii of the corners in a frame of a size, in points, clockwise from the top leading one.
  fileprivate func radii(in size: Size) -> SIMD4<Double> {
    switch self {
    case .capsule, .circle, .ellipse: SIMD4(repeating: size.shorterSide / 2)
    case .roundedRectangle(let radius, _): SIMD4(repeating: min(radius, size.shorterSide / 2))
    case .unevenRoundedRectangle(let a, let b, let c, let d, _): SIMD4(a, b, c, d)
    }
  }

  fileprivate var style: RoundedCornerStyle {
    switch self {
    case .roundedRectangle(_, let style), .unevenRoundedRectangle(_, _, _, _, let style): style
    case .capsule, .circle, .ellipse: .continuous
    }
  }
}
