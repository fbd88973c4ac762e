import Foundation
import TestSupport
import Testing

/// Whatever stands in a scene, it is text in the page.
@Suite struct PageSafetyTests {
  let tool: ToolRunner

  init() throws { tool = try ToolRunner() }

  private static let hostile = """
    { "meniscus": 1, "name": "</title><script>document.title='stolen'</script>",
      "canvas": { "width": 200, "height": 100 }, "state": { "isOn": false },
      "body": [{ "view": "Button", "title": "</script><!--<script>\\"&'\\\\u2028", "modifiers": [{ "glassEffect": {} }],
                 "action": { "set": { "isOn": true } } }] }
    """

  @Test func textsCannotLeaveTheirPlace() throws {
    defer { tool.cleanUp() }
    try tool.write(Self.hostile, to: "h.json")
    let run = try tool.run("export", "h.json", "--format", "html", "-o", "h.html")
    #expect(run.status == 0, "\(run.errors)")
    let page = try tool.read("h.html")
    #expect(page.components(separatedBy: "<script").count == 3, "the data and the script")
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(!page.contains("<title></title>"))
  }

  @Test(.enabled(if: Browser.isThere, "there is no Chromium to load the page in"))
  func aBrowserShowsThemAsText() throws {
    defer { tool.cleanUp() }
    try tool.write(Self.hostile, to: "h.json")
    _ = try tool.run("export", "h.json", "--format", "html", "-o", "h.html")
    let page = try Browser(tool: tool).load("h.html")
    #expect(page.console.isEmpty, "\(page.console)")
    #expect(
      page.markup.contains("<h1>&lt;/title&gt;&lt;script&gt;document.title='stolen'&lt;/script&gt;</h1>"))
    #expect(page.markup.contains("data-frame="), "the page's own script ran")
  }

  @Test func thePolicyNamesTheScriptAndTheStyleByTheirDigests() throws {
    defer { tool.cleanUp() }
    _ = try tool.run("export", "action-menu", "--format", "html", "--to", "0.1", "-o", "a.html")
    let page = try tool.read("a.html")
    for (tag, policy) in [("style", "style-src"), ("script", "script-src")] {
      let body = try #require(
        page.components(separatedBy: "<\(tag)>").last?.components(separatedBy: "</\(tag)>").first)
      try tool.write(body, to: "part")
      let digest = try tool.shell("openssl dgst -sha256 -binary part | openssl base64")
      guard digest.status == 0 else { continue }
      let wanted = digest.text.trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(page.contains("\(policy) 'sha256-\(wanted)'"))
    }
  }
}
