import Geometry
import Motion

extension BoxBuilder {
  /// The box of a view without its modifiers.
  mutating func core(_ item: Item, _ around: Surroundings, _ chain: GlassChain) throws(SceneError) -> Box {
    let node = item.node
    let own = identity(item.key, node.elementName, node.place, around)
    switch node.kind {
    case .spacer(let minLength): return Box(.spacer(around.axis, minLength: minLength), identity: own)
    case .divider: return divider(around, own)
    case .image(let name, let isResizable):
      return Box(
        .symbol(name, size: around.symbolSize, isResizable: isResizable, color: around.foreground),
        identity: own)
    case .asset(let name, let isResizable):
      return Box(.asset(name, isResizable: isResizable), identity: own)
    case .text(let text): return Box(.text(text, around.lettering), identity: own)
    case .label(let title, let symbol): return try label(item, title, symbol, around, own)
    case .shape(let shape, let fill):
      return Box(.shape(shape, fill: fill ?? around.foreground), identity: own)
    case .button: return try button(item, around, chain)
    case .toggle, .slider, .stepper, .picker, .textField, .progressView:
      return try control(item, around, chain, own)
    case .scrollView, .list, .navigation, .tabView: return try screen(item, around, own)
    default: return try container(item, around, own)
    }
  }

  private mutating func container(_ item: Item, _ around: Surroundings, _ own: Box.Identity)
    throws(SceneError) -> Box
  {
    let node = item.node
    var inner = around
    inner.axis = nil
    switch node.kind {
    case .vStack(let alignment, let spacing):
      inner.axis = .vertical
      return Box(
        .stack(.vertical, alignment: alignment.fraction, spacing: spacing),
        try boxes(node.children, in: inner, key: item.key), identity: own)
    case .hStack(let alignment, let spacing):
      inner.axis = .horizontal
      return Box(
        .stack(.horizontal, alignment: alignment.fraction, spacing: spacing),
        try boxes(node.children, in: inner, key: item.key), identity: own)
    case .zStack(let alignment):
      return Box(.layers(alignment), try boxes(node.children, in: inner, key: item.key), identity: own)
    case .lazyGrid(let axis, let tracks, let alignment, let spacing):
      let kind = Box.Kind.lazyGrid(axis, tracks: tracks, alignment, spacing: spacing ?? 8)
      return Box(kind, try boxes(node.children, in: inner, key: item.key), identity: own)
    case .grid(let alignment, let horizontal, let vertical):
      let kind = Box.Kind.grid(alignment, horizontal: horizontal ?? 8, vertical: vertical ?? 8)
      return Box(kind, try boxes(node.children, in: inner, key: item.key), identity: own)
    case .viewThatFits(let horizontal, let vertical):
      let choices = try boxes(node.children, in: inner, key: item.key)
      return Box(.fits(horizontal: horizontal, vertical: vertical), choices, identity: own)
    case .geometryReader(let tag):
      let content = Box(
        .layers(.topLeading), try boxes(node.children, in: inner, key: item.key), identity: own)
      return Box(.reader(tag), [content], identity: own)
    case .glassEffectContainer(let spacing, let blend):
      let content = try column(node.children, in: around, key: item.key, name: node.elementName)
      return Box(.container(spacing: spacing, blend), [content], identity: own)
    default: return try column(node.children, in: around, key: item.key, name: node.elementName)
    }
  }

  /// A hairline, one pixel of a screen with three to a point, across the stack around.
  private func divider(_ around: Surroundings, _ own: Box.Identity) -> Box {
    let line = Box(.shape(.rectangle, fill: Self.separator), identity: own)
    let isUpright = around.axis == .horizontal
    return Box(
      .frame(width: isUpright ? 1.0 / 3 : nil, height: isUpright ? nil : 1.0 / 3, .center), [line],
      identity: own)
  }

  private static let separator = Color(red: 0.24, green: 0.24, blue: 0.26, opacity: 0.29)

  /// A symbol and a text; the gap between them was not found and is this project's choice, 8 points.
  private mutating func label(
    _ item: Item, _ title: String, _ symbol: String, _ around: Surroundings, _ own: Box.Identity
  ) throws(SceneError) -> Box {
    var parts = [own, own]
    parts[0].key += "/icon"
    parts[1].key += "/title"
    var icon = Box(
      .symbol(symbol, size: around.symbolSize, isResizable: false, color: around.foreground),
      identity: parts[0])
    var text = Box(.text(title, around.lettering), identity: parts[1])
    if item.node.children.count == 2 {
      let (first, second) = (item.node.children[0], item.node.children[1])
      text = try column([first], in: around, key: item.key, name: own.name)
      icon = try column([second], in: around, key: item.key, name: own.name)
    }
    switch around.labelStyle {
    case .iconOnly: return icon
    case .titleOnly: return text
    case .automatic, .titleAndIcon:
      return Box(.stack(.horizontal, alignment: 0.5, spacing: 8), [icon, text], identity: own)
    }
  }
}
