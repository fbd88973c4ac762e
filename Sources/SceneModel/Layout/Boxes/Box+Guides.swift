import Geometry

/// Alignment guides: where the lines go through a view by which those around it put their views in line.
extension Box {
  /// Where the line of an alignment goes through the box, in points from its leading or top edge: where a guide says,
  /// else at a fraction of its size.
  func line(_ axis: Axis, _ fraction: Double, _ proposal: Proposal) -> Double {
    guide(axis, Self.name(axis, fraction), proposal) ?? size(proposal)[axis] * fraction
  }

  /// The name of the alignment at a fraction: SwiftUI's.
  private static func name(_ axis: Axis, _ fraction: Double) -> String {
    if fraction == 0.5 { return HorizontalAlignment.center.rawValue }
    if axis == .horizontal { return fraction == 0 ? "leading" : "trailing" }
    return fraction == 0 ? "top" : "bottom"
  }

  /// Where a guide of the box, or of what is in it, says that a line goes; `nil` where none does.
  private func guide(_ axis: Axis, _ name: String, _ proposal: Proposal) -> Double? {
    guard hasGuides else { return nil }
    switch kind {
    case .guide(let own, let word, let place) where own == axis && word == name: return place
    case .stack(let direction, let alignment, let spacing):
      let layout = StackLayout(
        children: children, axis: direction, alignment: alignment, spacing: spacing, proposal: proposal)
      let starts = layout.starts
      return mean(
        children.indices.map { index in
          children[index].guide(axis, name, layout.offers[index]).map { $0 + starts[index][axis] }
        })
    case .layers(let alignment):
      let origins = layers(alignment, proposal).origins
      return mean(
        children.indices.map { index in
          children[index].guide(axis, name, proposal).map {
            $0 + (axis == .horizontal ? origins[index].x : origins[index].y)
          }
        })
    case .padding(let insets):
      return child.guide(axis, name, inner(proposal)).map {
        $0 + (axis == .horizontal ? insets.leading : insets.top)
      }
    case .frame(_, _, let alignment): return framed(axis, name, proposal, alignment)
    case .flexibleFrame(let frame): return framed(axis, name, proposal, frame.alignment)
    case .decoration: return child.guide(axis, name, proposal)
    case .inset, .scroll, .position, .reader, .grid, .gridRow, .lazyGrid, .fits: return nil
    default: return children.count == 1 ? child.guide(axis, name, inner(proposal)) : nil
    }
  }

  /// Of several guides in one view the mean counts.
  private func mean(_ places: [Double?]) -> Double? {
    let known = places.compactMap { $0 }
    return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
  }

  private func framed(_ axis: Axis, _ name: String, _ proposal: Proposal, _ alignment: Alignment) -> Double? {
    let offer = inner(proposal)
    guard let place = child.guide(axis, name, offer) else { return nil }
    let origin = alignment.origin(of: child, offer, in: Rect(origin: .zero, size: size(proposal)))
    return place + (axis == .horizontal ? origin.x : origin.y)
  }

  /// The size of layers, and where each stands in it.
  func layers(_ alignment: Alignment, _ proposal: Proposal) -> (size: Size, origins: [Point]) {
    let fractions = Size(width: alignment.horizontal.fraction, height: alignment.vertical.fraction)
    var before = Size.zero
    var after = Size.zero
    var lines: [Size] = []
    for child in children {
      let size = child.size(proposal)
      let line = Size(
        width: child.line(.horizontal, fractions.width, proposal),
        height: child.line(.vertical, fractions.height, proposal))
      lines.append(line)
      before = Size(width: max(before.width, line.width), height: max(before.height, line.height))
      after = Size(
        width: max(after.width, size.width - line.width), height: max(after.height, size.height - line.height)
      )
    }
    return (
      Size(width: before.width + after.width, height: before.height + after.height),
      lines.map { Point(x: before.width - $0.width, y: before.height - $0.height) }
    )
  }
}

extension Alignment {
  /// The top-left corner of a box that stands at this place of a rectangle, by its guides where it has any.
  func origin(of box: Box, _ proposal: Proposal, in rect: Rect) -> Point {
    guard box.hasGuides else { return origin(of: box.size(proposal), in: rect) }
    return Point(
      x: rect.minX + rect.width * horizontal.fraction - box.line(.horizontal, horizontal.fraction, proposal),
      y: rect.minY + rect.height * vertical.fraction - box.line(.vertical, vertical.fraction, proposal))
  }
}
