extension SymbolLibrary {
  /// The digits, as `5.circle` shows them.
  static let digits: [String: SymbolDrawing] = [
    "0": SymbolDrawing(lines: "M12 5C9 5 8 8 8 12C8 16 9 19 12 19C15 19 16 16 16 12C16 8 15 5 12 5Z"),
    "1": SymbolDrawing(lines: "M9 8L12 5V19"),
    "2": SymbolDrawing(lines: "M8 9C8 6.500 9.500 5 12 5C14.500 5 16 6.500 16 9C16 12 8 15 8 19H16"),
    "3": SymbolDrawing(
      lines:
        "M8 7C9 5.500 10.500 5 12 5C14.500 5 16 6.500 16 8.500C16 10.500 14.500 12 12 12C14.500 12 16 13.500 16 15.500C16 17.500 14.500 19 12 19C10.500 19 9 18.500 8 17"
    ),
    "4": SymbolDrawing(lines: "M14 19V5L7.500 15H17"),
    "5": SymbolDrawing(
      lines:
        "M15.500 5H9L8.500 11C9.500 10.500 10.500 10 12 10C14.500 10 16 12 16 14.500C16 17 14.500 19 12 19C10.500 19 9 18.500 8 17"
    ),
    "6": SymbolDrawing(
      lines:
        "M15 5.500C11 5.500 8 9 8 14C8 17 9.500 19 12 19C14.500 19 16 17 16 14.500C16 12 14.500 10.500 12 10.500C9.500 10.500 8 12 8 14.500"
    ),
    "7": SymbolDrawing(lines: "M8 5H16L11 19"),
    "8": SymbolDrawing(
      lines:
        "M12 11.500C10 11.500 8.500 10.500 8.500 8.500C8.500 6.500 10 5 12 5C14 5 15.500 6.500 15.500 8.500C15.500 10.500 14 11.500 12 11.500C9.500 11.500 8 13 8 15.500C8 17.500 9.500 19 12 19C14.500 19 16 17.500 16 15.500C16 13 14.500 11.500 12 11.500Z"
    ),
    "9": SymbolDrawing(
      lines:
        "M9 18.500C13 18.500 16 15 16 10C16 7 14.500 5 12 5C9.500 5 8 7 8 9.500C8 12 9.500 13.500 12 13.500C14.500 13.500 16 12 16 9.500"
    ),
  ]

  /// What stands for a symbol of which nothing is known: a plain tile with a dot.
  static let neutral = SymbolDrawing(
    body: "M8 4H16A4 4 0 0 1 20 8V16A4 4 0 0 1 16 20H8A4 4 0 0 1 4 16V8A4 4 0 0 1 8 4Z",
    dots: "M12 9.500A2.500 2.500 0 1 1 12 14.500A2.500 2.500 0 1 1 12 9.500Z")
}
