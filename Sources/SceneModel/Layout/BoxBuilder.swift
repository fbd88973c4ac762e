import Geometry
import Motion

/// Makes boxes of nodes: groups flattened, surroundings handed down, ids brought to the glass they are meant for.
struct BoxBuilder {
  /// The accent of buttons that have no tint.
  static let accent = Color(red: 0, green: 122.0 / 255, blue: 1)

  /// A node with its modifiers and those that groups around it hand to it.
  private struct Item {
    var node: Node
    var modifiers: [WrittenModifier]
    var key: String
  }

  /// Every `.animation(_:value:)` so far, by its place.
  private(set) var animations: [StructuralID: ImplicitAnimation] = [:]
  /// Every glass id that is written, with where.
  private(set) var ids: [(id: Box.OwnedID, place: Diagnostic.Place?)] = []
  private var known: Set<Box.OwnedID> = []

  /// The boxes of some nodes that stand in one parent.
  mutating func boxes(_ nodes: [Node], in around: Surroundings, key: String) throws(SceneError) -> [Box] {
    var boxes: [Box] = []
    for node in nodes {
      let inner = key.isEmpty ? node.step : "\(key)/\(node.step)"
      let item = Item(node: node, modifiers: node.modifiers.written(on: inner), key: inner)
      try append(item, around, to: &boxes)
    }
    return boxes
  }

  /// One box of some nodes: the only one, or a vertical stack.
  mutating func column(_ nodes: [Node], in around: Surroundings, key: String, name: String) throws(SceneError)
    -> Box
  {
    var inner = around
    inner.axis = nil
    let boxes = try boxes(nodes, in: inner, key: key)
    if boxes.count == 1 { return boxes[0] }
    return Box(
      .stack(.vertical, alignment: 0.5, spacing: nil), boxes, identity: identity(key, name, nil, around))
  }

  private mutating func append(_ item: Item, _ around: Surroundings, to boxes: inout [Box]) throws(SceneError)
  {
    guard case .group = item.node.kind else {
      boxes.append(try box(item, around))
      return
    }
    var inner = around
    inner.depth += 1
    try check(inner, item)
    for modifier in item.modifiers { note(modifier, at: item.node.place) }
    for child in item.node.children {
      let key = "\(item.key)/\(child.step)"
      let modifiers = child.modifiers.written(on: key) + item.modifiers
      try append(Item(node: child, modifiers: modifiers, key: key), inner, to: &boxes)
    }
  }

  private func check(_ around: Surroundings, _ item: Item) throws(SceneError) {
    if around.depth > SceneLimits.depth {
      throw SceneError([
        Diagnostic(
          .error, "views and modifiers nested more than \(SceneLimits.depth) deep", at: item.node.place)
      ])
    }
  }

  private func identity(_ key: String, _ name: String, _ place: Diagnostic.Place?, _ around: Surroundings)
    -> Box.Identity
  {
    Box.Identity(
      key: key, name: name, place: place, animations: around.animations, control: around.control)
  }

  private mutating func box(_ item: Item, _ around: Surroundings) throws(SceneError) -> Box {
    var inner = around
    inner.depth += item.modifiers.count + 1
    try check(inner, item)
    // From the outermost modifier inwards, what each one sees around it.
    var seen = Array(repeating: around, count: item.modifiers.count)
    let chain = GlassChain(
      item.modifiers, around: around, isGlass: isGlassButton(item, around))
    inner.id = chain.below.id
    inner.union = chain.below.union
    inner.transition = chain.below.transition
    if case .button(let label) = item.node.kind { inner.control = label }
    for index in item.modifiers.indices.reversed() {
      seen[index] = inner
      note(item.modifiers[index], at: item.node.place)
      apply(item.modifiers[index], to: &inner)
    }
    var box = try core(item, inner, chain)
    for (index, modifier) in item.modifiers.enumerated() {
      box = try wrap(box, modifier.modifier, at: index, item, seen[index], chain)
    }
    return box
  }

  private func isGlassButton(_ item: Item, _ around: Surroundings) -> Bool {
    guard item.node.isButton else { return false }
    for case .buttonStyle(let style) in item.modifiers.map(\.modifier) { return style.isGlass }
    return around.buttonStyle.isGlass
  }

  /// Keeps the place of an animation, whether or not there is anything in it.
  private mutating func note(_ written: WrittenModifier, at place: Diagnostic.Place?) {
    if case .glassEffectID(let id?) = written.modifier {
      let owned = Box.OwnedID(id: id, owner: written.place)
      // A group's modifier comes by once for each of its children.
      if known.insert(owned).inserted { ids.append((owned, place)) }
    }
    guard let animation = written.implicitAnimation, let key = animation.key else { return }
    animations[key] = animation
  }

  private func apply(_ written: WrittenModifier, to around: inout Surroundings) {
    switch written.modifier {
    case .font(let font): around.apply(font)
    case .tint(let color): around.tint = color
    case .foregroundStyle(let color): around.foreground = color
    case .buttonStyle(let style): around.buttonStyle = style
    case .buttonBorderShape(let shape): around.buttonBorderShape = shape
    case .controlSize(let size): around.controlSize = size
    case .animation:
      if let animation = written.implicitAnimation { around.animations.insert(animation, at: 0) }
    default: break
    }
  }

  private mutating func wrap(
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
      let isFirst = !item.modifiers[..<index].contains { $0.modifier.isGlassEffect } && !item.node.isButton
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

  private mutating func core(_ item: Item, _ around: Surroundings, _ chain: GlassChain) throws(SceneError)
    -> Box
  {
    let node = item.node
    let own = identity(item.key, node.elementName, node.place, around)
    switch node.kind {
    case .vStack(let alignment, let spacing):
      return try stack(item, .vertical, alignment.fraction, spacing, around, own)
    case .hStack(let alignment, let spacing):
      return try stack(item, .horizontal, alignment.fraction, spacing, around, own)
    case .zStack(let alignment):
      var inner = around
      inner.axis = nil
      return Box(.layers(alignment), try boxes(node.children, in: inner, key: item.key), identity: own)
    case .spacer(let minLength): return Box(.spacer(around.axis, minLength: minLength), identity: own)
    case .group: return try column(node.children, in: around, key: item.key, name: node.elementName)
    case .image(let name, let isResizable):
      return Box(
        .symbol(name, size: around.fontSize, isResizable: isResizable, color: around.foreground),
        identity: own)
    case .text(let text):
      return Box(
        .text(text, size: around.fontSize, weight: around.fontWeight, color: around.foreground), identity: own
      )
    case .label(let title, let symbol): return label(title, symbol, around, own)
    case .shape(let shape, let fill):
      return Box(.shape(shape, fill: fill ?? around.foreground), identity: own)
    case .glassEffectContainer(let spacing, let blend):
      let content = try column(node.children, in: around, key: item.key, name: node.elementName)
      return Box(.container(spacing: spacing, blend), [content], identity: own)
    case .button: return try button(item, around, chain)
    }
  }

  private mutating func stack(
    _ item: Item, _ axis: Axis, _ alignment: Double, _ spacing: Double?, _ around: Surroundings,
    _ own: Box.Identity
  ) throws(SceneError) -> Box {
    var inner = around
    inner.axis = axis
    return Box(
      .stack(axis, alignment: alignment, spacing: spacing),
      try boxes(item.node.children, in: inner, key: item.key), identity: own)
  }

  /// A symbol and a text; the gap between them was not found and is this project's choice, 8 points.
  private func label(_ title: String, _ symbol: String, _ around: Surroundings, _ own: Box.Identity) -> Box {
    var parts = [own, own]
    parts[0].key += "/icon"
    parts[1].key += "/title"
    let icon = Box(
      .symbol(symbol, size: around.fontSize, isResizable: false, color: around.foreground), identity: parts[0]
    )
    let text = Box(
      .text(title, size: around.fontSize, weight: around.fontWeight, color: around.foreground),
      identity: parts[1])
    return Box(.stack(.horizontal, alignment: 0.5, spacing: 8), [icon, text], identity: own)
  }

  private mutating func button(_ item: Item, _ around: Surroundings, _ chain: GlassChain)
    throws(SceneError) -> Box
  {
    var inner = around
    let own = identity(item.key, item.node.elementName, item.node.place, inner)
    var spot: Box.GlassSpot?
    switch around.buttonStyle {
    case .plain: break
    case .automatic: inner.foreground = inner.foreground ?? inner.tint ?? Self.accent
    case .glass(let glass):
      inner.foreground = inner.foreground ?? inner.tint
      spot = chain.buttonSpot(glass, around.buttonBorderShape.shape)
    case .glassProminent:
      let glass = Glass(.regular, tint: inner.tint ?? Self.accent, isInteractive: true)
      spot = chain.buttonSpot(glass, around.buttonBorderShape.shape, isProminent: true)
    }
    inner.axis = .horizontal
    let parts = try boxes(item.node.children, in: inner, key: item.key)
    let content =
      parts.count == 1
      ? parts[0] : Box(.stack(.horizontal, alignment: 0.5, spacing: nil), parts, identity: own)
    guard let spot else { return content }
    let padded = Box(.padding(around.buttonInsets), [content], identity: own)
    let isCircle = around.buttonBorderShape == .circle
    let shaped = isCircle ? Box(.square, [padded], identity: own) : padded
    return Box(.glass(spot), [shaped], identity: own)
  }
}

extension Surroundings {
  /// The space between a glass button's label and its edge, in points.
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
