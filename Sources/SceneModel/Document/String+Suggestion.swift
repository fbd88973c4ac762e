extension String {
  /// `; did you mean ‘x’?` with the nearest of the right names, or what there is when none is near.
  func suggestion(among names: [String]) -> String {
    guard let nearest = nearest(among: names) else {
      return names.isEmpty || names.count > 12 ? "" : "; expected \(names.listed)"
    }
    return "; did you mean ‘\(nearest)’?"
  }

  /// The name that the fewest edits reach, where that is few for its length.
  func nearest(among names: [String]) -> String? {
    guard count <= 64 else { return nil }
    let lower = lowercased()
    var best: (name: String, distance: Int)?
    for name in names {
      let other = name.lowercased()
      let isPart = other.hasPrefix(lower) || lower.hasPrefix(other)
      let distance = isPart && Swift.min(lower.count, other.count) > 2 ? 1 : lower.edits(to: other)
      if distance < best?.distance ?? Int.max { best = (name, distance) }
    }
    guard let best, best.distance <= Swift.max(1, Swift.min(count, best.name.count) / 3 + 1) else {
      return nil
    }
    return best.name
  }

  /// The number of characters to insert, remove, replace or swap with their neighbour.
  ///
  /// - Complexity: O(n·m) in the two lengths.
  func edits(to other: String) -> Int {
    let a = Array(self)
    let b = Array(other)
    guard !a.isEmpty, !b.isEmpty else { return Swift.max(a.count, b.count) }
    var twoBack: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let change = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var least = Swift.min(change, previous[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          least = Swift.min(least, twoBack[j - 2] + 1)
        }
        row.append(least)
      }
      twoBack = previous
      previous = row
    }
    return previous[b.count]
  }
}

extension [String] {
  /// `a, b or c`.
  var listed: String {
    guard let last, count > 1 else { return first ?? "nothing" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
