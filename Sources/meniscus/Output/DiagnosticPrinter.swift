import SceneModel

/// Writes diagnostics as compilers do: `path:line:column: error: text`, the line, and a caret under the place.
struct DiagnosticPrinter {
  var style: Style
  /// Longer lines are shown from near the place on, so that a file of one line does not fill the screen.
  private let longestLine = 120

  init(style: Style) {
    self.style = style
  }

  /// The diagnostics in their order; of very many, the first hundred and how many there are.
  func text(_ diagnostics: [Diagnostic], in source: SourceText) -> String {
    let most = 100
    var text = ""
    for diagnostic in diagnostics.prefix(most) { text += self.text(diagnostic, in: source) }
    if diagnostics.count > most { text += "\(source.name): and \(diagnostics.count - most) more\n" }
    return text
  }

  private func text(_ diagnostic: Diagnostic, in source: SourceText) -> String {
    let severity = style(look(diagnostic.severity), diagnostic.severity.rawValue + ":")
    let message = printable(diagnostic.message)
    guard let place = diagnostic.place else { return "\(printable(source.name)): \(severity) \(message)\n" }
    let head = style(.bold, "\(printable(source.name)):\(place.line):\(place.column):")
    var text = "\(head) \(severity) \(message)\n"
    if let line = source.line(place.line) { text += excerpt(line, column: place.column) }
    return text
  }

  private func look(_ severity: Diagnostic.Severity) -> Style.Look {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  /// The line, with tabs as four columns, and below it a caret under the character.
  private func excerpt(_ line: [Character], column: Int) -> String {
    let place = min(max(column - 1, 0), line.count)
    let first = line.count <= longestLine ? 0 : max(0, place - longestLine / 2)
    let last = min(line.count, first + longestLine)
    let shown = line[first..<last].map(shownForm).joined()
    let before = line[first..<place].map(shownForm).joined()
    let (left, right) = (first > 0 ? "…" : "", last < line.count ? "…" : "")
    let margin = String(repeating: " ", count: DisplayWidth.of(left + before))
    return "  \(left)\(shown)\(right)\n  \(margin)\(style(.accent, "^"))\n"
  }

  private func shownForm(_ character: Character) -> String {
    character == "\t" ? "    " : printable(String(character))
  }
}
