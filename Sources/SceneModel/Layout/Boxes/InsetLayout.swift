import Geometry

/// A view and, at one of its edges, another for which it makes room.
struct InsetLayout {
  /// The offers of the view and of what stands at the edge.
  private(set) var offers: [Proposal]
  /// The sizes of the two.
  private(set) var sizes: [Size]
  /// The size of both together, in points.
  let size: Size
  /// Where the two stand, from the corner of both together.
  let frames: [Rect]

  init(_ box: Box, _ proposal: Proposal) {
    guard case .inset(let edge, let alignment, let spacing) = box.kind else {
      preconditionFailure("An inset layout is of an inset.")
    }
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    var offer = proposal
    offer[axis] = nil
    let bar = box.children[1].size(offer)
    var rest = proposal
    rest[axis] = proposal[axis].map { max($0 - bar[axis] - spacing, 0) }
    let content = box.child.size(rest)
    offers = [rest, offer]
    sizes = [content, bar]
    let whole = Size(
      axis, content[axis] + spacing + bar[axis], across: max(content[axis.other], bar[axis.other]))
    size = whole
    let isFirst = edge == .top || edge == .leading
    func frame(_ own: Size, atStart: Bool, _ fraction: Double) -> Rect {
      let along = atStart ? 0 : whole[axis] - own[axis]
      let across = (whole[axis.other] - own[axis.other]) * fraction
      let corner = Size(axis, along, across: across)
      return Rect(origin: Point(x: corner.width, y: corner.height), size: own)
    }
    let place = axis == .vertical ? alignment.horizontal.fraction : alignment.vertical.fraction
    frames = [frame(content, atStart: !isFirst, 0.5), frame(bar, atStart: isFirst, place)]
  }
}
