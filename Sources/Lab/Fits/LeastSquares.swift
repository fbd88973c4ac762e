/// The parameters that make the sum of squared residuals least, and how well the residuals know them.
///
/// Levenberg and Marquardt's damped Gauss–Newton steps with a Jacobian of central differences. The covariance is
/// that of the linearised problem: s²(JᵀJ)⁻¹ with s² the sum of squares per degree of freedom.
struct LeastSquares {
  /// The parameters found.
  let parameters: [Double]
  /// The sum of squared residuals there.
  let sum: Double
  /// The number of residuals.
  let count: Int
  /// (JᵀJ)⁻¹ at the solution, row by row; `nil` where the residuals do not know all the parameters.
  let inverse: [[Double]]?

  /// Improves a start until the sum no longer falls.
  ///
  /// - Parameters:
  ///   - start: Where the search starts.
  ///   - scales: The size of a small change of each parameter.
  ///   - limit: The most steps.
  ///   - residuals: What is to be small; as many on each call.
  init(
    from start: [Double], scales: [Double], limit: Int = 60, _ residuals: ([Double]) -> [Double]
  ) {
    var point = start
    var values = residuals(point)
    var sum = Self.square(values)
    var damping = 1e-3
    for _ in 0..<limit {
      let (normal, gradient) = Self.normalEquations(point, scales, values.count, values, residuals)
      var isImproved = false
      for _ in 0..<12 {
        var damped = normal
        for index in point.indices { damped[index][index] *= 1 + damping }
        guard let step = Self.solved(damped, gradient.map { -$0 }) else { break }
        let next = zip(point, step).map { $0 + $1 }
        let nextValues = residuals(next)
        let nextSum = Self.square(nextValues)
        if nextSum.isFinite, nextSum < sum {
          isImproved = sum - nextSum > 1e-14 * sum
          (point, values, sum) = (next, nextValues, nextSum)
          damping = Swift.max(damping / 10, 1e-12)
          break
        }
        damping *= 10
      }
      if !isImproved { break }
    }
    parameters = point
    self.sum = sum
    count = values.count
    let (normal, _) = Self.normalEquations(point, scales, values.count, values, residuals)
    inverse = Self.inverted(normal)
  }

  /// The standard error of each parameter; `nil` where there are too few residuals or they do not know it.
  var standardErrors: [Double]? {
    guard let inverse, count > parameters.count else { return nil }
    let variance = sum / Double(count - parameters.count)
    return parameters.indices.map { (variance * Swift.max(inverse[$0][$0], 0)).squareRoot() }
  }

  private static func square(_ values: [Double]) -> Double { values.reduce(0) { $0 + $1 * $1 } }

  /// JᵀJ and Jᵀr.
  private static func normalEquations(
    _ point: [Double], _ scales: [Double], _ count: Int, _ values: [Double],
    _ residuals: ([Double]) -> [Double]
  ) -> (normal: [[Double]], gradient: [Double]) {
    let columns = point.indices.map { index in
      var (ahead, behind) = (point, point)
      ahead[index] += scales[index]
      behind[index] -= scales[index]
      return zip(residuals(ahead), residuals(behind)).map { ($0 - $1) / (2 * scales[index]) }
    }
    let normal = columns.map { a in columns.map { b in zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } } }
    let gradient = columns.map { zip($0, values).reduce(0) { $0 + $1.0 * $1.1 } }
    return (normal, gradient)
  }

  /// The solution of a small linear system by elimination with the largest pivot; `nil` where it has none.
  private static func solved(_ matrix: [[Double]], _ right: [Double]) -> [Double]? {
    var rows = zip(matrix, right).map { $0 + [$1] }
    let size = right.count
    for column in 0..<size {
      let pivot = (column..<size).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      rows.swapAt(column, pivot)
      guard abs(rows[column][column]) > 1e-300 else { return nil }
      for row in 0..<size where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in column...size { rows[row][place] -= factor * rows[column][place] }
      }
    }
    let result = (0..<size).map { rows[$0][size] / rows[$0][$0] }
    return result.allSatisfy(\.isFinite) ? result : nil
  }

  private static func inverted(_ matrix: [[Double]]) -> [[Double]]? {
    var columns: [[Double]] = []
    for index in matrix.indices {
      let unit = matrix.indices.map { $0 == index ? 1.0 : 0 }
      guard let column = solved(matrix, unit) else { return nil }
      columns.append(column)
    }
    return columns
  }
}
