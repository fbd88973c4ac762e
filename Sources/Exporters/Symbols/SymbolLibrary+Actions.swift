extension SymbolLibrary {
  /// Symbols of what a person does: editing, marking, choosing.
  static let actions: [String: SymbolDrawing] = [
    "plus": SymbolDrawing(lines: "M12 4V20M4 12H20"),
    "minus": SymbolDrawing(lines: "M4 12H20"),
    "xmark": SymbolDrawing(lines: "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),
    "multiply": SymbolDrawing(lines: "M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5"),
    "equal": SymbolDrawing(lines: "M5 9H19M5 15H19"),
    "checkmark": SymbolDrawing(lines: "M4.5 12.5L9.5 18L19.5 6"),
    "pencil": SymbolDrawing(
      body: "M4 20L5 15.5L16.5 4A2.1 2.1 0 0 1 19.5 4L20 4.5A2.1 2.1 0 0 1 20 7.5L8.5 19Z",
      details: "M14.5 6L18 9.5"),
    "highlighter": SymbolDrawing(
      body: "M4 20L6 14L14 5.5A2 2 0 0 1 17 5.5L18.5 7A2 2 0 0 1 18.5 10L10 18Z",
      lines: "M14 20.5H20.5",
      details: "M7.5 12.5L11.5 16.5"),
    "eraser": SymbolDrawing(
      body: """
        M9 20L3.8 14.8A1.5 1.5 0 0 1 3.8 12.7L12.7 3.8A1.5 1.5 0 0 1 14.8 3.8L20.2 9.2\
        A1.5 1.5 0 0 1 20.2 11.3L11.5 20Z
        """,
      lines: "M11.5 20H20",
      details: "M8 8.5L15.5 16"),
    "paintbrush": SymbolDrawing(
      body: """
        M20.5 3.5C15 6 11.5 9.5 9.5 13L11.5 15C15.5 12.5 18 9 20.5 3.5ZM8 14.8\
        C5.5 15 6 18 3.5 19.5C6 21 10.5 20.5 10.3 17Z
        """),
    "paintpalette": SymbolDrawing(
      body: """
        M12 3.5C17 3.5 21 6.8 21 11.2C21 14.2 18.5 15 16.5 15H15C13.5 15 13 16 13.5 17.2\
        C14 18.5 13.5 20.5 12 20.5C7 20.5 3 16.7 3 12S7 3.5 12 3.5Z
        """,
      dots: """
        M7.5 10.7A1.3 1.3 0 1 1 7.5 13.3A1.3 1.3 0 1 1 7.5 10.7ZM9.5 6.7A1.3 1.3 0 1 1 9.5 9.3\
        A1.3 1.3 0 1 1 9.5 6.7ZM14 5.9A1.3 1.3 0 1 1 14 8.5A1.3 1.3 0 1 1 14 5.9ZM17.3 8.9\
        A1.3 1.3 0 1 1 17.3 11.5A1.3 1.3 0 1 1 17.3 8.9Z
        """),
    "scissors": SymbolDrawing(
      body: """
        M6.2 3.9A2.6 2.6 0 1 1 6.2 9.1A2.6 2.6 0 1 1 6.2 3.9ZM6.2 14.9A2.6 2.6 0 1 1 6.2 20.1\
        A2.6 2.6 0 1 1 6.2 14.9Z
        """,
      lines: "M8.4 8L20 17M8.4 16L20 7"),
    "crop": SymbolDrawing(lines: "M7 2.5V17H21.5M2.5 7H17V21.5"),
    "lasso": SymbolDrawing(
      lines: """
        M6.5 15C4.5 14 3 12.5 3 10.3C3 6.8 7 4 12 4S21 6.8 21 10.3S17 16.5 12 16.5\
        C10.5 16.5 9.5 16.3 8.5 16M8.5 16A2 2 0 1 0 6.5 18C8 18 8.8 17.3 8.5 16ZM6.5 18\
        C6.5 19.5 7.2 20.5 8.2 21
        """),
    "scribble": SymbolDrawing(
      lines: "M3.5 16C6 9 10.5 3.5 12 5S7 14.5 8.5 16S15 8.5 16.5 9.5S13 17 14.5 18S19 15.5 20.5 13"),
    "eyedropper": SymbolDrawing(
      body: "M4 20L5 16L13 8L16 11L8 19Z",
      lines: "M11.5 6.5L17.5 12.5",
      details: "M14.5 8.5L17.5 5A1.8 1.8 0 0 1 19.5 7L15.8 10"),
    "wand.and.stars": SymbolDrawing(
      body: """
        M17.5 2.5Q18.1 5.4 21 6Q18.1 6.6 17.5 9.5Q16.9 6.6 14 6Q16.9 5.4 17.5 2.5ZM19 13\
        Q19.4 14.6 21 15Q19.4 15.4 19 17Q18.6 15.4 17 15Q18.6 14.6 19 13ZM8 3Q8.4 4.6 10 5\
        Q8.4 5.4 8 7Q7.6 5.4 6 5Q7.6 4.6 8 3Z
        """,
      lines: "M4 20L14 10"),
    "sparkles": SymbolDrawing(
      body: """
        M10 7Q11.1 12.9 17 14Q11.1 15.1 10 21Q8.9 15.1 3 14Q8.9 12.9 10 7ZM18.5 2.5\
        Q19.1 5.4 22 6Q19.1 6.6 18.5 9.5Q17.9 6.6 15 6Q17.9 5.4 18.5 2.5Z
        """),
    "trash": SymbolDrawing(
      body: "M6 6.5L7 19.5A1.5 1.5 0 0 0 8.5 21H15.5A1.5 1.5 0 0 0 17 19.5L18 6.5Z",
      lines: "M4 6.5H20M9 6.5V4.5A1 1 0 0 1 10 3.5H14A1 1 0 0 1 15 4.5V6.5",
      details: "M10 10.5V17M14 10.5V17"),
    "magnifyingglass": SymbolDrawing(
      body: "M10.5 3.5A7 7 0 1 1 10.5 17.5A7 7 0 1 1 10.5 3.5Z",
      lines: "M15.6 15.6L20.5 20.5"),
    "square.and.arrow.up": SymbolDrawing(lines: "M12 14.5V3.5M8 7L12 3L16 7M8 10H5.5V20.5H18.5V10H16"),
    "square.and.arrow.down": SymbolDrawing(lines: "M12 3V14.5M8 11L12 15L16 11M8 8H5.5V20.5H18.5V8H16"),
    "square.and.pencil": SymbolDrawing(
      body: """
        M10 14L10.7 10.8L18.3 3.2A1.4 1.4 0 0 1 20.3 3.2L20.8 3.7A1.4 1.4 0 0 1 20.8 5.7\
        L13.2 13.3Z
        """,
      lines: "M19 13V20H4.5V5.5H11.5"),
    "slider.horizontal.3": SymbolDrawing(
      body: """
        M15 4.3A2.2 2.2 0 1 1 15 8.7A2.2 2.2 0 1 1 15 4.3ZM8 9.8A2.2 2.2 0 1 1 8 14.2\
        A2.2 2.2 0 1 1 8 9.8ZM14 15.3A2.2 2.2 0 1 1 14 19.7A2.2 2.2 0 1 1 14 15.3Z
        """,
      lines: "M3.5 6.5H12.8M17.2 6.5H20.5M3.5 12H5.8M10.2 12H20.5M3.5 17.5H11.8M16.2 17.5H20.5"),
    "ellipsis": SymbolDrawing(
      dots: """
        M5 10.1A1.9 1.9 0 1 1 5 13.9A1.9 1.9 0 1 1 5 10.1ZM12 10.1A1.9 1.9 0 1 1 12 13.9\
        A1.9 1.9 0 1 1 12 10.1ZM19 10.1A1.9 1.9 0 1 1 19 13.9A1.9 1.9 0 1 1 19 10.1Z
        """),
    "line.3.horizontal": SymbolDrawing(lines: "M4 6.5H20M4 12H20M4 17.5H20"),
    "line.3.horizontal.decrease": SymbolDrawing(lines: "M3.5 7H20.5M7 12H17M10 17H14"),
    "list.bullet": SymbolDrawing(
      lines: "M9 6.5H20.5M9 12H20.5M9 17.5H20.5",
      dots: """
        M4.5 5.1A1.4 1.4 0 1 1 4.5 7.9A1.4 1.4 0 1 1 4.5 5.1ZM4.5 10.6A1.4 1.4 0 1 1 4.5 13.4\
        A1.4 1.4 0 1 1 4.5 10.6ZM4.5 16.1A1.4 1.4 0 1 1 4.5 18.9A1.4 1.4 0 1 1 4.5 16.1Z
        """),
    "square.grid.2x2": SymbolDrawing(
      body: "M4 4H10.5V10.5H4ZM13.5 4H20V10.5H13.5ZM4 13.5H10.5V20H4ZM13.5 13.5H20V20H13.5Z"),
    "textformat": SymbolDrawing(
      lines: """
        M2.5 18L7.5 6L12.5 18M4.2 14H10.8M21 11V18M21 14.5A3.2 3.5 0 1 1 14.6 14.5\
        A3.2 3.5 0 1 1 21 14.5
        """),
    "bold": SymbolDrawing(
      lines: "M7.5 4.5H13A3.6 3.6 0 0 1 13 11.8H7.5ZM7.5 11.8H14A3.9 3.9 0 0 1 14 19.5H7.5Z"),
    "italic": SymbolDrawing(lines: "M10 4.5H17M7 19.5H14M13.8 4.5L10.2 19.5"),
    "underline": SymbolDrawing(lines: "M7 4V11A5 5 0 0 0 17 11V4M5.5 20.5H18.5"),
    "info": SymbolDrawing(
      lines: "M10 10.5H12.5V18.5M9.5 18.5H15.5",
      dots: "M12 4.3A1.5 1.5 0 1 1 12 7.3A1.5 1.5 0 1 1 12 4.3Z"),
    "questionmark": SymbolDrawing(
      lines: "M8 8A4 4 0 1 1 12 12.2V14.5",
      dots: "M12 17.6A1.4 1.4 0 1 1 12 20.4A1.4 1.4 0 1 1 12 17.6Z"),
    "exclamationmark": SymbolDrawing(
      lines: "M12 4V14",
      dots: "M12 17.5A1.5 1.5 0 1 1 12 20.5A1.5 1.5 0 1 1 12 17.5Z"),
    "power": SymbolDrawing(lines: "M12 3V11.5M7 6A8 8 0 1 0 17 6"),
  ]
}
