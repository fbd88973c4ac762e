/// A grid of springs, and what is measured of each.
///
/// Rows are numbered with the last axis running fastest, so any piece of the grid can be computed by itself and the
/// pieces joined: that is how threads and machines share one.
public struct Sweep: Hashable, Sendable {
  /// What is varied, the last fastest.
  public let axes: [SweepAxis]
  /// What is measured.
  public let metrics: [SpringMetric]
  /// The parameters that are not varied.
  public let base: SpringRecipe
  /// The distance from the target that counts as settled.
  public let epsilon: Double
  /// How many springs there are.
  public let count: Int

  /// Creates a sweep; `nil` where the grid has more springs than can be counted.
  public init?(axes: [SweepAxis], metrics: [SpringMetric], base: SpringRecipe, epsilon: Double = 0.001) {
    precondition(!axes.isEmpty && !metrics.isEmpty, "A sweep varies something and measures something.")
    var count = 1
    for axis in axes {
      let (product, isTooMany) = count.multipliedReportingOverflow(by: axis.count)
      if isTooMany { return nil }
      count = product
    }
    (self.axes, self.metrics, self.base, self.epsilon, self.count) = (axes, metrics, base, epsilon, count)
  }

  /// The names of the columns: the parameters, then the metrics, with `_` between words.
  public var columns: [String] {
    (axes.map(\.parameter.rawValue) + metrics.map(\.rawValue)).map { name in
      String(name.map { $0 == "-" ? "_" : $0 })
    }
  }

  /// Calls a function with each row of a piece: the parameters' values, then the measures, `nil` where there is none.
  ///
  /// The row is lent for the call only.
  public func forEachRow(_ rows: Range<Int>, _ body: (_ row: [Double?]) -> Void) {
    var recipe = base
    var row = [Double?](repeating: nil, count: axes.count + metrics.count)
    for index in rows {
      var rest = index
      for place in axes.indices.reversed() {
        let axis = axes[place]
        let value = axis.value(rest % axis.count)
        rest /= axis.count
        recipe[axis.parameter] = value
        row[place] = value
      }
      let motion = recipe.motion
      for (place, metric) in metrics.enumerated() {
        row[axes.count + place] = metric.value(of: motion, epsilon: epsilon)
      }
      body(row)
    }
  }

  /// The rows of a shard, numbered from 1, of so many; the shards follow each other and differ by one row at most.
  public func shard(_ number: Int, of shards: Int) -> Range<Int> {
    precondition(shards > 0 && 1...shards ~= number, "A shard is numbered from 1 to the number of shards.")
    let (size, rest) = count.quotientAndRemainder(dividingBy: shards)
    let start = (number - 1) * size + Swift.min(number - 1, rest)
    return start..<start + size + (number <= rest ? 1 : 0)
  }
}
