import Geometry

extension Box {
  /// The size for an offer, worked out; ``size(_:)`` remembers it.
  func measured(_ proposal: Proposal) -> Size {
    switch kind {
    case .stack(let axis, let alignment, let spacing):
      return StackLayout(
        children: children, axis: axis, alignment: alignment, spacing: spacing, proposal: proposal
      ).size
    case .layers(let alignment):
      return hasGuides ? layers(alignment, proposal).size : layersSize(proposal)
    case .spacer(let axis, let minLength): return spacerSize(proposal, axis, minLength)
    case .text(let text, let lettering): return lettering.size(of: text, proposal.width)
    case .symbol(_, let size, let isResizable, _):
      let natural = Size(width: size * TextMeasure.symbolWidth, height: size * TextMeasure.symbolHeight)
      return isResizable ? proposal.replacingIdeal(by: natural) : natural
    case .asset(_, let isResizable):
      return isResizable ? proposal.replacingIdeal(by: Self.assetSize) : Self.assetSize
    case .shape, .reader: return proposal.replacingIdeal(by: Size(width: 10, height: 10))
    case .widget(let widget): return widget.size(proposal)
    case .lazyGrid(let axis, let tracks, let alignment, let spacing):
      return LazyGridLayout(
        children: children, axis: axis, tracks: tracks, alignment: alignment, spacing: spacing,
        proposal: proposal
      ).size
    case .grid(let alignment, let horizontal, let vertical):
      let gap = Size(width: horizontal, height: vertical)
      return GridLayout(children: children, alignment: alignment, gap: gap, proposal: proposal).size
    // A row that stands in no grid is a horizontal stack.
    case .gridRow(let alignment):
      return StackLayout(
        children: children, axis: .horizontal, alignment: (alignment ?? .center).fraction, spacing: nil,
        proposal: proposal
      ).size
    case .fits: return fitting(proposal)?.size(proposal) ?? .zero
    case .scroll(let horizontal, let vertical):
      let content = child.size(inner(proposal))
      return Size(
        width: horizontal ? proposal.width ?? content.width : content.width,
        height: vertical ? proposal.height ?? content.height : content.height)
    case .inset: return InsetLayout(self, proposal).size
    case .position: return proposal.replacingIdeal(by: child.size(proposal))
    case .square:
      let side = child.size(proposal)
      let longer = max(side.width, side.height)
      return Size(width: longer, height: longer)
    case .frame(let width, let height, _):
      let size = child.size(inner(proposal))
      return Size(width: width ?? size.width, height: height ?? size.height)
    case .flexibleFrame(let frame): return flexibleSize(frame, proposal)
    case .padding(let insets):
      let size = child.size(inner(proposal))
      return Size(
        width: max(size.width + insets.leading + insets.trailing, 0),
        height: max(size.height + insets.top + insets.bottom, 0))
    default: return child.size(inner(proposal))
    }
  }

  /// What a modifier's box offers its child when it is offered something itself.
  func inner(_ proposal: Proposal) -> Proposal {
    switch kind {
    case .frame(let width, let height, _):
      return Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    case .flexibleFrame(let frame):
      return Proposal(
        width: offer(proposal.width, frame.minWidth, frame.idealWidth, frame.maxWidth),
        height: offer(proposal.height, frame.minHeight, frame.idealHeight, frame.maxHeight))
    case .padding(let insets):
      return Proposal(
        width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
        height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
    case .fixedSize(let horizontal, let vertical):
      return Proposal(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    case .aspectRatio(let ratio, let mode): return proportioned(proposal, ratio, mode)
    case .scroll(let horizontal, let vertical):
      return Proposal(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    default: return proposal
    }
  }

  private func offer(_ proposed: Double?, _ least: Double?, _ ideal: Double?, _ most: Double?) -> Double? {
    guard let offered = proposed ?? ideal else { return nil }
    return max(min(offered, most ?? offered), least ?? 0)
  }

  private func flexibleSize(_ frame: Node.FlexibleFrame, _ proposal: Proposal) -> Size {
    let size = child.size(inner(proposal))
    return Size(
      width: extent(proposal.width, size.width, frame.minWidth, frame.idealWidth, frame.maxWidth),
      height: extent(proposal.height, size.height, frame.minHeight, frame.idealHeight, frame.maxHeight))
  }

  /// The extent of a flexible frame: what is offered, within the bounds; a bound not given is the child's extent.
  private func extent(
    _ proposed: Double?, _ child: Double, _ least: Double?, _ ideal: Double?, _ most: Double?
  ) -> Double {
    guard let proposed else {
      let natural = ideal ?? child
      let bounded = most.map { min(natural, $0) } ?? natural
      return max(bounded, least ?? 0)
    }
    let high = most ?? max(child, least ?? 0)
    let low = least ?? min(child, high)
    return max(min(proposed, high), low)
  }

  private func layersSize(_ proposal: Proposal) -> Size {
    var size = Size.zero
    for child in children {
      let one = child.size(proposal)
      size = Size(width: max(size.width, one.width), height: max(size.height, one.height))
    }
    return size
  }

  private func spacerSize(_ proposal: Proposal, _ axis: Axis?, _ minLength: Double) -> Size {
    func length(_ offered: Double?, along direction: Axis) -> Double {
      guard axis == nil || axis == direction else { return 0 }
      return max(offered ?? minLength, minLength)
    }
    return Size(
      width: length(proposal.width, along: .horizontal), height: length(proposal.height, along: .vertical))
  }

  /// The first child that fits what is offered along the axes, else the last.
  func fitting(_ proposal: Proposal) -> Box? {
    guard case .fits(let horizontal, let vertical) = kind else { return nil }
    func fits(_ child: Box) -> Bool {
      let ideal = child.size(.ideal)
      let isNarrow = proposal.width.map { ideal.width <= $0 + 1e-6 } ?? true
      let isLow = proposal.height.map { ideal.height <= $0 + 1e-6 } ?? true
      return (!horizontal || isNarrow) && (!vertical || isLow)
    }
    return children.first(where: fits) ?? children.last
  }

  /// The size of a picture that is not known: this project's choice, in points.
  private static let assetSize = Size(width: 100, height: 100)

  /// The offer of a ratio, within what is offered or over it.
  private func proportioned(_ proposal: Proposal, _ ratio: Double?, _ mode: ContentMode) -> Proposal {
    let ideal = child.size(.ideal)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    default:
      let space = proposal.replacingIdeal(by: ideal)
      let isLimitedByWidth = (space.width / ratio <= space.height) == (mode == .fit)
      return isLimitedByWidth
        ? Proposal(width: space.width, height: space.width / ratio)
        : Proposal(width: space.height * ratio, height: space.height)
    }
  }
}
