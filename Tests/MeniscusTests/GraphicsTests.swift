import Foundation
import TestSupport
import Testing

/// Pixels in the player, in a terminal of the test's own that says which protocols it speaks.
@Suite(.serialized) struct GraphicsTests {
  private let tool: ToolRunner
  private let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c"

  init() throws { tool = try ToolRunner() }

  /// Starts to play a still picture, 60 × 21 characters of 8 × 16 pixels and a status line.
  private func play(_ graphics: String = "auto", answer: String?, term: [String: String] = [:]) throws
    -> PseudoTerminal
  {
    let terminal = try tool.play(
      "play", "action-menu", "--from", "1.5", "--to", "1.5", "--graphics", graphics, columns: 60, rows: 22,
      environment: ["COLORTERM": "truecolor"].merging(term) { $1 })
    if let answer {
      try terminal.waitFor(question)
      terminal.type(answer)
    }
    try terminal.waitFor(" / 1.500 s")
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal) throws -> String {
    terminal.type("q")
    #expect(try terminal.end() == 0)
    #expect(terminal.isRestored)
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(text.contains("\u{1B}[?1006l\u{1B}[?1000l"), "the mouse is off again")
    #expect(text.hasSuffix("\u{1B}[?1049l"), "the former screen is back")
    return text
  }

  /// The images of kitty's protocol, by the cell they stand on.
  private func images(_ text: String) throws -> [(column: Int, row: Int, keys: [String: String], data: Data)]
  {
    var images: [(column: Int, row: Int, keys: [String: String], data: Data)] = []
    let pattern = /\e\[(\d+);(\d+)H((?:\e_G[^\e]*\e\\)+)/
    for match in text.matches(of: pattern) {
      var keys: [String: String] = [:]
      var data = ""
      for piece in match.3.matches(of: /\e_G([^;]*);([^\e]*)\e\\/) {
        #expect(piece.2.count <= 4096)
        for pair in piece.1.split(separator: ",") {
          let sides = pair.split(separator: "=")
          if keys["m"] == nil || sides[0] == "m" { keys[String(sides[0])] = String(sides[1]) }
        }
        data += piece.2
      }
      #expect(keys["m"] == "0", "the last piece says that it is")
      let (row, column) = (try #require(Int(match.1)), try #require(Int(match.2)))
      images.append((column - 1, row - 1, keys, try #require(Data(base64Encoded: data))))
    }
    return images
  }

  @Test func kittyGetsTilesThatCoverThePicture() throws {
    let terminal = try play(answer: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;16;8t\u{1B}[?62;c")
    let text = try quit(terminal)
    #expect(text.contains("\u{1B}_Ga=d,d=A,q=2\u{1B}\\"), "the pixels are taken away")
    #expect(!text.contains("▀"))
    var covered: Set<[Int]> = []
    for image in try images(text) {
      let size = ["s", "v", "c", "r"].compactMap { image.keys[$0].flatMap { Int($0) } }
      try #require(size.count == 4)
      #expect(image.data.count == size[0] * size[1] * 3)
      // 60 × 21 characters of 8 × 16 are 161 280 pixels, of which every second is drawn.
      #expect(size[0] == size[2] * 4 && size[1] == size[3] * 8)
      for row in image.row..<image.row + size[3] {
        for column in image.column..<image.column + size[2] {
          #expect(covered.insert([column, row]).inserted, "no cell is covered twice by a still picture")
        }
      }
    }
    #expect(covered.count == 60 * 21)
  }

  @Test func thePixelsAreThePicture() throws {
    let kitty = try quit(try play("kitty", answer: "\u{1B}[6;16;8t\u{1B}[?62;c"))
    let cells = try quit(try play("cells", answer: nil))
    let corner = try #require(images(kitty).first { $0.column == 0 && $0.row == 0 })
    let pattern = /\e\[1;1H\e\[48;2;(\d+);(\d+);(\d+)m/
    let cell = try #require(cells.firstMatch(of: pattern))
    let expected = [cell.1, cell.2, cell.3].compactMap { Int($0) }
    for (part, value) in zip(corner.data.prefix(3), expected) { #expect(abs(Int(part) - value) < 16) }
  }

  @Test func sixelsAreSentToATerminalThatSaysFour() throws {
    let terminal = try play(answer: "\u{1B}[6;16;8t\u{1B}[?62;4;22c")
    let text = try quit(terminal)
    let images = text.matches(of: /\eP0;1;0q"1;1;(\d+);(\d+)(#[^\e]*)\e\\/)
    // One line less than with kitty: what hangs over must not move the screen.
    var area = 0
    for image in images {
      let (width, height) = (try #require(Int(image.1)), try #require(Int(image.2)))
      area += width * height
      let bands = image.3.split(separator: "-", omittingEmptySubsequences: false)
      #expect(bands.count == (height + 5) / 6)
      for band in bands {
        for line in band.split(separator: "$") where !line.isEmpty {
          let signs = line.replacing(/#\d+(;2;\d+;\d+;\d+)?/, with: "")
          let length = signs.matches(of: /(?:!(\d+))?[?-~]/).reduce(0) {
            $0 + ($1.1.flatMap { Int($0) } ?? 1)
          }
          #expect(length <= width)
        }
      }
    }
    #expect(area == 60 * 8 * 20 * 16)
    #expect(!text.contains("\u{1B}_Ga=T"))
  }

  @Test func aTerminalThatSaysNothingOfThemGetsCells() throws {
    let text = try quit(try play(answer: "\u{1B}[?62;22c"))
    #expect(text.contains("▀") && !text.contains("\u{1B}P") && !text.contains("\u{1B}_Ga=T"))
    let silent = try quit(try play(answer: nil))
    #expect(silent.contains("▀"))
  }

  @Test func aMultiplexerIsNotAsked() throws {
    let text = try quit(try play(answer: nil, term: ["TERM": "tmux-256color"]))
    #expect(!text.contains(question) && text.contains("▀"))
  }

  @Test func aFileThatIsWrittenIsLinkedWhereThatIsShown() throws {
    let linked = try tool.play("new", "one", environment: ["TERM_PROGRAM": "WezTerm"])
    #expect(try linked.end() == 0)
    let text = String(decoding: linked.output, as: UTF8.self)
    #expect(
      text.contains("\u{1B}]8;;file://") && text.contains("/one.json\u{1B}\\one.json\u{1B}]8;;\u{1B}\\"))
    for environment in [
      [:], ["TERM_PROGRAM": "WezTerm", "NO_COLOR": "1"], ["TERM_PROGRAM": "WezTerm", "TMUX": "x"],
    ] {
      let plain = try tool.play("new", "one", "--force", environment: environment)
      #expect(try plain.end() == 0)
      #expect(!plain.output.contains(0x1B), "\(environment)")
    }
  }
}
