/// Which frames of a film become keys, and how each goes over into the next.
struct LottieKeys {
  /// A frame that is a key, and the way from there to the next.
  struct Key {
    var frame: Int
    var ease: LottieEase
  }

  /// The keys but the last, in ascending order of their frames.
  let keys: [Key]
  /// The frame of the last key, where nothing goes on.
  let last: Int

  /// No stretch is longer: finding the end of one takes time with the square of its length.
  private static let longest = 120

  /// As few keys as have a way to the next that passes all frames between.
  ///
  /// Each stretch is made as long as it can be; frames next to each other without a way are held.
  ///
  /// - Complexity: O(*n* · `longest`) calls of `ease`, which gives the way between two frames; `nil` where none is.
  init(count: Int, ease: (Int, Int) -> LottieEase?) {
    var keys: [Key] = []
    var start = 0
    while start + 1 < count {
      var end = start + 1
      var way = ease(start, end)
      while way != nil, end + 1 < count, end - start < Self.longest, let longer = ease(start, end + 1) {
        way = longer
        end += 1
      }
      keys.append(Key(frame: start, ease: way ?? .hold))
      start = end
    }
    self.keys = keys
    last = start
  }
}

extension OutputBuffer {
  /// Appends an animated property of Lottie: numbers of each frame as few keys, or one value where nothing changes.
  ///
  /// *Accuracy*: every number lies within the tolerance of the way between two keys.
  mutating func append(lottie frames: [[Double]], tolerance: Double, decimals: Int = 2) {
    guard frames.contains(where: { $0 != frames[0] }) else {
      append("{\"a\":0,\"k\":")
      frames[0].count == 1 ? append(json: frames[0][0], decimals: decimals) : append(frames[0], decimals)
      append("}")
      return
    }
    let film = LottieKeys(count: frames.count) {
      LottieEase(frames, from: $0, to: $1, tolerance: tolerance)
    }
    append("{\"a\":1,\"k\":[")
    for key in film.keys {
      append("{\"t\":", key.frame, ",\"s\":")
      append(frames[key.frame], decimals)
      append(key.ease)
      append(",")
    }
    append("{\"t\":", film.last, ",\"s\":")
    append(frames[film.last], decimals)
    append("}")
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
