import Geometry
import SceneModel

/// What a listing comes to in one state.
struct Evaluation {
  let evaluator: Evaluator
  let nodes: [Node]
  /// Whether the code was cut off before its end.
  let isExhausted: Bool

  /// The most passes for geometry readers to settle: each nesting takes one.
  private static let mostPasses = 8

  init(_ program: Program, _ root: Root, _ setting: Evaluator.Setting, in state: SceneState) {
    var readings: [String: Evaluator.GeometrySize] = [:]
    var result = Self.pass(program, root, setting, state, readings)
    for pass in 1...Self.mostPasses {
      guard result.nodes.holdReader else { break }
      let found = Layout.settled(result.nodes, on: setting.canvas)
      if found.allSatisfy({ readings[$0] == $1 }) { break }
      if pass == Self.mostPasses {
        result.evaluator.say(
          .note, "sizes that views are told change them for ever; the last are taken", at: nil)
        break
      }
      // A layout of the listing's own is measured once, by a reader in its place.
      readings.merge(found) { $1 }
      result = Self.pass(program, root, setting, state, readings)
    }
    (evaluator, nodes, isExhausted) = result
  }

  private static func pass(
    _ program: Program, _ root: Root, _ setting: Evaluator.Setting, _ state: SceneState,
    _ readings: [String: Evaluator.GeometrySize]
  ) -> (evaluator: Evaluator, nodes: [Node], isExhausted: Bool) {
    let evaluator = Evaluator(program, setting, state: state)
    evaluator.readings = readings
    do throws(Evaluator.Exit) {
      if setting.isInterrupted?() == true { throw .exhausted }
      return (evaluator, evaluator.presented(over: try evaluator.nodes(of: root)), false)
    } catch {
      // What went too far was said; nothing is shown, so there is nothing to tap or to run either.
      evaluator.controls = []
      evaluator.drags = []
      evaluator.lifecycles = []
      return (evaluator, [], true)
    }
  }
}

extension Layout {
  /// The sizes of the geometry readers; none where the nodes cannot be laid out, which whoever shows them says.
  fileprivate static func settled(_ nodes: [Node], on canvas: Canvas) -> [String: Evaluator.GeometrySize] {
    do throws(SceneError) {
      return try readings(of: nodes, on: canvas).mapValues {
        Evaluator.GeometrySize(size: $0.size, origin: $0.frame.origin, room: $0.room)
      }
    } catch {
      return [:]
    }
  }
}

extension Evaluator {
  /// The views of what a listing shows; a screen with tools of its own, or one that a link leads to, in the navigation
  /// that an app has around it.
  fileprivate func nodes(of root: Root) throws(Exit) -> [Node] {
    environment.navigation = NavigationPlace(
      key: StateKey(owner: "screens", name: "screens", type: "NavigationStack"), depth: 0, isAround: true)
    var nodes = try bareNodes(of: root)
    let screen = pushed
    if let screen { (nodes, controls, drags) = (screen.nodes, screen.controls, screen.drags) }
    guard screen != nil || nodes.askForBar else { return nodes }
    return [Node(.navigation, children: nodes.numbered, step: "screen", place: nodes.first?.place)]
  }

  private func bareNodes(of root: Root) throws(Exit) -> [Node] {
    switch root.content {
    case .closure(let closure): return try build(closure.body, Scope(nil))
    // A sample is shown as a view of a program of its own.
    case .sample: return []
    case .snippet(let info):
      var instance = Instance(type: info.name, fields: [:], identity: "")
      let scope = Scope(nil, me: Scope.Me(.type(info.name), type: info.name))
      for property in info.stored {
        guard let initializer = property.initializer else { continue }
        instance.fields[property.name] = coerce(
          try evaluate(initializer, scope), to: property.type, in: scope)
      }
      return try body(of: instance, info.span)
    case .view(let name):
      guard let info = program.types[name] else { return [] }
      return try views(from: construct(info, samples(for: info), info.span), info.span)
    }
  }
}

extension [Node] {
  /// Whether there are tools for a bar with no navigation around that would show them.
  fileprivate var askForBar: Bool {
    contains { node in
      let hasTools = node.modifiers.contains { if case .toolbar = $0 { true } else { false } }
      if hasTools { return true }
      switch node.kind {
      case .navigation, .tabView: return false
      default: return node.children.askForBar
      }
    }
  }

  /// Whether there is a geometry reader among the nodes.
  fileprivate var holdReader: Bool {
    var waiting = self
    while let node = waiting.popLast() {
      if case .geometryReader = node.kind { return true }
      waiting += node.children
      for modifier in node.modifiers { waiting += modifier.content }
    }
    return false
  }
}

extension Node.Modifier {
  /// The views that a modifier holds.
  var content: [Node] {
    switch self {
    case .background(let nodes, _), .overlay(let nodes, _), .safeAreaInset(_, _, _, let nodes),
      .tabItem(let nodes):
      nodes
    case .toolbar(let items): items.flatMap(\.content)
    default: []
    }
  }
}
