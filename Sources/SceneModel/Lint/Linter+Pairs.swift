import Geometry
import Motion

extension Linter {
  /// Unions whose members cannot be one shape, and unions of one.
  mutating func lookAtUnions(_ arrangement: Layout.Arrangement) {
    var members: [GlassID: [Int]] = [:]
    let elements = arrangement.snapshot.elements
    for (index, element) in elements.enumerated() {
      if let union = element.glass?.union { members[union, default: []].append(index) }
    }
    for (union, indices) in members.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let first = elements[indices[0]].glass else { continue }
      for index in indices.dropFirst() {
        guard let glass = elements[index].glass, let difference = glass.difference(from: first) else {
          continue
        }
        say(
          .warning,
          "‘\(elements[index].name)’ is not drawn with ‘\(elements[indices[0]].name)’ in the union ‘\(union.id)’: "
            + "\(difference)", at: arrangement.places[index])
      }
    }
  }

  /// Glass over glass, which cannot sample it, and glass near other glass of another region.
  mutating func lookAtGlassOnGlass(_ arrangement: Layout.Arrangement) {
    for (first, second) in pairs(arrangement) where first.isSameRegion(as: second) {
      sayTwice(first, second)
    }
    for (first, second) in pairs(arrangement) where !first.isSameRegion(as: second) {
      let gap = first.shape.gap(to: second.shape)
      if gap < -Self.rounding {
        say(
          .warning,
          "‘\(second.element.name)’ is glass over the glass of ‘\(first.element.name)’, which it cannot sample",
          at: second.place)
      } else if gap <= Self.near + Self.rounding {
        sayNear(first, second, "\(max(gap, 0).rounded().shortText) points")
      }
    }
  }

  /// Glass in glass of the same container, where the two make one shape: mostly a glass button with glass upon it.
  private mutating func sayTwice(_ first: Piece, _ second: Piece) {
    let (outer, inner) = (first.element.key.description, second.element.key.description)
    guard first.shape.gap(to: second.shape) < -Self.rounding, !first.isUnited(with: second) else { return }
    if outer.hasPrefix(inner + "/glass") {
      say(
        .warning,
        "‘\(second.element.name)’ is glass twice, one upon the other: a button style and a glassEffect, or two of them; "
          + "one is enough", at: second.place)
    } else if inner.hasPrefix(outer + "/") {
      say(
        .warning,
        "‘\(second.element.name)’ is glass in the glass of ‘\(first.element.name)’, in one container: the two become "
          + "one shape", at: second.place)
    }
  }

  /// Near is what stands no farther apart than a stack puts things that are given no spacing, in points: such
  /// glass would blend in a container that is given none either.
  private static let near = 8.0
  /// What a sum of coordinates may be off by, in points.
  private static let rounding = 1e-6

  private mutating func sayNear(_ first: Piece, _ second: Piece, _ distance: String) {
    if first.isAlone, second.isAlone {
      say(
        .warning,
        "‘\(first.element.name)’ and ‘\(second.element.name)’ are glass outside any container, \(distance) apart; "
          + "a container would let them blend", at: second.place)
    } else if first.isAlone || second.isAlone {
      let (outer, inner) = first.isAlone ? (first, second) : (second, first)
      say(
        .warning,
        "‘\(outer.element.name)’ is glass outside any container, \(distance) from ‘\(inner.element.name)’ in one: "
          + "the two will not blend", at: outer.place)
    } else {
      say(
        .warning,
        "‘\(second.element.name)’ stands \(distance) from ‘\(first.element.name)’ in another container: the two "
          + "will not blend", at: second.place)
    }
  }

  /// A spacing that joins shapes at rest, where it is taken for a layout's gap.
  mutating func lookAtSpacing(_ arrangement: Layout.Arrangement) {
    for (first, second) in pairs(arrangement)
    where first.isSameRegion(as: second) && !first.isUnited(with: second) {
      let spacing = first.container.spacing
      let gap = first.shape.gap(to: second.shape)
      guard gap > 0, spacing >= 2 * gap else { continue }
      let isFar = spacing > 6 * gap
      say(
        isFar ? .warning : .note,
        "‘\(first.element.name)’ and ‘\(second.element.name)’ are joined at rest: the spacing of "
          + "\(spacing.shortText) is \(isFar ? "far more" : "more") than twice the gap of \(gap.oneDecimal) between "
          + "them; the spacing says how far glass reaches, not how far views stand apart", at: second.place)
    }
  }

  /// One glass with what a pair is judged by.
  private struct Piece {
    var element: PlacedElement
    var glass: PlacedGlass
    var shape: PlacedShape
    var container: Snapshot.Container
    var place: Diagnostic.Place?

    var isAlone: Bool { !container.isExplicit }

    func isSameRegion(as other: Piece) -> Bool { glass.container == other.glass.container }

    func isUnited(with other: Piece) -> Bool { glass.union != nil && glass.union == other.glass.union }
  }

  /// The pairs of glass near each other, among no more shapes than can be compared in a moment.
  private func pairs(_ arrangement: Layout.Arrangement) -> [(Piece, Piece)] {
    let snapshot = arrangement.snapshot
    var pieces: [Piece] = []
    for (element, place) in zip(snapshot.elements, arrangement.places) {
      guard let glass = element.glass, glass.glass.variant != .identity, pieces.count < 100,
        // What is not seen overlaps nothing.
        element.opacity > 0.01
      else { continue }
      let shape = element.form.placed(in: element.frame, scale: element.scale, rotation: element.rotation)
      pieces.append(
        Piece(
          element: element, glass: glass, shape: shape, container: snapshot.containers[glass.container],
          place: place))
    }
    var found: [(Piece, Piece)] = []
    for (index, first) in pieces.enumerated() {
      for second in pieces[(index + 1)...] { found.append((first, second)) }
    }
    return found
  }
}

extension PlacedGlass {
  /// Why glass cannot be drawn as one shape with other glass of its union; `nil` where it can.
  fileprivate func difference(from other: PlacedGlass) -> String? {
    if container != other.container { return "they stand in different containers" }
    if glass.variant != other.glass.variant {
      return "one is \(glass.variant.rawValue) glass, the other \(other.glass.variant.rawValue)"
    }
    if glass.tint != other.glass.tint { return "their tints differ" }
    return kind == other.kind ? nil : "their shapes differ"
  }
}

extension Double {
  /// The number to one decimal.
  fileprivate var oneDecimal: String { ((self * 10).rounded() / 10).shortText }
}
