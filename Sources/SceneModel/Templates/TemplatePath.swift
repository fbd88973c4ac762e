/// A view's place among those written, whatever the state: positions from the body down.
struct TemplatePath: Hashable, Sendable {
  var steps: [Int] = []

  func appending(_ index: Int) -> TemplatePath {
    TemplatePath(steps: steps + [index])
  }

  /// The place of the views that a modifier holds; negative, to keep them apart from children.
  func appending(modifier index: Int) -> TemplatePath {
    TemplatePath(steps: steps + [-1 - index])
  }
}
