import Listings
import Testing

/// Expressions: each is read, written with parentheses around all that is folded, and read again.
struct SyntaxExpressionTests {
  static let forms: [(String, String)] = [
    // Precedence and associativity.
    ("a + b * c", "(a + (b * c))"),
    ("a * b + c", "((a * b) + c)"),
    ("a - b - c", "((a - b) - c)"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a || b && !c", "(a || (b && (!c)))"),
    ("a == b ? c : d ? e : f", "((a == b) ? c : (d ? e : f))"),
    ("x = y ? 1 : 2", "(x = (y ? 1 : 2))"),
    ("x += a + 1", "(x += (a + 1))"),
    ("a << 2 + b", "((a << 2) + b)"),
    ("0..<n + 1", "(0..<(n + 1))"),
    ("i % 2 == 0", "((i % 2) == 0)"),
    ("a as? Int ?? 3", "((a as? Int) ?? 3)"),
    ("a is Int && b", "((a is Int) && b)"),
    ("-x.y + 2", "((-x.y) + 2)"),
    ("a <+> b * c", "(a <+> (b * c))"),
    ("a!=b", "(a != b)"),
    ("a -b", "(a - b)"),
    ("on ?1:0", "(on ? 1 : 0)"),
    ("on ? .red : .blue", "(on ? .red : .blue)"),
    ("on ? -1 : 1", "(on ? (-1) : 1)"),
    ("(on)\n? a\n: b", "(on ? a : b)"),
    // Ranges.
    ("a...", "(a...)"), ("...b", "(...b)"), ("x[1...]", "x[(1...)]"), ("x[..<n]", "x[(..<n)]"),
    ("0 ..< 5", "(0..<5)"), ("0 ..<5", "(0..<5)"), ("x[...]", "x[(...)]"), ("1...5", "(1...5)"),
    // Literals.
    ("0xFF + 0b101 + 0o17 + 1_000", "(((255 + 5) + 15) + 1000)"),
    ("1.5e3", "1500.0"), ("pair.0.1", "pair.0.1"), ("99999999999999999999", "1e+20"),
    ("1.0.rounded()", "1.0.rounded()"),
    ("[1, 2,]", "[1, 2]"), ("[a: 1, b: 2,]", "[a: 1, b: 2]"), ("[:]", "[:]"), ("[]", "[]"),
    ("()", "()"), ("(a, b: c)", "(a, b: c)"), ("((a))", "a"),
    ("[Int]()", "[Int]()"), ("[String: Int]()", "[String: Int]()"),
    // Members, calls and subscripts.
    ("a.b.c(1).d[2]", "a.b.c(1).d[2]"),
    ("a?.b?[0]?.c", "a?.b?[0]?.c"), ("a!.b", "a!.b"), ("a\n?.b", "a?.b"),
    ("x.`default`.init", "x.default.init"), ("f(in: 1, for: 2, default: 3)", "f(in: 1, for: 2, default: 3)"),
    ("f (1)", "f(1)"), (".init(x: 1)", ".init(x: 1)"), ("$isOn", "$isOn"), ("$model.name", "$model.name"),
    ("sorted(by: <)", "sorted(by: <)"), ("reduce(0, +)", "reduce(0, +)"), ("swap(&a, &b)", "swap(&a, &b)"),
    ("#selector(move(from:to:))", "#selector(move(from: _, to: _))"),
    // Generic arguments, and comparisons that look like them.
    ("Foo<Int>()", "Foo<Int>()"), ("Dictionary<String, [Int?]>()", "Dictionary<String, [Int?]>()"),
    ("a < b", "(a < b)"), ("f(a < b, c > d)", "f((a < b), (c > d))"), ("A<B<C>>.d", "A<B<C>>.d"),
    ("a<b", "(a < b)"), ("if a<b {}", "if (a < b) {}"), ("Optional<Int>.none", "Optional<Int>.none"),
    // Key paths.
    ("\\.self", "\\.self"), ("\\Item.id", "\\Item.id"), ("\\.a?.b", "\\.a?.b"),
    ("\\.items[0].name", "\\.items.[0].name"),
    ("f(id: \\.self) { x }", "f(id: \\.self) { x }"),
    // Effects.
    ("try await f()", "(try (await f()))"), ("try? f() ?? 2", "(try? (f() ?? 2))"),
    ("x = try! f()", "(x = (try! f()))"),
    // Values of statements.
    ("let x = if a { 1 } else { 2 }", "let x = (if a { 1 } else { 2 })"),
    ("let x = switch a { case 1: 2\ndefault: 3 }", "let x = (switch a { case 1: 2 default: 3 })"),
    // Regular expressions.
    ("x.matches(of: /a(b|c)+/)", "x.matches(of: /a(b|c)+/)"), ("a / b / c", "((a / b) / c)"),
    ("f(#/a/b/#)", "f(#/a/b/#)"),
  ]

  @Test("an expression is folded as Swift folds it", arguments: forms)
  func folds(_ form: (text: String, tree: String)) {
    let file = SourceFile(reading: SourceText(name: "x.swift", form.text))
    #expect(
      TreeText.of(file).replacing("[(Int?)]", with: "[Int?]")
        == form.tree.replacing("[(Int?)]", with: "[Int?]"))
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
  }

  @Test("a tree written as Swift reads as the same tree", arguments: forms)
  func readsAgain(_ form: (text: String, tree: String)) {
    let once = TreeText.of(form.text)
    #expect(TreeText.of(once) == once)
  }

  @Test(
    "a text stands for what Swift says it does",
    arguments: [
      ("\"a\\n\\t\\\"b\\\\\\u{1F600}\"", "a\n\t\"b\\😀"),
      ("#\"a\\n\\#n\"#", "a\\n\n"),
      ("\"\"\"\n  a\n    b\\\n  c\n\n  \"\"\"", "a\n  bc\n"),
      ("\"\"\"\r\n\ta\r\n\t\"\"\"", "a"),
      ("##\"a\"#b\"##", "a\"#b"),
      ("\"\"", ""), ("\"\"\"\n\"\"\"", ""), ("\"\"\"\n  \"quoted\" \"\"x\n  \"\"\"", "\"quoted\" \"\"x"),
      ("\"😀\u{301}é\"", "😀\u{301}é"),
    ])
  func texts(_ form: (text: String, value: String)) {
    let file = SourceFile(reading: SourceText(name: "x.swift", form.text))
    guard case .expression(let value) = file.statements.first?.kind, case .string(let segments) = value.kind
    else {
      Issue.record("no text: \(TreeText.of(file))")
      return
    }
    var text = ""
    for case .text(let part) in segments { text += part }
    #expect(text == form.value)
    #expect(file.diagnostics.isEmpty)
  }

  @Test(
    "interpolations hold any expression",
    arguments: [
      ("\"a\\(b)c\"", "\"a\\(b)c\""),
      ("\"\\(x, specifier: \"%.2f\")!\"", "\"\\(x, specifier: \"%.2f\")!\""),
      ("\"\\(f(\"\\(g(\")\"))\"))\"", "\"\\(f(\"\\(g(\")\"))\"))\""),
      ("#\"\\(a) \\#(b)\"#", "\"\\\\(a) \\(b)\""),
      ("\"\\(items.map { \"<\\($0)>\" })\"", "\"\\(items.map { \"<\\($0)>\" })\""),
      ("\"\"\"\n  \\(a)\n  b\n  \"\"\"", "\"\\(a)\\nb\""),
      ("\"\\(\n  a\n)\"", "\"\\(a)\""),
    ])
  func interpolations(_ form: (text: String, tree: String)) {
    let file = SourceFile(reading: SourceText(name: "x.swift", form.text))
    #expect(TreeText.of(file) == form.tree)
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
  }
}
