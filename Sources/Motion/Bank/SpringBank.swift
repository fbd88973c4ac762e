import SpringKernels

/// Any number of springs, each with its own parameters and target, stepped together by the exact step map.
///
/// A bank is for many values that move at once: particles, the cells of a grid, a sweep over parameters. State and
/// step maps lie in columns; a step is the closed form of the step's length, so it has no error of integration and
/// is stable at any length. What a spring does depends on itself alone, to the last bit: not on its neighbours, its
/// place, the size of the bank, the number of workers, or how steps are divided among calls.
///
///     var bank = SpringBank<Double>(timeStep: 1.0 / 120)
///     let index = bank.append(.init(Spring(duration: 0.5, bounce: 0.3), from: 0, target: 1))
///     bank.advance(steps: 60)
///     bank.position(of: index)  // where the closed form is at 0.5 s
///
/// - Note: *Rest*: at every 32nd step of the bank a spring whose offset from its target, and whose velocity divided
///   by its undamped frequency, are both below `restDistance` is put onto its target. A tile whose springs all rest
///   is not visited again until one is disturbed, and nothing decays into slow denormal numbers.
/// - Note: *Accuracy*: n steps differ from the closed form by about n units in the last place of the offset.
public struct SpringBank<Scalar: BankScalar>: Sendable {
  /// The length of a step in seconds.
  public internal(set) var timeStep: Double
  /// The distance, in units of the positions, within which a spring counts as at rest.
  public let restDistance: Scalar
  /// How the steps multiply and add.
  public let arithmetic: BatchArithmetic
  /// The number of springs.
  public internal(set) var count = 0
  /// The steps that the bank has made.
  public internal(set) var stepCount: UInt64 = 0

  /// Damping / 2 mass and undamped frequency of each spring, per second.
  var decay: [Double] = []
  var frequency: [Double] = []
  /// The columns of the kernel, see SpringKernels.h; padded to whole tiles with springs that rest.
  var xx: [Scalar] = []
  var xv: [Scalar] = []
  var vv: [Scalar] = []
  var offset: [Scalar] = []
  var speed: [Scalar] = []
  var target: [Scalar] = []
  /// The tiles that move, in no order that matters, and whether each tile is among them.
  var movingTiles: [UInt32] = []
  var isMoving: [Bool] = []

  /// Creates an empty bank whose steps take a time in seconds.
  ///
  /// - Parameters:
  ///   - timeStep: The length of a step, above 0 and finite.
  ///   - restDistance: Where a spring counts as at rest: what cannot be seen. At least 2⁻¹⁰⁰, so that what is above
  ///     it cannot decay to denormal numbers before it is looked at.
  ///   - arithmetic: Whether the bytes of the results are to be the same on every processor.
  public init(
    timeStep: Double, restDistance: Scalar = Scalar.restDistance, arithmetic: BatchArithmetic = .fastest
  ) {
    precondition(timeStep > 0 && timeStep.isFinite, "A bank's time step must be above 0 and finite.")
    precondition(
      restDistance >= 0x1p-100 && restDistance.isFinite, "A bank's rest distance must be at least 2⁻¹⁰⁰.")
    self.timeStep = timeStep
    self.restDistance = restDistance
    self.arithmetic = arithmetic
  }

  /// The number of springs that a step visits: those in a tile with one that moves.
  public var visitedCount: Int { movingTiles.count * Scalar._tileSize }

  /// Whether every spring has come to rest.
  public var isAtRest: Bool { movingTiles.isEmpty }

  /// Gives every spring a new step length in seconds; positions and velocities stay.
  ///
  /// - Complexity: O(`count`), about 15 ns a spring.
  public mutating func setTimeStep(_ timeStep: Double) {
    precondition(timeStep > 0 && timeStep.isFinite, "A bank's time step must be above 0 and finite.")
    self.timeStep = timeStep
    makeMaps(0..<count)
  }

  /// Computes the step maps of springs in blocks that fit on the stack's side of the cache.
  mutating func makeMaps(_ range: Range<Int>) {
    let most = Swift.min(range.count, 1024)
    var maps = [Double](repeating: 0, count: 3 * most)
    var first = range.lowerBound
    while first < range.upperBound {
      let size = Swift.min(most, range.upperBound - first)
      maps.withUnsafeMutableBufferPointer { block in
        guard let base = block.baseAddress else { return }
        decay.withUnsafeBufferPointer { decay in
          frequency.withUnsafeBufferPointer { frequency in
            guard let decays = decay.baseAddress, let frequencies = frequency.baseAddress else { return }
            spring_step_maps(
              decays + first, frequencies + first, timeStep, base, base + most, base + 2 * most, size)
          }
        }
      }
      for index in 0..<size {
        xx[first + index] = Scalar(maps[index])
        xv[first + index] = Scalar(maps[most + index])
        vv[first + index] = Scalar(maps[2 * most + index])
      }
      first += size
    }
  }
}
