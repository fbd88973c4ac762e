import Listings
import Testing

/// Statements and patterns: each is read, written on one line, and read again.
struct SyntaxStatementTests {
  static let forms: [(String, String)] = [
    ("a\nb", "a; b"), ("a; b;", "a; b"),
    ("if a { b } else if c { d } else { e }", "if a { b } else if c { d } else { e }"),
    ("if(a){b}else{c}", "if a { b } else { c }"),
    ("if a\n{\n b\n}\nelse\n{\n c\n}", "if a { b } else { c }"),
    ("if let a, let b = c.d, e {}", "if let a, let b = c.d, e {}"),
    ("if var a: Int = b {}", "if let a: Int = b {}"),
    ("if case .open(let a, b: let c) = x, d {}", "if case .open(let a, b: let c) = x, d {}"),
    ("if case let .open(a, _) = x {}", "if case .open(let a, _) = x {}"),
    ("if #available(iOS 26.0, macOS 26, *), a {}", "if #available(iOS 26.0, macOS 26, *), a {}"),
    ("if #unavailable(iOS 26) {}", "if #unavailable(iOS 26) {}"),
    ("if a.contains(where: { $0 == b }) { c }", "if a.contains(where: { ($0 == b) }) { c }"),
    ("if a.contains { $0 == b } { c }", "if a.contains { ($0 == b) } { c }"),
    ("if a.allSatisfy { $0 } && b { c }", "if (a.allSatisfy { $0 } && b) { c }"),
    ("if a,\n b, { c }", "if a, b { c }"),
    ("if (a && b) || c { d }", "if ((a && b) || c) { d }"),
    ("if a == .b { c }\n.d()", "if (a == .b) { c }; .d()"),
    ("guard let a = b else { return }", "guard let a = b else { return }"),
    ("guard a.contains { $0 } else { return nil }", "guard a.contains { $0 } else { return nil }"),
    (
      "switch a { case .b, .c: d\n e\ncase .f(let g) where g > 1: break\ndefault: h }",
      "switch a { case .b, .c: d; e case .f(let g) where (g > 1): break default: h }"
    ),
    (
      "switch (a, b) { case (0, let c): d\ncase (1..., _): e\n@unknown default: f }",
      "switch (a, b) { case (0, let c): d case ((1...), _): e default: f }"
    ),
    (
      "switch a { case let b?: c\ncase nil: d\ncase is Int: e\ncase let f as G: h\ncase K.m: i }",
      "switch a { case let b?: c case nil: d case is Int: e case let f as G: h case K.m: i }"
    ),
    (
      "switch a { case \"x\": b; fallthrough\ncase -1: c\ncase n + 1: d\ndefault: break }",
      "switch a { case \"x\": b; fallthrough case (-1): c case (n + 1): d default: break }"
    ),
    ("for a in 0..<3 { b }", "for a in (0..<3) { b }"),
    ("for (a, b) in c.enumerated() where a > 1 { d }", "for (a, b) in c.enumerated() where (a > 1) { d }"),
    ("for case let a? in b { c }", "for case let a? in b { c }"),
    ("for a in b.map { $0 } { c }", "for a in b.map { $0 } { c }"),
    ("for await a in b {}", "for a in b {}"), ("for _: Int in a {}", "for _: Int in a {}"),
    ("while a { b }", "while a { b }"), ("repeat { a } while b", "repeat { a } while b"),
    ("outer: for a in b { continue outer }", "outer: for a in b { continue outer }"),
    (
      "do { try a() } catch E.b(let c) where d { e } catch { f }",
      "do { (try a()) } catch E.b(let c) where d { e } catch  { f }"
    ),
    ("defer { a }\nthrow b", "defer { a }; throw b"),
    ("return", "return"), ("return a\n+ b", "return (a + b)"), ("{ return }", "{ return }"),
    // What a line break does.
    ("a\n  .b()\n  // comment\n  .c()", "a.b().c()"), ("a\n(b)", "a; b"), ("a\n[b]", "a; [b]"),
    ("a /* x */ .b", "a.b"), ("a\n-b", "a; (-b)"), ("a\n- b", "(a - b)"), ("a\n&& b", "(a && b)"),
    ("a\n{ b }", "a { b }"), ("f(x) // note\n{ b }", "f(x) { b }"), ("f /* a /* b */ c */ (x)", "f(x)"),
    // Closures.
    ("f { a }", "f { a }"), ("f(1) { a } label: { b } c: { d }", "f(1) { a } label: { b } c: { d }"),
    ("Button {\n a\n} label : {\n b\n}", "Button { a } label: { b }"),
    ("f { a in b }", "f { (a) in b }"), ("f { a, _ in b }", "f { (a, _) in b }"),
    ("f { (a: Int, b) -> Int in c }", "f { (a: Int, b) -> Int in c }"),
    ("f { [weak self, a = b.c] in d }", "f { [weak self, a = b.c] in d }"),
    ("f { [self] (a) async throws -> Void in b }", "f { [self] (a) -> Void in b }"),
    ("Task { @MainActor in a }", "Task { @MainActor () in a }"),
    ("f { (a, b) in\n c }", "f { (a, b) in c }"), ("f { (a) }", "f { a }"),
    ("f { $a in a }", "f { ($a) in a }"),
    ("f { for a in b { c } }", "f { for a in b { c } }"), ("f { }", "f {}"),
    ("f { a\n in\n b }", "f { (a) in b }"),
    ("a.b { c }.d { e }", "a.b { c }.d { e }"), ("let a = { b }()", "let a = { b }()"),
    ("f(a, { b }, c: { d })", "f(a, { b }, c: { d })"), ("x = a { b }", "(x = a { b })"),
  ]

  @Test("a statement is read as Swift reads it", arguments: forms)
  func reads(_ form: (text: String, tree: String)) {
    let file = SourceFile(reading: SourceText(name: "x.swift", form.text))
    let tree = TreeText.of(file)
    #expect(tree.replacing("({ b })()", with: "{ b }()") == form.tree)
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
    #expect(TreeText.of(tree) == tree)
  }
}
