import Listings
import SceneModel
import Testing

/// Blocks of Swift in Markdown documents.
struct MarkdownTests {
  private func blocks(_ text: String) -> [SourceFile] {
    SourceFile.blocks(ofMarkdown: SourceText(name: "README.md", text))
  }

  @Test(
    "a fence says that its block is Swift",
    arguments: [
      "```swift\na\n```", "```Swift\na\n```\n", "~~~swift\na\n~~~", "``` swift\na\n```",
      "   ````swift\na\n````",
      "- list\n\n      ```swift\n      a\n      ```", "> ```swift\n> a\n> ```", "> ```swift\n> a\nno more",
      "```swift title=\"X\"\na\n```", "~~~ {.swift}\na\n~~~", "```swift\na", "````swift\na\n`````\nb",
      "\u{FEFF}text\r\n```swift\r\na\r\n```\r\n", "```\nb\n```\n```swift\na\n```", "```swiftui\na\n```",
    ])
  func fences(_ text: String) {
    #expect(blocks(text).map(TreeText.of) == ["a"])
  }

  @Test(
    "other blocks and inline code are left alone",
    arguments: [
      "```json\n{}\n```", "a ```swift b```", "`swift`", "```\nplain\n```", "```swift x`y\na",
      "``swift\na\n``", "",
    ])
  func others(_ text: String) {
    #expect(blocks(text).isEmpty)
  }

  @Test("a block without a language is Swift where it holds words of SwiftUI")
  func unlabelled() {
    #expect(blocks("```\nGlassEffectContainer { a }\n```").map(TreeText.of) == ["GlassEffectContainer { a }"])
  }

  @Test("a shorter fence or another kind does not end a block")
  func longerFences() {
    #expect(blocks("````swift\na\n```\n~~~\n````").count == 1)
  }

  @Test("places count from the start of the document")
  func places() {
    let text = "# Title\n\n> ```swift\n> let a = 1\n> let = 2\n> ```\n"
    let block = blocks(text)
    #expect(block.first?.diagnostics.map(\.place) == [Diagnostic.Place(line: 5, column: 7)])
    #expect(
      block.first?.statements.last.map { block[0].text.place(of: $0.span) } == .init(line: 5, column: 3))
  }

  @Test("a text on many lines in a quoted block has no marks of the quote in it")
  func quotedTexts() {
    #expect(
      blocks("> ```swift\n> \"\"\"\n>   a\n>   > b\n>   \"\"\"\n> ```").map(TreeText.of) == ["\"a\\n> b\""])
  }

  private static let document = """
    ```swift
    let a = 1
    ```
    ```swift
    Text("a").glassEffect()
    ```
    ```swift
    @State private var isOpen = false
    GlassEffectContainer {
      Button("Open") { isOpen.toggle() }.glassEffect()
      if isOpen { Text("b").glassEffect() }
    }
    ```
    """

  @Test("without a number the block that moves is shown", arguments: [nil, 3])
  func blockThatMoves(number: Int?) throws {
    let listing = try Listing(markdown: SourceText(name: "README.md", Self.document), block: number)
    #expect(try listing.scene().variables.map(\.name) == ["isOpen"])
  }

  @Test("a block is shown by its number, from 1; there must be one", arguments: [0, 4])
  func blockByNumber(missing: Int) throws {
    let text = SourceText(name: "README.md", Self.document)
    #expect(try Listing(markdown: text, block: 2).scene().variables.isEmpty)
    #expect(throws: SceneError.self) { try Listing(markdown: text, block: missing) }
    #expect(throws: SceneError.self) { try Listing(markdown: SourceText(name: "README.md", "no code")) }
  }
}
