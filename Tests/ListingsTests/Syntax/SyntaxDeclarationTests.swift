import Listings
import Testing

/// Declarations: each is read, written on one line, and read again.
struct SyntaxDeclarationTests {
  static let forms: [(String, String)] = [
    ("import SwiftUI\n@testable import struct A.B", "import SwiftUI; @testable import A.B"),
    ("@State private var a = false", "@State private var a = false"),
    ("@State\nprivate var a: Int?", "@State private var a: Int?"),
    ("@Environment(\\.dismiss) private var dismiss", "@Environment(\\.dismiss) private var dismiss"),
    ("private(set) static var a = 1, b: Int = 2", "private(set) static var a = 1, b: Int = 2"),
    ("let (a, b) = c", "let (a, b) = c"), ("let a: (Int, b: Int) -> Void", "let a: (Int, b: Int) -> Void"),
    ("let a: @Sendable () async -> Void = { }", "let a: @Sendable () -> Void = {}"),
    ("var a: some View { b }", "var a: some View { get { b } }"),
    ("var a: Int {\n get { b }\n set { c = newValue }\n}", "var a: Int { get { b } set { (c = newValue) } }"),
    ("var a = 1 { didSet { b } }", "var a = 1 { didSet { b } }"),
    ("var a = f() { willSet(x) { b } didSet { c } }", "var a = f() { willSet(x) { b } didSet { c } }"),
    ("var a: Int { get async throws { b } }", "var a: Int { get { b } }"),
    ("var a: T { set(x) }", "var a: T { get { set(x) } }"),
    ("func f() {}", "func f() {}"),
    (
      "func f<T: View, U>(a b: T, _ c: Int = 1, d: inout U, e: Int...) async throws -> [T] where U: A, T.X == Int {}",
      "func f<T: View, U>(a b: T, _ c: Int = 1, d: inout U, e: Int...) async throws -> [T] {}"
    ),
    (
      "func f(@ViewBuilder _ a: @escaping () -> some View) -> some View { a() }",
      "func f(@ViewBuilder @escaping _ a: () -> some View) -> some View { a() }"
    ),
    (
      "static func == (a: A, b: A) -> Bool { a.b == b.b }",
      "static func ==(a: A, b: A) -> Bool { (a.b == b.b) }"
    ),
    ("func < <T>(a: T, b: T) {}", "func <<T>(a: T, b: T) {}"),
    ("mutating func f() {}\nasync let a = b", "mutating func f() {}; async let a = b"),
    ("struct A<T: B>: View, C where T: D { }", "struct A<T: B>: View, C {  }"),
    (
      "struct A: View {\n init?(_ a: Int) { b = a }\n subscript(i: Int, at j: Int) -> Int { i }\n}",
      "struct A: View { init?(_ a: Int) { (b = a) }; subscript(i: Int, at j: Int) -> Int { get { i } } }"
    ),
    (
      "final class A: B { deinit { c }\n class func f() {}\n override var x: Int { 1 } }",
      "final class A: B { <deinit>; class func f() {}; override var x: Int { get { 1 } } }"
    ),
    ("actor A { nonisolated func f() {} }", "actor A { nonisolated func f() {} }"),
    (
      "indirect enum A: String, CaseIterable { case a, b = \"x\"\n case c(Int, d: [A], _ e: Int = 2)\n static let x = 1 }",
      "indirect enum A: String, CaseIterable { case a, b = \"x\"; case c(Int, d: [A], Int = 2); static let x = 1 }"
    ),
    (
      "extension View where Self: A { func f() -> some View { self } }",
      "extension View { func f() -> some View { self } }"
    ),
    ("extension A.B: @retroactive C {}", "extension A.B: @retroactive C {  }"),
    (
      "protocol P: AnyObject { associatedtype T: Q\n var a: Int { get }\n func f() -> T\n init() }",
      "protocol P: AnyObject { <associatedtype>; var a: Int { get }; func f() -> T; init() }"
    ),
    ("typealias A<T> = (T) -> B<T>?", "typealias A<T> = (T) -> B<T>?"),
    ("#Preview(\"a\", traits: .landscapeLeft) { b }", "#Preview(\"a\", traits: .landscapeLeft) { b }"),
    ("@available(iOS 26, *)\n#Preview { a }", "@available #Preview { a }"),
    (
      "@available(iOS 26, *)\nstruct A: View { var body: some View { b } }",
      "@available struct A: View { var body: some View { get { b } } }"
    ),
    (
      "operator infix <+>: X\nprecedencegroup X { a: b }\nlet a = 1",
      "<operator>; <precedencegroup>; let a = 1"
    ),
    (
      "@ViewBuilder var a: some View { b }\n@MainActor func c() {}",
      "@ViewBuilder var a: some View { get { b } }; @MainActor func c() {}"
    ),
    (
      "let `class` = 1\nlet open = 2\nopen.x()\nvar set: Set<Int> = []",
      "let class = 1; let open = 2; open.x(); var set: Set<Int> = []"
    ),
    (
      "let a: any P & Q, b: [Int: [String?]]?, c: Int!, d: A<B<C>>.D = e",
      "let a: any P & Q, b: ([Int: [String?]])?, c: Int?, d: A<B<C>>.D = e"
    ),
    ("let a: Int?=nil", "let a: Int? = nil"),
    ("func f() throws(E) -> Int { 1 }", "func f() throws -> Int { 1 }"),
    ("#warning(\"x\")\nlet a = 1", "<#warning>; let a = 1"),
    ("@Previewable @State var a = 1", "@Previewable @State var a = 1"),
  ]

  @Test("a declaration is read as Swift reads it", arguments: forms)
  func reads(_ form: (text: String, tree: String)) {
    let file = SourceFile(reading: SourceText(name: "x.swift", form.text))
    let tree = TreeText.of(file)
    #expect(tree == form.tree)
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
    if !tree.contains("<"), !tree.contains("let class"), !tree.contains("{ get }") {
      #expect(TreeText.of(tree) == tree)
    }
  }

  @Test(
    "of #if the branches that hold on an iPhone are read, wherever they stand",
    arguments: [
      ("a\n#if os(iOS)\nb\n#else\nc\n#endif\nd", "a; b; d"),
      ("a\n#if os(macOS)\n.b()\n#elseif canImport(UIKit)\n.c()\n#else\n.d()\n#endif\n.e()", "a.c().e()"),
      ("#if !DEBUG\n#if os(iOS)\na\n#else\nb\n#endif\n#else\nc\n#endif", "c"),
      ("#if os(iOS) && !(targetEnvironment(macCatalyst) || FLAG)\na\n#endif", "a"),
      ("#if swift(>=5.9) // note\na\n#endif", "a"),
      ("switch a {\n#if os(iOS)\ncase .b: c\n#else\ncase .d: e\n#endif\n}", "switch a { case .b: c }"),
      ("[a,\n#if os(visionOS)\nb,\n#endif\nc]", "[a, c]"),
      (
        "struct A {\n#if os(macOS)\nlet b = 1\n#else\nlet c = \"\"\"\n  #else\n  \"\"\"\n#endif\n}",
        "struct A { let c = \"#else\" }"
      ),
      ("#if os(macOS)\nf({ ( [ \"\n#endif\na", "a"), ("#if os(macOS)\n}\n#endif\na", "a"),
      ("f {\n#if os(macOS)\n}\n#endif\na }", "f { a }"),
    ])
  func directives(_ form: (text: String, tree: String)) {
    let file = SourceFile(reading: SourceText(name: "x.swift", form.text))
    #expect(TreeText.of(file) == form.tree)
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
  }
}
