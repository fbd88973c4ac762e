extension SpringBank {
  /// The position of a spring.
  public func position(of index: Int) -> Scalar {
    precondition(index >= 0 && index < count, "There is no spring of this index in the bank.")
    return target[index] + offset[index]
  }

  /// The velocity of a spring, per second.
  public func velocity(of index: Int) -> Scalar {
    precondition(index >= 0 && index < count, "There is no spring of this index in the bank.")
    return Scalar(Double(speed[index]) * frequency[index])
  }

  /// Where a spring is pulled to.
  public func target(of index: Int) -> Scalar {
    precondition(index >= 0 && index < count, "There is no spring of this index in the bank.")
    return target[index]
  }

  /// The positions of all springs, in the order in which they were added.
  public var positions: [Scalar] {
    [Scalar](unsafeUninitializedCapacity: count) { buffer, initialized in
      for index in 0..<count { buffer.initializeElement(at: index, to: target[index] + offset[index]) }
      initialized = count
    }
  }

  /// The velocities of all springs per second, in the order in which they were added.
  public var velocities: [Scalar] {
    (0..<count).map { Scalar(Double(speed[$0]) * frequency[$0]) }
  }

  /// Pulls a spring to a new target from where it is; it keeps its position, to rounding, and its velocity.
  public mutating func retarget(_ index: Int, to newTarget: Scalar) {
    precondition(index >= 0 && index < count, "There is no spring of this index in the bank.")
    precondition(newTarget.isFinite, "A bank's targets must be finite.")
    let position = target[index] + offset[index]
    target[index] = newTarget
    offset[index] = position - newTarget
    wake(index)
  }

  /// Puts a spring at a position with a velocity per second.
  public mutating func setState(of index: Int, position: Scalar, velocity: Scalar) {
    precondition(index >= 0 && index < count, "There is no spring of this index in the bank.")
    setState(of: index, position: position, velocity: velocity, isNew: false)
  }

  /// A new spring is not counted yet, so its index is not checked.
  mutating func setState(of index: Int, position: Scalar, velocity: Scalar, isNew: Bool) {
    precondition(position.isFinite && velocity.isFinite, "A bank's positions and velocities must be finite.")
    offset[index] = position - target[index]
    speed[index] = Scalar(Double(velocity) / frequency[index])
    wake(index)
  }

  /// Puts the tile of a spring among those that are stepped, unless the spring rests exactly.
  private mutating func wake(_ index: Int) {
    guard offset[index] != 0 || speed[index] != 0 else { return }
    let tile = index / Scalar._tileSize
    guard !isMoving[tile] else { return }
    isMoving[tile] = true
    movingTiles.append(UInt32(tile))
  }
}
