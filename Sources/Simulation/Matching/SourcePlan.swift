import Geometry
import SceneModel

/// One shape that may be a source.
struct SourceCandidate {
  let shape: PlacedShape
  let name: String
  let origin: Decision.Origin
}

/// A decision about an element that comes or goes, before it is made.
struct SourcePlan {
  let name: String
  let fate: Decision.Fate
  let after: Int?
  let before: Int?

  /// A decision without a source.
  func decision(_ way: Decision.Way, by rule: Decision.Rule, nearest: Decision.Neighbor? = nil) -> Decision {
    Decision(name, fate, way, by: rule, nearest: nearest, after: after, before: before)
  }

  /// A decision for a source, found at a gap in points.
  func matched(
    _ source: SourceCandidate, gap: Double, spacing: Double, by rule: Decision.Rule
  ) -> Decision {
    Decision(
      name, fate, .matchedGeometry, by: rule, source: source.name,
      nearest: Decision.Neighbor(name: source.name, gap: gap, spacing: spacing), after: after,
      before: before, origin: source.origin)
  }

  /// Takes the nearest candidate within the spacing, of the first tier that has one; else materializes.
  func decision(
    from shape: PlacedShape, in container: Snapshot.Container, tiers: [[SourceCandidate]]
  ) -> Decision {
    let spacing = container.spacing
    var beyond: Decision.Neighbor?
    for tier in tiers {
      guard let (source, gap) = Self.nearest(to: shape, among: tier) else { continue }
      if shape.isWithin(spacing, of: source.shape, apart: gap) {
        return matched(source, gap: gap, spacing: spacing, by: .withinSpacing)
      }
      if gap < beyond?.gap ?? .infinity {
        beyond = Decision.Neighbor(name: source.name, gap: gap, spacing: spacing)
      }
    }
    if let beyond { return decision(.materialize, by: .beyondSpacing, nearest: beyond) }
    return decision(.materialize, by: container.isExplicit ? .noNeighbor : .outsideContainer)
  }

  private static func nearest(
    to shape: PlacedShape, among candidates: [SourceCandidate]
  ) -> (SourceCandidate, Double)? {
    var best: (SourceCandidate, Double)?
    for candidate in candidates {
      let gap = shape.gap(to: candidate.shape)
      // Gaps that differ by rounding only are the same gap: the first declared is to win.
      if gap < (best?.1 ?? .infinity) - 1e-9 { best = (candidate, gap) }
    }
    return best
  }
}

extension PlacedShape {
  /// Whether another shape, a gap in points away, is no farther than a spacing.
  ///
  /// Where views are the spacing apart, outlines of continuous corners may be a little more: up to half a point, this
  /// project's choice, is made up for by their frames. Layout leaves rounding in a gap that is meant to be the spacing.
  func isWithin(_ spacing: Double, of other: PlacedShape, apart gap: Double) -> Bool {
    let rounding = 1e-9
    guard gap > spacing + rounding else { return true }
    guard gap <= spacing + 0.5 else { return false }
    let (a, b) = (bounds, other.bounds)
    let across = max(b.minX - a.maxX, a.minX - b.maxX, 0)
    let down = max(b.minY - a.maxY, a.minY - b.maxY, 0)
    return (across * across + down * down).squareRoot() <= spacing + rounding
  }
}
