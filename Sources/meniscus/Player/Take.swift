import Geometry
import SceneModel
import Simulation

/// A scene as the player shows it, with what a person has done to it: a value, so a click starts from a copy.
struct Take {
  /// What tells it from the takes beside it.
  let title: String
  /// The name of the scene it plays.
  let name: String
  /// The number of the scene it plays: takes of one scene are compared with each other.
  let group: Int
  /// How often the scene has been read before this take was made.
  let serial: Int
  /// The scene as its author wrote it, to be saved with another timeline.
  let authored: any AuthoredScene
  private(set) var simulator: Simulator
  /// From when to when there is something to see, in seconds; without end while a finger is down.
  let start: Double
  private(set) var end: Double
  /// Whether a person has taken over from the timeline.
  private(set) var isLive = false
  /// Another number after whatever a person does, for those who keep what they have worked out.
  private(set) var version = 0
  private var touch: Touch?

  /// A finger on a control, and the scene as it was before.
  private struct Touch {
    var control: String
    var time: Double
    var before: Simulator
  }

  /// Longer than anybody holds a button; what really was is put in its place when the finger lifts.
  private static let longTouch = 3600.0

  init(
    title: String, name: String, group: Int, serial: Int, authored: any AuthoredScene, simulator: Simulator,
    range: ClosedRange<Double>
  ) {
    (self.title, self.name) = (title, name)
    (self.group, self.serial) = (group, serial)
    (self.authored, self.simulator) = (authored, simulator)
    (start, end) = (range.lowerBound, range.upperBound)
  }

  /// The control that a finger is on.
  var heldControl: String? { touch?.control }

  /// The frame at a time in seconds.
  func frame(at time: Double) -> Frame { simulator.frame(at: time) }

  /// Frames at even times, at most so many: enough to know where something is to be seen.
  func samples(most: Int) -> [Frame] {
    let length = min(end, start + 60) - start
    let count = min(max(Int((length * 30).rounded()), 1), most)
    return (0...count).map { frame(at: start + length * Double($0) / Double(count)) }
  }

  /// The control that a person means who points at a place, in points; `slack` is how exactly they can point.
  func control(at point: Point, time: Double, slack: Double) -> String? {
    let controls = controls(at: time)
    let frame = frame(at: time)
    for layer in frame.layers.reversed() {
      switch layer {
      case .element(let index):
        if let control = controls[frame.elements[index].name],
          frame.elements[index].frame.insetBy(dx: -slack, dy: -slack).contains(point)
        {
          return control
        }
      case .container(let index):
        for shape in frame.containers[index].shapes.reversed() where shape.shape.isNear(point, slack) {
          // Of the members of a union, the one that is pointed at, else any.
          let members = shape.elements.reversed().filter { controls[frame.elements[$0].name] != nil }
          let pointed = members.first { frame.elements[$0].frame.contains(point) } ?? members.first
          if let pointed, let control = controls[frame.elements[pointed].name] { return control }
        }
      }
    }
    return nil
  }

  /// The controls of the elements by name, in the state at a time; what is on its way out has none.
  private func controls(at time: Double) -> [String: String] {
    var controls: [String: String] = [:]
    // A state that has been shown has been laid out before, so this cannot fail.
    do throws(SceneError) {
      let elements = try simulator.scene.snapshot(in: simulator.state(at: time)).elements
      for element in elements { controls[element.name] = element.control }
    } catch {}
    return controls
  }

  /// Whether the glass of a control answers a finger.
  private func isInteractive(_ control: String, at time: Double) -> Bool {
    do throws(SceneError) {
      return try simulator.scene.snapshot(in: simulator.state(at: time)).elements
        .contains { $0.control == control && $0.glass?.glass.isInteractive == true }
    } catch {
      return false
    }
  }
}

extension Take {
  /// A finger comes down on a control: from here on only what the person does happens.
  ///
  /// - Throws: ``SceneError`` where the scene cannot go on from there; the take is then as it was.
  mutating func press(_ control: String, at time: Double) throws(SceneError) {
    // To a tenth of a millisecond, so that what is saved can be read.
    let time = rounded(time)
    var next = simulator
    try next.forget(after: time)
    let before = next
    try next.perform(.touch(control, duration: Self.longTouch), at: time)
    touch = Touch(control: control, time: time, before: before)
    show(next, until: .infinity)
  }

  /// The finger lifts: the control does what it does, from where everything is at this moment.
  ///
  /// - Throws: ``SceneError`` where the scene cannot be laid out in the state it comes to; it then is as before.
  mutating func release(at time: Double) throws(SceneError) {
    guard let touch else { return }
    self.touch = nil
    let start = touch.time
    let length = rounded(max(time - start, 0))
    var next = touch.before
    do throws(SceneError) {
      if length > 0, isInteractive(touch.control, at: touch.time) {
        try next.perform(.touch(touch.control, duration: length), at: start)
      } else {
        try next.perform(.tap(touch.control), at: start + length)
      }
    } catch {
      cancel(to: touch.before)
      throw error
    }
    show(next, until: next.restTime.isFinite ? next.restTime : next.lastChangeTime + 10)
  }

  /// The finger has slid off: nothing happens.
  mutating func cancel() {
    guard let touch else { return }
    self.touch = nil
    cancel(to: touch.before)
  }

  private func rounded(_ time: Double) -> Double { (time * 10_000).rounded() / 10_000 }

  private mutating func cancel(to before: Simulator) {
    show(before, until: before.restTime.isFinite ? before.restTime : before.lastChangeTime + 10)
  }

  private mutating func show(_ next: Simulator, until end: Double) {
    simulator = next
    self.end = max(end, start)
    isLive = true
    version += 1
  }
}

extension PlacedShape {
  /// Whether a point lies in it or no farther off than a distance in points.
  fileprivate func isNear(_ point: Point, _ slack: Double) -> Bool {
    let field = BlendedField(members: [BlendedField.Member(self)], spacing: 0)
    return field.sample(at: point).distance <= slack
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }
}
