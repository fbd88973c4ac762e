import Motion

/// Something that is wanted of a spring: a measure that is, is at most or is at least a value.
public struct SpringWish: Hashable, Sendable {
  /// How the measure is held against the value.
  public enum Relation: String, Hashable, Sendable {
    /// It is the value.
    case equal = "="
    /// It is not above the value.
    case atMost = "<="
    /// It is not below the value.
    case atLeast = ">="
  }

  /// What is measured.
  public let metric: SpringMetric
  /// How it is held against the value.
  public let relation: Relation
  /// The value.
  public let value: Double

  /// Creates a wish.
  public init(_ metric: SpringMetric, _ relation: Relation, _ value: Double) {
    precondition(value.isFinite, "A wish is a finite number.")
    (self.metric, self.relation, self.value) = (metric, relation, value)
  }

  /// How far a measure misses the wish, as a part of its value; 0 where it is met.
  ///
  /// Parts of the range, which may be wished to be 0, count in hundredths at least.
  func miss(_ measure: Double?) -> Double {
    // No overshoot has no time; that is as far off as can be.
    guard let measure else { return 10 }
    let gap = (measure - value) / Swift.max(abs(value), 0.01)
    switch relation {
    case .equal: return gap
    case .atMost: return Swift.max(gap, 0)
    case .atLeast: return Swift.min(gap, 0)
    }
  }
}

/// The spring that meets wishes, or comes nearest to it.
public struct WishFit: Hashable, Sendable {
  /// One wish with what became of it.
  public struct Outcome: Hashable, Sendable {
    /// The wish.
    public let wish: SpringWish
    /// What the spring has.
    public let measure: Double?
    /// Whether the wish is met, to a millionth of its value.
    public let isMet: Bool
  }

  /// The motion of the spring found.
  public let motion: SpringMotion
  /// The wishes in order, each with what became of it.
  public let outcomes: [Outcome]

  /// Whether every wish is met.
  public var isMet: Bool { outcomes.allSatisfy(\.isMet) }

  /// Finds a spring of unit mass by its duration, 1 ms to 100 s, and its bounce.
  ///
  /// The whole plane is looked at on a grid, and the best places are improved. Where wishes leave a choice, the
  /// spring bounces as little as it can. Where they cannot be met together, the sum of squared misses is least.
  ///
  /// - Parameters:
  ///   - wishes: What is wanted, at least one.
  ///   - base: From where, to where and with what velocity the spring moves.
  ///   - epsilon: The distance from the target that counts as settled.
  public init(_ wishes: [SpringWish], base: SpringRecipe, epsilon: Double = 0.001) {
    precondition(!wishes.isEmpty, "A spring is fitted to one wish at least.")
    let search = Search(wishes: wishes, base: base, epsilon: epsilon)
    let point = search.best()
    motion = search.motion(point)
    let measured = motion
    outcomes = wishes.map { wish in
      let measure = wish.metric.value(of: measured, epsilon: epsilon)
      return Outcome(wish: wish, measure: measure, isMet: abs(wish.miss(measure)) <= 1e-6)
    }
  }

  private struct Search {
    let wishes: [SpringWish]
    let base: SpringRecipe
    let epsilon: Double

    /// The motion of a logarithm of the duration and a bounce.
    func motion(_ point: [Double]) -> SpringMotion {
      var recipe = base
      recipe.family = .perceptual
      recipe[.duration] = Elementary.exp(Swift.min(Swift.max(point[0], -6.9), 4.6))
      recipe[.bounce] = Swift.min(Swift.max(point[1], -0.98), 0.995)
      return recipe.motion
    }

    func misses(_ point: [Double]) -> [Double] {
      let motion = motion(point)
      return wishes.map { $0.miss($0.metric.value(of: motion, epsilon: epsilon)) }
    }

    func cost(_ point: [Double]) -> Double {
      let outside = Swift.max(abs(point[1]) - 0.995, 0) + Swift.max(abs(point[0] + 1.15) - 5.75, 0)
      let sum = misses(point).reduce(0) { $0 + $1 * $1 }
      // What little bounce and unusual durations cost decides only among springs that are equally good.
      let usual = 1e-10 * point[1] * point[1] + 1e-14 * (point[0] + 0.7) * (point[0] + 0.7)
      return sum + usual + 1e3 * outside
    }

    func best() -> [Double] {
      var starts: [(point: [Double], cost: Double)] = []
      for bounceStep in -24...39 {
        var bestHere: (point: [Double], cost: Double) = ([0, 0], .infinity)
        for durationStep in 0...45 {
          let point = [-6.9 + 0.25 * Double(durationStep), Double(bounceStep) / 40]
          let cost = cost(point)
          if cost < bestHere.cost { bestHere = (point, cost) }
        }
        starts.append(bestHere)
      }
      starts.sort { $0.cost < $1.cost }
      var best = starts[0]
      for start in starts.prefix(8) {
        let found = Simplex(tolerance: 1e-15, limit: 400).minimum(
          from: start.point, steps: [0.12, 0.02], of: cost)
        if found.value < best.cost { best = (found.point, found.value) }
      }
      return polished(best.point)
    }

    /// Gauss–Newton steps, which end on the wish itself, where the simplex only comes near.
    private func polished(_ point: [Double]) -> [Double] {
      let fit = LeastSquares(from: point, scales: [1e-7, 1e-7], limit: 20, misses)
      let before = misses(point).reduce(0) { $0 + $1 * $1 }
      return fit.sum < before && abs(fit.parameters[1] - point[1]) < 0.05 ? fit.parameters : point
    }
  }
}
