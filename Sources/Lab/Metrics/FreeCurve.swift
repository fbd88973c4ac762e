public import Motion

/// A solution of y″ + 2γy′ + W²y = 0, fixed by its value and slope at time 0.
///
/// A spring's displacement from its target is one, and so is each of its derivatives: a zero of the velocity's
/// curve is where the spring turns, a zero of the acceleration's where it is fastest. Every zero is known in
/// closed form, so nothing is scanned for.
public struct FreeCurve: Hashable, Sendable {
  /// What decays.
  public let oscillator: Oscillator
  /// The value at time 0.
  public let initial: Double
  /// The slope at time 0, per second.
  public let slope: Double

  /// Creates a curve from its value and its slope, per second, at time 0.
  public init(_ oscillator: Oscillator, initial: Double, slope: Double) {
    precondition(initial.isFinite && slope.isFinite, "A curve starts at a finite value with a finite slope.")
    self.oscillator = oscillator
    self.initial = initial
    self.slope = slope
  }

  /// The curve's rate of change, itself such a curve.
  public var derivative: FreeCurve {
    FreeCurve(
      oscillator, initial: slope,
      slope: -oscillator.frequencySquared * initial - 2 * oscillator.decay * slope)
  }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Double {
    let map = oscillator.map(over: time)
    return initial * map.xx + slope * map.xv
  }

  /// The value and the slope, per second, at a time in seconds.
  @inlinable
  public func sample(at time: Double) -> (value: Double, slope: Double) {
    let map = oscillator.map(over: time)
    return (initial * map.xx + slope * map.xv, initial * map.vx + slope * map.vv)
  }

  /// The time in seconds between a zero and the next; `nil` where there is at most one zero.
  public var zeroSpacing: Double? {
    oscillator.isOverdamped || oscillator.rate == 0 ? nil : Double.pi / oscillator.rate
  }

  /// The time in seconds of the first zero after time 0; `nil` where there is none.
  ///
  /// With S = e⁻ᵞᵗ sin(ωt)/ω and C = e⁻ᵞᵗ cos ωt, y = y₀C + (y₀′ + γy₀)S, so that tan(ωt) = −ωy₀/(y₀′ + γy₀).
  /// At critical damping t = −y₀/(y₀′ + γy₀). Overdamped, with the decays r < R, e^((R−r)t) is
  /// (y₀′ + ry₀)/(y₀′ + Ry₀).
  ///
  /// *Edge cases*: a zero at time 0 itself does not count; a curve that is zero throughout has none.
  public var firstZero: Double? {
    guard initial != 0 || slope != 0 else { return nil }
    let decay = oscillator.decay
    let rate = oscillator.rate
    if oscillator.isOverdamped { return firstOverdampedZero }
    let drive = slope + decay * initial
    if rate == 0 {
      let time = -initial / drive
      return time > 0 && time.isFinite ? time : nil
    }
    // A quotient of 0/0 cannot be: both vanish only where value and slope do.
    let angle = initial == 0 ? 0 : Elementary.arcTangent(-initial * rate / drive)
    return (angle > 0 ? angle : angle + Double.pi) / rate
  }

  private var firstOverdampedZero: Double? {
    let fast = oscillator.decay + oscillator.rate
    let slow = oscillator.frequencySquared / fast
    let above = slope + slow * initial
    let below = slope + fast * initial
    // e^((R−r)t) less 1; positive for a zero after the start.
    let growth = -2 * oscillator.rate * initial / below
    guard growth > 0, growth.isFinite, above != 0 else { return nil }
    let logarithm = growth < 0.5 ? Elementary.logOnePlus(growth) : Elementary.log(above / below)
    let time = logarithm / (2 * oscillator.rate)
    return time > 0 && time.isFinite ? time : nil
  }

  /// The first zero after a time in seconds, itself after time 0.
  public func firstZero(after time: Double) -> Double? {
    guard let first = firstZero else { return nil }
    guard first <= time else { return first }
    guard let spacing = zeroSpacing else { return nil }
    let count = ((time - first) / spacing).rounded(.down) + 1
    let next = first + count * spacing
    return next > time ? next : next + spacing
  }
}
