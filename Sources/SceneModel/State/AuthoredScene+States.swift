/// How far states are followed.
private enum Most {
  /// The most states that are looked at, and the most views placed while looking.
  static let states = 64
  static let views = 100_000
  /// The most entries of the timeline that are rehearsed.
  static let entries = 500
  /// The most changes that one tap is followed through, and all taps together.
  static let changes = 200
  static let allChanges = 4000
}

extension AuthoredScene {
  /// Visits the states that the timeline and taps lead to, up to 64, in the order found.
  ///
  /// - Throws: ``SceneError`` with what is wrong in any of them.
  public func explore(_ visit: (SceneState, Snapshot) -> Void) throws(SceneError) {
    var errors: [Diagnostic] = []
    var seen: Set<SceneState> = []
    var waiting: [SceneState] = []
    timelineStates(into: &waiting, &errors)
    guard errors.isEmpty else { throw SceneError(errors) }
    var next = 0
    var views = 0
    var changes = 0
    while next < waiting.count, seen.count < Most.states, views < Most.views, changes < Most.allChanges {
      let state = waiting[next]
      next += 1
      guard seen.insert(state).inserted else { continue }
      do throws(SceneError) {
        let snapshot = try snapshot(in: state)
        visit(state, snapshot)
        views += snapshot.elements.count + 1
        for control in try controls(in: state) {
          var rehearsal = Rehearsal(self, state, most: Most.changes)
          rehearsal.expect(try self.changes(of: control, in: state), from: 0)
          waiting.append(try rehearsal.rest().last ?? state)
          changes += rehearsal.count
        }
      } catch {
        errors += error.diagnostics.filter { !errors.contains($0) }
      }
    }
    if !errors.isEmpty { throw SceneError(errors) }
  }

  /// The states that the timeline goes through, in order of time; what taps put off comes when it is due.
  private func timelineStates(into states: inout [SceneState], _ errors: inout [Diagnostic]) {
    states.append(initialState)
    var rehearsal = Rehearsal(self, initialState)
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
