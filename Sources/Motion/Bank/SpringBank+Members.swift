extension SpringBank {
  /// A spring with what it starts from, ready to be put into a bank.
  public struct Member: Hashable, Sendable {
    /// The spring.
    public var spring: Spring
    /// Where it starts.
    public var position: Scalar
    /// How fast it starts, per second.
    public var velocity: Scalar
    /// Where it pulls to.
    public var target: Scalar

    /// Creates a spring at a position, with a velocity per second, pulled to a target.
    public init(_ spring: Spring, from position: Scalar, velocity: Scalar = 0, target: Scalar) {
      self.spring = spring
      self.position = position
      self.velocity = velocity
      self.target = target
    }
  }

  /// Adds a spring and returns its index, which it keeps.
  ///
  /// The spring's mass and stiffness are above 0, its damping is not negative, and every number is finite; a time
  /// step may not hold more than a hundred thousand of its oscillations.
  @discardableResult
  public mutating func append(_ member: Member) -> Int {
    append(contentsOf: CollectionOfOne(member)).lowerBound
  }

  /// Adds springs and returns their indices; quicker than one by one.
  ///
  /// - Complexity: O(the number added), about 30 ns a spring.
  @discardableResult
  public mutating func append(contentsOf members: some Collection<Member>) -> Range<Int> {
    let first = count
    pad(to: count + members.count)
    for member in members {
      put(member, at: count)
      count += 1
    }
    makeMaps(first..<count)
    return first..<count
  }

  /// Makes room for springs that are to be added.
  public mutating func reserveCapacity(_ springs: Int) {
    let padded = Self.padded(springs)
    decay.reserveCapacity(springs)
    frequency.reserveCapacity(springs)
    for column in [\Self.xx, \.xv, \.vv, \.offset, \.speed, \.target] {
      self[keyPath: column].reserveCapacity(padded)
    }
  }

  private static func padded(_ springs: Int) -> Int {
    (springs + Scalar._tileSize - 1) / Scalar._tileSize * Scalar._tileSize
  }

  private mutating func pad(to springs: Int) {
    let missing = Self.padded(springs) - offset.count
    guard missing > 0 else { return }
    for column in [\Self.xx, \.xv, \.vv, \.offset, \.speed, \.target] {
      self[keyPath: column].append(contentsOf: repeatElement(0, count: missing))
    }
    isMoving.append(contentsOf: repeatElement(false, count: missing / Scalar._tileSize))
  }

  private mutating func put(_ member: Member, at index: Int) {
    let spring = member.spring
    precondition(
      spring.mass > 0 && spring.stiffness > 0 && spring.damping >= 0,
      "A bank's springs need a mass and a stiffness above 0 and a damping of at least 0.")
    let spread = (spring.stiffness / spring.mass).squareRoot()
    precondition(
      spread.isFinite && spring.damping.isFinite && spread * timeStep < 0x1p19,
      "A bank's springs must be finite and turn at most 2^19 radians in a step.")
    decay.append(spring.damping / (2 * spring.mass))
    frequency.append(spread)
    precondition(member.target.isFinite, "A bank's targets must be finite.")
    target[index] = member.target
    setState(of: index, position: member.position, velocity: member.velocity, isNew: true)
  }
}
