/// What a change of state does to one element, and by which rule.
public struct Decision: Hashable, Sendable {
  /// What becomes of the element.
  public enum Fate: String, Hashable, Sendable, CaseIterable {
    /// It is in both states, and moves from one to the other.
    case stays
    /// It was on its way out, and is in the new state.
    case returns
    /// It is in the new state only.
    case appears
    /// It is in the old state only.
    case leaves
  }

  /// How the element gets there.
  public enum Way: String, Hashable, Sendable, CaseIterable {
    /// From where it is to its new place.
    case moves
    /// Out of the geometry of another shape, or into it.
    case matchedGeometry
    /// In its own place, by its light bending and its content fading.
    case materialize
    /// At once.
    case identity
    /// In its own place, by its opacity.
    case fade
  }

  /// The rule that decided.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Both states have glass of this id and namespace.
    case sameID
    /// Both states have a view at this place in the tree.
    case samePlace
    /// A member of the same union is there before and after.
    case sameUnion
    /// The nearest shape is no farther than the container's spacing.
    case withinSpacing
    /// A shape no farther than the container's spacing comes or goes in the same change and has a source.
    case throughNeighbor
    /// The nearest shape is farther than the container's spacing.
    case beyondSpacing
    /// The container has no other shape that is there before and after, or that makes way.
    case noNeighbor
    /// The element is glass outside any container, whose region has no other shape.
    case outsideContainer
    /// The author chose the transition.
    case chosen
    /// The element is no glass.
    case noGlass
    /// The person asked for reduced motion.
    case reducedMotion
  }

  /// Another shape, seen from the element at rest.
  public struct Neighbor: Hashable, Sendable {
    /// The name of the shape's element, for a union those of its members joined by ` + `.
    public let name: String
    /// The distance between the two outlines at rest, in points; negative where they overlap.
    public let gap: Double
    /// The container's spacing in the state in which the gap was measured, in points.
    public let spacing: Double

    init(name: String, gap: Double, spacing: Double) {
      self.name = name
      self.gap = gap
      self.spacing = spacing
    }
  }

  /// The element's name.
  public let name: String
  /// What becomes of it.
  public let fate: Fate
  /// How it gets there.
  public let way: Way
  /// The rule that decided.
  public let rule: Rule
  /// The name of what it comes out of or goes into, for a union those of its members joined by ` + `.
  ///
  /// `nil` but for `matchedGeometry`.
  public let source: String?
  /// The nearest other shape that could have been the source; `nil` where there is none, or it is not asked.
  public let nearest: Neighbor?

  /// The element's index in the new snapshot; `nil` where it leaves.
  let after: Int?
  /// The element's index among those of the old snapshot and then those on their way out; `nil` where it appears.
  let before: Int?
  /// Where the source is to be found.
  let origin: Origin?

  /// Where the source of a matched geometry is to be found.
  enum Origin: Hashable, Sendable {
    /// An element of the new snapshot.
    case after(Int)
    /// An element of the old snapshot that is not in the new one.
    case before(Int)
  }

  init(
    _ name: String, _ fate: Fate, _ way: Way, by rule: Rule, source: String? = nil,
    nearest: Neighbor? = nil, after: Int? = nil, before: Int? = nil, origin: Origin? = nil
  ) {
    self.name = name
    self.fate = fate
    self.way = way
    self.rule = rule
    self.source = source
    self.nearest = nearest
    self.after = after
    self.before = before
    self.origin = origin
  }
}

extension Decision: CustomStringConvertible {
  /// The decision in one line of words.
  public var description: String {
    var text = "\(name) \(fate.rawValue)"
    if let source {
      text += fate == .leaves ? " into \(source)" : " out of \(source)"
    } else if way != .moves {
      text += " (\(way.rawValue))"
    }
    text += ": \(rule.rawValue)"
    if let nearest { text += ", \(nearest.gap) pt from \(nearest.name), spacing \(nearest.spacing) pt" }
    return text
  }
}
