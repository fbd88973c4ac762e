extension Animation {
  /// SwiftUI's animation where none is named: a spring of response 0.55 s and damping ratio 1.
  public static let `default` = Animation(
    .spring(Spring(response: 0.55, dampingRatio: 1), blendDuration: 0))

  /// A spring without bounce, of duration 0.5 s.
  public static let smooth = Animation(.spring(.smooth, blendDuration: 0))
  /// A spring with a little bounce, 0.15, of duration 0.5 s.
  public static let snappy = Animation(.spring(.snappy, blendDuration: 0))
  /// A spring with a bounce of 0.3 and a duration of 0.5 s.
  public static let bouncy = Animation(.spring(.bouncy, blendDuration: 0))

  /// A spring without bounce but what is added, of a duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.15 and what is added, of a duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3 and what is added, of a duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// The spring of duration 0.5 s without bounce.
  public static let spring = Animation(.spring(Spring(), blendDuration: 0))

  /// A spring; what it interrupts hands over its velocity.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(spring, blendDuration: blendDuration))
  }

  /// A spring from the duration it is perceived to take, in seconds, and how much it bounces.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring from its response, in seconds, and its damping ratio.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring of the default response, 0.5 s, with a damping ratio.
  public static func spring(dampingFraction: Double, blendDuration: Double = 0) -> Animation {
    spring(response: 0.5, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring for what follows a finger, as the framework prints it: response 0.15 s, ratio 0.85, blend 0.25 s.
  ///
  /// *Edge cases*: the ratio is 1 − 0.15: with no arguments SwiftUI takes the form with a duration and a bounce.
  public static let interactiveSpring = Animation(
    .spring(Spring(duration: 0.15, bounce: 0.15), blendDuration: 0.25))

  /// A quick spring for what follows a finger, from a duration in seconds and what is added to a bounce of 0.15.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A quick spring for what follows a finger, from a response in seconds and a damping ratio.
  public static func interactiveSpring(
    response: Double, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring for what follows a finger, with a damping ratio and a response of 0.15 s.
  public static func interactiveSpring(dampingFraction: Double, blendDuration: Double = 0.25) -> Animation {
    interactiveSpring(response: 0.15, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring that does not merge, from physical parameters; critically damped at most.
  ///
  /// The velocity at the start is in changes per second: 1 would cover the whole change in one second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    return Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
  }

  /// A spring that does not merge, from a duration in seconds and a bounce; critically damped at most.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    let spring = Spring(duration: duration, bounce: Swift.max(0, bounce))
    return Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
  }

  /// A spring that does not merge; critically damped at most.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}

extension Animation {
  /// The duration of the timing curves where none is given, in seconds.
  public static let defaultCurveDuration = 0.35

  /// An even motion of 0.35 s.
  public static let linear = timingCurve(.linear)
  /// A slow start, over 0.35 s.
  public static let easeIn = timingCurve(.easeIn)
  /// A slow end, over 0.35 s.
  public static let easeOut = timingCurve(.easeOut)
  /// A slow start and a slow end, over 0.35 s.
  public static let easeInOut = timingCurve(.easeInOut)

  /// An even motion over a time in seconds.
  public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
  /// A slow start, over a time in seconds.
  public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// A slow end, over a time in seconds.
  public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// A slow start and a slow end, over a time in seconds.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// A curve over a time in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double = defaultCurveDuration) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// A cubic Bézier with two inner control points, over a time in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = defaultCurveDuration
  ) -> Animation {
    timingCurve(.bezier(x1, y1, x2, y2), duration: duration)
  }
}
