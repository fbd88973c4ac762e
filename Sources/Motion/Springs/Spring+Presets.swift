extension Spring {
  /// A spring without bounce, of duration 0.5 s.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A spring with a little bounce, 0.15, of duration 0.5 s.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A spring with a bounce of 0.3 and a duration of 0.5 s.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// A spring without bounce but what is added, of a duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15 and what is added, of a duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3 and what is added, of a duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
