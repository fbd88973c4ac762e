import Listings
import SceneModel

extension Command {
  static let check = Command(
    name: "check",
    summary: "reads and lints scenes",
    discussion: [
      "Prints what is wrong as path:line:column: error|warning: text, with the line and a caret under the place, "
        + "on standard output. Exit status 1 where an error or a warning was found, 66 where a file is missing."
    ],
    operands: [
      Operand(
        name: "FILE",
        help:
          "a .json scene, a .swift listing, a folder of them, a Markdown document, a built-in scene, or - for standard "
          + "input", isRepeatable: true)
    ],
    options: [
      Option.view.declaration, Option.json.declaration, Option.quiet.declaration, Option.color.declaration,
      Option.help.declaration,
    ],
    examples: [
      Example(
        line: "meniscus check menu.json", meaning: "whether the scene can be played, and what is odd in it"),
      Example(line: "meniscus check *.json", meaning: "several at once"),
    ],
    run: runCheck)
}

/// What was found in one file.
private struct Finding {
  var source: Sources
  var diagnostics: [Diagnostic]
  /// How much of the glass was understood, where it is a listing.
  var understanding: ListingScene.Understanding?
}

private func runCheck(_ arguments: Arguments) throws(Failure) -> Int32 {
  var findings: [Finding] = []
  var status = ExitStatus.done
  let color = arguments[.color] ?? .auto
  for operand in arguments.operands {
    do throws(Failure) {
      let found = try find(operand, arguments)
      findings.append(found)
      if found.diagnostics.contains(where: { $0.severity != .note }) {
        status = max(status, ExitStatus.found)
      }
    } catch {
      // The other files are still worth looking at.
      try Interruption.check()
      Console(color: color).report(error)
      status = max(status, error.status)
    }
  }
  if arguments.has(.json) {
    try Console.write(json(findings))
  } else {
    let printer = DiagnosticPrinter(style: Style(isColored: color.isColored(.standardOutput)))
    for finding in findings { try Console.write(printer.text(finding.diagnostics, in: finding.source)) }
    if !arguments.has(.quiet) { Console.tell(summary(findings)) }
    try Console.write(understanding(findings.compactMap(\.understanding)))
  }
  return status
}

private func find(_ operand: String, _ arguments: Arguments) throws(Failure) -> Finding {
  do throws(Failure) {
    let input = try SceneInput.open([operand], arguments)
    let listing = (input.scene as? ListingScene)?.findings
    try Interruption.check()
    var diagnostics = listing?.diagnostics ?? input.scene.lint()
    do throws(Failure) { _ = try SceneOptions.simulator(of: input, arguments) } catch {
      guard case .diagnostics(let found, _) = error.report else { throw error }
      diagnostics += found
    }
    return Finding(
      source: input.source, diagnostics: diagnostics, understanding: listing?.understanding)
  } catch {
    guard case .diagnostics(let found, in: let source) = error.report else { throw error }
    return Finding(source: source, diagnostics: found)
  }
}

private func summary(_ findings: [Finding]) -> String {
  let scenes = findings.count == 1 ? "1 scene" : "\(findings.count) scenes"
  let found = findings.flatMap(\.diagnostics)
  let counts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
    let count = found.count { $0.severity == severity }
    return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
  }
  let ending = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
  return findings.isEmpty ? "" : "\(scenes): \(ending)\n"
}

/// The last line: how much of the glass in listings was understood.
private func understanding(_ found: [ListingScene.Understanding]) -> String {
  guard !found.isEmpty else { return "" }
  let all = found.reduce(0) { $0 + $1.all }
  let unseen = found.reduce(0) { $0 + $1.unseen }
  let hidden = unseen == 0 ? "" : " (\(unseen) never shown)"
  return "understood \(found.reduce(0) { $0 + $1.understood }) of \(all) glass constructs\(hidden)\n"
}

private func json(_ findings: [Finding]) -> String {
  let all = findings.flatMap { finding in finding.diagnostics.map { (finding.source[$0.place].name, $0) } }
  var json = JSONText()
  json.array(all) { json, pair in
    let (name, diagnostic) = pair
    json.object {
      $0.member("file", name)
      $0.member("line", diagnostic.place.map { Double($0.line) })
      $0.member("column", diagnostic.place.map { Double($0.column) })
      $0.member("severity", diagnostic.severity.rawValue)
      $0.member("message", diagnostic.message)
    }
  }
  return json.text
}
