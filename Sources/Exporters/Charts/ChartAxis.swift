import Motion

/// One axis of a chart: what it measures and over which range.
public struct ChartAxis: Hashable, Sendable {
  /// How values become places.
  public enum Scale: Hashable, Sendable {
    /// Equal differences are equally far.
    case linear
    /// Equal quotients are equally far; values must be positive.
    case logarithmic
  }

  /// What is measured.
  public var name: String
  /// The unit, in which values are given; empty for plain numbers.
  public var unit: String
  /// The value at the axis's start.
  public var lowest: Double
  /// The value at the axis's end.
  public var highest: Double
  /// How values become places.
  public var scale: Scale

  /// Creates an axis with a name, a unit and a range.
  ///
  /// *Edge cases*: a range without extent is widened by a half on both sides.
  public init(_ name: String, unit: String = "", lowest: Double, highest: Double, scale: Scale = .linear) {
    precondition(lowest.isFinite && highest.isFinite, "An axis ends at finite values.")
    precondition(scale == .linear || lowest > 0, "A logarithmic axis is positive.")
    self.name = name
    self.unit = unit
    let isEmpty = lowest >= highest
    self.lowest = isEmpty ? (scale == .linear ? lowest - 0.5 : lowest / 2) : lowest
    self.highest = isEmpty ? (scale == .linear ? lowest + 0.5 : lowest * 2) : highest
    self.scale = scale
  }

  /// The name with its unit.
  var label: String { unit.isEmpty ? name : "\(name) (\(unit))" }

  /// The place of a value as a part of the axis's length.
  func part(of value: Double) -> Double {
    switch scale {
    case .linear: (value - lowest) / (highest - lowest)
    case .logarithmic: Self.decades(value / lowest) / Self.decades(highest / lowest)
    }
  }

  /// The values that are marked: 1, 2 or 5 times a power of ten apart, or the powers of ten themselves.
  func ticks(about count: Int) -> [Double] {
    scale == .linear ? linearTicks(about: count) : decadeTicks(about: count)
  }

  /// The digits after the point that tell the ticks apart.
  func decimals(of ticks: [Double]) -> Int {
    guard scale == .linear, ticks.count > 1 else { return 3 }
    var decimals = 0
    var step = ticks[1] - ticks[0]
    while decimals < 12, abs(step - step.rounded()) > 1e-6 * step || step < 0.5 {
      step *= 10
      decimals += 1
    }
    return decimals
  }

  private func linearTicks(about count: Int) -> [Double] {
    let rough = (highest - lowest) / Double(Swift.max(count, 1))
    var power = 1.0
    while power > rough { power /= 10 }
    while power * 10 <= rough { power *= 10 }
    let step = power * (rough / power < 1.5 ? 1 : rough / power < 3.5 ? 2 : rough / power < 7.5 ? 5 : 10)
    let first = (lowest / step - 1e-9).rounded(.up)
    let last = (highest / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  private func decadeTicks(about count: Int) -> [Double] {
    var powers: [Double] = []
    var exponent = Int(Self.decades(lowest).rounded(.up))
    while Double(exponent) <= Self.decades(highest) + 1e-9 {
      powers.append(Self.tenTo(exponent))
      exponent += 1
    }
    let stride = Swift.max(1, (powers.count + count - 1) / Swift.max(count, 1))
    return powers.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }

  /// The common logarithm.
  static func decades(_ value: Double) -> Double { Elementary.log(value) / 2.302_585_092_994_046 }

  static func tenTo(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? 1 / power : power
  }
}
