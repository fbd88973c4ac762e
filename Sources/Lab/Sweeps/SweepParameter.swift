public import Motion

/// What of a spring's motion can be varied.
public enum SweepParameter: String, Hashable, Sendable, CaseIterable {
  /// The perceived duration, in seconds.
  case duration
  /// How much it bounces.
  case bounce
  /// The time of one undamped swing, in seconds.
  case response
  /// The damping over the critical damping.
  case dampingRatio = "damping-ratio"
  /// The mass.
  case mass
  /// The force per unit of displacement.
  case stiffness
  /// The force per unit of velocity.
  case damping
  /// The value at the start.
  case from
  /// The value that is pulled to.
  case target
  /// The velocity at the start, per second.
  case velocity

  /// The ways to make a spring; parameters of different ways contradict each other.
  public enum Family: Hashable, Sendable {
    /// By duration and bounce.
    case perceptual
    /// By response and damping ratio.
    case response
    /// By mass, stiffness and damping.
    case physical
  }

  /// The way that the parameter belongs to; `nil` for what is no property of the spring.
  public var family: Family? {
    switch self {
    case .duration, .bounce: .perceptual
    case .response, .dampingRatio: .response
    case .mass, .stiffness, .damping: .physical
    case .from, .target, .velocity: nil
    }
  }

  /// The unit, where it has one.
  public var unit: String {
    switch self {
    case .duration, .response: "s"
    case .velocity: "1/s"
    default: ""
    }
  }

  /// Why a value cannot be; `nil` where it can.
  public func fault(_ value: Double) -> String? {
    guard value.isFinite else { return "must be finite" }
    switch self {
    case .duration, .response, .mass, .stiffness: return value > 0 ? nil : "must be above 0"
    case .bounce: return value > -1 && value <= 1 ? nil : "must be above -1 and at most 1"
    case .damping, .dampingRatio: return value >= 0 ? nil : "must not be negative"
    case .from, .target, .velocity: return nil
    }
  }

  /// The parameter's value of a motion.
  public func value(of motion: SpringMotion) -> Double {
    switch self {
    case .duration: motion.spring.duration
    case .bounce: motion.spring.bounce
    case .response: motion.spring.response
    case .dampingRatio: motion.spring.dampingRatio
    case .mass: motion.spring.mass
    case .stiffness: motion.spring.stiffness
    case .damping: motion.spring.damping
    case .from: motion.start
    case .target: motion.target
    case .velocity: motion.velocity
    }
  }
}

/// The parameters of one motion, in the way of one family.
public struct SpringRecipe: Hashable, Sendable {
  /// The way the spring is made.
  public var family: SweepParameter.Family
  private var values: [Double]

  /// Creates a recipe with each parameter at its usual value: duration and response 0.5 s, bounce 0, damping ratio 1,
  /// mass 1, stiffness 100, damping 10, from 0 to 1 with velocity 0.
  public init(_ family: SweepParameter.Family) {
    self.family = family
    values = [0.5, 0, 0.5, 1, 1, 100, 10, 0, 1, 0]
  }

  /// The value of a parameter.
  public subscript(parameter: SweepParameter) -> Double {
    get { values[Self.index(parameter)] }
    set { values[Self.index(parameter)] = newValue }
  }

  /// The motion that the parameters make; each must be sound by ``SweepParameter/fault(_:)``.
  public var motion: SpringMotion {
    SpringMotion(spring, from: self[.from], target: self[.target], velocity: self[.velocity])
  }

  /// The spring that the parameters make; overdamped springs are as overdamped as they are.
  public var spring: Spring {
    switch family {
    case .perceptual: Spring(duration: self[.duration], bounce: self[.bounce])
    case .response: Spring(response: self[.response], dampingRatio: self[.dampingRatio])
    case .physical:
      Spring(
        mass: self[.mass], stiffness: self[.stiffness], damping: self[.damping], allowOverDamping: true)
    }
  }

  private static func index(_ parameter: SweepParameter) -> Int {
    switch parameter {
    case .duration: 0
    case .bounce: 1
    case .response: 2
    case .dampingRatio: 3
    case .mass: 4
    case .stiffness: 5
    case .damping: 6
    case .from: 7
    case .target: 8
    case .velocity: 9
    }
  }
}
