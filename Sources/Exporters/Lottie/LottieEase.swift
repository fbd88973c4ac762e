/// How a key of Lottie goes over into the next.
enum LottieEase: Hashable {
  /// At once, when the next is due.
  case hold
  /// Along a Bézier whose control points stand at a third and two thirds of the time, which makes the progress a cubic
  /// of time: its parts of the way there are the two numbers.
  case cubic(departure: Double, arrival: Double)

  /// The last decimal that is written: the numbers in the file are what the fit is held to.
  private static let unit = 1e-4
  /// A control point farther out would make much of a player's rounding: the frames go far and come back near.
  private static let farthest = 4.0

  /// The pace at which all numbers of one frame go straight to those of another and pass those between.
  ///
  /// The progress of a frame between is how far it has come along the way, seen at a right angle; the cubic is the one
  /// of least squares, drawn to an even pace as far as the frames leave it open.
  ///
  /// *Edge cases*: `nil` where no cubic keeps every number of every frame within the tolerance.
  /// - Complexity: O(*n*) in the numbers of the frames from `start` to `end`.
  init?(_ frames: [[Double]], from start: Int, to end: Int, tolerance: Double) {
    let first = frames[start]
    let way = zip(first, frames[end]).map { $1 - $0 }
    let square = way.reduce(0) { $0 + $1 * $1 }
    var (aa, ab, bb, ra, rb) = (1e-9, 0.0, 1e-9, 0.0, 0.0)
    if square > 0 {
      for frame in start + 1..<end {
        let time = Double(frame - start) / Double(end - start)
        let along = zip(zip(frames[frame], first), way).reduce(0) { $0 + ($1.0.0 - $1.0.1) * $1.1 } / square
        let (a, b) = Self.weights(at: time)
        aa += a * a
        ab += a * b
        bb += b * b
        ra += a * (along - time)
        rb += b * (along - time)
      }
    }
    let determinant = aa * bb - ab * ab
    let departure = Self.rounded(1.0 / 3 + (ra * bb - rb * ab) / determinant)
    let arrival = Self.rounded(2.0 / 3 + (rb * aa - ra * ab) / determinant)
    guard max(abs(departure), abs(arrival)) <= Self.farthest else { return nil }
    for frame in start + 1..<end {
      let time = Double(frame - start) / Double(end - start)
      let (a, b) = Self.weights(at: time)
      let progress = a * departure + b * arrival + time * time * time
      for index in way.indices
      where abs(first[index] + progress * way[index] - frames[frame][index]) > tolerance { return nil }
    }
    self = .cubic(departure: departure, arrival: arrival)
  }

  /// How much the two control points count at a part of the time.
  private static func weights(at time: Double) -> (departure: Double, arrival: Double) {
    (3 * time * (1 - time) * (1 - time), 3 * time * time * (1 - time))
  }

  private static func rounded(_ part: Double) -> Double { (part / unit).rounded() * unit }
}

extension OutputBuffer {
  /// Appends the end of a key.
  mutating func append(_ ease: LottieEase) {
    guard case .cubic(let departure, let arrival) = ease else {
      append(",\"h\":1}")
      return
    }
    append(",\"o\":{\"x\":[0.333333],\"y\":[")
    append(json: departure, decimals: 4)
    append("]},\"i\":{\"x\":[0.666667],\"y\":[")
    append(json: arrival, decimals: 4)
    append("]}}")
  }
}
