import Geometry
import SceneModel

/// What a listing comes to in one state.
struct Evaluation {
  let evaluator: Evaluator
  let nodes: [Node]

  /// The most passes for geometry readers to settle: each nesting takes one.
  private static let mostPasses = 4

  init(_ program: Program, _ root: Root, _ setting: Evaluator.Setting, in state: SceneState) {
    var readings: [String: Evaluator.GeometrySize] = [:]
    var result = Self.pass(program, root, setting, state, readings)
    for _ in 1..<Self.mostPasses {
      guard result.nodes.holdReader else { break }
      let found = Layout.settled(result.nodes, on: setting.canvas)
      if found.allSatisfy({ readings[$0]?.size == $1.size && readings[$0]?.origin == $1.origin }) { break }
      // A layout of the listing's own is measured once, by a reader in its place.
      readings.merge(found) { $1 }
      result = Self.pass(program, root, setting, state, readings)
    }
    (evaluator, nodes) = result
  }

  private static func pass(
    _ program: Program, _ root: Root, _ setting: Evaluator.Setting, _ state: SceneState,
    _ readings: [String: Evaluator.GeometrySize]
  ) -> (evaluator: Evaluator, nodes: [Node]) {
    let evaluator = Evaluator(program, setting, state: state)
    evaluator.readings = readings
    do throws(Evaluator.Exit) {
      return (evaluator, try evaluator.nodes(of: root))
    } catch {
      // What went too far was said; nothing is shown, so there is nothing to tap or to run either.
      evaluator.controls = []
      evaluator.drags = []
      evaluator.lifecycles = []
      return (evaluator, [])
    }
  }
}

extension Layout {
  /// The sizes of the geometry readers; none where the nodes cannot be laid out, which whoever shows them says.
  fileprivate static func settled(_ nodes: [Node], on canvas: Canvas) -> [String: Evaluator.GeometrySize] {
    do throws(SceneError) {
      return try readings(of: nodes, on: canvas).mapValues {
        Evaluator.GeometrySize(size: $0.size, origin: $0.frame.origin)
      }
    } catch {
      return [:]
    }
  }
}

extension Evaluator {
  /// The views of what a listing shows.
  fileprivate func nodes(of root: Root) throws(Exit) -> [Node] {
    switch root.content {
    case .closure(let closure): return try build(closure.body, Scope(nil))
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
      return try views(from: construct(info, arguments(for: info), info.span), info.span)
    }
  }

  /// Arguments for a view that is shown though nobody makes it: a binding to a value of its type for each that it asks for.
  private func arguments(for info: TypeInfo, number: Int = 0) -> Arguments {
    var arguments = Arguments()
    guard info.initializers.isEmpty else { return arguments }
    for property in info.stored where property.initializer == nil {
      var value: Value?
      switch property.wrapper {
      case .binding:
        let first = sample(property.type)
        let key = StateKey(owner: "\(info.name)", name: property.name, type: info.name)
        _ = read(key, first: first)
        value = .binding(.state(key))
      case .none, .object: value = property.isOptional ? nil : sample(property.type, number: number)
      default: value = nil
      }
      if let value {
        arguments.items.append(Arguments.Item(label: property.name, value: value, span: property.span))
      }
    }
    return arguments
  }

  /// A value of a type, where any will do.
  private func sample(_ type: Syntax.TypeReference?, number: Int = 0) -> Value {
    guard let type, depth < 12 else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    switch type.kind {
    case .optional: return .nothing
    // Three show more of how a view is than none.
    case .array(let inner): return .array((1...3).map { sample(inner, number: $0) })
    case .dictionary: return .dictionary(Value.Entries())
    default: break
    }
    switch type.name {
    case "Bool": return .bool(false)
    case "Int": return .int(number)
    case "Double", "CGFloat", "Float": return .double(0)
    case "String": return .string(number == 0 ? "text" : "text \(number)")
    case "Binding": return .unknown
    case "Namespace.ID": return .namespace("shared")
    case let name?:
      guard let info = program.type(name) else { return .unknown }
      if !info.cases.isEmpty {
        let one = info.cases[max(number - 1, 0) % info.cases.count]
        return .enumCase(EnumValue(type: info.name, name: one.name))
      }
      do throws(Exit) {
        return try construct(info, arguments(for: info, number: number), info.span)
      } catch {
        return .unknown
      }
    case nil: return .unknown
    }
  }
}

extension TypeInfo.StoredProperty {
  fileprivate var isOptional: Bool { type?.isOptional ?? false }
}

extension [Node] {
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
