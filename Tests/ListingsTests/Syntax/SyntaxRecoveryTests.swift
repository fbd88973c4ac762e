import Listings
import SceneModel
import Testing

/// Texts that are no Swift: the place is kept, what is wrong is told, and the rest is read.
struct SyntaxRecoveryTests {
  private func read(_ text: String) -> SourceFile { SourceFile(reading: SourceText(name: "x.swift", text)) }

  @Test(
    "what is wrong is told where it stands, and what follows is read",
    arguments: [
      ("f(a b)\ng", "f(a); g", "1:5 unexpected ‘b’; the rest up to the ‘)’ is passed over"),
      ("a)\nb", "a; b", "1:2 unexpected ‘)’; nothing is open here"),
      ("f { a ) }\nb", "f { a }; b", "1:7 unexpected ‘)’; nothing is open here"),
      ("f { g(a }\nb", "f { g(a) }; b", "1:6 the ‘(’ here is not closed"),
      ("f { a\nb", "f { a; b }", "1:3 the ‘{’ here is not closed"),
      ("\"a\nb", "\"a\"; b", "1:1 the text that starts here does not end"),
      ("\"a \\(b\nc", "\"a \\(b)\"; c", "1:1 the text that starts here does not end"),
      ("\"\"\"\na\n", "\"a\"", "1:1 the text that starts here does not end"),
      ("a /* b /* c */", "a", "1:3 the comment that starts here does not end"),
      ("let = 2\na", "let _ = 2; a", "1:5 unexpected ‘=’; expected a name"),
      ("let a =\nfunc f() {}", "let a = <a value?>; func f() {}", "2:1 unexpected ‘func’; expected a value"),
      ("a ? b\nc", "(a ? b : <a value?>); c", "1:3 the ‘?’ here has no ‘:’"),
      ("a.\nlet b = 1", "<a member?>; let b = 1", "1:2 unexpected ‘let’; expected a name behind ‘.’"),
      (
        "struct A { 12 \n var b = 1 }", "struct A { <a member>; var b = 1 }",
        "1:12 unexpected ‘12’; expected a member of the type"
      ),
      ("'a'\nb", "<a value?>; b", "1:1 unexpected ‘'’; a text stands in double quotes"),
      ("f(“a”)\nb", "f(<a value?>); b", "1:3 unexpected ‘“’; a text stands in straight double quotes"),
      (
        "\"\\q\"\na", "\"q\"; a",
        "1:2 unknown escape; expected one of \\n \\r \\t \\0 \\\\ \\\" \\' \\u{…} \\(…)"
      ),
      ("#if os(iOS)\na", "a", "1:1 the ‘#if’ that starts here has no ‘#endif’"),
      ("#endif\na", "a", "1:1 unexpected ‘#endif’ without an ‘#if’"),
      ("if a\nlet b = 1", "if a {}; let b = 1", "2:1 unexpected ‘let’; expected ‘{’"),
      (
        "switch a { b\ncase .c: d }\ne", "switch a {  }; e",
        "1:12 unexpected ‘b’; the rest up to the ‘}’ is passed over"
      ),
      ("case .a: b\nc", "<a statement?>; c", "1:1 unexpected ‘case’; expected a statement"),
      ("@State\n}", "@State <an attribute>", "2:1 unexpected ‘}’; nothing is open here"),
      ("func f(\nfunc g() {}", "func f() {}", ""),
      ("`a\nb", "<a value?>; b", "1:1 the name in backticks that starts here does not end"),
      ("0x1G\na", "<a number?>; a", "1:1 ‘0x1G’ is no number that can be reckoned with"),
    ])
  func tells(_ form: (text: String, tree: String, fault: String)) {
    let file = read(form.text)
    let faults = file.diagnostics.map { fault in
      (fault.place.map { "\($0.line):\($0.column) " } ?? "") + fault.message
    }
    if !form.fault.isEmpty {
      #expect(TreeText.of(file) == form.tree)
      #expect(faults.first == form.fault, "\(faults)")
    }
    #expect(!file.diagnostics.isEmpty)
    #expect(file.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("bytes that are no text are told of once where they stand together")
  func bytes() {
    let file = SourceFile(reading: SourceText(name: "x", bytes: [0x61, 0x0A, 0xFF, 0xFE, 0x80, 0x0A, 0x62]))
    #expect(TreeText.of(file) == "a; <a value?>; b")
    #expect(file.diagnostics.first?.message == "3 bytes that are no UTF-8")
    #expect(TreeText.of("\u{FEFF}a\r\nb\rc\u{0}d") == "a; b; c; d")
  }

  /// What nobody writes, but what must neither crash nor hang.
  @Test(
    "nesting without end is passed over",
    arguments: [
      "(", "[", "{", "f(", "f{", "\"\\(", "\"\"\"\n\\(", "[a:", "a ? ", "!", "-", "try ", "await ", "x = ",
      "if a {", "if a {} else ", "{ (a: (", "let a: [", "let a: (", "A<", "let a: A<", "a as (", "\\.[",
      "#if A\n",
      "struct A {", "case (", "if case (", "for (", "@A(", "/*", "switch a { case .b: ", "a.", "a + ",
      "a ?? ", "a()", "a?",
      "some ", "~", "let a: some some ", "let a: ~~", "let a: ~", "let a: @A ", "@a ", "a<b,", "{ a in",
      "let a: Int?", ") ", "} ", "]",
      "([{", "'", "\\", "#",
      "a,", "a;", ".a", ".a{}", "\"\\(\n", "guard a else {", "repeat {", "do {} catch ", "b: for ", "$", "`",
      "&", "...", "a!", "é", "😀",
    ])
  func nesting(_ part: String) {
    let file = read(String(repeating: part, count: 600))
    #expect(file.diagnostics.count <= 100)
    let before = read("let first = 1;\n" + String(repeating: part, count: 300) + "\nlet last = 2")
    #expect(TreeText.of(before).hasPrefix("let first = 1"))
  }

  @Test("thirty thousand brackets are passed over")
  func brackets() {
    #expect(read(String(repeating: "(", count: 30_000)).diagnostics.count == 100)
  }

  @Test("a chain of fifteen hundred modifiers, one a line, is bounded")
  func longChain() {
    let file = read("a" + String(repeating: "\n  .b(1)", count: 1500))
    #expect(file.diagnostics.count <= 100)
    #expect(!file.diagnostics.isEmpty)
  }

  @Test("a hundred statements of a hundred modifiers are no deep tree")
  func manyChains() {
    let chain = "A()" + String(repeating: ".b(1)", count: 100)
    let text = "VStack {\n" + String(repeating: chain + "\n", count: 100) + "}"
    #expect(read(text).diagnostics.isEmpty)
    #expect(read("[" + String(repeating: chain + ", ", count: 100) + "]").diagnostics.isEmpty)
  }
}
