import Geometry
import Motion

extension BoxBuilder {
  mutating func wrap(
    _ box: Box, _ modifier: Node.Modifier, at index: Int, _ item: Item, _ around: Surroundings,
    _ chain: GlassChain
  ) throws(SceneError) -> Box {
    let own = identity(item.key, item.node.elementName, item.node.place, around)
    func wrapped(_ kind: Box.Kind) -> Box { Box(kind, [box], identity: own) }
    switch modifier {
    case .frame(let width, let height, let alignment):
      return wrapped(.frame(width: width, height: height, alignment))
    case .flexibleFrame(let frame): return wrapped(.flexibleFrame(frame))
    case .padding(let insets): return wrapped(.padding(insets))
    case .offset(let x, let y): return wrapped(.offset(Vector(dx: x, dy: y)))
    case .position(let x, let y): return wrapped(.position(Point(x: x, y: y)))
    case .fixedSize(let horizontal, let vertical):
      return wrapped(.fixedSize(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let mode): return wrapped(.aspectRatio(ratio, mode))
    case .containerRelativeFrame(let horizontal, let vertical, let count, let span, let gap, let alignment):
      func share(_ length: Double) -> Double {
        let part = (length - gap * Double(count - 1)) / Double(count)
        return max(part * Double(span) + gap * Double(span - 1), 0)
      }
      return wrapped(
        .frame(
          width: horizontal ? share(around.screen.width) : nil,
          height: vertical ? share(around.screen.height) : nil, alignment))
    case .ignoresSafeArea(let edges): return wrapped(.ignoresSafeArea(edges))
    case .safeAreaInset(let edge, let alignment, let spacing, let nodes):
      return try inset(box, nodes, edge, alignment, spacing ?? 8, at: index, item, around)
    case .gridCellColumns(let count): return wrapped(.cell(columns: count))
    case .alignmentGuide(let axis, let name, let place): return wrapped(.guide(axis, name, place))
    case .layoutPriority(let priority): return wrapped(.layoutPriority(priority))
    case .opacity(let opacity): return wrapped(.opacity(opacity))
    case .scaleEffect(let scale, let anchor): return wrapped(.scale(scale, anchor: anchor))
    case .rotationEffect(let angle, let anchor): return wrapped(.rotation(angle, anchor: anchor))
    case .blur(let radius): return wrapped(.blur(radius))
    case .containerShape(let kind): return wrapped(.containerShape(kind))
    case .background(let nodes, let alignment), .overlay(let nodes, let alignment):
      var isOver = false
      if case .overlay = modifier { isOver = true }
      return try decorated(box, nodes, alignment, isOver: isOver, at: index, item, around)
    case .glassEffect(let glass, let shape):
      let spot = chain.spot(at: index, glass, shape)
      // Only a second glass on the same view needs a key of its own.
      let isFirst =
        !item.modifiers[..<index].contains { $0.modifier.isGlassEffect } && !item.node.isButton
        && !item.isButtonToggle(around)
      var identity = own
      if !isFirst { identity.key += "/glass\(index)" }
      return Box(.glass(spot), [box], identity: identity)
    default: return box
    }
  }

  private mutating func decorated(
    _ box: Box, _ nodes: [Node], _ alignment: Alignment, isOver: Bool, at index: Int, _ item: Item,
    _ around: Surroundings
  ) throws(SceneError) -> Box {
    var inner = around
    (inner.id, inner.union, inner.axis) = (nil, nil, nil)
    let key = "\(item.key)/\(isOver ? "overlay" : "background")\(index)"
    let own = identity(key, item.node.elementName, item.node.place, around)
    let layers = Box(
      .layers(alignment), try boxes(nodes, in: inner, key: key), identity: own)
    return Box(.decoration(alignment, isOver: isOver), [box, layers], identity: own)
  }

  private mutating func inset(
    _ box: Box, _ nodes: [Node], _ edge: Edge, _ alignment: Alignment, _ spacing: Double, at index: Int,
    _ item: Item, _ around: Surroundings
  ) throws(SceneError) -> Box {
    var inner = around
    (inner.id, inner.union) = (nil, nil)
    let own = identity(item.key, item.node.elementName, item.node.place, around)
    let bar = try column(nodes, in: inner, key: "\(item.key)/inset\(index)", name: item.node.elementName)
    return Box(.inset(edge, alignment, spacing: spacing), [box, bar], identity: own)
  }
}
