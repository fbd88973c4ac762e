public import Geometry
public import SceneModel

/// The narrowest place between two shapes that are joined.
public struct Neck: Hashable, Sendable {
  /// The width across, in points.
  public let width: Double
  /// One end of the line across.
  public let start: Point
  /// The other end.
  public let end: Point
}

extension Frame.GlassContainer {
  /// The neck between two shapes by their indices; `nil` where they are not joined or one has no narrowest place
  /// on the way to the other, as when one lies in the other.
  ///
  /// The width is measured across the line through the nearest points, and the narrowest place on it is taken.
  ///
  /// *Accuracy*: 1e-6 pt in the width.
  ///
  /// - Precondition: the region has shapes of both indices, and they differ.
  public func neck(between one: Int, and other: Int) -> Neck? {
    precondition(
      shapes.indices.contains(one) && shapes.indices.contains(other) && one != other,
      "A neck is between two different shapes of the region.")
    return PairProbe(self).neck(min(one, other), max(one, other))
  }

  /// The spacing at which two shapes first join where they stand, in points; 0 where they overlap.
  ///
  /// The region's other shapes count. `nil` where no spacing joins them: with the operator `none`, or while one
  /// has not left the other.
  ///
  /// - Precondition: the region has shapes of both indices, and they differ.
  public func spacingToJoin(_ one: Int, _ other: Int) -> Double? {
    leastSpacing { $0.pair(one, other).isJoined }
  }

  /// The least spacing at which the neck between two shapes is so wide, in points, where they stand.
  ///
  /// `nil` where no spacing makes it so wide.
  ///
  /// - Precondition: the region has shapes of both indices, and they differ; the width is positive.
  public func spacing(forNeck width: Double, between one: Int, and other: Int) -> Double? {
    precondition(width > 0 && width.isFinite, "A neck's width is a positive, finite number.")
    return leastSpacing { container in
      guard let neck = container.neck(between: one, and: other) else {
        // Shapes that have grown together so far that nothing is narrow between them have passed every width.
        return container.pair(one, other).isJoined && container.pair(one, other).gap < container.spacing / 4
      }
      return neck.width >= width
    }
  }

  /// The least spacing with a property that every greater one has too, to 1e-7 pt.
  private func leastSpacing(where holds: (Frame.GlassContainer) -> Bool) -> Double? {
    func isEnough(_ spacing: Double) -> Bool {
      var container = self
      container.spacing = spacing
      return holds(container)
    }
    if isEnough(0) { return 0 }
    var low = 0.0
    var high = 1.0
    while !isEnough(high) {
      low = high
      high *= 2
      if high > 1e5 { return nil }
    }
    while high - low > 1e-7 {
      let middle = (low + high) / 2
      if isEnough(middle) { high = middle } else { low = middle }
    }
    return (low + high) / 2
  }
}

extension PairProbe {
  func neck(_ first: Int, _ second: Int) -> Neck? {
    let pair = pair(first, second)
    guard pair.isJoined else { return nil }
    let near = container.shapes[first].shape.nearest(to: container.shapes[second].shape)
    let start = near.distance > 0 ? near.first : near.second
    let length = abs(near.distance)
    // Unequal shapes may be narrowest a little inside the smaller one.
    let margin = min(bounds[first].size.shorterSide, bounds[second].size.shorterSide) / 4
    let across = near.direction.quarterTurned
    let sampler = FieldSampler(container.field)
    func line(_ along: Double) -> Neck? {
      self.line(through: start + near.direction * along, across, in: sampler)
    }
    func width(_ along: Double) -> Double { line(along)?.width ?? 0 }
    let along = GoldenSection.lowest(from: -margin, to: length + margin, width: 1e-6, width)
    guard along > -margin + 1e-3, along < length + margin - 1e-3 else { return nil }
    return line(along)
  }

  /// The line across a joined pair through a point, to where the field turns positive on both sides.
  private func line(through point: Point, _ across: Vector, in sampler: FieldSampler) -> Neck? {
    guard sampler.sample(at: point).distance <= 0 else { return nil }
    let box = bounds.dropFirst().reduce(bounds[0]) { $0.union($1) }
    let reach = box.size.width + box.size.height + 2 * container.spacing
    let start = edge(from: point, along: -across, within: reach, in: sampler)
    let end = edge(from: point, along: across, within: reach, in: sampler)
    return Neck(width: (end - start).length, start: start, end: end)
  }

  /// The first place along a ray from inside at which the field turns positive.
  private func edge(
    from point: Point, along ray: Vector, within reach: Double, in sampler: FieldSampler
  ) -> Point {
    var low = 0.0
    var high = 0.0
    while high < reach {
      let value = sampler.sample(at: point + ray * high).distance
      if value > 0 { break }
      low = high
      // The field grows no faster than by 1 a point, so this step does not pass an edge by much.
      high += max(-value, 0.25)
    }
    for _ in 0..<60 where high - low > 1e-10 {
      let middle = (low + high) / 2
      if sampler.sample(at: point + ray * middle).distance > 0 { high = middle } else { low = middle }
    }
    return point + ray * low
  }
}
