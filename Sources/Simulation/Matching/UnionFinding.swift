public import SceneModel

/// What became of one union that authors asked for: who is drawn as one shape, and why others are not.
public struct UnionFinding: Hashable, Sendable, CustomStringConvertible {
  /// A condition that members of a union must share.
  public enum Condition: String, Hashable, Sendable, CaseIterable {
    /// The glass's variant: regular or clear.
    case variant
    /// The shape's kind, with its radii.
    case shape
    /// The tint.
    case tint
    /// The container.
    case container
  }

  /// Two parts of a union that are not one shape, and what keeps them apart.
  public struct Failure: Hashable, Sendable, CustomStringConvertible {
    /// The first part's first element, by name.
    public let first: String
    /// The other part's first element, by name.
    public let second: String
    /// The conditions that differ, in the order of ``Condition``.
    public let conditions: [Condition]

    /// The failure in words.
    public var description: String {
      "\(first) and \(second) are not united: they differ in "
        + conditions.map(\.rawValue).joined(separator: ", ")
    }
  }

  /// The id that the members asked for.
  public let id: GlassID
  /// The names of the elements of each shape, in declaration order; more than one shape where members differ.
  public let shapes: [[String]]
  /// What keeps each further shape apart from the first.
  public let failures: [Failure]

  /// The union in words, one line for the shapes and one for each failure.
  public var description: String {
    let parts = shapes.map { $0.joined(separator: " + ") }.joined(separator: " | ")
    return (["union \(id.id): \(parts)"] + failures.map(\.description)).joined(separator: "\n")
  }

  /// Every union in a snapshot, in the order of their first members.
  public static func findings(in snapshot: Snapshot) -> [UnionFinding] {
    findings(in: snapshot, groups: GlassGroup.groups(of: snapshot))
  }

  static func findings(in snapshot: Snapshot, groups: [GlassGroup]) -> [UnionFinding] {
    var order: [GlassID] = []
    var parts: [GlassID: [GlassGroup]] = [:]
    for group in groups {
      guard let id = group.union else { continue }
      if parts[id] == nil { order.append(id) }
      parts[id, default: []].append(group)
    }
    return order.map { id in UnionFinding(id: id, parts: parts[id] ?? [], in: snapshot) }
  }

  private init(id: GlassID, parts: [GlassGroup], in snapshot: Snapshot) {
    self.id = id
    shapes = parts.map { $0.members.map { snapshot.elements[$0].name } }
    failures = parts.dropFirst().compactMap { part in
      guard let first = parts.first?.members.first, let second = part.members.first,
        let one = snapshot.elements[first].glass, let other = snapshot.elements[second].glass
      else { return nil }
      return Failure(
        first: snapshot.elements[first].name, second: snapshot.elements[second].name,
        conditions: Condition.allCases.filter { !$0.holds(between: one, and: other) })
    }
  }
}

extension UnionFinding.Condition {
  /// Whether two members share this condition.
  func holds(between one: PlacedGlass, and other: PlacedGlass) -> Bool {
    switch self {
    case .variant: one.glass.variant == other.glass.variant
    case .shape: one.kind == other.kind
    case .tint: one.glass.tint == other.glass.tint
    case .container: one.container == other.container
    }
  }
}
