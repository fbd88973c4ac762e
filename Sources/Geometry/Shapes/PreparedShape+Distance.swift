extension PreparedShape {
  /// The signed distance at a point with what a blend needs to know of it.
  struct Sample {
    /// The signed distance, in points.
    var distance: Double
    /// The unit gradient.
    var gradient: Vector
    /// The curvature of the level line through the point, per point; 0 on a flat.
    var bend: Double
  }

  /// The signed distance, its gradient and the bend of its level line at a point.
  ///
  /// Where several points of the outline are nearest (the medial axis), the first in the order of edges and
  /// then corners decides the gradient.
  @inline(__always)
  func sample(at point: Point) -> Sample {
    let place = local(point)
    if uniformRadius >= 0 { return sampleUniform(place) }
    return sampleUneven(place)
  }

  /// The sample where the four corners are equal and circular: an offset of a box.
  ///
  /// Source: Í. Quílez, "2D distance functions", the rounded box.
  @inline(__always)
  private func sampleUniform(_ place: Vector) -> Sample {
    let radius = uniformRadius
    let x = abs(place.dx) - (halfWidth - radius)
    let y = abs(place.dy) - (halfHeight - radius)
    var gradient: Vector
    let distance: Double
    var bend = 0.0
    if x > 0 && y > 0 {
      let length = (x * x + y * y).squareRoot()
      gradient = Vector(dx: x / length, dy: y / length)
      distance = length - radius
      bend = 1 / length
    } else if x > y {
      gradient = Vector(dx: 1, dy: 0)
      distance = x - radius
    } else {
      gradient = Vector(dx: 0, dy: 1)
      distance = y - radius
    }
    if place.dx < 0 { gradient.dx = -gradient.dx }
    if place.dy < 0 { gradient.dy = -gradient.dy }
    return Sample(distance: distance, gradient: turned(gradient), bend: bend)
  }

  @inline(never)
  private func sampleUneven(_ place: Vector) -> Sample {
    for corner in corners {
      let folded = corner.folded(place)
      guard folded.x > 0, folded.y > 0, corner.isOutside(folded) else { continue }
      let foot = corner.footFromOutside(folded)
      let distance = max((folded - foot.point).dot(foot.normal), 0)
      return Sample(
        distance: distance, gradient: turned(corner.unfolded(foot.normal)),
        bend: PreparedShape.bend(curvature: foot.curvature, distance: distance))
    }
    let x = abs(place.dx) - halfWidth
    let y = abs(place.dy) - halfHeight
    let flat =
      x > y
      ? Sample(distance: x, gradient: turned(Vector(dx: place.dx < 0 ? -1 : 1, dy: 0)), bend: 0)
      : Sample(distance: y, gradient: turned(Vector(dx: 0, dy: place.dy < 0 ? -1 : 1)), bend: 0)
    return flat.distance >= 0 ? flat : sampleInside(place, flat: flat)
  }

  /// The sample at an inner point: the nearest of the edges' lines and the corners' curves.
  ///
  /// The shape is convex, so each edge's whole line is at least as far as the outline and may stand for it. A
  /// corner's curve lies beyond its chord, and is passed over where even the chord is farther than an edge.
  private func sampleInside(_ place: Vector, flat: Sample) -> Sample {
    var best = flat
    for corner in corners where corner.reach.width > 0 {
      let folded = corner.folded(place)
      guard -corner.depthUnderChord(folded) > best.distance, let foot = corner.footFromInside(folded) else {
        continue
      }
      let length = foot.point.distance(to: folded)
      guard -length > best.distance else { continue }
      best = Sample(
        distance: -length, gradient: turned(corner.unfolded(foot.normal)),
        bend: PreparedShape.bend(curvature: foot.curvature, distance: -length))
    }
    return best
  }

  /// The curvature of a level line at a distance from a curve of some curvature.
  @inline(__always)
  static func bend(curvature: Double, distance: Double) -> Double {
    guard curvature.isFinite else { return distance > 0 ? 1 / distance : .infinity }
    let denominator = 1 + curvature * distance
    return denominator > 0 ? curvature / denominator : .infinity
  }
}

extension PlacedShape {
  /// The signed distance to the shape's outline, in points, and its gradient.
  ///
  /// *Edge cases*: on the medial axis, where several outline points are nearest, an edge comes before a
  /// corner. A shape without a width or a height is the segment or the point that is left of it.
  ///
  /// *Accuracy*: outside and on the outline 1e-12 of the coordinates for every corner; inside elliptic and
  /// continuous corners 1e-9 pt.
  public func sample(at point: Point) -> FieldSample {
    let sample = PreparedShape(self).sample(at: point)
    return FieldSample(distance: sample.distance, gradient: sample.gradient)
  }
}
