/// How two values differ over time, in at most so many pieces, whose length doubles as the timeline grows.
public struct DifferenceProfile: Hashable, Sendable {
  /// The moment of a piece at which the two differ most.
  public struct Moment: Hashable, Sendable {
    /// The time, in seconds.
    public var time: Double
    /// The first timeline's value.
    public var first: Double
    /// The second timeline's value.
    public var second: Double

    /// How far apart they are.
    public var distance: Double { abs(first - second) }
  }

  /// Each piece's moment.
  public private(set) var moments: [Moment] = []
  private var pieceLength = 1
  private var inPiece = 0
  private var lastTime = -Double.infinity

  private static let mostPieces = 512

  mutating func add(_ moment: Moment) {
    if moment.time == lastTime { return raise(to: moment) }
    lastTime = moment.time
    if inPiece == 0 || inPiece >= pieceLength {
      if moments.count == Self.mostPieces { halve() }
      moments.append(moment)
      inPiece = 1
    } else {
      inPiece += 1
      raise(to: moment)
    }
  }

  private mutating func raise(to moment: Moment) {
    if moment.distance > moments[moments.count - 1].distance { moments[moments.count - 1] = moment }
  }

  private mutating func halve() {
    moments = stride(from: 0, to: moments.count - 1, by: 2).map {
      moments[$0 + 1].distance > moments[$0].distance ? moments[$0 + 1] : moments[$0]
    }
    pieceLength *= 2
    inPiece = 0
  }
}
