import Geometry
import Motion

/// Makes boxes of nodes: groups flattened, surroundings handed down, ids brought to the glass they are meant for.
struct BoxBuilder {
  /// A node with its modifiers and those that groups around it hand to it.
  struct Item {
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
    switch item.node.kind {
    case .group: try appendChildren(of: item, around, to: &boxes)
    case .gridRow(let alignment):
      var cells: [Box] = []
      try appendChildren(of: item, around, to: &cells)
      let own = identity(item.key, item.node.elementName, item.node.place, around)
      boxes.append(Box(.gridRow(alignment), cells, identity: own))
    default: boxes.append(try box(item, around))
    }
  }

  /// The children as if they were written in the parent, each with the modifiers of what is around it.
  private mutating func appendChildren(of item: Item, _ around: Surroundings, to boxes: inout [Box])
    throws(SceneError)
  {
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

  func identity(_ key: String, _ name: String, _ place: Diagnostic.Place?, _ around: Surroundings)
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
    if let label = item.node.controlLabel { inner.control = label }
    for index in item.modifiers.indices.reversed() {
      seen[index] = inner
      note(item.modifiers[index], at: item.node.place)
      inner.apply(item.modifiers[index].modifier)
      if let animation = item.modifiers[index].implicitAnimation { inner.animations.insert(animation, at: 0) }
    }
    var box = try core(item, inner, chain)
    for (index, modifier) in item.modifiers.enumerated() {
      box = try wrap(box, modifier.modifier, at: index, item, seen[index], chain)
    }
    return box
  }

  private func isGlassButton(_ item: Item, _ around: Surroundings) -> Bool {
    guard item.node.isButton || item.isButtonToggle(around) else { return false }
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
}

extension BoxBuilder.Item {
  /// Whether the view is a toggle that looks like a button.
  func isButtonToggle(_ around: Surroundings) -> Bool {
    guard case .toggle = node.kind else { return false }
    for case .toggleStyle(let style) in modifiers.map(\.modifier) { return style == .button }
    return around.toggleStyle == .button
  }
}
