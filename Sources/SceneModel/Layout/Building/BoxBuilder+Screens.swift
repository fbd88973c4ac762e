import Geometry
import Motion

/// Views that take the screen or a window on it. The heights of bars are UIKit's customary ones: 44 points, 52 for a
/// large title, 49 for tabs; what belongs to no bar keeps its place, and nothing scrolls.
extension BoxBuilder {
  mutating func screen(_ item: Item, _ around: Surroundings, _ own: Box.Identity) throws(SceneError) -> Box {
    switch item.node.kind {
    case .scrollView(let horizontal, let vertical):
      let content = try column(item.node.children, in: around, key: item.key, name: own.name)
      return Box(.scroll(horizontal: horizontal, vertical: vertical), [content], identity: own)
    case .list: return try list(item, around, own)
    case .tabView(let selection, let hasBar): return try tabs(item, selection, hasBar, around, own)
    default: return try navigation(item, around, own)
    }
  }

  /// A box in all of the space there is.
  private func filling(_ box: Box, _ own: Box.Identity, _ alignment: Alignment = .center) -> Box {
    let frame = Node.FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    return Box(.flexibleFrame(frame), [box], identity: own)
  }

  /// A box in all of the width, of a height in points.
  private func bar(_ box: Box, height: Double, _ own: Box.Identity, _ alignment: Alignment = .center) -> Box {
    let frame = Node.FlexibleFrame(
      maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: alignment)
    return Box(.flexibleFrame(frame), [box], identity: own)
  }

  /// Rows at least 44 points high, their content 16 in from the edges of a block that is itself 16 in.
  private mutating func list(_ item: Item, _ around: Surroundings, _ own: Box.Identity) throws(SceneError)
    -> Box
  {
    var inner = around
    inner.axis = nil
    var rows: [Box] = []
    for row in try boxes(item.node.children, in: inner, key: item.key) {
      let insets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
      let frame = Node.FlexibleFrame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      let padded = Box(.padding(insets), [row], identity: own)
      rows.append(Box(.flexibleFrame(frame), [padded], identity: own))
    }
    let column = Box(.stack(.vertical, alignment: 0, spacing: 0), rows, identity: own)
    let inset = Box(.padding(EdgeInsets(leading: 16, trailing: 16)), [column], identity: own)
    let window = Box(.scroll(horizontal: false, vertical: true), [inset], identity: own)
    return filling(window, own, .top)
  }

  private mutating func navigation(_ item: Item, _ around: Surroundings, _ own: Box.Identity)
    throws(SceneError) -> Box
  {
    let content = try column(item.node.children, in: around, key: item.key, name: own.name)
    var bars = Bars()
    for child in item.node.children { bars.collect(child, "\(item.key)/\(child.step)") }
    var box = filling(content, own)
    if let tools = try tools(bars, [.bottom], around, own) {
      let bar = bar(tools[0], height: 49, own)
      box = Box(.inset(.bottom, .center, spacing: 0), [box, bar], identity: own)
    }
    if bars.isLarge, let title = bars.title {
      let text = titleText(title, Font(size: FontStyle.largeTitle.size, weight: 700), around, own)
      let bar = bar(text, height: 52, own, .leading)
      let inset = Box(.padding(EdgeInsets(leading: 16, trailing: 16)), [bar], identity: own)
      box = Box(.inset(.top, .center, spacing: 0), [box, inset], identity: own)
    }
    let tools = try tools(bars, [.leading, .principal, .trailing], around, own)
    guard tools != nil || bars.title != nil else { return box }
    var parts = tools ?? []
    if let title = bars.title, !bars.isLarge, !bars.has(.principal) {
      parts.append(filling(titleText(title, Font(.headline), around, own), own))
    }
    let layers = Box(.layers(.center), parts, identity: own)
    let inset = Box(.padding(EdgeInsets(leading: 16, trailing: 16)), [layers], identity: own)
    return Box(.inset(.top, .center, spacing: 0), [box, bar(inset, height: 44, own)], identity: own)
  }

  private func titleText(_ title: String, _ font: Font, _ around: Surroundings, _ own: Box.Identity) -> Box {
    var inner = around
    inner.apply(font)
    inner.lineLimit = 1
    var identity = own
    identity.key += "/title"
    identity.name = title.asName
    return Box(.text(title, inner.lettering), identity: identity)
  }

  /// The tools at some places of a bar, each place's side by side and all over one another; `nil` where there are none.
  private mutating func tools(
    _ bars: Bars, _ places: [ToolbarItem.Placement], _ around: Surroundings, _ own: Box.Identity
  ) throws(SceneError) -> [Box]? {
    var groups: [Box] = []
    for place in places {
      var inner = around
      inner.axis = .horizontal
      inner.labelStyle = .iconOnly
      (inner.id, inner.union, inner.control) = (nil, nil, nil)
      var parts: [Box] = []
      for tool in bars.items where tool.item.placement == place {
        parts += try boxes(tool.item.content, in: inner, key: tool.key)
      }
      guard !parts.isEmpty else { continue }
      let row = Box(.stack(.horizontal, alignment: 0.5, spacing: 16), parts, identity: own)
      let alignment: Alignment = place == .leading ? .leading : place == .trailing ? .trailing : .center
      groups.append(filling(row, own, alignment))
    }
    return groups.isEmpty ? nil : groups
  }

  private mutating func tabs(
    _ item: Item, _ selection: Int, _ hasBar: Bool, _ around: Surroundings, _ own: Box.Identity
  ) throws(SceneError) -> Box {
    let tabs = item.node.children
    let chosen = tabs.indices.contains(selection) ? [tabs[selection]] : []
    let content = filling(try column(chosen, in: around, key: item.key, name: own.name), own)
    guard hasBar else { return content }
    var cells: [Box] = []
    for (index, tab) in tabs.enumerated() {
      var inner = around
      inner.apply(Font(size: 10, weight: 500))
      inner.foreground = index == selection ? around.tint ?? Self.accent : Widget.faint
      let label = tab.tabLabel
      inner.control = Naming.label(of: label)
      let key = "\(item.key)/tab\(index)"
      let cell = try column(label.flatMap(\.stacked), in: inner, key: key, name: own.name)
      cells.append(filling(cell, own))
    }
    let row = Box(.stack(.horizontal, alignment: 0.5, spacing: 0), cells, identity: own)
    return Box(.inset(.bottom, .center, spacing: 0), [content, bar(row, height: 49, own)], identity: own)
  }
}

/// What the views in a navigation ask for in its bars.
private struct Bars {
  var title: String?
  var isLarge = false
  var items: [(item: ToolbarItem, key: String)] = []

  func has(_ place: ToolbarItem.Placement) -> Bool { items.contains { $0.item.placement == place } }

  /// Takes what a view and those in it ask for; a navigation inside has bars of its own.
  mutating func collect(_ node: Node, _ key: String) {
    for (index, modifier) in node.modifiers.enumerated() {
      switch modifier {
      case .navigationTitle(let title, let isLarge): (self.title, self.isLarge) = (title, isLarge)
      case .toolbar(let tools):
        for (position, tool) in tools.enumerated() {
          items.append((tool, "\(key)/toolbar\(index)/\(position)"))
        }
      default: break
      }
    }
    if case .navigation = node.kind { return }
    for child in node.children { collect(child, "\(key)/\(child.step)") }
  }
}

extension Node {
  /// What stands for the view in a bar of tabs.
  fileprivate var tabLabel: [Node] {
    for case .tabItem(let label) in modifiers { return label }
    return []
  }

  /// A label as a symbol and the text under it, as tabs show it.
  fileprivate var stacked: [Node] {
    guard case .label(let title, let symbol) = kind, children.isEmpty else { return [self] }
    return [
      Node(
        .image(systemName: symbol, isResizable: false), modifiers: [.font(Font(size: 18))],
        step: "\(step)/icon", place: place),
      Node(.text(title), step: "\(step)/title", place: place),
    ]
  }
}
