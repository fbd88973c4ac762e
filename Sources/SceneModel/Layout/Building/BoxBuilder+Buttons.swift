import Geometry
import Motion

extension BoxBuilder {
  /// The accent of buttons that have no tint.
  static let accent = Color(red: 0, green: 122.0 / 255, blue: 1)
  /// The grey of plain controls.
  static let fill = Color(red: 0.46, green: 0.46, blue: 0.5, opacity: 0.16)

  mutating func button(_ item: Item, _ around: Surroundings, _ chain: GlassChain) throws(SceneError) -> Box {
    var inner = around
    let own = identity(item.key, item.node.elementName, item.node.place, inner)
    var spot: Box.GlassSpot?
    var backing: Color?
    switch around.buttonStyle {
    case .plain: break
    case .automatic: inner.foreground = inner.foreground ?? inner.tint ?? Self.accent
    case .glass(let glass):
      inner.foreground = inner.foreground ?? inner.tint
      spot = chain.buttonSpot(glass, around.buttonBorderShape.shape)
    case .glassProminent:
      let glass = Glass(.regular, tint: inner.tint ?? Self.accent, isInteractive: true)
      spot = chain.buttonSpot(glass, around.buttonBorderShape.shape, isProminent: true)
    case .bordered:
      inner.foreground = inner.foreground ?? inner.tint ?? Self.accent
      backing = Self.fill
    case .borderedProminent:
      inner.foreground = inner.foreground ?? .white
      backing = inner.tint ?? Self.accent
    }
    let content = try row(item.node.children, in: inner, key: item.key, own)
    if let spot { return Box(.glass(spot), [padded(content, around, own)], identity: own) }
    guard let backing else { return content }
    return backed(padded(content, around, own), by: backing, around.buttonBorderShape.shape, own)
  }

  /// One box of some nodes: the only one, or a horizontal stack.
  mutating func row(_ nodes: [Node], in around: Surroundings, key: String, _ own: Box.Identity)
    throws(SceneError) -> Box
  {
    var inner = around
    inner.axis = .horizontal
    let parts = try boxes(nodes, in: inner, key: key)
    return parts.count == 1
      ? parts[0] : Box(.stack(.horizontal, alignment: 0.5, spacing: nil), parts, identity: own)
  }

  private func padded(_ content: Box, _ around: Surroundings, _ own: Box.Identity) -> Box {
    let padded = Box(.padding(around.buttonInsets), [content], identity: own)
    return around.buttonBorderShape == .circle ? Box(.square, [padded], identity: own) : padded
  }

  /// A box on a plain shape.
  func backed(_ box: Box, by color: Color, _ shape: NodeShape, _ own: Box.Identity) -> Box {
    var identity = own
    identity.key += "/backing"
    let layers = Box(
      .layers(.center), [Box(.shape(shape, fill: color), identity: identity)], identity: own)
    return Box(.decoration(.center, isOver: false), [box, layers], identity: own)
  }
}

extension Surroundings {
  /// The space between a button's label and its edge, in points.
  fileprivate var buttonInsets: EdgeInsets {
    let vertical = controlSize.verticalInset
    let horizontal = buttonBorderShape == .circle ? vertical : controlSize.horizontalInset
    return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension ButtonBorderShape {
  fileprivate var shape: NodeShape {
    switch self {
    case .automatic, .capsule: .capsule
    case .circle: .fixed(.circle)
    case .roundedRectangle(let radius): .fixed(.roundedRectangle(cornerRadius: radius, style: .continuous))
    }
  }
}
