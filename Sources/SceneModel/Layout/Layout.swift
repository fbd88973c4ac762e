public import Geometry

/// Places nodes on a canvas, by SwiftUI's rule: a parent offers a size, a child answers with the one it takes, and
/// the parent places it.
public enum Layout {
  /// Lays out the nodes of one state; several stand one under the other in the middle of the canvas.
  ///
  /// - Parameters:
  ///   - nodes: The body, resolved.
  ///   - canvas: The surface, whose size the body is offered.
  /// - Returns: What is seen, in declaration order.
  /// - Throws: ``SceneError`` where a place or a size is not finite, or an id stands twice in a namespace.
  public static func snapshot(of nodes: [Node], on canvas: Canvas) throws(SceneError) -> Snapshot {
    try arrangement(of: nodes, on: canvas, refusesRepeatedIDs: true) { $0.id }.snapshot
  }

  /// A layout with what a look for mistakes needs to know besides what is seen.
  struct Arrangement {
    var snapshot: Snapshot
    /// Beside each element, where the source says so.
    var places: [Diagnostic.Place?]
    /// Beside each element, whether a person can scroll to it.
    var scrolled: [Bool]
    /// Beside each container, where the source says so.
    var containerPlaces: [Diagnostic.Place?]
    /// The ids that are written, with where, and those views' glasses counted.
    var ids: [(id: GlassID, place: Diagnostic.Place?, glasses: Int)]
    /// What is wrong with ids that stand twice, where that is let pass.
    var repeatedIDs: [Diagnostic] = []
  }

  /// Lays out the nodes of one state, glass with an id being named by `name`.
  ///
  /// Where an id that stands twice is let pass, the first shape has it, and the others go by their place in the tree.
  static func arrangement(
    of nodes: [Node], on canvas: Canvas, refusesRepeatedIDs: Bool, name: (GlassID) -> String
  ) throws(SceneError) -> Arrangement {
    var builder = BoxBuilder()
    let placer = try placed(nodes, on: canvas, by: &builder)
    try check(placer)
    var elements = placer.elements
    var seen: [Box.OwnedID: Int] = [:]
    for (index, owned) in placer.ids.enumerated() {
      guard let owned else { continue }
      if !owned.id.isUnnamed { elements[index].name = name(owned.id) }
      seen[owned, default: 0] += 1
      // One id written on a view with several glasses in it: each takes a share of it.
      guard let count = seen[owned], count > 1 else { continue }
      elements[index].glass?.id?.id += " \(count)"
      elements[index].name += " \(count)"
    }
    let repeated = checkIDs(&elements, placer.places)
    if refusesRepeatedIDs, !repeated.isEmpty { throw SceneError(repeated) }
    number(&elements)
    let snapshot = Snapshot(
      canvas: canvas, containers: named(placer.containers, elements), elements: elements,
      implicitAnimations: builder.animations)
    let ids = builder.ids.map { (id: $0.id.id, place: $0.place, glasses: seen[$0.id, default: 0]) }
    return Arrangement(
      snapshot: snapshot, places: placer.places, scrolled: placer.scrolled,
      containerPlaces: placer.containerPlaces, ids: ids,
      repeatedIDs: repeated)
  }

  /// Where the geometry readers among the nodes stand, by their tags.
  ///
  /// Evaluate a reader's content with a size assumed, ask where it comes to stand, and evaluate again where that
  /// differs; readers in readers settle from the outside in.
  ///
  /// - Throws: ``SceneError`` where views are nested too deep.
  public static func readings(of nodes: [Node], on canvas: Canvas) throws(SceneError) -> [String:
    GeometryReading]
  {
    var builder = BoxBuilder()
    return try placed(nodes, on: canvas, by: &builder).readings
  }

  /// The size in points that views take where they are offered one; `nil` asks for the ideal width or height.
  ///
  /// What is handed down from views around them is not there: a font, a control size.
  /// - Throws: ``SceneError`` where views are nested too deep.
  public static func size(
    of nodes: [Node], offered width: Double?, _ height: Double?, on canvas: Canvas
  ) throws(SceneError) -> Size {
    var builder = BoxBuilder()
    var around = Surroundings()
    around.screen = canvas.size
    return try builder.column(nodes, in: around, key: "", name: "body").size(
      Proposal(width: width, height: height))
  }

  /// The nodes in their places, in the canvas less its safe area.
  private static func placed(_ nodes: [Node], on canvas: Canvas, by builder: inout BoxBuilder)
    throws(SceneError) -> Placer
  {
    var context = Placer.Context()
    context.screen = Rect(origin: .zero, size: canvas.size)
    context.safeArea = canvas.safeArea
    let bounds = context.safeRect
    var around = Surroundings()
    around.screen = bounds.size
    let root = try builder.column(nodes, in: around, key: "", name: "body")
    let proposal = Proposal(bounds.size)
    var placer = Placer()
    placer.place(root, at: Alignment.center.origin(of: root.size(proposal), in: bounds), proposal, context)
    return placer
  }

  private static func check(_ placer: Placer) throws(SceneError) {
    for (element, place) in zip(placer.elements, placer.places) {
      let frame = element.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height, element.scale, element.rotation]
      guard numbers.allSatisfy({ $0.isFinite && $0.magnitude <= SceneLimits.magnitude }) else {
        throw SceneError([
          Diagnostic(
            .error,
            "‘\(element.name)’ comes out beyond \(SceneLimits.magnitude.shortText) points in the layout",
            at: place)
        ])
      }
    }
  }

  /// Takes ids away that another shape has already, and says so.
  private static func checkIDs(_ elements: inout [PlacedElement], _ places: [Diagnostic.Place?])
    -> [Diagnostic]
  {
    var first: [GlassID: Int] = [:]
    var errors: [Diagnostic] = []
    for (index, element) in elements.enumerated() {
      guard let id = element.glass?.id else { continue }
      guard let other = first[id] else {
        first[id] = index
        continue
      }
      elements[index].glass?.id = nil
      let place = places[other].map { " (the first stands at line \($0.line), column \($0.column))" } ?? ""
      errors.append(
        Diagnostic(
          .error,
          "two shapes of glass have the id ‘\(id.id)’ in the namespace ‘\(id.namespace.lastPart)’ at the same time\(place)",
          at: places[index]))
    }
    return errors
  }

  /// Makes names unique: the second of a name gets a 2.
  private static func number(_ elements: inout [PlacedElement]) {
    var names = UniqueNames()
    for index in elements.indices { elements[index].name = names.take(elements[index].name) }
  }

  /// The containers, a lone glass's named as its element is, and no two alike.
  private static func named(_ containers: [Snapshot.Container], _ elements: [PlacedElement])
    -> [Snapshot.Container]
  {
    var containers = containers
    for element in elements {
      guard let index = element.glass?.container, !containers[index].isExplicit else { continue }
      containers[index].name = element.name
    }
    var names = UniqueNames()
    for index in containers.indices { containers[index].name = names.take(containers[index].name) }
    return containers
  }
}

/// Hands out names, each only once.
struct UniqueNames {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The name where it is free, else with the first number from 2 that makes it so.
  mutating func take(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    var count = counts[name, default: 1]
    var numbered: String
    repeat {
      count += 1
      numbered = "\(name) \(count)"
    } while !taken.insert(numbered).inserted
    counts[name] = count
    return numbered
  }
}

extension String {
  /// The part behind the last point, without the places of the views that a name stands in.
  fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
