import SpringKernels

extension SpringBank {
  /// Makes steps of all springs that move.
  ///
  /// Many steps in one call are quicker than as many calls, because a tile of springs then stays in the
  /// processor's registers; the results are the same.
  ///
  /// - Parameters:
  ///   - steps: How many steps, not negative.
  ///   - workers: How many threads to use, the caller's among them; at least 1. No result depends on it. A thread
  ///     costs some 20 µs, so it is worth its while from about 100 000 steps of springs a call.
  /// - Complexity: O(`visitedCount` · `steps`).
  public mutating func advance(steps: Int, workers: Int = 1) {
    precondition(steps >= 0, "A bank cannot go back: the steps must not be negative.")
    precondition(workers >= 1, "A bank needs at least one worker.")
    guard steps > 0 else { return }
    if !movingTiles.isEmpty {
      dropResting(step(UInt64(steps), workers: workers))
    }
    stepCount += UInt64(steps)
  }

  /// Steps the moving tiles and says which of them came to rest.
  private mutating func step(_ steps: UInt64, workers: Int) -> [UInt8] {
    var resting = [UInt8](repeating: 0, count: movingTiles.count)
    var request = spring_advance()
    request.tile_count = movingTiles.count
    request.steps = steps
    request.phase = UInt32(stepCount % UInt64(SPRING_REST_INTERVAL))
    request.threshold = Double(restDistance)
    request.arithmetic = arithmetic.kernel
    request.workers = UInt32(clamping: workers)
    Self.run(request, xx, xv, vv, &offset, &speed, movingTiles, &resting)
    return resting
  }

  /// Takes pointers, so that each array is turned into one for the length of the call.
  private static func run(
    _ request: spring_advance, _ xx: UnsafePointer<Scalar>, _ xv: UnsafePointer<Scalar>,
    _ vv: UnsafePointer<Scalar>, _ offset: UnsafeMutablePointer<Scalar>,
    _ speed: UnsafeMutablePointer<Scalar>, _ tiles: UnsafePointer<UInt32>,
    _ resting: UnsafeMutablePointer<UInt8>
  ) {
    var complete = request
    complete.tiles = tiles
    complete.resting = resting
    Scalar._advance(
      BankColumns(xx: xx, xv: xv, vv: vv, offset: offset, speed: speed), BankAdvance(request: complete))
  }

  private mutating func dropResting(_ resting: [UInt8]) {
    guard resting.contains(1) else { return }
    var kept = 0
    for (entry, rests) in resting.enumerated() {
      if rests == 1 {
        isMoving[Int(movingTiles[entry])] = false
      } else {
        movingTiles[kept] = movingTiles[entry]
        kept += 1
      }
    }
    movingTiles.removeSubrange(kept...)
  }
}
