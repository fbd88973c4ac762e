import Geometry

extension Placer {
  mutating func placeStack(
    _ box: Box, _ axis: Axis, _ alignment: Double, _ spacing: Double?, _ frame: Rect, _ proposal: Proposal,
    _ context: Context
  ) {
    let layout = StackLayout(
      children: box.children, axis: axis, alignment: alignment, spacing: spacing, proposal: proposal)
    for (index, start) in layout.starts.enumerated() {
      place(
        box.children[index], at: frame.origin + Vector(dx: start.width, dy: start.height),
        layout.offers[index], context)
    }
  }

  mutating func placeLazyGrid(_ layout: LazyGridLayout, _ box: Box, _ frame: Rect, _ context: Context) {
    for (index, cell) in layout.frames.enumerated() {
      let origin = frame.origin + Vector(dx: cell.minX, dy: cell.minY)
      place(box.children[index], at: origin, layout.offers[index], context)
    }
  }

  mutating func placeGrid(_ layout: GridLayout, _ frame: Rect, _ context: Context) {
    for cell in layout.placements {
      let origin = frame.origin + Vector(dx: cell.frame.minX, dy: cell.frame.minY)
      place(cell.box, at: origin, cell.offer, context)
    }
  }

  mutating func placeDecoration(
    _ box: Box, _ frame: Rect, _ alignment: Alignment, _ isOver: Bool, _ proposal: Proposal,
    _ context: Context
  ) {
    let layers = box.children[1]
    let offer = Proposal(frame.size)
    var corner = alignment.origin(of: layers, offer, in: frame)
    if box.child.hasGuides {
      let (across, down) = (alignment.horizontal.fraction, alignment.vertical.fraction)
      corner.x += box.child.line(.horizontal, across, proposal) - frame.width * across
      corner.y += box.child.line(.vertical, down, proposal) - frame.height * down
    }
    if !isOver { place(layers, at: corner, offer, context) }
    place(box.child, at: frame.origin, proposal, context)
    if isOver { place(layers, at: corner, offer, context) }
  }

  /// What a window shows begins at its start along the axes it moves in.
  mutating func placeScroll(_ box: Box, _ frame: Rect, _ proposal: Proposal, _ context: Context) {
    var inner = context
    let window = Rect(
      center: context.transform.apply(frame.center), size: frame.size.scaled(by: context.transform.scale))
    // What is more than a window away is out of sight in any state that follows soon.
    inner.room = frame.size
    inner.window = Rect(center: window.center, size: window.size.scaled(by: 3))
    place(box.child, at: frame.origin, box.inner(proposal), inner)
  }

  /// The first of the two stands in what the second leaves of the safe area, and under it as well.
  mutating func placeInset(_ box: Box, _ frame: Rect, _ proposal: Proposal, _ context: Context) {
    guard case .inset(let edge, _, _) = box.kind else { return }
    let layout = InsetLayout(box, proposal)
    func placed(_ index: Int) -> Rect {
      Rect(
        origin: frame.origin + Vector(dx: layout.frames[index].minX, dy: layout.frames[index].minY),
        size: layout.sizes[index])
    }
    let content = placed(0)
    var inner = context
    switch edge {
    case .top: inner.safeArea.top += content.minY - frame.minY
    case .bottom: inner.safeArea.bottom += frame.maxY - content.maxY
    case .leading: inner.safeArea.leading += content.minX - frame.minX
    case .trailing: inner.safeArea.trailing += frame.maxX - content.maxX
    }
    place(box.child, at: content.origin, layout.offers[0], inner)
    place(box.children[1], at: placed(1).origin, layout.offers[1], context)
  }

  /// A view that reaches an edge of the safe area goes on to the edge of the screen.
  mutating func placeUnsafe(
    _ box: Box, _ edges: EdgeSet, _ frame: Rect, _ proposal: Proposal, _ context: Context
  ) {
    var inner = context
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    let safe = context.safeRect
    let slack = 1e-6
    if edges.contains(.top), top <= safe.minY + slack {
      top = min(top, context.screen.minY)
      inner.safeArea.top = 0
    }
    if edges.contains(.leading), left <= safe.minX + slack {
      left = min(left, context.screen.minX)
      inner.safeArea.leading = 0
    }
    if edges.contains(.bottom), bottom >= safe.maxY - slack {
      bottom = max(bottom, context.screen.maxY)
      inner.safeArea.bottom = 0
    }
    if edges.contains(.trailing), right >= safe.maxX - slack {
      right = max(right, context.screen.maxX)
      inner.safeArea.trailing = 0
    }
    let whole = Rect(x: left, y: top, width: right - left, height: bottom - top)
    let grown = Vector(dx: whole.width - frame.width, dy: whole.height - frame.height)
    let offer = Proposal(
      width: proposal.width.map { $0 + grown.dx }, height: proposal.height.map { $0 + grown.dy })
    place(box.child, at: Alignment.center.origin(of: box.child.size(offer), in: whole), offer, inner)
  }
}
