/// How far states are followed.
private enum Most {
  /// The most states that are looked at, and the most views placed while looking.
  static let states = 64
  static let views = 100_000
  /// The most taps on one control on the way to a state: one that adds something each time goes on for ever.
  static let taps = 8
  /// The most entries of the timeline that are rehearsed.
  static let entries = 500
  /// The most changes that one tap is followed through, and all taps together.
  static let changes = 200
  static let allChanges = 4000
  /// The most states with one picture that are followed: what a state keeps besides may be told after some taps.
  static let alike = 6
  /// The most work that is done while looking, in the units of a scene's effort.
  static let work = 1_200_000
}

/// A state that was come to.
struct Visit {
  var state: SceneState
  var arrangement: Layout.Arrangement
  var taps: [Survey.Tap]
}

extension AuthoredScene {
  /// Visits the states that the timeline and taps lead to, up to 64, in the order found.
  ///
  /// - Throws: ``SceneError`` with what is wrong in any of them.
  public func explore(_ visit: (SceneState, Snapshot) -> Void) throws(SceneError) {
    _ = try explored { visit($0.state, $0.arrangement.snapshot) }
  }

  /// The names of the controls in those states, in the order found: a label, or a number where there is none.
  ///
  /// Labels of one control that differ by what it counts are one name.
  ///
  /// - Throws: ``SceneError`` with what is wrong in any of the states.
  public func namesOfControls() throws(SceneError) -> [String] {
    var names: [String] = []
    var counted: Set<[String]> = []
    _ = try explored { visit in
      for (index, tap) in visit.taps.enumerated() {
        let name = tap.control.label.isEmpty ? "#\(index + 1)" : tap.control.label
        guard counted.insert([tap.control.key, name.filter { !$0.isNumber }]).inserted else { continue }
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// Visits the states with all that was found out of each.
  ///
  /// - Returns: Whether it was too much work to come to all states, of those that are looked at at most.
  func explored(_ visit: (Visit) -> Void) throws(SceneError) -> Bool {
    var errors: [Diagnostic] = []
    var seen: Set<SceneState> = []
    var states: [SceneState] = []
    timelineStates(into: &states, &errors)
    guard errors.isEmpty else { throw SceneError(errors) }
    var waiting = states.map { (state: $0, taps: [String: Int]()) }
    var (next, views, changes, work) = (0, 0, 0, 0)
    var pictures: [Snapshot: Int] = [:]
    while next < waiting.count, seen.count < Most.states, views < Most.views, changes < Most.allChanges,
      work < Most.work
    {
      let (state, tapped) = waiting[next]
      next += 1
      guard seen.insert(state).inserted else { continue }
      do throws(SceneError) {
        let survey = try survey(in: state)
        let arrangement = try Layout.arrangement(
          of: survey.nodes, on: canvas, refusesRepeatedIDs: refusesRepeatedIDs, name: name)
        visit(Visit(state: state, arrangement: arrangement, taps: survey.taps))
        views += arrangement.snapshot.elements.count + 1
        work += 2 * effort
        pictures[arrangement.snapshot, default: 0] += 1
        guard pictures[arrangement.snapshot, default: 0] <= Most.alike else { continue }
        for tap in survey.taps where work < Most.work {
          // The many states on the way of a finger are not looked at.
          guard !tap.control.use.isMove, tapped[tap.control.key, default: 0] < Most.taps else { continue }
          var rehearsal = Rehearsal(self, state, most: min(Most.changes, max(Most.work / effort / 8, 1)))
          rehearsal.expect(tap.changes, from: 0)
          let way = tapped.merging([tap.control.key: 1], uniquingKeysWith: +)
          waiting.append((try rehearsal.rest().last ?? state, way))
          changes += rehearsal.count
          work += (1 + 2 * rehearsal.count) * effort
        }
      } catch {
        errors += error.diagnostics.filter { !errors.contains($0) }
      }
    }
    if !errors.isEmpty { throw SceneError(errors) }
    return work >= Most.work && next < waiting.count
  }

  /// The states that the timeline goes through, in order of time; what taps put off comes when it is due.
  private func timelineStates(into states: inout [SceneState], _ errors: inout [Diagnostic]) {
    states.append(initialState)
    var rehearsal = Rehearsal(self, initialState, most: min(2000, max(Most.work / effort / 4, 1)))
    for entry in timeline.prefix(Most.entries) {
      do throws(SceneError) {
        let state = try rehearsal.state(at: entry.time)
        switch entry.event {
        case .change(let change): rehearsal.expect([change], from: entry.time)
        case .tap(let label): rehearsal.expect(try changes(tapping: label, in: state), from: entry.time)
        case .touch(let label, let duration):
          rehearsal.expect(try changes(tapping: label, in: state), from: entry.time + duration)
        case .drag(let start, let end):
          let drag = try Drag(from: start, to: end, in: snapshot(in: state))
          rehearsal.expect(try changes(dragging: drag, in: state), from: entry.time)
        case .slide(let name, let end):
          rehearsal.expect(try state.slide(name, to: end), from: entry.time)
        }
        states.append(try rehearsal.state(at: entry.time))
      } catch {
        errors += error.diagnostics.map { Diagnostic($0.severity, $0.message, at: $0.place ?? entry.place) }
        return
      }
    }
    do throws(SceneError) { states += try rehearsal.rest() } catch { errors += error.diagnostics }
  }
}
