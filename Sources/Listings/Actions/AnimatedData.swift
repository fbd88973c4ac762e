import Motion
import SceneModel

/// The data of an `Animatable` view on their way to where the view's maker wants them, as the scene's state holds them.
///
/// While nothing is under way there is no such state, and the view is shown as it is made.
struct AnimatedData: Hashable, Sendable {
  /// Where all began, one number for each of the data.
  private var start: [Double]
  /// The targets in order of time, in seconds since the beginning, each with its animation.
  private var legs: [Leg]
  /// How long it is since the beginning, in seconds.
  private(set) var elapsed = 0.0
  /// Whether they have come to their end.
  private var isAtRest = false

  private struct Leg: Hashable, Sendable {
    var target: [Double]
    var animation: Animation
    var time: Double
  }

  /// The time from one step to the next, in seconds.
  static let step = 1.0 / 60

  /// The data on their way from some values to others.
  init(from start: [Double], to target: [Double], _ animation: Animation) {
    self.start = start
    legs = [Leg(target: target, animation: animation, time: 0)]
  }

  /// The values now.
  var values: [Double] { isAtRest ? target : courses.map { $0.value(at: elapsed) } }

  fileprivate var isUnderWay: Bool { !isAtRest }

  /// Where they are to go.
  var target: [Double] { legs.last?.target ?? start }

  /// The data one step later; `nil` where they have come to rest by then.
  var next: AnimatedData? {
    var next = self
    next.elapsed += Self.step
    let last = legs.last?.time ?? 0
    let isAtRest = courses.allSatisfy { $0.restTime(tolerance: tolerance) <= next.elapsed }
    return isAtRest || next.elapsed - last > ActionRun.longestRound ? nil : next
  }

  /// The data at their end, where the view is shown as it is made.
  var atRest: AnimatedData {
    var data = self
    data.isAtRest = true
    return data
  }

  /// The data with another target from now on: a spring takes over their velocity.
  func retargeted(to target: [Double], _ animation: Animation) -> AnimatedData {
    var data = self
    data.legs.append(Leg(target: target, animation: animation, time: elapsed))
    return data
  }

  /// How near to its end a value is at rest: a thousandth of the whole way.
  private var tolerance: Double {
    let ways = zip(start, target).map { ($0 - $1).magnitude }
    return max((ways.max() ?? 1) / 1000, 1e-6)
  }

  private var courses: [AnimatedValue<Double>] {
    start.indices.map { index in
      var value = AnimatedValue(start[index])
      for leg in legs where leg.target.indices.contains(index) {
        value.set(leg.target[index], at: leg.time, animation: leg.animation)
      }
      return value
    }
  }

  /// A number to three places.
  private static func text(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded() / 1000
    return Int(exactly: thousandths).map(String.init) ?? String(thousandths)
  }

  /// The data as a value of the scene's state.
  var stateValue: StateValue {
    let values = values
    let text = values.map(Self.text).joined(separator: ", ")
    return .source(
      SourceValue(
        self, text: text, plain: values.count == 1 ? .number(values[0]) : .list(values.map { .number($0) })))
  }
}

extension StateValue {
  /// The data of an `Animatable` view under way; `nil` where they are at rest.
  var animatedData: AnimatedData? {
    guard case .source(let source) = self, let data = source.own(as: AnimatedData.self) else { return nil }
    return data.isUnderWay ? data : nil
  }
}
