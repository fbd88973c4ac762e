extension Spring {
  /// The value at a time in seconds, on the way from zero to a target.
  ///
  /// `Spring(duration: 0.5, bounce: 0.3).value(target: 1.0, time: 0.1)` is 0.42330.
  ///
  /// *Accuracy*: within 10⁻¹⁴ of the range in every regime, through critical damping too.
  ///
  /// - Parameters:
  ///   - target: The value that the spring pulls to.
  ///   - initialVelocity: The rate of change at time 0, per second.
  ///   - time: The time since the start, in seconds; it must be finite.
  /// - Returns: The value, measured from where the motion started.
  @inlinable
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    precondition(time.isFinite, "A spring is asked for its value at a finite time.")
    let map = oscillator.map(over: time)
    return target + map.displacement(.zero - target, initialVelocity)
  }

  /// The rate of change, per second, at a time in seconds, on the way from zero to a target.
  @inlinable
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    precondition(time.isFinite, "A spring is asked for its velocity at a finite time.")
    return oscillator.map(over: time).velocity(.zero - target, initialVelocity)
  }

  /// Moves a value and its velocity on by a time in seconds, exactly.
  @inlinable
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    precondition(deltaTime.isFinite, "A spring is moved on by a finite time.")
    let map = oscillator.map(over: deltaTime)
    let displacement = value - target
    value = target + map.displacement(displacement, velocity)
    velocity = map.velocity(displacement, velocity)
  }

  /// The force on the mass at a position that moves with a velocity.
  @inlinable
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// The value at a time in seconds, on the way from one value to another.
  @inlinable
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    let change = toValue.animatableData - fromValue.animatableData
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(target: change, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The rate of change, per second, at a time in seconds, on the way from one value to another.
  @inlinable
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    let change = toValue.animatableData - fromValue.animatableData
    var result = fromValue
    result.animatableData = velocity(
      target: change, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on the mass at a position that moves with a velocity, on the way from one value to another.
  @inlinable
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }
}
