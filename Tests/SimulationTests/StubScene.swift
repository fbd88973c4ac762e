import Geometry
import Motion
import SceneModel

/// A scene made of hand-written snapshots, one for each value of the number `state`.
struct StubScene: SceneSource {
  var name = "stub"
  var initialState = SceneState(["state": .number(0)])
  var timeline: [TimelineEntry] = []
  var snapshots: [Snapshot]

  init(_ snapshots: [Snapshot], timeline: [TimelineEntry] = []) {
    self.snapshots = snapshots
    self.timeline = timeline
  }

  func snapshot(in state: SceneState) throws(SceneError) -> Snapshot {
    guard case .number(let number)? = state["state"], snapshots.indices.contains(Int(number)) else {
      throw SceneError([Diagnostic(.error, "there are \(snapshots.count) states")])
    }
    return snapshots[Int(number)]
  }

  func changes(tapping control: String, in state: SceneState) throws(SceneError) -> [StateChange] {
    guard control == "toggle", case .number(let number)? = state["state"] else {
      throw SceneError([Diagnostic(.error, "no control \(control)")])
    }
    return [.to((Int(number) + 1) % snapshots.count, .bouncy)]
  }
}

extension StateChange {
  /// The change to a numbered state of a ``StubScene``.
  static func to(_ state: Int, _ animation: Animation?, disablesAnimations: Bool = false) -> StateChange {
    StateChange(
      ["state": .number(Double(state))],
      transaction: Transaction(animation: animation, disablesAnimations: disablesAnimations))
  }
}

extension TimelineEntry {
  /// The change to a numbered state of a ``StubScene`` at a time.
  static func to(_ state: Int, at time: Double, _ animation: Animation? = .bouncy) -> TimelineEntry {
    TimelineEntry(at: time, .change(.to(state, animation)))
  }
}

extension Snapshot {
  /// A picture with one container.
  static func of(
    spacing: Double = 30, _ elements: [PlacedElement], blend: BlendOperator = .gradientAware
  ) -> Snapshot {
    Snapshot(
      canvas: Canvas(size: Size(width: 400, height: 400), background: .color(.white)),
      containers: [
        Container(key: StructuralID("0"), name: "container", spacing: spacing, blend: blend),
        Container(key: StructuralID("1"), name: "other", spacing: spacing, blend: blend),
      ],
      elements: elements)
  }
}

extension PlacedElement {
  /// A round glass of 44 pt about a centre.
  static func disc(
    _ name: String, _ x: Double, _ y: Double, diameter: Double = 44, id: String? = nil, union: String? = nil,
    transition: GlassTransition? = nil, glass: Glass = .regular, container: Int = 0
  ) -> PlacedElement {
    let kind = GlassShapeKind.circle
    return PlacedElement(
      key: StructuralID("key-\(name)"), name: name,
      frame: Rect(center: Point(x: x, y: y), size: Size(width: diameter, height: diameter)),
      form: ShapeForm(kind),
      content: [Content(.symbol(name, fontSize: 17), size: Size(width: 20, height: 18))],
      glass: PlacedGlass(
        glass: glass, kind: kind, container: container, id: id.map { GlassID($0, namespace: "n") },
        union: union.map { GlassID($0, namespace: "n") }, transition: transition),
      control: name)
  }

  /// A rounded glass in a rectangle.
  static func panel(
    _ name: String, _ rect: Rect, radius: Double = 12, id: String? = nil, union: String? = nil,
    transition: GlassTransition? = nil, glass: Glass = .regular
  ) -> PlacedElement {
    var element = disc(name, 0, 0, id: id, union: union, transition: transition, glass: glass)
    let kind = GlassShapeKind.roundedRectangle(cornerRadius: radius, style: .circular)
    element.frame = rect
    element.form = ShapeForm(kind)
    element.glass?.kind = kind
    return element
  }
}

/// The action menu: a toggle in the middle and four buttons about it, closed and open.
enum ActionMenu {
  static let toggle = PlacedElement.disc("toggle", 200, 200)
  static let buttons = [
    PlacedElement.disc("up", 200, 126), .disc("left", 126, 200), .disc("right", 274, 200),
    .disc("down", 200, 274),
  ]
  static let closed = Snapshot.of([toggle])
  static let open = Snapshot.of([buttons[0], buttons[1], toggle, buttons[2], buttons[3]])
}

extension Frame {
  /// The element of a name.
  func element(_ name: String) -> Element? { elements.first { $0.name == name } }
}
