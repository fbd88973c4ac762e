extension SymbolLibrary {
  /// Symbols that point: arrows and chevrons.
  static let arrows: [String: SymbolDrawing] = [
    "chevron.right": SymbolDrawing(lines: "M8.5 4.5L16 12L8.5 19.5"),
    "chevron.left": SymbolDrawing(lines: "M15.5 4.5L8 12L15.5 19.5"),
    "chevron.up": SymbolDrawing(lines: "M4.5 15.5L12 8L19.5 15.5"),
    "chevron.down": SymbolDrawing(lines: "M4.5 8.5L12 16L19.5 8.5"),
    "chevron.forward": SymbolDrawing(lines: "M8.5 4.5L16 12L8.5 19.5"),
    "chevron.backward": SymbolDrawing(lines: "M15.5 4.5L8 12L15.5 19.5"),
    "chevron.up.chevron.down": SymbolDrawing(lines: "M7.5 9L12 4.5L16.5 9M7.5 15L12 19.5L16.5 15"),
    "arrow.right": SymbolDrawing(lines: "M4 12H20M13.5 5.5L20 12L13.5 18.5"),
    "arrow.left": SymbolDrawing(lines: "M20 12H4M10.5 5.5L4 12L10.5 18.5"),
    "arrow.up": SymbolDrawing(lines: "M12 20V4M5.5 10.5L12 4L18.5 10.5"),
    "arrow.down": SymbolDrawing(lines: "M12 4V20M5.5 13.5L12 20L18.5 13.5"),
    "arrow.forward": SymbolDrawing(lines: "M4 12H20M13.5 5.5L20 12L13.5 18.5"),
    "arrow.backward": SymbolDrawing(lines: "M20 12H4M10.5 5.5L4 12L10.5 18.5"),
    "arrow.up.right": SymbolDrawing(lines: "M6 18L18 6M8.5 6H18V15.5"),
    "arrow.down.left": SymbolDrawing(lines: "M18 6L6 18M15.5 18H6V8.5"),
    "arrow.clockwise": SymbolDrawing(lines: "M18 6.5A8 8 0 1 0 20 12M18.5 2.5V7H14"),
    "arrow.counterclockwise": SymbolDrawing(lines: "M6 6.5A8 8 0 1 1 4 12M5.5 2.5V7H10"),
    "arrow.uturn.backward": SymbolDrawing(lines: "M8 4L4 8L8 12M4 8H14A5.5 5.5 0 0 1 14 19H8"),
    "arrow.uturn.forward": SymbolDrawing(lines: "M16 4L20 8L16 12M20 8H10A5.5 5.5 0 0 0 10 19H16"),
    "arrow.left.arrow.right": SymbolDrawing(lines: "M4 8H20M16 4L20 8L16 12M20 16H4M8 12L4 16L8 20"),
    "arrow.up.arrow.down": SymbolDrawing(lines: "M8 20V4M4 8L8 4L12 8M16 4V20M12 16L16 20L20 16"),
    "arrow.up.left.and.arrow.down.right": SymbolDrawing(lines: "M10 10L4 4M4 9V4H9M14 14L20 20M20 15V20H15"),
    "arrow.down.right.and.arrow.up.left": SymbolDrawing(
      lines: "M4 4L10 10M10 5V10H5M20 20L14 14M14 19V14H19"),
    "arrow.triangle.2.circlepath": SymbolDrawing(
      lines: "M4.5 10A8 8 0 0 1 18.5 7M19.5 14A8 8 0 0 1 5.5 17M19 3V7.5H14.5M5 21V16.5H9.5"),
    "arrowshape.turn.up.left": SymbolDrawing(
      body: "M10 5L3 11.5L10 18V14C14.5 14 18 15 21 19C20.5 12.5 16 9.2 10 9Z"),
    "arrowshape.turn.up.right": SymbolDrawing(
      body: "M14 5L21 11.5L14 18V14C9.5 14 6 15 3 19C3.5 12.5 8 9.2 14 9Z"),
  ]
}
