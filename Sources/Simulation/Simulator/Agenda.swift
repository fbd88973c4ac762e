import SceneModel

/// What is still to happen, in order of time, and of the order in which it was asked for.
struct Agenda: Sendable {
  /// One thing that happens at one time.
  enum Act: Sendable {
    case tap(String)
    case touch(String, duration: Double)
    case lift(String)
    case drag(from: Drag.Place, to: Drag.Place)
    case slide(String, to: Double)
    case change(StateChange, cause: ChangeReport.Cause)
  }

  /// An act with its time in seconds of the scene and the place in the text that asked for it.
  struct Item: Sendable {
    let time: Double
    let act: Act
    let place: Diagnostic.Place?
  }

  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }
  var nextTime: Double? { items.last?.time }

  /// Adds an entry of a timeline.
  ///
  /// - Throws: ``SceneError`` where the time is negative or not finite.
  mutating func add(_ entry: TimelineEntry) throws(SceneError) {
    guard entry.time >= 0, entry.time.isFinite else {
      throw SceneError([
        Diagnostic(.error, "A time must be finite and not negative, not \(entry.time) s", at: entry.place)
      ])
    }
    switch entry.event {
    case .tap(let control): add(.tap(control), at: entry.time, entry.place)
    case .touch(let control, let duration):
      guard duration >= 0, duration.isFinite else {
        throw SceneError([
          Diagnostic(.error, "A touch lasts a finite time, not \(duration) s", at: entry.place)
        ])
      }
      add(.touch(control, duration: duration), at: entry.time, entry.place)
    case .drag(let start, let end): add(.drag(from: start, to: end), at: entry.time, entry.place)
    case .slide(let name, let end): add(.slide(name, to: end), at: entry.time, entry.place)
    case .change(let change): add(change, cause: .change, at: entry.time, entry.place)
    }
  }

  /// Adds a change, later by its delay.
  mutating func add(
    _ change: StateChange, cause: ChangeReport.Cause, at time: Double, _ place: Diagnostic.Place?
  ) {
    add(.change(change, cause: cause), at: time + max(change.delay, 0), place)
  }

  mutating func add(_ act: Act, at time: Double, _ place: Diagnostic.Place?) {
    // The items stand in descending order, so that the next is the last; equal times keep their order.
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].time > time { low = middle + 1 } else { high = middle }
    }
    items.insert(Item(time: time, act: act, place: place), at: low)
  }

  /// Takes out what happens next.
  mutating func next() -> Item? { items.popLast() }
}
