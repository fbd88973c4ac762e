import Foundation
import TestSupport
import Testing

/// `list`, `new`, `check` and `explain` on scenes that are right.
@Suite struct SceneVerbTests {
  let tool: ToolRunner

  init() throws { tool = try ToolRunner() }

  private static let names = [
    "action-menu", "expand-row", "map-controls", "far-union", "two-groups", "materialize", "blend-at-rest",
    "interrupted",
  ]

  private func object(_ data: Data) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func theListNamesEveryBuiltInSceneWithALine() throws {
    let run = try tool.run("list")
    let lines = run.text.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == Self.names)
    #expect(lines.allSatisfy { $0.split(separator: " ").count > 4 && $0.count <= 110 })
    let json =
      try JSONSerialization.jsonObject(with: tool.run("list", "--json").output) as? [[String: String]]
    #expect(json?.compactMap { $0["name"] } == Self.names)
  }

  @Test func everyBuiltInSceneIsSound() throws {
    let run = try tool.run(["check"] + Self.names)
    #expect(run.status == 0, "\(run.text)")
    #expect(!run.text.contains(": error:") && !run.text.contains(": warning:"))
    #expect(run.errors.hasPrefix("8 scenes: "))
  }

  @Test(arguments: names)
  func everyBuiltInSceneIsExplained(_ name: String) throws {
    let words = try tool.run("explain", name)
    #expect(words.status == 0)
    #expect(words.text.hasPrefix(name + "\n"))
    #expect(words.text.contains("at rest from"))
    let json = try object(try tool.run("explain", name, "--json").output)
    #expect(json["scene"] as? String == name)
    #expect((json["changes"] as? [Any])?.isEmpty == false)
  }

  @Test func theActionMenuIsExplainedByItsGaps() throws {
    let text = try tool.run("explain", "action-menu").text
    #expect(text.contains("0.500 s  tap ‘Toggle’: isExpanded false → true  with .bouncy"))
    #expect(text.contains("comes out of toggle; gap 30 pt ≤ spacing 30 pt"))
    #expect(text.contains("goes into toggle"))
    let json = try object(try tool.run("explain", "action-menu", "--json").output)
    let changes = try #require(json["changes"] as? [[String: Any]])
    let elements = try #require(changes.first?["elements"] as? [[String: Any]])
    let edit = try #require(elements.first { $0["name"] as? String == "edit" })
    #expect(edit["source"] as? String == "toggle" && edit["gap"] as? Double == 30)
  }

  @Test func whatDidNotHappenHasItsReason() throws {
    defer { tool.cleanUp() }
    _ = try tool.run("new", "far")
    try tool.write(tool.read("far.json").replacing("\"spacing\": 24", with: "\"spacing\": 8"), to: "far.json")
    let far = try tool.run("explain", "far.json").text
    #expect(
      far.contains("materializes in its place; no morph: gap 16 pt to more > spacing 8 pt, 8 pt too far"))
    #expect(
      try tool.run("explain", "materialize").text.contains("glassEffectTransition(.identity) was chosen"))
    let calm = try tool.run("explain", "action-menu", "--reduce-motion").text
    #expect(calm.contains("no morph: reduced motion was asked for"))
  }

  @Test func aUnionThatIsNotOneSaysWhichConditionFailed() throws {
    defer { tool.cleanUp() }
    let member = { (tint: String) in
      """
      { "view": "Image", "systemName": "star", "modifiers": [{ "frame": { "width": 40, "height": 40 } },
        { "glassEffect": { \(tint) } }, { "glassEffectUnion": "both" }] }
      """
    }
    let views = [member(""), member("\"tint\": \"red\"")].joined(separator: ",")
    try tool.write(
      """
      { "meniscus": 1, "name": "apart", "canvas": { "width": 200, "height": 100 }, "body": [
        { "view": "GlassEffectContainer", "children": [{ "view": "HStack", "children": [\(views)] }] }] }
      """, to: "apart.json")
    let run = try tool.run("explain", "apart.json")
    #expect(run.text.contains("differ in tint"), "\(run.text)\(run.errors)")
  }

  @Test func aNewScenePlaysAndIsNotOverwritten() throws {
    defer { tool.cleanUp() }
    let made = try tool.run("new", "menu")
    #expect(made.status == 0)
    #expect(made.errors.contains("meniscus play menu.json"))
    #expect(try tool.names() == ["menu.json"])
    #expect(try tool.run("check", "menu.json").status == 0)
    let explained = try tool.run("explain", "menu.json").text
    #expect(explained.hasPrefix("menu\n") && explained.contains("comes out of more"))
    try tool.write("mine", to: "menu.json")
    #expect(try tool.run("new", "menu").status == 73)
    #expect(try tool.read("menu.json") == "mine")
    #expect(try tool.run("new", "menu.json", "--force").status == 0)
    #expect(try tool.run("check", "menu.json").status == 0)
    #expect(try tool.run("new", "no/where").status == 73)
    #expect(try tool.run("new", "a \"b\"\\").status == 0)
    #expect(try tool.run("check", "a \"b\"\\.json").status == 0)
  }

  @Test func aSceneComesFromStandardInputToo() throws {
    defer { tool.cleanUp() }
    _ = try tool.run("new", "menu")
    let text = try tool.read("menu.json")
    let piped = try tool.run("export", "-", "--format", "csv", input: text)
    #expect(piped.status == 0)
    #expect(piped.output == (try tool.run("export", "menu.json", "--format", "csv").output))
  }
}

/// `explain --at` and `explain --join`.
@Suite struct PairTests {
  let tool: ToolRunner

  init() throws { tool = try ToolRunner() }

  @Test func aSpacingJoinsTwoShapesAndMakesANeck() throws {
    let words = ["explain", "far.json", "--join", "like,more"]
    defer { tool.cleanUp() }
    _ = try tool.run("new", "far")
    let run = try tool.run(words + ["--neck", "10"])
    #expect(run.status == 0)
    #expect(run.text.contains("like and more: gap 16 pt, spacing 24 pt, bulging, not joined"), "\(run.text)")
    // A bridge joins two shapes where the gap is half the spacing.
    #expect(run.text.contains("they join from a spacing of 32 pt on"), "\(run.text)")
    let data = try tool.run(words + ["--neck", "10", "--json"]).output
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(abs((json["spacingToJoin"] as? Double ?? 0) - 32) < 1e-3)
    #expect((json["spacingForNeck"] as? Double ?? 0) > 32)
    let wrong = try tool.run("explain", "far.json", "--join", "lik,more")
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean ‘like’?"))
    #expect(try tool.run("explain", "far.json", "--neck", "10").status == 64)
    #expect(try tool.run("explain", "far.json", "--join", "more,more").status == 64)
  }

  @Test func pairsAreShownAtTheTimesAskedFor() throws {
    let text = try tool.run("explain", "action-menu", "--at", "0,0.6").text
    #expect(text.hasPrefix("0.000 s\n  no two shapes are in reach of each other\n0.600 s\n"))
    #expect(text.contains("toggle"))
    let data = try tool.run("explain", "action-menu", "--at", "0,0.6", "--json").output
    let pairs = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(!pairs.isEmpty && pairs.allSatisfy { $0["time"] as? Double == 0.6 })
  }

  @Test func explainTellsTheMovesOfAFingerAndOfAnimatedDataAsOne() throws {
    defer { tool.cleanUp() }
    try tool.write(
      """
      struct Drag: View {
          @State private var offset = CGSize.zero
          var body: some View {
              Circle().frame(width: 80, height: 80).glassEffect().offset(offset)
                  .gesture(DragGesture(minimumDistance: 0)
                      .onChanged { value in withAnimation(.interactiveSpring) { offset = CGSize(width: 0, height: value.translation.height) } })
          }
      }
      """, to: "Drag.swift")
    let drag = try tool.run("explain", "Drag.swift", "--drag", "196:400,+0:60@1")
    #expect(drag.text.contains("1.017 s to 1.400 s  offset "))
    #expect(drag.text.contains(" in 24 moves  with .interactiveSpring\n"))
    try tool.write(
      """
      struct Grow: View, Animatable {
          var progress: Double
          var animatableData: Double { get { progress } set { progress = newValue } }
          var body: some View { Text("A").frame(width: 100 + 100 * progress, height: 40).glassEffect() }
      }
      struct V: View {
          @State private var open = false
          var body: some View {
              VStack {
                  Grow(progress: open ? 1 : 0)
                  Button("Go") { withAnimation(.linear(duration: 0.5)) { open.toggle() } }
              }
          }
      }
      """, to: "Grow.swift")
    // Thirty frames of 1/60 s, one to begin with and one at rest.
    let grow = try tool.run("explain", "Grow.swift", "--tap", "Go@1")
    #expect(
      grow.text.contains(
        "1.000 s to 1.517 s  Grow.animatableData 0 → 1 in 32 moves  frame by frame, as animated data of a view\n"
      ))
  }
}
