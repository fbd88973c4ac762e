import SceneModel
import TestSupport
import Testing

/// What is wrong with a document is said with its place and what was expected, and nothing crashes or hangs.
struct BadInputTests {
  static func diagnostics(_ text: String) -> [Diagnostic] { diagnostics(Array(text.utf8)) }

  static func diagnostics(_ bytes: [UInt8]) -> [Diagnostic] {
    do throws(SceneError) {
      _ = try SceneDocument.read(bytes)
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// The diagnostics of a document with some views, which start at line 2, column 11.
  static func ofBody(_ views: String, state: String = #""on": false, "n": 3"#, rest: String = "")
    -> [Diagnostic]
  {
    diagnostics(
      """
      {"meniscus": 1, "name": "a", "canvas": {"width": 99, "height": 99}, "state": {\(state)},
       "body": [\(views)]\(rest)}
      """)
  }

  @Test(arguments: [
    ("", 1, 1, "the file is empty"), (" \n ", 2, 2, "the file is empty"),
    ("{", 1, 2, "unexpected end of the file"),
    ("[1, 2", 1, 6, "expected ‘,’ or the ‘]’ of line 1, column 1"),
    ("{} x", 1, 4, "after the end of the scene"),
    ("{\"a\": 1,}", 1, 9, "after a comma"), ("[1,]", 1, 4, "after a comma"),
    ("nul", 1, 1, "unexpected ‘nul’"),
    ("{\"a\": NaN}", 1, 7, "NaN is no number in JSON"), ("{\"a\": 1e309}", 1, 7, "too large"),
    ("{\"a\": 01}", 1, 7, "does not start with 0"), ("{\"a\": 1.}", 1, 9, "a digit after the point"),
    ("{\"a\": -}", 1, 8, "a digit after ‘-’"), ("{\"a\": 1e}", 1, 9, "digits of the exponent"),
    ("{\"a\": 1, \"a\": 2}", 1, 10, "stands twice"), ("{\"a\" 1}", 1, 6, "expected ‘:’"),
    ("{'a': 1}", 1, 2, "a key in double quotes"), ("\"\n\"", 1, 2, "a line break is written \\n"),
    ("\"abc", 1, 1, "does not end"), ("\"\\q\"", 1, 2, "unknown escape"),
    ("\"\\u12\"", 1, 2, "four hexadecimal"),
    ("\"\\ud800\"", 1, 2, "surrogate"), ("7", 1, 1, "expected the scene, an object"),
    ("/* a */ {}", 1, 1, "unexpected ‘/’"),
  ])
  func noJSON(text: String, line: Int, column: Int, why: String) throws {
    let first = try #require(Self.diagnostics(text).first)
    #expect(first.message.contains(why), "\(first.message)")
    #expect(first.place == Diagnostic.Place(line: line, column: column))
  }

  @Test func columnsCountCharactersAndNotBytes() throws {
    let first = try #require(Self.diagnostics("{\"größe\": €}").first)
    #expect(first.place == Diagnostic.Place(line: 1, column: 11))
  }

  @Test func binaryAndBrokenTextAreRefused() throws {
    let binary: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 3]
    #expect(Self.diagnostics(binary)[0].message.contains("is this a text file"))
    #expect(Self.diagnostics([0x7B, 0x22, 0xFF, 0x22])[0].message.contains("not UTF-8"))
    #expect(Self.diagnostics([0xEF, 0xBB, 0xBF, 0x7B, 0x7D])[0].message.contains("needs the key"))
    #expect(Self.diagnostics([0xFF, 0xFE, 0x7B, 0])[0].message.contains("byte 0xFF"))
  }

  @Test(arguments: ["[", "{\"a\":", "{\"view\": \"VStack\", \"children\": ["])
  func deepNestingIsRefused(opening: String) throws {
    let text = String(repeating: opening, count: 10_000)
    #expect(Self.diagnostics(text)[0].message.contains("brackets nested more than"))
  }

  @Test func deeplyNestedViewsAreRefusedWithinTheBrackets() throws {
    let depth = 140
    let open = String(repeating: #"{"view": "Group", "children": ["#, count: depth)
    let text = open + String(repeating: "]}", count: depth)
    let found = Self.ofBody(text)
    #expect(found.count == 1 && found[0].message.contains("nested more than \(SceneLimits.depth) deep"))
  }

  @Test func tooManyViewsAreRefused() throws {
    let many = Array(repeating: #"{"view": "Spacer"}"#, count: 100_000).joined(separator: ",\n")
    let found = Self.ofBody(many)
    #expect(found.count == 1 && found[0].message.contains("more than \(SceneLimits.nodes) views"))
    #expect(found[0].place == Diagnostic.Place(line: SceneLimits.nodes + 2, column: 1))
    let loops =
      #"{"view": "ForEach", "data": 10000, "children": [{"view": "ForEach", "data": 10000, "children": [{"view": "Spacer"}]}]}"#
    #expect(Self.ofBody(loops)[0].message.contains("more than \(SceneLimits.nodes) views in this state"))
    let huge = [UInt8](repeating: 0x20, count: SceneLimits.bytes + 1)
    #expect(Self.diagnostics(huge)[0].message.contains("bytes"))
  }

  @Test(arguments: [
    (#"{"view": "VStak"}"#, 20, "unknown view \"VStak\"; did you mean ‘VStack’?"),
    (#"{"view": "VStack", "spacng": 3}"#, 30, "unknown key \"spacng\" in VStack; did you mean ‘spacing’?"),
    (#"{"view": "Image"}"#, 11, "Image needs the key \"systemName\""), ("3", 11, "expected a view"),
    (#"{"view": 3}"#, 20, "expected the name of a view, found the number 3"),
    ("{}", 11, "needs the key \"view\""),
    (#"{"view": "Text", "text": 3}"#, 36, "text: expected a text, found the number 3"),
    (#"{"view": "Spacer", "if": "onn"}"#, 37, "no state is named ‘onn’; did you mean ‘on’?"),
    (#"{"view": "Spacer", "if": "n"}"#, 37, "expected a condition, true or false"),
    (#"{"view": "Spacer", "minLength": -1}"#, 43, "expected a number that is not negative"),
    (#"{"view": "VStack", "spacing": "NaN"}"#, 42, "no state is named ‘NaN’"),
    (#"{"view": "VStack", "spacing": true}"#, 41, "spacing: expected a finite number"),
    (#"{"view": "VStack", "spacing": 1e300}"#, 41, "spacing: expected a finite number"),
    (#"{"view": "VStack", "alignment": "left"}"#, 43, "unknown alignment \"left\""),
    (#"{"view": "Spacer", "modifiers": [{"frame": {"width": -4}}]}"#, 64, "not negative"),
    (
      #"{"view": "Spacer", "modifiers": [{"fram": {}}]}"#, 45,
      "unknown modifier \"fram\"; did you mean ‘frame’?"
    ),
    (#"{"view": "Spacer", "modifiers": [{"padding": 1, "opacity": 1}]}"#, 59, "two modifiers in one object"),
    (#"{"view": "Spacer", "modifiers": [{"tint": "bleu"}]}"#, 53, "did you mean ‘blue’?"),
    (
      #"{"view": "Spacer", "modifiers": [{"glassEffectTransition": "fade"}]}"#, 70,
      "unknown transition \"fade\""
    ),
    (
      #"{"view": "Spacer", "modifiers": [{"frame": {"minWidth": 9, "maxWidth": 4}}]}"#, 45,
      "minWidth 9 is more than"
    ),
    (
      #"{"view": "Spacer", "modifiers": [{"frame": {"width": 9, "maxWidth": 40}}]}"#, 45,
      "cannot both be given"
    ),
    (#"{"view": "ForEach", "data": -1}"#, 39, "data: expected a list or a whole number"),
    (#"{"view": "ForEach", "data": [1, "a"]}"#, 39, "different types"),
    (#"{"view": "GlassEffectContainer", "spacing": -8}"#, 55, "not negative"),
  ])
  func wrongViews(view: String, column: Int, why: String) throws {
    let found = Self.ofBody(view)
    let first = try #require(found.first)
    #expect(first.message.contains(why), "\(first.message)")
    #expect(first.place == Diagnostic.Place(line: 2, column: column))
    #expect(found.count == 1, "\(found)")
  }

  @Test(arguments: [
    (#""bounce""#, "unknown animation \"bounce\"; did you mean ‘bouncy’?"),
    (
      #"{"spring": {"mass": 0, "stiffness": 100, "damping": 10}}"#,
      "mass: expected a number above 0, found the number 0"
    ),
    (#"{"spring": {"duration": 0}}"#, "duration: expected a time above 0"),
    (#"{"spring": {"bounce": 1.5}}"#, "bounce: expected a number above −1 and at most 1"),
    (#"{"bouncy": {"extraBounce": 0.9}}"#, "the bounce comes to 1.2"),
    (#"{"spring": {"duration": 1, "stiffness": 100}}"#, "told in 2 ways"),
    (#"{"spring": {"stiffness": 100}}"#, "needs a damping"),
    (#"{"spring": {"mass": 1}}"#, "needs a stiffness"),
    (#"{"sprng": {}}"#, "did you mean ‘spring’?"), (#"{"linear": -1}"#, "a time in 0…3600 seconds"),
    (#"{"timingCurve": [0, 0, 1.5, 1]}"#, "the x of a control point"),
    (#"{"timingCurve": "steps(0)"}"#, "no curve of CSS"),
    (#"{"timingCurve": [0, 0]}"#, "a curve of 2 numbers"),
    (#"{"animation": "bouncy"}"#, "needs one of delay, speed"),
    (#"{"animation": "bouncy", "delay": 1, "speed": 2}"#, "wrap it again"),
    (#"{"animation": "bouncy", "speed": 0}"#, "a number above 0"),
    (#"{"animation": "linear", "repeatCount": 0}"#, "a whole number from 1"),
    (#"{"animation": "linear", "repeatForever": true}"#, "never ends needs the scene's \"duration\""),
    (#"{"spring": {"bounce": 1}}"#, "never ends needs"), ("3", "expected an animation"),
  ])
  func wrongAnimations(animation: String, why: String) throws {
    let view = #"{"view": "Button", "title": "T", "action": {"toggle": "on", "animation": \#(animation)}}"#
    let found = Self.ofBody(view)
    #expect(found.first?.message.contains(why) == true, "\(found)")
    #expect(found.first?.place?.line == 2)
    #expect(found.count == 1, "\(found)")
  }

  @Test(arguments: [
    (#"{"at": 1, "tap": "Tgle"}"#, "no control is labelled ‘Tgle’ in this state; did you mean ‘Toggle’?"),
    (#"{"at": -1, "tap": "Toggle"}"#, "a time in 0…3600"), (#"{"tap": "Toggle"}"#, "needs the key \"at\""),
    (#"{"at": 1}"#, "needs one of"), (#"{"at": 1, "set": {"onn": true}}"#, "did you mean ‘on’?"),
    (#"{"at": 1, "set": {"n": "n + 1"}}"#, "sets fixed values"),
    (#"{"at": 1, "set": {"n": true}}"#, "n: expected"),
    (#"{"at": 1, "tap": "Toggle", "set": {}}"#, "found tap or set"),
    (#"{"at": 1, "tap": "Toggle", "animation": "bouncy"}"#, "\"animation\" does not go with \"tap\""),
    (#"{"at": 1, "set": {"on": true}, "for": 1}"#, "\"for\" does not go with \"set\""),
  ])
  func wrongEvents(event: String, why: String) throws {
    let view = #"{"view": "Button", "title": "Toggle", "action": {"toggle": "on"}}"#
    let found = Self.ofBody(view, rest: ",\n \"timeline\": [\(event)]")
    #expect(found.first?.message.contains(why) == true, "\(found)")
    #expect(found.first?.place?.line == 3)
  }

  @Test func everythingWrongIsSaidAtOnce() {
    let found = Self.ofBody(
      #"{"view": "VStak"}, {"view": "Text", "txt": "a"}, {"view": "Spacer", "if": "m"}"#)
    #expect(found.count == 4)
    #expect(found.map { $0.place?.column ?? 0 } == found.map { $0.place?.column ?? 0 }.sorted())
  }

  @Test func anIDTwiceAtTheSameTimeIsAnErrorAndInTwoBranchesIsNot() {
    func glass(_ condition: String, id: String = "a") -> String {
      #"{"view": "Spacer", "if": \#(condition), "modifiers": [{"glassEffect": {}}, {"glassEffectID": "\#(id)"}]}"#
    }
    #expect(Self.ofBody(glass("\"on\"") + "," + glass("\"!on\"")) == [])
    let twice = Self.ofBody(glass("true") + "," + glass("true"))
    #expect(twice.count == 1 && twice[0].message.contains("two shapes of glass have the id ‘a’"))
    // Both are there only once a tap has been made.
    let button = #"{"view": "Button", "title": "T", "action": {"toggle": "on"}}"#
    let later = Self.ofBody([button, glass("true"), glass("\"on\"")].joined(separator: ","))
    #expect(later.count == 1 && later[0].message.contains("two shapes of glass"))
  }

  @Test func aSizeThatComesOutNegativeInALaterStateIsFound() {
    let view = """
      {"view": "Button", "title": "T", "action": {"set": {"n": "n - 2"}},
       "modifiers": [{"frame": {"width": "n"}}]}
      """
    let found = Self.ofBody(view)
    #expect(
      found.first?.message == "width is -1 in this state; expected a number that is not negative, or null")
    #expect(found.first?.place == Diagnostic.Place(line: 3, column: 36))
  }

  /// Every prefix of a document, and documents with single bytes changed, are read or refused; nothing else.
  @Test func brokenCopiesOfAScene() throws {
    let whole = try #require(BuiltInScene.named("expand-row")).bytes
    for length in stride(from: 0, to: whole.count - 2, by: 37) {
      #expect(!Self.diagnostics(Array(whole[..<length])).isEmpty)
    }
    let seed: UInt64 = 20_261_130
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var broken = whole
      broken[Int.random(in: 0..<whole.count, using: &generator)] = UInt8.random(
        in: 0...255, using: &generator)
      for diagnostic in Self.diagnostics(broken) {
        #expect(!diagnostic.message.isEmpty, "seed \(seed)")
      }
    }
  }
}
