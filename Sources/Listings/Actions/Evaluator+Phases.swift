import Motion
import SceneModel

extension Evaluator {
  /// `PhaseAnimator([…], trigger: …) { phase in … } animation: { phase in … }`.
  func phases(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    let phase = try self.phase(arguments, span)
    return node(.group, try content(arguments.closure("content"), [phase]), span)
  }

  /// `.phaseAnimator([…], trigger: …) { content, phase in … } animation: { phase in … }`.
  func phases(_ base: Node, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    let phase = try self.phase(arguments, span)
    return try content(arguments.closure("content"), [.views([base]), phase])
  }

  /// The phase that is on, and what goes on from it.
  private func phase(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> Value {
    var phases = arguments.first?.elements ?? []
    if phases.isEmpty, case .type(let type)? = arguments.first {
      phases = try staticMember("allCases", of: type, span)?.elements ?? []
    }
    guard let first = phases.first else { return .unknown }
    let key = StateKey(owner: self.key("phases", span), name: "phase", type: "PhaseAnimator")
    let shown = read(key, first: .int(0)).int ?? 0
    var entries: [(delay: Double, value: Value, transaction: Transaction)] = []
    var time = 0.0
    var isEndless = false
    for index in Array(phases.indices.dropFirst()) + [0] {
      var animation = Animation?.some(.default)
      if let chosen = arguments["animation"] {
        let value = try call(chosen, phases[index])
        animation = value.isNothing ? nil : self.animation(value, span)
      }
      entries.append((time, .int(index), Transaction(animation: animation)))
      let stay = animation?.logicalDuration ?? 0
      guard stay.isFinite else {
        // What repeats for ever does not come to the next phase.
        isEndless = true
        break
      }
      time += stay
    }
    let trigger = arguments["trigger"].map { StoredValue($0) }
    let course = Lifecycle.Course(
      state: key, entries: entries, trigger: trigger,
      period: trigger == nil && !isEndless ? max(time, 0.05) : nil)
    lifecycles.append(Lifecycle(key: key.owner, moment: .steps(course), action: .nothing))
    return phases.indices.contains(shown) ? phases[shown] : first
  }

  /// `.keyframeAnimator(initialValue: …, trigger: …) { content, value in … } keyframes: { … }`.
  func keyframes(_ base: Node?, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    guard let first = arguments["initialValue"] ?? arguments.first, let body = arguments.closure("content")
    else { return base.map { [$0] } ?? [] }
    let key = StateKey(owner: self.key("keyframes", span), name: "keyframes", type: "KeyframeAnimator")
    let shown = read(key, first: first)
    if case .closure(let closure)? = arguments["keyframes"] {
      let tracks = try self.tracks(closure, first)
      let length = tracks.map(\.curve.duration).max() ?? 0
      let count = min(max(Int((length * 60).rounded(.up)), 1), 600)
      var entries: [(delay: Double, value: Value, transaction: Transaction)] = []
      for frame in 1...count {
        let time = min(Double(frame) / 60, length)
        var value = first
        for track in tracks {
          value = try value.setting(track.path[...], to: .double(track.curve.value(at: time)), self)
        }
        entries.append((time, value, Transaction()))
      }
      let trigger = arguments["trigger"].map { StoredValue($0) }
      let repeats = trigger == nil && arguments["repeating"]?.bool != false
      let course = Lifecycle.Course(
        state: key, entries: entries, trigger: trigger, period: repeats ? max(length, 0.05) : nil)
      lifecycles.append(Lifecycle(key: key.owner, moment: .steps(course), action: .nothing))
    }
    return try content(body, base.map { [.views([$0]), shown] } ?? [shown])
  }

  private struct Track {
    var path: [String]
    var curve: KeyframeCurve<Double>
  }

  private func tracks(_ closure: Closure, _ first: Value) throws(Exit) -> [Track] {
    let scope = Scope(closure.scope)
    bind([first], of: closure, in: scope)
    var tracks: [Track] = []
    var bare: [Keyframe<Double>] = []
    for value in try values(of: closure.syntax.body, scope) {
      guard case .symbol(let symbol) = value, let made = symbol.steps.last?.arguments else { continue }
      guard symbol.root == "KeyframeTrack" else {
        bare += keyframe(symbol)
        continue
      }
      var path: [String] = []
      if case .keyPath(let names)? = made.first { path = names.filter { $0 != "self" } }
      guard case .closure(let inner)? = made.trailing else { continue }
      var frames: [Keyframe<Double>] = []
      for value in try values(of: inner.syntax.body, Scope(inner.scope)) {
        if case .symbol(let symbol) = value { frames += keyframe(symbol) }
      }
      // A track whose keyframes are not known, or that has none, leaves its property alone.
      guard !frames.isEmpty else { continue }
      var start = first
      for name in path { start = try member(name, of: start, inner.syntax.body.span) }
      tracks.append(
        Track(
          path: path, curve: KeyframeCurve(initialValue: start.finite ?? angle(start) ?? 0, keyframes: frames)
        ))
    }
    if !bare.isEmpty {
      tracks.append(Track(path: [], curve: KeyframeCurve(initialValue: first.finite ?? 0, keyframes: bare)))
    }
    return tracks
  }

  private func keyframe(_ symbol: Symbol) -> [Keyframe<Double>] {
    guard let made = symbol.steps.last?.arguments, let first = made.first,
      let target = first.finite ?? angle(first)
    else { return [] }
    let duration = max(made["duration"]?.finite ?? 0.5, 0)
    switch symbol.root {
    case "LinearKeyframe": return LinearKeyframe(target, duration: duration).keyframes
    case "CubicKeyframe": return CubicKeyframe(target, duration: duration).keyframes
    case "SpringKeyframe":
      var spring = Spring()
      if case .symbol(let value)? = made["spring"], let last = value.steps.last,
        let known = Animations.spring(last.name, last.arguments ?? Arguments())
      {
        spring = known
      }
      return SpringKeyframe(target, duration: made["duration"]?.finite.map { max($0, 0) }, spring: spring)
        .keyframes
    case "MoveKeyframe": return MoveKeyframe(target).keyframes
    default: return []
    }
  }

  /// The values of the expressions of a block, one after the other.
  private func values(of block: Syntax.Block, _ scope: Scope) throws(Exit) -> [Value] {
    var values: [Value] = []
    for statement in block.statements {
      switch statement.kind {
      case .expression(let expression): values.append(try evaluate(expression, scope))
      case .ifElse(let branch):
        let inner = Scope(scope)
        if try holds(branch.conditions, inner) {
          values += try self.values(of: branch.body, inner)
        } else if case .block(let other)? = branch.otherwise {
          values += try self.values(of: other, Scope(scope))
        }
      default: _ = try run(statement, scope)
      }
    }
    return values
  }
}

extension Value {
  /// The value with a part changed that a path names.
  fileprivate func setting(_ path: ArraySlice<String>, to value: Value, _ evaluator: Evaluator)
    throws(Evaluator.Exit) -> Value
  {
    guard let name = path.first else {
      if case .symbol(let symbol) = self,
        symbol.steps.last?.name == "degrees" || symbol.steps.last?.name == "zero" || symbol.root == "Angle"
      {
        return value.number.map { .symbol(.angle(radians: $0)) } ?? value
      }
      return value
    }
    let span = Syntax.Span(file: 0, start: 0, end: 0)
    let inner = try evaluator.member(name, of: self, span).setting(path.dropFirst(), to: value, evaluator)
    return try evaluator.setting(name, of: self, to: inner) ?? self
  }
}
