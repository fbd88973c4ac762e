import Foundation
import TestSupport
import Testing

/// What guides quote is what the tool prints.
///
/// In a block that begins with ```` ```console ````, a line `$ …` is run by a shell from the root of the repository, and the lines
/// below it are its output; a line of `…` stands for any number of lines.
@Suite struct QuotedOutputTests {
  private struct Quote: CustomStringConvertible {
    var command: String
    var lines: [String] = []
    var description: String { command }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func quotes(in guide: String) throws -> [Quote] {
    let text = try String(contentsOf: Self.root.appendingPathComponent("docs/\(guide).md"), encoding: .utf8)
    var quotes: [Quote] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        quotes.append(Quote(command: String(line.dropFirst(2))))
      } else if isInside, !quotes.isEmpty {
        quotes[quotes.count - 1].lines.append(line)
      }
    }
    return quotes
  }

  @Test(arguments: ["spring", "sweep", "fit", "diff"]) func isWhatTheToolPrints(guide: String) throws {
    let quotes = try quotes(in: guide)
    #expect(!quotes.isEmpty)
    for quote in quotes {
      let runner = try ToolRunner()
      defer { runner.cleanUp() }
      let outcome = try runner.shell(
        "cd '\(Self.root.path)' && meniscus() { \"$M\" \"$@\"; } && { \(quote.command); } 2>&1")
      var printed = outcome.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if printed.last == "" { printed.removeLast() }
      #expect(
        matches(printed[...], trimmed(quote.lines)[...]), "\(guide): \(quote): printed\n\(outcome.text)")
    }
  }

  private func trimmed(_ lines: [String]) -> [String] {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private func matches(_ printed: ArraySlice<String>, _ quoted: ArraySlice<String>) -> Bool {
    guard let first = quoted.first else { return printed.allSatisfy { $0.isEmpty } }
    if first == "…" {
      if quoted.count == 1 { return true }
      return printed.indices.contains { matches(printed[$0...], quoted.dropFirst()) }
    }
    guard let line = printed.first else { return false }
    return line.trimmingCharacters(in: .whitespaces) == first.trimmingCharacters(in: .whitespaces)
      && matches(printed.dropFirst(), quoted.dropFirst())
  }
}
