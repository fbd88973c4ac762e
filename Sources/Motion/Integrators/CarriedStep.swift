/// SwiftUI's step as a linear map of displacement, velocity and the acceleration that is carried between steps.
///
/// half = v + a·h/2, x += half·h, a = −kx − 2z√k·half, v = half + a·h/2, with k at most 45 000 per unit of mass.
/// Source: two public reimplementations that agree; see docs/springs.md.
struct CarriedStep {
  /// Rows for displacement, velocity and acceleration; columns for what each was before.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  static let identity = CarriedStep(
    rows: (SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)))
  static let highestStiffness = 45_000.0

  init(rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
    self.rows = rows
  }

  init(_ oscillator: Oscillator, step h: Double) {
    let stiffness = Swift.min(oscillator.frequencySquared, Self.highestStiffness)
    let ratio = oscillator.decay / oscillator.frequency
    let half = SIMD3(0, 1, 0.5 * h)
    let place = SIMD3(1, 0, 0) + half * h
    let force = place * -stiffness - half * (2 * ratio * stiffness.squareRoot())
    rows = (place, half + force * (0.5 * h), force)
  }

  /// The map of displacement and velocity where nothing is carried at the start.
  var firstMap: StepMap {
    StepMap(xx: rows.0.x, xv: rows.0.y, vx: rows.1.x, vv: rows.1.y)
  }

  /// The displacement's and velocity's shares in the acceleration that is carried on.
  var acceleration: (x: Double, v: Double) { (rows.2.x, rows.2.y) }

  /// This step after another.
  func after(_ first: CarriedStep) -> CarriedStep {
    func row(_ r: SIMD3<Double>) -> SIMD3<Double> {
      first.rows.0 * r.x + first.rows.1 * r.y + first.rows.2 * r.z
    }
    return CarriedStep(rows: (row(rows.0), row(rows.1), row(rows.2)))
  }

  /// So many steps.
  func repeated(_ count: Int) -> CarriedStep {
    var result = CarriedStep.identity
    var factor = self
    var rest = count
    while rest > 0 {
      if rest & 1 == 1 { result = factor.after(result) }
      factor = factor.after(factor)
      rest >>= 1
    }
    return result
  }
}
