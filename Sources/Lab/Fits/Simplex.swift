/// A search for the least value of a function of a few numbers without its derivatives.
///
/// Nelder and Mead, "A simplex method for function minimization", 1965, with the usual coefficients 1, 2, ½, ½.
/// It is deterministic: the same function and start give the same bits.
struct Simplex {
  /// The search ends when the corners' values differ by less than this part of the least.
  var tolerance = 1e-12
  /// The most evaluations.
  var limit = 600

  private struct Corner {
    var point: [Double]
    var value: Double
  }

  /// The best point found from a start, with a first step in each direction.
  func minimum(
    from start: [Double], steps: [Double], of function: ([Double]) -> Double
  ) -> (point: [Double], value: Double) {
    var corners = [Corner(point: start, value: function(start))]
    for index in start.indices {
      var point = start
      point[index] += steps[index]
      corners.append(Corner(point: point, value: function(point)))
    }
    var evaluations = corners.count
    while evaluations < limit {
      corners.sort { $0.value < $1.value }
      let spread = corners[corners.count - 1].value - corners[0].value
      if spread <= tolerance * abs(corners[0].value) + 1e-300 { break }
      evaluations += improve(&corners, function)
    }
    corners.sort { $0.value < $1.value }
    return (corners[0].point, corners[0].value)
  }

  /// Replaces the worst corner, or draws all to the best; returns how often the function was asked.
  private func improve(_ corners: inout [Corner], _ function: ([Double]) -> Double) -> Int {
    let last = corners.count - 1
    let size = Double(last)
    let centre = corners[0].point.indices.map { index in
      corners[..<last].reduce(0) { $0 + $1.point[index] } / size
    }
    func along(_ factor: Double) -> Corner {
      let point = zip(centre, corners[last].point).map { $0 + factor * ($0 - $1) }
      return Corner(point: point, value: function(point))
    }
    let reflected = along(1)
    if reflected.value < corners[0].value {
      let expanded = along(2)
      corners[last] = expanded.value < reflected.value ? expanded : reflected
      return 2
    }
    if reflected.value < corners[last - 1].value {
      corners[last] = reflected
      return 1
    }
    let isOutside = reflected.value < corners[last].value
    let contracted = along(isOutside ? 0.5 : -0.5)
    if contracted.value < Swift.min(reflected.value, corners[last].value) {
      corners[last] = contracted
      return 2
    }
    for index in 1...last {
      let point = zip(corners[0].point, corners[index].point).map { 0.5 * ($0 + $1) }
      corners[index] = Corner(point: point, value: function(point))
    }
    return 2 + last
  }
}
