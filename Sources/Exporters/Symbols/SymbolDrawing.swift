/// A symbol as path data in a square of 24 units, drawn with a line 2 units wide and round ends.
///
/// The drawings are this project's own; only the names are those of SF Symbols, so that a scene written for
/// SwiftUI shows something that means the same.
struct SymbolDrawing: Sendable {
  /// Closed outlines, which a `.fill` symbol fills.
  var body: StaticString = ""
  /// Lines that stay lines in a `.fill` symbol.
  var lines: StaticString = ""
  /// Lines upon the body, which a `.fill` symbol shows in a contrasting colour.
  var details: StaticString = ""
  /// Closed outlines that are always filled; upon the body they contrast in a `.fill` symbol.
  var dots: StaticString = ""
}
