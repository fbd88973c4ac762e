import Geometry
import Motion
import SceneModel
import Testing

/// What a scene taken apart state by state is put together to.
struct ConversionTests {
  private static func converted(state: String, _ body: String, timeline: String = "") throws -> String {
    let document = #"""
      {"meniscus": 1, "name": "t", "canvas": {"width": 100, "height": 100, "background": "white"},
       "state": {\#(state)}, "body": [\#(body)], "timeline": [\#(timeline)]}
      """#
    let scene = try SceneDocument.read(Array(document.utf8))
    let text = String(decoding: try SceneDocument.write(Scene(converting: scene)), as: UTF8.self)
    return text.split { $0.isNewline || $0 == " " }.joined(separator: " ")
  }

  @Test func aToggleAndWhatItShows() throws {
    let text = try Self.converted(
      state: #""on": false, "unused": 3"#,
      #"""
      {"view": "Circle", "if": "!on"},
      {"view": "Button", "title": "Go", "action": {"set": {"on": "!on"}, "animation": {"if": "on", "then": "snappy", "else": "bouncy"}},
       "modifiers": [{"frame": {"width": {"if": "on", "then": 40, "else": 20}}}, {"padding": 8}]}
      """#)
    #expect(text.contains(#"{ "view": "Circle", "if": "!on" }"#))
    #expect(text.contains(#""title": "Go""#))
    #expect(text.contains(#""toggle": "on""#))
    #expect(text.contains(#""animation": { "if": "on", "then": "snappy", "else": "bouncy" }"#))
    #expect(text.contains(#""width": { "if": "on", "then": 40, "else": 20 }"#))
    #expect(text.contains(#"{ "padding": 8 }"#))
    #expect(!text.contains("\"name\": \"Go\"") && !text.contains("\"name\": \"Circle\""))
  }

  @Test func aCountThatGrowsIsOneStepUp() throws {
    let text = try Self.converted(
      state: #""n": 0"#,
      #"""
      {"view": "Button", "title": "Add", "if": "n < 4", "action": {"set": {"n": "n + 1"}, "animation": "smooth"}},
      {"view": "Circle", "modifiers": [{"frame": {"width": "n * 10 + 5"}}]}
      """#)
    #expect(text.contains(#""set": { "n": { "expression": "n + 1" } }"#))
    #expect(text.contains(#""if": "n != 4""#))
    #expect(text.contains(#""width": "n * 10 + 5""#))
  }

  @Test func twoVariablesDecideTogether() throws {
    let text = try Self.converted(
      state: #""a": false, "b": false"#,
      #"""
      {"view": "Button", "title": "A", "action": {"toggle": "a"}},
      {"view": "Button", "title": "B", "action": {"toggle": "b"}},
      {"view": "Circle", "if": "a && b"}, {"view": "Capsule", "if": "a || b"}
      """#)
    #expect(text.contains(#"{ "view": "Circle", "if": "a && b" }"#))
    #expect(text.contains(#"{ "view": "Capsule", "if": "a || b" }"#))
  }

  @Test func aStackThatTurnsKeepsItsChildren() throws {
    let text = try Self.converted(
      state: #""wide": false"#,
      #"""
      {"view": "AnyLayout", "layout": {"if": "wide", "then": "HStack", "else": "VStack"}, "spacing": 4,
       "children": [{"view": "Button", "title": "Turn", "action": {"toggle": "wide"}}]}
      """#)
    #expect(
      text.contains(#""view": "AnyLayout", "layout": { "if": "wide", "then": "HStack", "else": "VStack" }"#))
  }

  @Test func whatComesLaterIsPartOfTheTap() throws {
    let text = try Self.converted(
      state: #""on": false"#,
      #"""
      {"view": "Button", "title": "Flash",
       "action": [{"set": {"on": true}, "animation": "bouncy"}, {"set": {"on": false}, "delay": 0.5}]},
      {"view": "Circle", "if": "on"}
      """#, timeline: #"{"at": 0.25, "tap": "Flash"}"#)
    #expect(text.contains(#"{ "set": { "on": true }, "animation": "bouncy" }"#))
    #expect(text.contains(#""delay": 0.5"#))
    #expect(text.contains(#"{ "at": 0.25, "tap": "Flash" }"#))
  }
}
