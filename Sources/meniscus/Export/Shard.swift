/// One part of the frames, where several processes or machines share them.
struct Shard: Equatable, Sendable {
  /// Which part, from 1.
  var number: Int
  /// How many parts there are.
  var count: Int

  /// The numbers of its frames: every so many, so that slow stretches of a scene fall to all.
  func indices(of frames: Int) -> [Int] { Array(stride(from: number - 1, to: frames, by: count)) }
}

extension Option where Value == Shard {
  static let shard = Option(
    "shard", nil, "I/N", help: "only every Nth frame from the Ith on; N processes share a folder's frames"
  ) { text throws(BadValue) in
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), count >= 1,
      (1...count).contains(number), count <= 10_000
    else { throw BadValue(text, expected: "a part of how many, as in 2/4") }
    return Shard(number: number, count: count)
  }
}
