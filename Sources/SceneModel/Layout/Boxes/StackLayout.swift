import Geometry

/// How a stack shares its length: SwiftUI's proposal and response.
///
/// The gaps come off first; then each priority from the highest is served, within one the least flexible children
/// first, each offered an equal share of what is left. What lower priorities need at least is kept for them.
struct StackLayout {
  let axis: Axis
  let children: [Box]
  /// The gap before each child but the first, in points.
  let gaps: [Double]
  /// What each child was offered.
  private(set) var offers: [Proposal]
  /// What each child took.
  private(set) var sizes: [Size]

  init(children: [Box], axis: Axis, spacing: Double?, proposal: Proposal) {
    self.axis = axis
    self.children = children
    gaps = zip(children, children.dropFirst()).map { spacing ?? Self.gap($0, $1, axis) }
    offers = Array(repeating: proposal, count: children.count)
    sizes = Array(repeating: .zero, count: children.count)
    share(proposal)
  }

  /// The size of the whole stack, in points.
  var size: Size {
    var along = gaps.reduce(0, +)
    var across = 0.0
    for size in sizes {
      along += size[axis]
      across = max(across, size[axis.other])
    }
    return Size(axis, max(along, 0), across: across)
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
