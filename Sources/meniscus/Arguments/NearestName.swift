/// The name that a person most likely meant.
enum NearestName {
  /// The nearest of some names by the fewest single mistakes; `nil` where none is near enough to be meant.
  ///
  /// Of names equally near, the first counts. Near enough is a third of the longer name's length, or what
  /// starts alike.
  static func of(_ typed: String, among names: [String]) -> String? {
    let word = Array(typed.lowercased().unicodeScalars.prefix(80))
    guard !word.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let other = Array(name.lowercased().unicodeScalars)
      let distance = mistakes(from: word, to: other)
      let allowed = max(1, max(word.count, other.count) / 3)
      guard distance <= allowed, distance < best?.distance ?? .max else { continue }
      best = (name, distance)
    }
    return best?.name
      ?? names.first { word.count >= 2 && $0.lowercased().hasPrefix(typed.lowercased()) }
  }

  /// `; did you mean 'NAME'?`, or nothing.
  static func hint(_ typed: String, among names: [String]) -> String {
    of(typed, among: names).map { "; did you mean \(quoted($0))?" } ?? ""
  }

  /// Letters left out, put in, changed, or swapped with a neighbour (the optimal string alignment distance).
  private static func mistakes(from a: [Unicode.Scalar], to b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var cost = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
