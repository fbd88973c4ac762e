/// A key that was pressed.
enum Key: Hashable {
  case character(Character)
  case left, right, up, down
  case shiftLeft, shiftRight
  case home, end
  case tab, backTab, enter
  case escape
}

/// What comes from a terminal: a key, a button of the mouse, or its answer to a question.
enum TerminalInput: Hashable {
  case key(Key)
  /// The first button of the mouse goes down or up on a cell, counted from 0.
  case pointer(column: Int, row: Int, isDown: Bool)
  /// What the terminal can do, by the numbers of its primary device attributes; 4 is sixel.
  case attributes([Int])
  /// The terminal knows kitty's graphics, or says that it cannot show them.
  case kittyGraphics(Bool)
  /// The size of a cell in pixels.
  case cellSize(width: Int, height: Int)
}
