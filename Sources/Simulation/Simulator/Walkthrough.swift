import Geometry
import Motion
public import SceneModel

/// What a person would try in a scene that says nothing of what happens: every control that changes the picture.
///
/// First what runs of itself comes to rest. Then every control that changes the picture is tapped once, in reading
/// order, each after the last has settled, those that a tap brings among them, and again what leads back to those that
/// a tap took away; then again those that bring back what was there before their first tap. Where all that moves no
/// glass, the states that would are set instead, each to another value and back: what no control changes was meant to
/// be changed from elsewhere.
public struct Walkthrough: Sendable {
  /// The time between rest and the next tap, in seconds.
  public static let pause = 0.5
  /// The most taps.
  public static let most = 24
  /// The most taps on one control that are tried to bring back what was there.
  private static let longestRound = 5

  /// The taps, in order of time.
  public private(set) var entries: [TimelineEntry] = []
  private let scene: any AuthoredScene
  private var simulator: Simulator
  /// A control that was tapped.
  private struct Tapped {
    var key: String
    /// The picture before.
    var before: Snapshot
    /// What the tap changed, with the values before.
    var changed: [String: StateValue] = [:]
    /// Whether a second tap brought that back.
    var isBack = false
  }
  private var tapped: [Tapped] = []
  /// The controls that were tried, and those that were seen and were not.
  private var tried: Set<String> = []
  private var untried: Set<String> = []
  private var state: SceneState
  /// What can be done in the state.
  private var survey: Survey
  /// How much was tried, in the units of the scene's effort.
  private var work = 0
  /// The most that is tried before the rest is left untapped.
  private static let mostWork = 2_000_000
  /// Whether glass moves, of itself or by a tap, and whether it changes in colour at least.
  private var movesGlass: Bool
  private var tintsGlass = false
  /// How many taps showed no more than that a button is pressed, and the most that do.
  private var presses = 0
  private static let mostPresses = 3
  /// The most states that are set.
  private static let mostSet = 3

  /// Plans the taps on a scene.
  ///
  /// - Throws: ``SceneError`` where the scene cannot be laid out in a state that it comes to.
  public init(of scene: any AuthoredScene, options: SimulationOptions = SimulationOptions())
    throws(SceneError)
  {
    self.scene = scene
    // The times of a timeline are the scene's own.
    var options = options
    options.speed = 1
    simulator = try Simulator(scene, options: options)
    state = simulator.state(at: .infinity)
    let (first, last) = (try scene.snapshot(in: scene.initialState), try scene.snapshot(in: state))
    movesGlass = simulator.restTime > 0 || first.forms != last.forms
    survey = try scene.survey(in: state)
    noteControls()
    while entries.count < Self.most {
      if try tapNext() { continue }
      guard try goBack() else { break }
    }
    _ = try bringBack()
    if !movesGlass { try setStates() }
  }

  /// Taps again the controls that bring back what was there before their first tap: the picture, or what they changed.
  private mutating func bringBack() throws(SceneError) -> Bool {
    var hasTapped = false
    for index in tapped.indices where entries.count < Self.most && !tapped[index].isBack {
      let former = tapped[index]
      // What came back of itself needs no tap.
      let picture = try scene.snapshot(in: state)
      guard picture != former.before,
        let control = survey.taps.first(where: { $0.control.key == former.key }),
        let end = try trial(of: control)?.state(at: .infinity)
      else { continue }
      let undoes =
        control.control.use != .type && !former.changed.isEmpty
        && former.changed.allSatisfy { end[$0.key] == $0.value && state[$0.key] != $0.value }
      let next = try scene.snapshot(in: end)
      guard next == former.before || undoes && next != picture else { continue }
      tapped[index].isBack = true
      try tap(control.control)
      hasTapped = true
    }
    return hasTapped
  }

  /// Sets the states that change what glass there is, each to another value and back.
  private mutating func setStates() throws(SceneError) {
    // Where taps show the colours there are, forms alone are looked for.
    func looks(_ snapshot: Snapshot) -> [PlacedElement] { tintsGlass ? snapshot.forms : snapshot.glass }
    let start = looks(try scene.snapshot(in: state))
    var count = 0
    for variable in scene.variables where count < Self.mostSet && work < Self.mostWork {
      let now = state[variable.name] ?? variable.initial
      for value in scene.others(than: StateVariable(variable.name, now)).prefix(6) {
        work += 2 * scene.effort
        var other = state
        other[variable.name] = value
        guard looks(try scene.snapshot(in: other)) != start else { continue }
        try set(variable.name, to: value)
        try set(variable.name, to: now)
        count += 1
        break
      }
    }
  }

  private mutating func set(_ name: String, to value: StateValue) throws(SceneError) {
    try perform(.change(StateChange([name: value], transaction: Transaction(animation: .default))))
  }

  /// Taps again what leads to a control that was seen and not tried yet; false where nothing does.
  private mutating func goBack() throws(SceneError) -> Bool {
    guard !untried.isEmpty else { return false }
    for next in survey.taps where work < Self.mostWork && !next.control.use.isMove {
      guard let trial = try trial(of: next) else { continue }
      let there = try scene.survey(in: trial.state(at: .infinity))
      guard there.taps.contains(where: { !$0.changes.isEmpty && untried.contains($0.control.key) }) else {
        continue
      }
      try tap(next.control)
      return true
    }
    return false
  }

  private mutating func noteControls() {
    for tap in survey.taps where !tried.contains(tap.control.key) { untried.insert(tap.control.key) }
  }

  /// Taps a control on, where it goes through several pictures and comes back to the one before its first tap.
  private mutating func goRound(_ key: String, from before: Snapshot) throws(SceneError) {
    var walk = self
    var picture = try scene.snapshot(in: walk.state)
    for round in 1...Self.longestRound where walk.entries.count < Self.most && walk.work < Self.mostWork {
      guard let control = walk.survey.taps.first(where: { $0.control.key == key }) else { break }
      walk.work += (6 + 2 * control.changes.count) * scene.effort
      try walk.tap(control.control)
      let next = try scene.snapshot(in: walk.state)
      // What a second tap brings back waits until all controls were tapped.
      if next == before, round > 1 {
        self = walk
        return
      }
      if next == before || next == picture { break }
      picture = next
    }
    work = walk.work
  }

  /// Taps the first control that was not tapped and changes the picture; false where there is none.
  private mutating func tapNext() throws(SceneError) -> Bool {
    let snapshot = try scene.snapshot(in: state)
    for next in inReadingOrder(survey.taps, snapshot) where !next.changes.isEmpty {
      guard work < Self.mostWork else { return false }
      guard !tapped.contains(where: { $0.key == next.control.key }) else { continue }
      tried.insert(next.control.key)
      untried.remove(next.control.key)
      switch try effect(of: next, on: snapshot) {
      case .none: continue
      case .forMoments where next.control.pressed != nil:
        guard presses < Self.mostPresses else { continue }
        presses += 1
      case .forMoments, .forGood: break
      }
      // Back on the screen before, nothing here can be brought back.
      if next.control.use == .leave, try bringBack() { return true }
      let former = state
      tapped.append(Tapped(key: next.control.key, before: snapshot))
      let index = tapped.count - 1
      try tap(next.control)
      tapped[index].changed = former.values.filter { state[$0.key] != $0.value }
      if next.control.use != .drag { try goRound(next.control.key, from: snapshot) }
      return true
    }
    return false
  }

  /// Whether a tap changes the picture: for good, or only until what it put off brings it back.
  private enum Effect {
    case none, forMoments, forGood
  }

  /// What a tap does to the picture.
  ///
  /// What is typed must change more than what can be read.
  private mutating func effect(of control: Survey.Tap, on picture: Snapshot) throws(SceneError) -> Effect {
    guard let trial = try trial(of: control) else { return .none }
    func isOther(_ other: Snapshot) -> Bool {
      control.control.use == .type
        ? other.glass != picture.glass || other.elements.count != picture.elements.count : other != picture
    }
    let end = trial.state(at: .infinity)
    if isOther(try scene.snapshot(in: end)) { return .forGood }
    if control.control.use == .type {
      // What it lets be tapped counts as well.
      let there = Set(survey.taps.map(\.control.key))
      return try scene.controls(in: end).allSatisfy { there.contains($0.key) } ? .none : .forGood
    }
    // A finger that drags is half-way then.
    let onTheWay = nextTime + (control.control.use.isMove ? Drag.duration / 2 : 0)
    return isOther(try scene.snapshot(in: trial.state(at: onTheWay))) ? .forMoments : .none
  }

  /// The scene with a tap on a control; `nil` where the tap does nothing.
  private mutating func trial(of tap: Survey.Tap) throws(SceneError) -> Simulator? {
    guard !tap.changes.isEmpty else { return nil }
    var trial = simulator
    work += (6 + 2 * tap.changes.count) * scene.effort
    try trial.perform(.tap(name(of: tap.control)), at: nextTime)
    return trial
  }

  private mutating func tap(_ control: SceneControl) throws(SceneError) {
    try perform(.tap(name(of: control)))
  }

  private mutating func perform(_ event: TimelineEntry.Event) throws(SceneError) {
    let time = nextTime
    entries.append(TimelineEntry(at: time, event))
    let before = try scene.snapshot(in: state)
    try simulator.perform(event, at: time)
    state = simulator.state(at: .infinity)
    // What changes for a moment only has moved as well.
    if !movesGlass {
      for reached in [state, simulator.state(at: time), simulator.state(at: time + Drag.duration / 2)] {
        let after = try scene.snapshot(in: reached)
        movesGlass = movesGlass || after.forms != before.forms
        tintsGlass = tintsGlass || after.glass != before.glass
      }
    }
    survey = try scene.survey(in: state)
    noteControls()
  }

  /// When the next tap is due: after a pause, and where something never rests after as long again.
  private var nextTime: Double {
    let rest = simulator.restTime.isFinite ? simulator.restTime : simulator.lastChangeTime + 2
    // Hundredths, so that the times read well.
    return ((rest + Self.pause) * 100).rounded(.up) / 100
  }

  /// The control's label or what else stands on it where that means no other, else its number.
  private func name(of control: SceneControl) -> String {
    let controls = survey.taps.map(\.control)
    let names = [control.label] + control.marks
    if let name = names.first(where: { !$0.isEmpty && controls.named($0)?.key == control.key }) {
      return name
    }
    return "#\((controls.firstIndex { $0.key == control.key } ?? 0) + 1)"
  }

  /// The controls from the top down, in a row from the left; those that are not seen last, but for sliders, which
  /// change what the others show, and what leaves the screen with all its controls.
  private func inReadingOrder(_ taps: [Survey.Tap], _ snapshot: Snapshot) -> [Survey.Tap] {
    func corner(_ tap: Survey.Tap) -> (Double, Double)? {
      snapshot.elements.first { $0.control == tap.control.label }.map { ($0.frame.minY, $0.frame.minX) }
    }
    func rank(_ tap: Survey.Tap) -> Int {
      switch tap.control.use {
      case .tap, .type, .drag: 0
      case .slide: 1
      case .leave: 2
      }
    }
    return taps.enumerated().sorted { one, other in
      let ranks = (rank(one.element), rank(other.element))
      guard ranks.0 == ranks.1 else { return ranks.0 < ranks.1 }
      return switch (corner(one.element), corner(other.element)) {
      case (let a?, let b?) where a != b: a < b
      case (.some, nil): true
      case (nil, .some): false
      default: one.offset < other.offset
      }
    }.map(\.element)
  }
}

extension Snapshot {
  /// Where glass is and of what form, whatever its colour.
  fileprivate var forms: [PlacedElement] {
    glass.map { element in
      var bare = element
      bare.glass?.glass.tint = nil
      return bare
    }
  }
}
