import Geometry

/// How a stack shares its length: SwiftUI's proposal and response.
///
/// The gaps come off first; then each priority from the highest is served, within one the least flexible children
/// first, each offered an equal share of what is left. What lower priorities need at least is kept for them.
struct StackLayout {
  let axis: Axis
  let children: [Box]
  /// Where the children stand across the stack: 0 at the leading or top edge, 1 at the other.
  let alignment: Double
  /// The gap before each child but the first, in points.
  let gaps: [Double]
  /// What each child was offered.
  private(set) var offers: [Proposal]
  /// What each child took.
  private(set) var sizes: [Size]

  init(children: [Box], axis: Axis, alignment: Double, spacing: Double?, proposal: Proposal) {
    self.axis = axis
    self.children = children
    self.alignment = alignment
    gaps = zip(children, children.dropFirst()).map { spacing ?? Self.gap($0, $1, axis) }
    offers = Array(repeating: proposal, count: children.count)
    sizes = Array(repeating: .zero, count: children.count)
    share(proposal)
  }

  /// The size of the whole stack, in points.
  var size: Size {
    var along = gaps.reduce(0, +)
    for size in sizes { along += size[axis] }
    return Size(axis, max(along, 0), across: across.extent)
  }

  /// Where each child stands in the stack, as the way from its corner.
  var starts: [Size] {
    let across = across
    var along = 0.0
    return children.indices.map { index in
      if index > 0 { along += gaps[index - 1] }
      let start = Size(axis, along, across: across.before - lines[index])
      along += sizes[index][axis]
      return start
    }
  }

  /// Where the line that the children share goes through each of them.
  private var lines: [Double] {
    children.indices.map { index in
      children[index].hasGuides
        ? children[index].line(axis.other, alignment, offers[index]) : sizes[index][axis.other] * alignment
    }
  }

  /// The extent across, and how much of it is before the line.
  private var across: (before: Double, extent: Double) {
    guard children.contains(where: \.hasGuides) else {
      let extent = sizes.reduce(0) { max($0, $1[axis.other]) }
      return (extent * alignment, extent)
    }
    let lines = lines
    let before = lines.reduce(0, max)
    let after = zip(sizes, lines).reduce(0) { max($0, $1.0[axis.other] - $1.1) }
    return (before, before + after)
  }

  /// The default gap: 8, but 0 beside a spacer, between lines of text and between bare symbols one under the other.
  private static func gap(_ first: Box, _ second: Box, _ axis: Axis) -> Double {
    switch (first.neighbour, second.neighbour) {
    case (.spacer, _), (_, .spacer): 0
    case (.text, .text), (.symbol, .symbol): axis == .vertical ? 0 : 8
    default: 8
    }
  }

  private mutating func share(_ proposal: Proposal) {
    guard let length = proposal[axis] else {
      for index in children.indices { take(index, offered: nil) }
      return
    }
    let ends = children.map { child in
      (least: extent(child, proposal, 0), most: extent(child, proposal, .infinity))
    }
    let order = children.indices.sorted { a, b in
      if children[a].priority != children[b].priority { return children[a].priority > children[b].priority }
      let first = ends[a].most - ends[a].least
      let second = ends[b].most - ends[b].least
      if first != second { return first < second }
      // Of two that could grow for ever the one that needs more comes first, or the others would take its share.
      let needsMore = first == .infinity && ends[a].least != ends[b].least
      return needsMore ? ends[a].least > ends[b].least : a < b
    }
    var left = length - gaps.reduce(0, +)
    var waiting = order.reduce(0) { $0 + ends[$1].least }
    var start = 0
    while start < order.count {
      let priority = children[order[start]].priority
      var end = start
      while end < order.count, children[order[end]].priority == priority {
        waiting -= ends[order[end]].least
        end += 1
      }
      for (served, index) in order[start..<end].enumerated() {
        let kept = end < order.count ? waiting : 0
        take(index, offered: max(left - kept, 0) / Double(end - start - served))
        if left.isFinite { left -= sizes[index][axis] }
      }
      start = end
    }
  }

  private func extent(_ child: Box, _ proposal: Proposal, _ length: Double) -> Double {
    var offer = proposal
    offer[axis] = length
    return child.size(offer)[axis]
  }

  private mutating func take(_ index: Int, offered: Double?) {
    offers[index][axis] = offered
    sizes[index] = children[index].size(offers[index])
  }
}
