extension Panel {
  /// The keys and what they do.
  static func help() -> Panel {
    let shown = KeyBinding.all.compactMap { binding in binding.label.map { ($0, binding.meaning) } }
    let column = (shown.map { DisplayWidth.of($0.0) }.max() ?? 0) + 2
    var lines = shown.map { label, meaning in
      [
        Piece(text: label, look: .accent),
        Piece(text: String(repeating: " ", count: column - DisplayWidth.of(label)) + meaning),
      ]
    }
    lines.append([
      Piece(text: "a click", look: .accent),
      Piece(text: String(repeating: " ", count: max(column - 7, 1)) + "taps what is clicked on"),
    ])
    return Panel(title: "Keys", lines: lines)
  }

  /// What is wrong with a file that was saved; the last good scene goes on above.
  static func fault(_ text: String, columns: Int) -> Panel {
    var lines = wrapped(text, columns: columns)
    while lines.last?.allSatisfy({ $0.text.allSatisfy { $0 == " " } }) == true { lines.removeLast() }
    return Panel(
      title: "the file cannot be played; the last that could goes on",
      lines: lines.map { line in line.map { Piece(text: $0.text, look: .fault) } })
  }
}
