import Exporters
import Geometry
import SceneModel
import Simulation

/// What a person sees and has asked for, without the terminal: keys and clicks in, wishes out.
struct PlayModel {
  /// What only the outside can do.
  enum Wish {
    case quit
    /// Writes a new file of this name and ending into the folder the tool was started in.
    case save(name: String, ending: String, bytes: [UInt8])
  }

  /// What stands beside the picture.
  enum PanelKind {
    case curves, explanation, help
  }

  private(set) var takes: [Take]
  private(set) var clock: PlayClock
  /// The take that panels and events are about.
  private(set) var focus = 0
  private(set) var panel: PanelKind?
  /// What was just done, and until which wall time it is said.
  private(set) var message: (text: String, until: Double)?
  /// Why the file that was saved last cannot be played.
  var fault: String?
  let scheme: ColorScheme
  private var element = 0
  private var events = EventFinder()
  private var sheets = CurveSheets()
  /// The controls that are held, by the takes they are in.
  private var held: (pane: Int, takes: [Int])?

  init(_ takes: [Take], frameRate: Double, speed: Double, scheme: ColorScheme, at wall: Double) {
    self.takes = takes
    self.scheme = scheme
    clock = PlayClock(
      from: takes.map(\.start).min() ?? 0, to: takes.map(\.end).max() ?? 0, frameRate: frameRate,
      speed: speed,
      at: wall)
  }

  /// The take that panels and events are about.
  var focused: Take { takes[focus] }

  /// Begins again with takes that take the place of the former.
  mutating func replace(_ takes: [Take], at wall: Double) {
    self.takes = takes
    (held, fault, element) = (nil, nil, 0)
    focus = min(focus, takes.count - 1)
    clock.restart(from: takes.map(\.start).min() ?? 0, to: takes.map(\.end).max() ?? 0, at: wall)
    say("read again", at: wall)
  }

  /// Wall time passed in which nobody looked.
  mutating func skip(from: Double, to wall: Double) { clock.skip(from: from, to: wall) }

  /// Says something for a while.
  mutating func say(_ text: String, at wall: Double) { message = (text, wall + 4) }

  /// What was said, while it is worth reading.
  func message(at wall: Double) -> String? {
    message.flatMap { wall < $0.until ? $0.text : nil }
  }
}

// MARK: - Keys

extension PlayModel {
  /// Does what a key asks for.
  mutating func obey(_ command: PlayCommand, at wall: Double) -> Wish? {
    // Whoever presses another key has read what was said.
    message = nil
    switch command {
    case .quit: return .quit
    case .toggle: clock.toggle(at: wall)
    case .frame(let count): clock.step(frames: count, at: wall)
    case .tenth(let count): clock.step(seconds: 0.1 * Double(count), at: wall)
    case .start: clock.stand(at: clock.start)
    case .end: if clock.end.isFinite { clock.stand(at: clock.end) }
    case .seek(let tenth): clock.seek(part: Double(tenth) / 10, at: wall)
    case .slower: clock.changeSpeed(up: false, at: wall)
    case .faster: clock.changeSpeed(up: true, at: wall)
    case .loop: clock.toggleLoop(at: wall)
    case .nextEvent: goToNextEvent(at: wall)
    case .curves where panel == .curves: element += 1
    case .curves: panel = .curves
    case .element(let step): if panel == .curves { element += step }
    case .explanation: panel = panel == .explanation ? nil : .explanation
    case .help: panel = panel == .help ? nil : .help
    case .closePanel: (panel, fault) = (nil, nil)
    case .nextPane: (focus, element) = ((focus + 1) % takes.count, 0)
    case .saveFrame: return frameToSave(at: wall)
    case .saveScene: return sceneToSave(at: wall)
    }
    return nil
  }

  private mutating func goToNextEvent(at wall: Double) {
    let now = clock.time(at: wall)
    guard let events = events.events(of: focused, focus) else {
      return say("still looking for events; once more", at: wall)
    }
    guard let next = events.first(where: { $0.time > now + 1e-9 }) else {
      return say("nothing happens after this", at: wall)
    }
    clock.stand(at: next.time)
  }

  /// The last thing that has happened at a time.
  mutating func event(at time: Double) -> String? {
    guard let event = events.events(of: focused, focus)?.last(where: { $0.time <= time + 1e-9 }) else {
      return nil
    }
    let both = [event.element, event.other].filter { !$0.isEmpty }.map(printable).joined(separator: "–")
    return event.kind.rawValue + (both.isEmpty ? "" : " " + both)
  }

  /// The scene's name, and the spring's where there is one.
  private var savedName: String {
    focused.title.hasPrefix(focused.name) ? focused.title : "\(focused.name)-\(focused.title)"
  }

  private func frameToSave(at wall: Double) -> Wish {
    let time = clock.time(at: wall)
    return .save(
      name: "\(savedName)-\(Decimal.text(time, places: 3))", ending: "svg",
      bytes: SVGFrameExporter(scheme: scheme).bytes(for: focused.frame(at: time)))
  }

  private mutating func sceneToSave(at wall: Double) -> Wish? {
    do throws(SceneError) {
      let authored = focused.authored
      let document: Scene
      if let scene = authored as? Scene {
        document = scene
      } else {
        document = try Scene(converting: authored)
      }
      let bytes = try SceneDocument.write(try document.playing(focused.simulator.entries))
      return .save(name: document.name + "-live", ending: "json", bytes: bytes)
    } catch {
      say("cannot be saved: " + Self.reason(error), at: wall)
      return nil
    }
  }

  fileprivate static func reason(_ error: SceneError) -> String {
    printable(error.diagnostics.first?.message ?? "the scene cannot go on")
  }
}

// MARK: - The mouse

extension PlayModel {
  /// A button of the mouse goes down on a place of a take's picture, in points.
  mutating func press(_ point: Point, on pane: Int, slack: Double, at wall: Double) {
    let time = clock.time(at: wall)
    (focus, element) = (pane, pane == focus ? element : 0)
    guard held == nil, let control = takes[pane].control(at: point, time: time, slack: slack) else { return }
    // The same scene with another spring is there to be compared, so it is tapped too.
    let group = takes.indices.filter { takes[$0].group == takes[pane].group }
    do throws(SceneError) {
      for index in group { try takes[index].press(control, at: time) }
      held = (pane, group)
      follow(from: time, at: wall)
    } catch {
      for index in group { takes[index].cancel() }
      say(Self.reason(error), at: wall)
    }
  }

  /// The button goes up, on the same control or, where there is none there, beside it.
  mutating func release(_ point: Point?, slack: Double, at wall: Double) {
    guard let (pane, group) = held else { return }
    held = nil
    let time = clock.time(at: wall)
    let control = point.flatMap { takes[pane].control(at: $0, time: time, slack: slack) }
    do throws(SceneError) {
      for index in group {
        if control == takes[index].heldControl {
          try takes[index].release(at: time)
        } else {
          takes[index].cancel()
        }
      }
    } catch {
      say(Self.reason(error), at: wall)
    }
    follow(from: time, at: wall)
  }

  /// Goes on from a time, until there is nothing more to see.
  private mutating func follow(from time: Double, at wall: Double) {
    clock.move(endTo: takes.map(\.end).max() ?? 0, at: wall)
    clock.play(from: time, at: wall)
  }
}

// MARK: - Panels

extension PlayModel {
  /// What stands beside the picture at a wall time, for so many columns and rows.
  mutating func panelText(at time: Double, columns: Int, rows: Int) -> Panel? {
    if let fault { return .fault(fault, columns: columns) }
    switch panel {
    case nil: return nil
    case .help: return .help()
    case .explanation: return .explanation(focused, focused.simulator.report, at: time, columns: columns)
    case .curves:
      // While a finger is down there is no end; a sheet of whole seconds need not be made anew for every frame.
      let end = clock.end.isFinite ? clock.end : time.rounded(.up) + 1
      let range = clock.start...max(min(end, clock.start + 60), clock.start + 0.001)
      guard
        let sheet = sheets.sheet(of: takes, focus: focus, element: element, range: range, count: columns * 2)
      else {
        return Panel(title: "Curves", lines: [[Panel.Piece(text: "nothing is to be seen", look: .dim)]])
      }
      return .curves(sheet, at: time, columns: columns, rows: rows)
    }
  }

  /// Whether there is something beside the picture.
  var hasPanel: Bool { panel != nil || fault != nil }
}
