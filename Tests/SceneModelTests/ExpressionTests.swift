import SceneModel
import Testing

/// Expressions, through a scene whose one text shows what an expression comes to.
struct ExpressionTests {
  /// The text that an expression comes to, joined to an empty one.
  static func text(_ source: String, in state: [String: StateValue] = [:]) throws -> String {
    let quoted = source.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let document = """
      {"meniscus": 1, "name": "a", "canvas": {"width": 9, "height": 9},
       "state": {"n": 3, "yes": true, "mode": "edit", "list": ["a", "b"], "numbers": [1, 2], "none": []},
       "body": [{"view": "Text", "text": {"expression": "'' + (\(quoted))"}}]}
      """
    let scene = try SceneDocument.read(Array(document.utf8))
    var whole = scene.initialState
    whole.values.merge(state) { $1 }
    guard case .text(let text) = try scene.nodes(in: whole)[0].kind else { return "no text" }
    return text
  }

  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 4 - 3", "3"), ("7 % 4", "3"), ("-n + 1", "-2"),
    ("yes ? 1 : 2", "1"), ("!yes ? 1 : 2", "2"), ("n > 2 && mode == 'edit' ? 'both' : 'no'", "both"),
    ("n < 2 || yes ? 1 : 0", "1"), ("n >= 3 ? 1 : 0", "1"), ("n <= 2 ? 1 : 0", "0"), ("n != 3 ? 1 : 0", "0"),
    ("list.count", "2"), ("none.isEmpty ? 1 : 0", "1"), ("list.contains('b') ? 1 : 0", "1"),
    ("list.appending('c').count", "3"), ("list.removing('a')[0]", "b"), ("numbers[1] * 2", "4"),
    ("(list + ['c'])[2]", "c"), ("mode.count", "4"), ("'it\\'s'", "it's"), ("\"double\"", "double"),
    ("mode + n", "edit3"), ("1.5e1", "15"), ("0.1 + 0.2", "0.30000000000000004"),
    ("n > 2 ? n > 5 ? 'a' : 'b' : 'c'", "b"), ("yes == (n == 3) ? 1 : 0", "1"),
  ])
  func comesTo(source: String, expected: String) throws {
    #expect(try Self.text(source) == expected)
  }

  @Test func conditionsDoNotLookFurtherThanTheyMust() throws {
    #expect(try Self.text("none.isEmpty || none[0] == 'x' ? 1 : 0") == "1")
    #expect(try Self.text("!none.isEmpty && none[0] == 'x' ? 1 : 0") == "0")
  }

  @Test(arguments: [
    ("m + 1", "no state is named ‘m’"), ("moed", "did you mean ‘mode’?"),
    ("1 +", "expected a value, found ‘)’"),
    ("n == 'a'", "expects a number here, found a string"),
    ("n && yes", "expects a truth here, found a number"),
    ("n = 2", "== compares"), ("list.cuont", "did you mean ‘count’?"),
    ("'open", "a string that does not end"),
    ("n ? 1 : 2", "expects a truth here"), ("(1", "expected ‘)’"),
    ("1 2", "expected ‘)’, found the number 2"),
    ("[1, 'a'].count", "expects a number"), ("1e999", "too large"), ("yes + yes", "cannot join"),
    ("mode.contains('e')", "expects a list"), ("1 $ 2", "unexpected ‘$’"),
  ])
  func isRefused(source: String, why: String) throws {
    let error = try #require(throws: SceneError.self) { try Self.text(source) }
    #expect(error.diagnostics[0].message.contains(why), "\(error.diagnostics[0].message)")
    #expect(error.diagnostics[0].place?.line == 3)
  }

  @Test(arguments: [
    ("1 / (n - 3)", "not a finite number"), ("list[n]", "outside a list of 2"), ("list[0.5]", "outside"),
  ])
  func isRefusedInTheStateThatMakesItSo(source: String, why: String) throws {
    let error = try #require(throws: SceneError.self) { try Self.text(source) }
    #expect(error.diagnostics[0].message.contains(why), "\(error.diagnostics[0].message)")
  }

  @Test func thePlaceOfAWrongNameIsItsOwn() throws {
    let document = """
      {"meniscus": 1, "name": "a", "canvas": {"width": 9, "height": 9}, "state": {"n": 3},
       "body": [{"view": "Spacer", "if": "n > 2 && m"}]}
      """
    let error = try #require(throws: SceneError.self) { try SceneDocument.read(Array(document.utf8)) }
    #expect(error.diagnostics[0].place == Diagnostic.Place(line: 2, column: 46))
  }

  @Test func deepAndLongExpressionsAreRefusedNotFollowed() {
    for source in [
      String(repeating: "(", count: 100_000), String(repeating: "!", count: 100_000) + "yes",
      "1" + String(repeating: " + 1", count: 5_000), String(repeating: "[", count: 5_000),
    ] {
      #expect(throws: SceneError.self) { try Expression(source) }
    }
  }

  @Test(arguments: [
    "1 + 2 * 3", "(1 + 2) * 3", "1 - (2 - 3)", "!(a && b) || c", "a ? b : c ? d : e", "(a ? b : c) ? d : e",
    "list[0].count", "(list + ['it\\'s']).contains('x')", "-(a + b)", "a - -1", "!a == b",
  ])
  func textReadsBackAsTheSame(source: String) throws {
    let expression = try Expression(source)
    #expect(try Expression(expression.description) == expression)
    #expect(try Expression("  " + source.replacing(" ", with: "   ")) == expression)
  }
}
