extension Animation {
  /// The animation, started later by a time in seconds; a negative delay starts in the middle.
  public func delay(_ delay: Double) -> Animation { Animation(.delay(self, delay)) }

  /// The animation, run faster by a factor.
  public func speed(_ speed: Double) -> Animation { Animation(.speed(self, speed)) }

  /// The animation so many times over; where it reverses, every run counts, forwards or backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(self, count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation over and over, until another takes its place.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(self, count: nil, autoreverses: autoreverses))
  }

  /// The animation, counted as complete after a time in seconds.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(.logicallyComplete(self, after: duration))
  }
}
