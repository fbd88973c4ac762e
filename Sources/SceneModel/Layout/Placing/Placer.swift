import Geometry
import Motion

/// Puts boxes in their places and collects what is seen.
struct Placer {
  /// What a box takes from those around it while it is placed.
  struct Context {
    var transform = Similarity()
    /// The opacity of everything around, and that since the glass around.
    var opacity = 1.0
    var innerOpacity = 1.0
    var blur = 0.0
    /// The element whose content leaves are, where there is glass around, and how that glass was placed.
    var glass: Int?
    var glassCenter = Point.zero
    var glassTransform = Similarity()
    /// The container around, by index.
    var container: Int?
    /// The shape whose corners concentric rectangles follow, and its frame.
    var corners: (frame: Rect, kind: GlassShapeKind)?
    /// The screen, and what of it is taken at the edges, in points.
    var screen = Rect(x: 0, y: 0, width: 0, height: 0)
    var safeArea = EdgeInsets.zero
    /// About where things must be to be seen, inside a view that scrolls.
    var window: Rect?
    /// The size of the innermost view that scrolls, in points.
    var room: Size?

    /// The screen less the safe area.
    var safeRect: Rect {
      Rect(
        x: screen.minX + safeArea.leading, y: screen.minY + safeArea.top,
        width: screen.width - safeArea.leading - safeArea.trailing,
        height: screen.height - safeArea.top - safeArea.bottom)
    }

    /// Whether a frame is too far away to be seen in the view that scrolls around it.
    func hides(_ frame: Rect) -> Bool {
      guard let window else { return false }
      let center = transform.apply(frame.center)
      // A circle about the frame, so that a turn does not count.
      let reach = (frame.width * frame.width + frame.height * frame.height).squareRoot() / 2 * transform.scale
      let (dx, dy) = ((center.x - window.center.x).magnitude, (center.y - window.center.y).magnitude)
      return dx > window.width / 2 + reach || dy > window.height / 2 + reach
    }
  }

  /// Where the geometry readers stand, by their tags.
  private(set) var readings: [String: GeometryReading] = [:]

  /// The opaque fills so far, on which what has no colour of its own is black or white.
  private var grounds: [(frame: Rect, isLight: Bool)] = []

  private(set) var containers: [Snapshot.Container] = []
  /// Beside each container, where the source says so.
  private(set) var containerPlaces: [Diagnostic.Place?] = []
  private(set) var elements: [PlacedElement] = []
  /// Beside each element, its id with the view that it was written on, and where the source says so.
  private(set) var ids: [Box.OwnedID?] = []
  private(set) var places: [Diagnostic.Place?] = []
  /// Beside each element, whether a person can scroll to it.
  private(set) var scrolled: [Bool] = []

  /// Places a box with its top-left corner at a point, offered the size it was sized by.
  mutating func place(_ box: Box, at origin: Point, _ proposal: Proposal, _ context: Context) {
    let frame = Rect(origin: origin, size: box.size(proposal))
    switch box.kind {
    case .stack(let axis, let alignment, let spacing):
      placeStack(box, axis, alignment, spacing, frame, proposal, context)
    case .layers(let alignment):
      guard box.hasGuides else {
        for child in box.children {
          place(child, at: alignment.origin(of: child.size(proposal), in: frame), proposal, context)
        }
        break
      }
      for (child, start) in zip(box.children, box.layers(alignment, proposal).origins) {
        place(child, at: frame.origin + Vector(dx: start.x, dy: start.y), proposal, context)
      }
    case .gridRow(let alignment):
      placeStack(box, .horizontal, (alignment ?? .center).fraction, nil, frame, proposal, context)
    case .lazyGrid(let axis, let tracks, let alignment, let spacing):
      let layout = LazyGridLayout(
        children: box.children, axis: axis, tracks: tracks, alignment: alignment, spacing: spacing,
        proposal: proposal)
      placeLazyGrid(layout, box, frame, context)
    case .grid(let alignment, let horizontal, let vertical):
      let gap = Size(width: horizontal, height: vertical)
      placeGrid(
        GridLayout(children: box.children, alignment: alignment, gap: gap, proposal: proposal), frame, context
      )
    case .fits: if let child = box.fitting(proposal) { place(child, at: origin, proposal, context) }
    case .reader(let tag):
      readings[tag] = GeometryReading(
        size: frame.size,
        frame: Rect(
          center: context.transform.apply(frame.center), size: frame.size.scaled(by: context.transform.scale)),
        safeAreaInsets: context.safeArea, room: context.room ?? context.safeRect.size)
      place(box.child, at: origin, Proposal(frame.size), context)
    case .scroll: placeScroll(box, frame, proposal, context)
    case .inset: placeInset(box, frame, proposal, context)
    case .ignoresSafeArea(let edges): placeUnsafe(box, edges, frame, proposal, context)
    case .spacer: break
    case .text, .symbol, .shape, .asset, .widget:
      if !context.hides(frame) { placeLeaf(box, frame, context) }
    case .frame(_, _, let alignment): placeChild(box, in: frame, alignment, proposal, context)
    case .flexibleFrame(let bounds): placeChild(box, in: frame, bounds.alignment, proposal, context)
    case .square: placeChild(box, in: frame, .center, proposal, context)
    case .padding(let insets):
      place(
        box.child, at: origin + Vector(dx: insets.leading, dy: insets.top), box.inner(proposal), context)
    case .position(let point):
      let size = box.child.size(proposal)
      let corner = origin + Vector(dx: point.x - size.width / 2, dy: point.y - size.height / 2)
      place(box.child, at: corner, proposal, context)
    case .decoration(let alignment, let isOver):
      placeDecoration(box, frame, alignment, isOver, proposal, context)
    case .glass(let spot):
      if spot.id != nil || !context.hides(frame) { placeGlass(box, spot, frame, proposal, context) }
    case .container(let spacing, let blend): placeContainer(box, spacing, blend, frame, proposal, context)
    default: place(box.child, at: origin, box.inner(proposal), inner(box, frame, context))
    }
  }

  /// The context below a modifier that changes how things are drawn and not where they stand.
  private func inner(_ box: Box, _ frame: Rect, _ context: Context) -> Context {
    var inner = context
    func point(_ anchor: Alignment) -> Point { anchor.origin(of: .zero, in: frame) }
    switch box.kind {
    case .offset(let vector): inner.transform = context.transform.offset(by: vector)
    case .scale(let factor, let anchor):
      inner.transform = context.transform.around(point(anchor), scale: factor)
    case .rotation(let angle, let anchor):
      inner.transform = context.transform.around(point(anchor), rotation: angle)
    case .opacity(let opacity):
      inner.opacity *= opacity
      inner.innerOpacity *= opacity
    // Two Gaussians after one another are one whose variance is the sum.
    case .blur(let radius): inner.blur = (context.blur * context.blur + radius * radius).squareRoot()
    case .containerShape(let kind): inner.corners = (frame, kind)
    default: break
    }
    return inner
  }

  private mutating func placeChild(
    _ box: Box, in frame: Rect, _ alignment: Alignment, _ proposal: Proposal, _ context: Context
  ) {
    let inner = box.inner(proposal)
    place(box.child, at: alignment.origin(of: box.child, inner, in: frame), inner, context)
  }

  private mutating func placeContainer(
    _ box: Box, _ spacing: Double, _ blend: BlendOperator, _ frame: Rect, _ proposal: Proposal,
    _ context: Context
  ) {
    var inner = context
    inner.container = containers.count
    containers.append(
      Snapshot.Container(
        key: StructuralID(box.identity.key), name: box.identity.name, spacing: spacing, blend: blend,
        parent: context.container.map { containers[$0].key }))
    containerPlaces.append(box.identity.place)
    place(box.child, at: frame.origin, proposal, inner)
  }

  private mutating func placeGlass(
    _ box: Box, _ spot: Box.GlassSpot, _ frame: Rect, _ proposal: Proposal, _ context: Context
  ) {
    let kind = spot.shape.kind(of: frame, in: context.corners)
    let identity = box.identity
    let id = spot.id?.id
    let name = id.flatMap { $0.isUnnamed ? nil : $0.id } ?? identity.name
    let container = context.container ?? containers.count
    if context.container == nil {
      containers.append(
        Snapshot.Container(
          key: StructuralID(identity.key), name: name, spacing: 0, blend: .gradientAware, isExplicit: false))
      containerPlaces.append(identity.place)
    }
    var element = element(identity, name: name, frame, context)
    element.form = ShapeForm(kind)
    element.glass = PlacedGlass(
      glass: spot.glass, kind: kind, isProminent: spot.isProminent, container: container, id: spot.id?.id,
      union: spot.union, transition: spot.transition)
    var inner = context
    inner.glass = elements.count
    inner.glassCenter = frame.center
    inner.glassTransform = context.transform
    inner.innerOpacity = 1
    append(element, identity.place, context, id: spot.id)
    place(box.child, at: frame.origin, proposal, inner)
  }

  private func element(_ identity: Box.Identity, name: String, _ frame: Rect, _ context: Context)
    -> PlacedElement
  {
    PlacedElement(
      key: StructuralID(identity.key), name: name,
      frame: Rect(center: context.transform.apply(frame.center), size: frame.size), opacity: context.opacity,
      scale: context.transform.scale, rotation: context.transform.rotation, blur: context.blur,
      implicitAnimations: identity.animations, control: identity.control)
  }

  private mutating func append(
    _ element: PlacedElement, _ place: Diagnostic.Place?, _ context: Context, id: Box.OwnedID? = nil
  ) {
    elements.append(element)
    ids.append(id)
    places.append(place)
    scrolled.append(context.window != nil)
  }

  private mutating func placeLeaf(_ box: Box, _ frame: Rect, _ context: Context) {
    var content = box.content(in: frame, corners: context.corners)
    guard !content.isEmpty else { return }
    guard let index = context.glass else {
      lie(&content, in: frame, context)
      var element = element(box.identity, name: box.identity.name, frame, context)
      if case .shape(let form) = content[0].kind { element.form = form }
      element.content = content
      append(element, box.identity.place, context)
      return
    }
    let inner = context.transform
    let outer = context.glassTransform
    let factor = outer.scale == 0 ? 0 : inner.scale / outer.scale
    let shift = outer.unturned(inner.apply(frame.center) - outer.apply(context.glassCenter))
    for var part in content {
      part.offset = shift + part.offset * factor
      part.size = Size(width: part.size.width * factor, height: part.size.height * factor)
      part.kind = part.kind.scaled(by: factor)
      part.opacity *= context.innerOpacity
      elements[index].content.append(part)
    }
    elements[index].blur = max(elements[index].blur, context.blur)
  }
}

extension Placer {
  /// Lays what is drawn on the fill below it: what has no colour of its own takes the one that reads best.
  private mutating func lie(_ content: inout [Content], in frame: Rect, _ context: Context) {
    let center = context.transform.apply(frame.center)
    if case .shape = content[0].kind, let fill = content[0].color {
      guard fill.opacity * context.opacity > 0.6, min(frame.width, frame.height) >= 20 else { return }
      let light = 0.299 * fill.red + 0.587 * fill.green + 0.114 * fill.blue
      grounds.append(
        (Rect(center: center, size: frame.size.scaled(by: context.transform.scale)), light > 0.6))
      return
    }
    guard content.contains(where: { $0.color == nil }), !grounds.isEmpty else { return }
    let ground = grounds.last { ground in
      (ground.frame.center.x - center.x).magnitude <= ground.frame.width / 2
        && (ground.frame.center.y - center.y).magnitude <= ground.frame.height / 2
    }
    guard let ground else { return }
    for index in content.indices where content[index].color == nil {
      content[index].color = ground.isLight ? Color(red: 0, green: 0, blue: 0) : .white
    }
  }
}

extension Content.Kind {
  fileprivate func scaled(by factor: Double) -> Content.Kind {
    guard factor != 1 else { return self }
    switch self {
    case .text(let text, let size, let weight): return .text(text, fontSize: size * factor, weight: weight)
    case .symbol(let name, let size): return .symbol(name, fontSize: size * factor)
    case .shape(var form):
      form.radii *= factor
      return .shape(form)
    }
  }
}
