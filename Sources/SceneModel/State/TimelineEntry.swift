public import Geometry

/// One thing that happens, at a time in seconds.
public struct TimelineEntry: Hashable, Sendable {
  /// What can happen.
  public enum Event: Hashable, Sendable {
    /// A person taps a control, by its label.
    case tap(String)
    /// A person holds a finger on a control, by its label, for a time in seconds, and lets go: the glass
    /// presses if it is interactive, and the tap's changes happen at the end.
    case touch(String, duration: Double)
    /// A person draws a finger over the canvas.
    case drag(from: Drag.Place, to: Drag.Place)
    /// A person moves a slider: the state of a name goes evenly to a number, as long as a drag takes.
    case slide(String, to: Double)
    /// State changes.
    case change(StateChange)
  }

  /// When, in seconds.
  public var time: Double
  /// What happens.
  public var event: Event
  /// Where the scene's text says so.
  public var place: Diagnostic.Place?

  /// Creates an entry at a time in seconds.
  public init(at time: Double, _ event: Event, place: Diagnostic.Place? = nil) {
    self.time = time
    self.event = event
    self.place = place
  }
}

extension SceneState {
  /// The changes by which a number goes evenly to another, sixty a second, as long as a drag takes.
  ///
  /// - Throws: ``SceneError`` where there is no number of that name.
  public func slide(_ name: String, to end: Double) throws(SceneError) -> [StateChange] {
    guard case .number(let start)? = self[name] else {
      throw SceneError([Diagnostic(.error, "there is no number ‘\(name.shortened)’ to slide")])
    }
    let count = Int(60 * Drag.duration)
    return (1...count).map { step in
      let part = Double(step) / Double(count)
      let value = step == count ? end : start + (end - start) * part
      return StateChange([name: .number(value)], delay: Drag.duration * part)
    }
  }
}

/// A finger that is put down in one place of the canvas and lifted in another, in points.
public struct Drag: Hashable, Sendable {
  /// How long a drag takes, in seconds; a choice of this project.
  public static let duration = 0.4

  /// A place by its coordinates, or the middle of what is there.
  public enum Place: Hashable, Sendable {
    /// A point of the canvas.
    case point(Point)
    /// The middle of an element, by its name.
    case element(String)
    /// So far from where the drag began.
    case moved(Vector)
  }

  /// Where the finger is put down, and where it is lifted.
  public var start, end: Point

  /// Creates a drag between two places, in points.
  public init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
  }

  /// Creates a drag between two places of a scene as it is laid out.
  ///
  /// - Throws: ``SceneError`` where there is no element of a name.
  public init(from start: Place, to end: Place, in snapshot: Snapshot) throws(SceneError) {
    let first = try start.point(in: snapshot, from: .zero)
    self.init(from: first, to: try end.point(in: snapshot, from: first))
  }
}

extension Drag.Place {
  fileprivate func point(in snapshot: Snapshot, from start: Point) throws(SceneError) -> Point {
    switch self {
    case .point(let point): return point
    case .moved(let way): return start + way
    case .element(let name):
      if let element = snapshot.elements.first(where: { $0.name == name || $0.control == name }) {
        return element.frame.center
      }
      let hint = name.suggestion(among: snapshot.elements.map(\.name))
      throw SceneError([Diagnostic(.error, "nothing is called ‘\(name.shortened)’ in this state\(hint)")])
    }
  }
}
