/// Which frames of a film become keys, where all others lie on the straight way between two of them.
enum LottieKeys {
  /// No stretch is longer: finding the end of one takes time with the square of its length.
  private static let longest = 120

  /// The frames of the keys, the first and the last among them.
  ///
  /// - Complexity: O(*n* · `longest`) calls of `isStraight`, which says whether the way between two frames is.
  static func frames(count: Int, isStraight: (Int, Int) -> Bool) -> [Int] {
    var keys = [0]
    while let start = keys.last, start + 1 < count {
      var end = start + 1
      while end + 1 < count, end - start < longest, isStraight(start, end + 1) { end += 1 }
      keys.append(end)
    }
    return keys
  }
}

extension OutputBuffer {
  /// Appends an animated property of Lottie: numbers of each frame as few keys, or one value where nothing changes.
  ///
  /// *Accuracy*: every number lies within the tolerance of the straight way between two keys.
  mutating func append(lottie frames: [[Double]], tolerance: Double, decimals: Int = 2) {
    guard frames.contains(where: { $0 != frames[0] }) else {
      append("{\"a\":0,\"k\":")
      frames[0].count == 1 ? append(json: frames[0][0], decimals: decimals) : append(frames[0], decimals)
      append("}")
      return
    }
    let keys = LottieKeys.frames(count: frames.count) { start, end in
      (start + 1..<end).allSatisfy { frame in
        let part = Double(frame - start) / Double(end - start)
        return frames[frame].indices.allSatisfy { index in
          let straight = frames[start][index] + part * (frames[end][index] - frames[start][index])
          return abs(straight - frames[frame][index]) <= tolerance
        }
      }
    }
    append("{\"a\":1,\"k\":[")
    for (place, frame) in keys.enumerated() {
      append(place > 0 ? ",{\"t\":" : "{\"t\":", frame, ",\"s\":")
      append(frames[frame], decimals)
      append(place + 1 < keys.count ? LottieEase.straight : "}")
    }
    append("]}")
  }

  private mutating func append(_ numbers: [Double], _ decimals: Int) {
    for (index, number) in numbers.enumerated() {
      append(index > 0 ? "," : "[")
      append(json: number, decimals: decimals)
    }
    append("]")
  }
}

/// How a key goes over into the next.
enum LottieEase {
  /// At an even pace.
  static let straight: StaticString = ",\"i\":{\"x\":[1],\"y\":[1]},\"o\":{\"x\":[0],\"y\":[0]}}"
  /// At once, when the next is due.
  static let hold: StaticString = ",\"h\":1}"
}
