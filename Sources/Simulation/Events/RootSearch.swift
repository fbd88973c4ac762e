/// Finds where functions of time change their sign.
enum RootSearch {
  /// How closely times are found, in seconds.
  static let precision = 1e-7

  /// The time between two at which a condition changes, to a precision.
  static func change(
    from start: Double, to end: Double, to precision: Double = precision, _ condition: (Double) -> Bool
  ) -> Double {
    let before = condition(start)
    var (low, high) = (start, end)
    while high - low > precision {
      let middle = (low + high) / 2
      if condition(middle) == before { low = middle } else { high = middle }
    }
    return high
  }

  /// A time between two at which a function that dips is negative, where its lowest point is.
  ///
  /// - Returns: the time, or `nil` where the function is positive at its lowest.
  static func dip(from start: Double, to end: Double, _ function: (Double) -> Double) -> Double? {
    let time = GoldenSection.lowest(from: start, to: end, width: 1e-6, function)
    return function(time) < 0 ? time : nil
  }
}

extension ElementTrack {
  /// When the element is first farthest beyond its target, and how far its farthest frame number is then, in points.
  ///
  /// Beyond is seen along the straight way from where the element starts; the farthest is where its velocity
  /// along that way turns back.
  func overshootPeak(from start: Double, to end: Double) -> (time: Double, distance: Double)? {
    let target = vector.target.frame
    let way = target - vector.value(at: start).frame
    let square = (way * way).sum()
    guard square > 0.25, end > start else { return nil }
    func isBeyond(_ time: Double) -> Bool { ((vector.value(at: time).frame - target) * way).sum() > 0 }
    func returns(_ time: Double) -> Bool { (vector.velocity(at: time).frame * way).sum() <= 0 }
    let steps = Int(((end - start) * 240).rounded(.up))
    var previous = start
    for step in 1...max(steps, 1) {
      let time = min(start + Double(step) / 240, end)
      if isBeyond(previous), !returns(previous), returns(time) {
        let peak = RootSearch.change(from: previous, to: time, returns)
        let past = vector.value(at: peak).frame - target
        let distance = max(abs(past.x), abs(past.y), abs(past.z), abs(past.w))
        return distance > 0.01 ? (peak, distance) : nil
      }
      previous = time
    }
    return nil
  }
}
