import Geometry
import SceneModel

/// A gesture that follows a finger.
struct DragHandler {
  var key: String
  /// The closures of `onChanged` and of `onEnded`.
  var changed: [Value] = []
  var ended: [Value] = []
  /// The states that `updating` writes, with the closures that do.
  var updating: [(state: Binding, body: Value)] = []
  /// How far the finger must go before it begins, in points.
  var minimumDistance = 10.0
  /// Where the view is that the gesture's places are told in; `nil` where they are the screen's.
  var frame: Rect?

  /// A `DragGesture` on the view of a key, in a frame.
  init(_ gesture: Symbol, key: String, frame: Rect?) {
    self.key = key
    self.frame = frame
    for step in gesture.steps {
      let arguments = step.arguments ?? Arguments()
      let body = arguments.closure("_") ?? arguments.first
      switch step.name {
      case "":
        minimumDistance = arguments["minimumDistance"]?.finite ?? 10
        if arguments["coordinateSpace"].map({ $0.word != "local" }) == true { self.frame = nil }
      case "onChanged": changed += body.map { [$0] } ?? []
      case "onEnded": ended += body.map { [$0] } ?? []
      case "updating":
        if case .binding(let state)? = arguments.first, let body = arguments.trailing {
          updating.append((state, body))
        }
      default: break
      }
    }
  }

  /// Whether where the finger is makes a difference, as far as the closures' own code says.
  var asksForPlace: Bool {
    var asks = false
    let walk = SyntaxWalk { expression in
      if case .member(_, let name, _) = expression.kind, ["location", "startLocation"].contains(name.text) {
        asks = true
      }
    }
    for case .closure(let closure) in changed + ended + updating.map(\.body) {
      walk.walk(closure.syntax.body)
    }
    return asks
  }

  /// The axes along which a way makes a difference, as far as the closures' own code says; both where it hands on the
  /// whole value.
  var axes: (Bool, Bool) {
    var axes = (false, false)
    for case .closure(let closure) in changed + ended + updating.map(\.body) {
      let own = closure.syntax.parameters?.first?.name.text ?? "$0"
      var members = 0
      var names = 0
      let walk = SyntaxWalk { expression in
        switch expression.kind {
        case .name(own, _): names += 1
        case .member(let base, let name, _):
          if case .name(own, _) = base.kind {
            members += 1
            if ["translation", "predictedEndTranslation"].contains(name.text) { axes = (true, true) }
          }
        default: break
        }
      }
      walk.walk(closure.syntax.body)
      if names > members { axes = (true, true) }
    }
    guard axes == (true, true) else { return axes }
    return narrowed
  }

  /// Both axes, or the only one whose part of the translation is asked for.
  private var narrowed: (Bool, Bool) {
    var parts: Set<String> = []
    let walk = SyntaxWalk { expression in
      guard case .member(let base, let name, _) = expression.kind, case .member(_, let inner, _) = base.kind,
        ["translation", "predictedEndTranslation"].contains(inner.text)
      else { return }
      parts.insert(name.text)
    }
    for case .closure(let closure) in changed + ended + updating.map(\.body) {
      walk.walk(closure.syntax.body)
    }
    switch (parts.contains("width"), parts.contains("height")) {
    case (true, false): return (true, false)
    case (false, true): return (false, true)
    default: return (true, true)
    }
  }

  /// How far a view is dragged where nobody says it, in points; a choice of this project.
  static let dragLength = 120.0

  /// What the closures are told of a finger that was put down on a place of the screen and went some way.
  func value(from start: Point, moved way: Vector) -> Value {
    let start = frame.map { Point(x: start.x - $0.minX, y: start.y - $0.minY) } ?? start
    let end = start + way
    let span = Syntax.Span(file: 0, start: 0, end: 0)
    let items: [(String, Symbol)] = [
      ("translation", .pair("CGSize", way.dx, way.dy)),
      ("predictedEndTranslation", .pair("CGSize", way.dx, way.dy)),
      ("location", .pair("CGPoint", end.x, end.y)), ("predictedEndLocation", .pair("CGPoint", end.x, end.y)),
      ("startLocation", .pair("CGPoint", start.x, start.y)),
      ("velocity", .pair("CGSize", 0, 0)),
    ]
    let arguments = Arguments(
      items: items.map { Arguments.Item(label: $0.0, value: .symbol($0.1), span: span) })
    return .symbol(Symbol("DragValue", [Symbol.Step(name: "", arguments: arguments)]))
  }

  /// What a finger does that is put down on a place of the screen and lifted again.
  func press(at place: Point) -> Control.Act {
    let value = value(from: place, moved: .zero)
    return .all(
      updating.map { .update($0.state, $0.body, value) } + changed.map { .call($0, with: value) }
        + [.wait(Self.pressDuration)] + ended.map { .call($0, with: value) }
        + updating.map { .reset($0.state) })
  }

  /// How long a finger that presses stays down, in seconds; a choice of this project.
  static let pressDuration = 0.25
}

/// A slider's knob under a finger, which goes to the end that is farther from its first place, from there to the
/// other end, and from that to its first place again.
struct SliderHandler {
  var binding: Binding
  var start: Double
  var end: Double
  /// The values between which it stops.
  private var step: Double?
  /// What is told whether the finger is down.
  var editing: Value?

  init(
    binding: Binding, value: Double, first: Double, in bounds: (low: Double, high: Double), step: Double?,
    editing: Value?
  ) {
    self.binding = binding
    self.step = step
    self.editing = editing
    start = value
    let isLow = first - bounds.low < bounds.high - first
    let (far, near) = isLow ? (bounds.high, bounds.low) : (bounds.low, bounds.high)
    switch value {
    case far: end = near
    case near where near != first: end = first
    default: end = far
    }
  }

  /// The value at a part of the way.
  func value(at part: Double) -> Double {
    let value = start + (end - start) * part
    guard let step, step > 0, part < 1 else { return value }
    return start + ((value - start) / step).rounded() * step
  }
}

/// A press that is held: `onLongPressGesture`, or a `LongPressGesture`.
struct Hold {
  /// How long it takes, in seconds.
  private var duration: Double
  private var performed: [Value] = []
  /// What is told whether the finger is down.
  private var pressing: [Value] = []
  private var updating: [(state: Binding, body: Value)] = []

  /// SwiftUI's minimum duration where none is given, in seconds.
  private static let standard = 0.5

  /// `.onLongPressGesture(minimumDuration: 1) { … } onPressingChanged: { … }`.
  init(_ arguments: Arguments) {
    duration = arguments["minimumDuration"]?.finite ?? Self.standard
    performed = (arguments.closure("perform") ?? arguments.plain.first { $0.isCallable }).map { [$0] } ?? []
    pressing = (arguments["onPressingChanged"] ?? arguments["pressing"]).map { [$0] } ?? []
  }

  /// `LongPressGesture(minimumDuration: 1).onChanged { … }.onEnded { … }`.
  init(_ gesture: Symbol) {
    duration = Self.standard
    for step in gesture.steps {
      let arguments = step.arguments ?? Arguments()
      let body = arguments.closure("_") ?? arguments.first
      switch step.name {
      case "": duration = arguments["minimumDuration"]?.finite ?? Self.standard
      case "onEnded": performed += body.map { [$0] } ?? []
      case "onChanged": pressing += body.map { [$0] } ?? []
      case "updating":
        if case .binding(let state)? = arguments.first, let body = arguments.trailing {
          updating.append((state, body))
        }
      default: break
      }
    }
  }

  /// What a finger does that is held as long as it takes.
  var act: Control.Act {
    .all(
      pressing.map { .call($0, with: .bool(true)) } + updating.map { .update($0.state, $0.body, .bool(true)) }
        + [.wait(max(duration, 0))] + performed.map { .call($0, with: .bool(true)) }
        + pressing.map { .call($0, with: .bool(false)) } + updating.map { .reset($0.state) })
  }
}
