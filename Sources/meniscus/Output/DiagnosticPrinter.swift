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
  func text(_ diagnostics: [Diagnostic], in sources: Sources) -> String {
    let most = 100
    var text = ""
    for diagnostic in diagnostics.prefix(most) {
      text += self.text(diagnostic, in: sources[diagnostic.place])
    }
    if diagnostics.count > most { text += "\(sources[nil].name): and \(diagnostics.count - most) more\n" }
    return text
  }

  private func text(_ diagnostic: Diagnostic, in source: SourceText) -> String {
    let severity = style(look(diagnostic.severity), diagnostic.severity.rawValue + ":")
    let message = printable(diagnostic.message)
    guard let place = diagnostic.place else { return "\(printable(source.name)): \(severity) \(message)\n" }
    let head = style(.bold, "\(printable(source.name)):\(place.line):\(place.column):")
    let text = "\(head) \(severity) \(message)\n"
    guard let excerpt = source.excerpt(line: place.line, column: place.column, most: longestLine) else {
      return text
    }
    return text + self.text(excerpt)
  }

  private func look(_ severity: Diagnostic.Severity) -> Style.Look {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  /// The line, with tabs as four columns, and below it a caret under the character.
  private func text(_ excerpt: SourceText.Excerpt) -> String {
    let (left, right) = (excerpt.isCut.left ? "…" : "", excerpt.isCut.right ? "…" : "")
    let shown = excerpt.characters.map(shownForm).joined()
    let before = excerpt.characters.prefix(excerpt.place).map(shownForm).joined()
    let margin = String(repeating: " ", count: DisplayWidth.of(left + before))
    return "  \(left)\(shown)\(right)\n  \(margin)\(style(.accent, "^"))\n"
  }

  private func shownForm(_ character: Character) -> String {
    character == "\t" ? "    " : printable(String(character))
  }
}
