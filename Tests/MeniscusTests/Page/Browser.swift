import Foundation
import TestSupport

/// A headless Chromium that loads a page and hands back what became of it.
struct Browser {
  let tool: ToolRunner

  /// Whether there is one; the tests that need it are skipped where there is not.
  static let isThere = ["chromium", "chromium-browser", "google-chrome"].contains { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// Loads a file of the tool's folder, at a fragment, and lets its clock run for some milliseconds.
  ///
  /// - Returns: the page's markup afterwards, and what it wrote to its console.
  func load(_ name: String, fragment: String = "", time: Int = 2000, options: String = "") throws -> (
    markup: String, console: [Substring]
  ) {
    let run = try tool.shell(
      """
      for c in chromium chromium-browser google-chrome; do command -v $c >/dev/null && break; done
      "$c" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --user-data-dir="$PWD/.browser" \
        --enable-logging=stderr --virtual-time-budget=\(time) \(options) --dump-dom "file://$PWD/\(name)#\(fragment)"
      rm -rf .browser
      """)
    return (run.text, run.errors.split(separator: "\n").filter { $0.contains("CONSOLE") })
  }

  /// Writes a copy of a page with a script at its end, and without the policy that would refuse it.
  func write(_ name: String, as copy: String, driver: String) throws {
    var page = try tool.read(name)
    if let start = page.range(of: "<meta http-equiv=\"Content-Security-Policy\""),
      let end = page.range(of: ">\n", range: start.upperBound..<page.endIndex)
    {
      page.removeSubrange(start.lowerBound..<end.upperBound)
    }
    page = page.replacingOccurrences(of: "</body>", with: "<script>\n\(driver)\n</script></body>")
    try tool.write(page, to: copy)
  }

  /// What a driver left behind in `document.documentElement.dataset.result`.
  func result(_ name: String, driver: String) throws -> String {
    try write(name, as: "driven.html", driver: driver)
    let (markup, console) = try load("driven.html", fragment: "t=0")
    guard console.isEmpty else { return console.joined(separator: "\n") }
    guard let start = markup.range(of: "data-result=\"") else { return "no result" }
    return String(markup[start.upperBound...].prefix { $0 != "\"" })
  }
}
