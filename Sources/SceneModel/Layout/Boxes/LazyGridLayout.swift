import Geometry

/// How a lazy grid shares its width among tracks, and where its cells stand.
///
/// What fixed tracks and gaps leave is shared out track by track, each taking an equal part of what is left within its
/// bounds; an adaptive track then holds as many of its least width as fit into its part.
struct LazyGridLayout {
  /// The cells' frames, beside the children, from the grid's own corner.
  private(set) var frames: [Rect] = []
  /// The cells' offers, beside the children.
  private(set) var offers: [Proposal] = []
  /// The size of the grid, in points.
  private(set) var size = Size.zero

  /// One column of a vertical grid, where it begins and how wide it is.
  private struct Lane {
    var start: Double
    var length: Double
    var alignment: Alignment?
  }

  init(
    children: [Box], axis: Axis, tracks: [GridTrack], alignment: Alignment, spacing: Double,
    proposal: Proposal
  ) {
    let across = axis.other
    let lanes = Self.lanes(tracks, offered: proposal[across])
    guard let last = lanes.last else { return }
    var along = 0.0
    var start = 0
    while start < children.count {
      let line = children[start..<min(start + lanes.count, children.count)]
      if start > 0 { along += spacing }
      var sizes: [Size] = []
      for (child, lane) in zip(line, lanes) {
        var offer = Proposal.ideal
        offer[across] = lane.length
        offers.append(offer)
        sizes.append(child.size(offer))
      }
      let thickness = sizes.map { $0[axis] }.max() ?? 0
      for (size, lane) in zip(sizes, lanes) {
        let cell = Rect(
          origin: Point(
            x: axis == .vertical ? lane.start : along, y: axis == .vertical ? along : lane.start),
          size: Size(axis, thickness, across: lane.length))
        frames.append(Rect(origin: (lane.alignment ?? alignment).origin(of: size, in: cell), size: size))
      }
      along += thickness
      start += lanes.count
    }
    size = Size(axis, along, across: last.start + last.length)
  }

  private static func lanes(_ tracks: [GridTrack], offered: Double?) -> [Lane] {
    let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    var left = (offered ?? 0) - gaps
    var sharing = tracks.count
    for track in tracks {
      guard case .fixed(let length) = track.extent else { continue }
      left -= length
      sharing -= 1
    }
    var lanes: [Lane] = []
    var start = 0.0
    for track in tracks {
      let gap = track.spacing ?? 8
      func part(_ least: Double, _ most: Double) -> Double {
        // Without an offer each is as small as it may be.
        let share = offered == nil ? least : max(left, 0) / Double(max(sharing, 1))
        return max(min(share, most), least)
      }
      switch track.extent {
      case .fixed(let length):
        lanes.append(Lane(start: start, length: length, alignment: track.alignment))
        start += length + gap
      case .flexible(let least, let most):
        let length = part(least, most)
        (left, sharing) = (left - length, sharing - 1)
        lanes.append(Lane(start: start, length: length, alignment: track.alignment))
        start += length + gap
      case .adaptive(let least, let most):
        let room = part(least, .infinity)
        (left, sharing) = (left - room, sharing - 1)
        let count = max(Int(min((room + gap) / max(least + gap, 1), 1000)), 1)
        let length = max(min((room - gap * Double(count - 1)) / Double(count), most), min(least, room))
        for _ in 0..<count {
          lanes.append(Lane(start: start, length: length, alignment: track.alignment))
          start += length + gap
        }
      }
    }
    return lanes
  }
}
