import Geometry
import Motion

/// Controls other than buttons. Apple publishes none of their sizes; that of the switch, 51 × 31, is UIKit's, and the
/// others are this project's choice.
extension BoxBuilder {
  mutating func control(
    _ item: Item, _ around: Surroundings, _ chain: GlassChain, _ own: Box.Identity
  ) throws(SceneError) -> Box {
    let tint = around.tint ?? Self.accent
    switch item.node.kind {
    case .toggle(_, let isOn):
      if around.toggleStyle == .button { return try button(item, around, chain) }
      return try labeled(item, .toggle(isOn: isOn, tint: around.tint ?? Widget.on), around, own)
    case .stepper: return try labeled(item, .stepper, around, own)
    case .slider(_, let fraction): return widget(.slider(fraction, tint: tint), own)
    case .picker(_, let selection): return try picker(item, selection, around, own)
    case .textField(let text, let isPrompt): return field(text, isPrompt, around, own)
    case .progressView(let fraction): return try progress(item, fraction, tint, around, own)
    default: return try column(item.node.children, in: around, key: item.key, name: own.name)
    }
  }

  private func widget(_ widget: Widget, _ own: Box.Identity) -> Box { Box(.widget(widget), identity: own) }

  /// A label and, at the other end of the width, its control.
  private mutating func labeled(
    _ item: Item, _ kind: Widget, _ around: Surroundings, _ own: Box.Identity
  ) throws(SceneError) -> Box {
    var identity = own
    identity.key += "/control"
    let control = widget(kind, identity)
    guard !around.hidesLabels, !item.node.children.isEmpty else { return control }
    let label = try row(item.node.children, in: around, key: item.key, own)
    let gap = Box(.spacer(.horizontal, minLength: 8), identity: own)
    return Box(.stack(.horizontal, alignment: 0.5, spacing: nil), [label, gap, control], identity: own)
  }

  /// One line that takes the width; the insets of a border were not found.
  private func field(_ text: String, _ isPrompt: Bool, _ around: Surroundings, _ own: Box.Identity) -> Box {
    var lettering = around.lettering
    lettering.lineLimit = 1
    if isPrompt { lettering.color = Widget.faint }
    // A field without text keeps the height of a line.
    let line = Box(.text(text.isEmpty ? " " : text, lettering), identity: own)
    let wide = Box(
      .flexibleFrame(.init(minWidth: 0, maxWidth: .infinity, alignment: .leading)), [line], identity: own)
    guard around.textFieldStyle == .roundedBorder else { return wide }
    let insets = EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
    let shape = NodeShape.fixed(.roundedRectangle(cornerRadius: 6, style: .continuous))
    return backed(Box(.padding(insets), [wide], identity: own), by: .white, shape, own)
  }

  private mutating func progress(
    _ item: Item, _ fraction: Double?, _ tint: Color, _ around: Surroundings, _ own: Box.Identity
  ) throws(SceneError) -> Box {
    let isBar =
      around.progressViewStyle == .linear || (around.progressViewStyle == .automatic && fraction != nil)
    var identity = own
    identity.key += "/control"
    let bar = widget(isBar ? .bar(fraction ?? 0, tint: tint) : .wheel, identity)
    guard !around.hidesLabels, !item.node.children.isEmpty else { return bar }
    let label = try row(item.node.children, in: around, key: item.key, own)
    return Box(
      .stack(.vertical, alignment: isBar ? 0 : 0.5, spacing: 8), isBar ? [label, bar] : [bar, label],
      identity: own)
  }

  private mutating func picker(
    _ item: Item, _ selection: Int?, _ around: Surroundings, _ own: Box.Identity
  ) throws(SceneError) -> Box {
    var inner = around
    inner.axis = nil
    switch around.pickerStyle {
    case .menu:
      let tint = around.foreground ?? around.tint ?? Self.accent
      inner.foreground = tint
      var parts = try boxes(item.node.children, in: inner, key: item.key)
      if let selection, parts.indices.contains(selection) { parts = [parts[selection]] } else { parts = [] }
      var arrow = own
      arrow.key += "/arrow"
      parts.append(
        Box(
          .symbol(
            "chevron.up.chevron.down", size: FontStyle.footnote.size, isResizable: false, color: tint),
          identity: arrow))
      return Box(.stack(.horizontal, alignment: 0.5, spacing: 4), parts, identity: own)
    case .segmented: return try segments(item, selection, inner, own)
    case .inline: return try column(item.node.children, in: inner, key: item.key, name: own.name)
    case .wheel:
      let rows = try column(item.node.children, in: inner, key: item.key, name: own.name)
      let frame = Node.FlexibleFrame(maxWidth: .infinity, minHeight: 216, maxHeight: 216)
      return Box(.flexibleFrame(frame), [rows], identity: own)
    }
  }

  /// All choices side by side in equal cells, 32 points high, the chosen one on a plate.
  private mutating func segments(
    _ item: Item, _ selection: Int?, _ around: Surroundings, _ own: Box.Identity
  ) throws(SceneError) -> Box {
    var inner = around
    inner.fontSize = FontStyle.footnote.size
    inner.lineLimit = 1
    var cells: [Box] = []
    for (index, part) in try boxes(item.node.children, in: inner, key: item.key).enumerated() {
      let frame = Node.FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 32, maxHeight: 32)
      var identity = own
      identity.key += "/cell\(index)"
      let cell = Box(.flexibleFrame(frame), [part], identity: identity)
      cells.append(index == selection ? backed(cell, by: .white, .capsule, identity) : cell)
    }
    let row = Box(.stack(.horizontal, alignment: 0.5, spacing: 0), cells, identity: own)
    return backed(row, by: Self.fill, .capsule, own)
  }
}
