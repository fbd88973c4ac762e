public import Geometry
import Motion
public import SceneModel

/// Glass that is drawn as one shape at rest: one element, or the members of a union.
public struct GlassGroup: Hashable, Sendable {
  /// The members, by index into the snapshot's elements, ascending.
  public let members: [Int]
  /// The union that the members asked for; `nil` where the element asked for none.
  public let union: GlassID?
  /// The container's index in the snapshot.
  public let container: Int
  /// The bounds drawn over, in points: the box of the members' frames.
  public let frame: Rect
  /// The corners; members that share a box fill it, so that circles side by side make a capsule.
  public let form: ShapeForm
  /// The shape as drawn at rest.
  public let shape: PlacedShape
}

extension GlassGroup {
  /// The shapes of glass that a snapshot draws at rest, in the order of their first members.
  ///
  /// Members of a union group where the id and namespace, the glass's variant, the shape's kind, the tint and
  /// the container are the same. Glass of the variant `identity` draws nothing and is in no group.
  ///
  /// - Complexity: O(*n*) in the snapshot's elements.
  public static func groups(of snapshot: Snapshot) -> [GlassGroup] {
    var order: [[Int]] = []
    var places: [UnionKey: Int] = [:]
    for (index, element) in snapshot.elements.enumerated() {
      guard let glass = element.glass, glass.glass.variant != .identity else { continue }
      guard let key = UnionKey(glass, in: snapshot) else {
        order.append([index])
        continue
      }
      if let place = places[key] {
        order[place].append(index)
      } else {
        places[key] = order.count
        order.append([index])
      }
    }
    return order.compactMap { GlassGroup(members: $0, of: snapshot) }
  }

  private init?(members: [Int], of snapshot: Snapshot) {
    guard let first = members.first, let glass = snapshot.elements[first].glass else { return nil }
    self.members = members
    union = glass.union
    container = glass.container
    let element = snapshot.elements[first]
    guard members.count > 1 else {
      frame = element.frame
      form = element.form
      shape = form.placed(in: frame, scale: element.scale, rotation: element.rotation)
      return
    }
    var box = snapshot.elements[first].scaledFrame
    for member in members.dropFirst() { box = box.union(snapshot.elements[member].scaledFrame) }
    var filling = element.form
    filling.squareness = 0
    frame = box
    form = filling
    shape = filling.placed(in: box, rotation: element.rotation)
  }
}

extension GlassGroup {
  /// The names of the members, joined as events name a shape.
  func name(in snapshot: Snapshot) -> String {
    members.map { snapshot.elements[$0].name }.joined(separator: " + ")
  }
}

/// What members of one union have in common.
struct UnionKey: Hashable, Sendable {
  let id: GlassID
  let variant: Glass.Variant
  let kind: GlassShapeKind
  let tint: Color?
  let container: StructuralID

  init?(_ glass: PlacedGlass, in snapshot: Snapshot) {
    guard let union = glass.union else { return nil }
    id = union
    variant = glass.glass.variant
    kind = glass.kind
    tint = glass.glass.tint
    container = snapshot.containers[glass.container].key
  }
}

extension PlacedElement {
  /// The bounds as drawn, in points: the frame scaled about its centre.
  var scaledFrame: Rect {
    Rect(center: frame.center, size: Size(width: frame.width * scale, height: frame.height * scale))
  }
}
