/// Where a value stood in its text; any two are equal, so that a scene compares by what it says.
struct Origin: Hashable, Sendable {
  /// The place in the document, where there is one.
  var place: Diagnostic.Place?

  init(_ place: Diagnostic.Place? = nil) {
    self.place = place
  }

  static func == (a: Origin, b: Origin) -> Bool { true }

  func hash(into hasher: inout Hasher) {}

  /// The place some characters further along the same line.
  func advanced(by characters: Int) -> Origin {
    guard let place else { return self }
    return Origin(Diagnostic.Place(line: place.line, column: place.column + characters))
  }
}
