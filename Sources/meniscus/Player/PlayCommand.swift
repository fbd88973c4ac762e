/// What a person can ask of the player.
enum PlayCommand: Hashable {
  case quit
  case toggle, frame(Int), tenth(Int), start, end, seek(tenth: Int)
  case slower, faster, loop, nextEvent
  case curves, element(Int), explanation, help, closePanel, nextPane
  case saveFrame, saveScene
}

/// A key and what it does: the player obeys this table, and the help is made from it.
struct KeyBinding {
  let keys: [Key]
  /// The key as the help names it; `nil` keeps a second key for the same thing out of the help.
  let label: String?
  let meaning: String
  let command: PlayCommand

  private init(_ keys: Key..., shown label: String, _ meaning: String, _ command: PlayCommand) {
    (self.keys, self.label, self.meaning, self.command) = (keys, label, meaning, command)
  }

  private init(_ keys: Key..., command: PlayCommand) {
    (self.keys, label, meaning, self.command) = (keys, nil, "", command)
  }

  /// What a key asks for.
  static func command(for key: Key) -> PlayCommand? {
    all.first { $0.keys.contains(key) }?.command
  }

  static let all: [KeyBinding] = moving + looking

  private static let moving: [KeyBinding] =
    [
      KeyBinding(.character(" "), shown: "space", "pause, go on, at the end play again", .toggle),
      KeyBinding(.left, shown: "← →", "a frame back or on", .frame(-1)),
      KeyBinding(.right, command: .frame(1)),
      KeyBinding(.shiftLeft, shown: "shift ← →", "a tenth of a second back or on", .tenth(-1)),
      KeyBinding(.shiftRight, command: .tenth(1)),
      KeyBinding(.home, shown: "Home End", "the start, the end", .start),
      KeyBinding(.end, command: .end),
      KeyBinding(.character("0"), shown: "0 … 9", "so many tenths of the whole", .seek(tenth: 0)),
    ]
    + (1...9).map { KeyBinding(.character(Character("\($0)")), command: .seek(tenth: $0)) }

  private static let looking: [KeyBinding] = [
    KeyBinding(.character("["), shown: "[ ]", "slower, faster", .slower),
    KeyBinding(.character("]"), command: .faster),
    KeyBinding(.character("l"), shown: "l", "loop", .loop),
    KeyBinding(.character("e"), shown: "e", "to the next event", .nextEvent),
    KeyBinding(.character("c"), shown: "c Tab", "the curves of an element, of the next", .curves),
    KeyBinding(.tab, .down, command: .element(1)),
    KeyBinding(.backTab, .up, command: .element(-1)),
    KeyBinding(.character("x"), shown: "x", "why it moves as it does now", .explanation),
    KeyBinding(.character("p"), shown: "p", "the next of several scenes", .nextPane),
    KeyBinding(.character("s"), shown: "s", "save this frame as SVG", .saveFrame),
    KeyBinding(.character("w"), shown: "w", "save what was clicked as a scene", .saveScene),
    KeyBinding(.character("?"), .character("h"), shown: "?", "this help", .help),
    KeyBinding(.escape, command: .closePanel),
    KeyBinding(.character("q"), .character("Q"), shown: "q", "quit", .quit),
  ]
}
