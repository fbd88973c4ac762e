/// The brackets that are open, the innermost on top.
struct BracketStack {
  /// What can be open.
  enum Kind: Int {
    case parenthesis, bracket, brace
    /// `\(` in a string; nothing within it closes what stands outside.
    case interpolation
  }

  /// An open bracket.
  struct Entry {
    var kind: Kind
    /// The index of its token.
    var token: Int
    /// Of an interpolation, the index of the token that starts its string.
    var string: Int
    /// For each kind the place on the stack of the nearest one at or below this entry; -1 without one.
    ///
    /// So what a closing bracket belongs to is found without walking down the stack.
    fileprivate var nearest: (Int, Int, Int, Int)
  }

  private(set) var entries: [Entry] = []
  /// The entries that a branch of `#if` may not close, from the bottom.
  var floor = 0

  var top: Entry? { entries.last }

  /// The place of the innermost interpolation on the stack.
  var innermostInterpolation: Int? {
    guard let place = entries.last?.nearest.3, place >= 0 else { return nil }
    return place
  }

  mutating func push(_ kind: Kind, token: Int, string: Int = 0) {
    var nearest = entries.last?.nearest ?? (-1, -1, -1, -1)
    switch kind {
    case .parenthesis: nearest.0 = entries.count
    case .bracket: nearest.1 = entries.count
    case .brace: nearest.2 = entries.count
    case .interpolation: nearest.3 = entries.count
    }
    entries.append(Entry(kind: kind, token: token, string: string, nearest: nearest))
  }

  mutating func pop() -> Entry? { entries.popLast() }

  mutating func truncate(to count: Int) { entries.removeLast(max(entries.count - count, 0)) }

  /// The place of the entry that a closing bracket of a kind closes; `nil` where it closes nothing.
  ///
  /// A brace ends what is open within it; a parenthesis or a bracket ends nothing that stands around a brace.
  func place(closedBy kind: Kind) -> Int? {
    guard let nearest = entries.last?.nearest else { return nil }
    let place: Int
    switch kind {
    case .parenthesis, .interpolation:
      place = max(nearest.0, nearest.3)
      if place < nearest.2 { return nil }
    case .bracket:
      place = nearest.1
      if place < nearest.2 || place < nearest.3 { return nil }
    case .brace:
      place = nearest.2
      if place < nearest.3 { return nil }
    }
    return place >= floor ? place : nil
  }
}
