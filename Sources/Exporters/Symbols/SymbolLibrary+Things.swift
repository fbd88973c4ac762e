extension SymbolLibrary {
  /// Symbols of things that are kept, read, bought and set.
  static let things: [String: SymbolDrawing] = [
    "heart": SymbolDrawing(
      body: """
        M12 20.5C5.5 16 2.5 12.3 2.5 8.5A5 5 0 0 1 12 6.5A5 5 0 0 1 21.5 8.5\
        C21.5 12.3 18.5 16 12 20.5Z
        """),
    "star": SymbolDrawing(
      body: "M12 2.8L14.5 9.3L21.5 9.7L16.1 14.1L17.9 20.9L12 17.1L6.1 20.9L7.9 14.1L2.5 9.7L9.5 9.3Z"),
    "bookmark": SymbolDrawing(body: "M6 3.5H18V20.5L12 16L6 20.5Z"),
    "tag": SymbolDrawing(
      body: "M3.5 4.5V11.5L12.5 20.5L20.5 12.5L11.5 3.5H4.5Z",
      dots: "M7.8 6.4A1.4 1.4 0 1 1 7.8 9.2A1.4 1.4 0 1 1 7.8 6.4Z"),
    "gearshape": SymbolDrawing(
      body: """
        M9.8 4.9L10.4 2.5H13.6L14.2 4.9L15.5 5.5L17.5 4.2L19.8 6.5L18.5 8.5L19.1 9.8L21.5 10.4\
        V13.6L19.1 14.2L18.5 15.5L19.8 17.5L17.5 19.8L15.5 18.5L14.2 19.1L13.6 21.5H10.4\
        L9.8 19.1L8.5 18.5L6.5 19.8L4.2 17.5L5.5 15.5L4.9 14.2L2.5 13.6V10.4L4.9 9.8L5.5 8.5\
        L4.2 6.5L6.5 4.2L8.5 5.5Z
        """,
      details: "M12 8.8A3.2 3.2 0 1 1 12 15.2A3.2 3.2 0 1 1 12 8.8Z"),
    "bell": SymbolDrawing(
      body: "M12 3A6 6 0 0 0 6 9C6 14.5 4 16 4 17.5H20C20 16 18 14.5 18 9A6 6 0 0 0 12 3Z",
      lines: "M10 20.3A2.2 2.2 0 0 0 14 20.3"),
    "folder": SymbolDrawing(
      body: """
        M3 6.5A1.5 1.5 0 0 1 4.5 5H9.5L11.5 7.5H19.5A1.5 1.5 0 0 1 21 9V18\
        A1.5 1.5 0 0 1 19.5 19.5H4.5A1.5 1.5 0 0 1 3 18Z
        """),
    "doc": SymbolDrawing(body: "M6 3H13.5L18.5 8V21H6Z", details: "M13.5 3V8H18.5"),
    "doc.text": SymbolDrawing(
      body: "M6 3H13.5L18.5 8V21H6Z",
      details: "M13.5 3V8H18.5M9 12.5H15.5M9 16.5H15.5"),
    "doc.on.doc": SymbolDrawing(
      body: "M9 3H15.5L20 7.5V17H9Z",
      lines: "M9 7H4.5V21H15V17",
      details: "M15 3V8H20"),
    "book": SymbolDrawing(
      body: """
        M12 6C9.5 4.5 6 4 3 4.5V18.5C6 18 9.5 18.5 12 20C14.5 18.5 18 18 21 18.5V4.5\
        C18 4 14.5 4.5 12 6Z
        """,
      details: "M12 6V20"),
    "calendar": SymbolDrawing(body: "M4 5.5H20V20.5H4Z", lines: "M8 3V6.5M16 3V6.5", details: "M4 10H20"),
    "clock": SymbolDrawing(body: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z", details: "M12 6.8V12L15.5 14.2"),
    "timer": SymbolDrawing(
      body: "M12 6A7.5 7.5 0 1 1 12 21A7.5 7.5 0 1 1 12 6Z",
      lines: "M12 6V2.5M9.5 2.5H14.5M18 7L19.5 5.5",
      details: "M12 13.5V9.5"),
    "lock": SymbolDrawing(body: "M5.5 11H18.5V20.5H5.5Z", lines: "M8 11V7.5A4 4 0 0 1 16 7.5V11"),
    "lock.open": SymbolDrawing(body: "M5.5 11H18.5V20.5H5.5Z", lines: "M8 11V6.5A4 4 0 0 1 15.8 5.2"),
    "key": SymbolDrawing(body: "M7.5 8A4 4 0 1 1 7.5 16A4 4 0 1 1 7.5 8Z", lines: "M11.5 12H21V16M17 12V15"),
    "shield": SymbolDrawing(
      body: "M12 3L19.5 5.5V11.5C19.5 16 16.5 19.5 12 21C7.5 19.5 4.5 16 4.5 11.5V5.5Z"),
    "cart": SymbolDrawing(
      lines: "M2.5 4H5.5L8 15.5H18L20.5 7H6.2",
      dots: """
        M9.5 17.9A1.6 1.6 0 1 1 9.5 21.1A1.6 1.6 0 1 1 9.5 17.9ZM17 17.9A1.6 1.6 0 1 1 17 21.1\
        A1.6 1.6 0 1 1 17 17.9Z
        """),
    "bag": SymbolDrawing(body: "M5 8H19L20 20.5H4Z", lines: "M8.5 8V7A3.5 3.5 0 0 1 15.5 7V8"),
    "gift": SymbolDrawing(
      body: "M4.5 11.5H19.5V20.5H4.5ZM3.5 8H20.5V11.5H3.5Z",
      lines: """
        M12 8C9 8 7.5 7 7.5 5.5A2 2 0 0 1 9.5 3.5C11 3.5 12 5.5 12 8C12 5.5 13 3.5 14.5 3.5\
        A2 2 0 0 1 16.5 5.5C16.5 7 15 8 12 8
        """,
      details: "M12 8V20.5"),
    "creditcard": SymbolDrawing(body: "M3 5.5H21V18.5H3Z", details: "M3 10H21M6.5 15H10"),
    "link": SymbolDrawing(
      lines: """
        M10 14A4 4 0 0 0 15.7 14L19 10.7A4 4 0 0 0 13.3 5L11.5 6.8M14 10A4 4 0 0 0 8.3 10L5 13.3\
        A4 4 0 0 0 10.7 19L12.5 17.2
        """),
    "eye": SymbolDrawing(
      body: "M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12Z",
      details: "M12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z"),
    "paperclip": SymbolDrawing(
      lines: """
        M18.5 10.5L11 18A4.6 4.6 0 0 1 4.5 11.5L12.5 3.5A3 3 0 0 1 16.8 7.8L9.2 15.4\
        A1.5 1.5 0 0 1 7 13.2L13.5 6.7
        """),
    "pin": SymbolDrawing(body: "M8 3.5H16L15.2 10L18 13.5H6L8.8 10Z", lines: "M12 13.5V21"),
    "tray": SymbolDrawing(
      body: "M3.5 13L6.5 5H17.5L20.5 13V19.5H3.5Z",
      details: "M3.5 13H8.5L10 15.5H14L15.5 13H20.5"),
    "archivebox": SymbolDrawing(body: "M4.5 9H19.5V20H4.5ZM3.5 4.5H20.5V9H3.5Z", details: "M9.5 12.5H14.5"),
    "chart.bar": SymbolDrawing(body: "M4 12H8V20H4ZM10 7H14V20H10ZM16 4H20V20H16Z"),
    "cube": SymbolDrawing(
      body: "M12 3L20 7.5V16.5L12 21L4 16.5V7.5Z",
      details: "M4 7.5L12 12L20 7.5M12 12V21"),
    "square": SymbolDrawing(body: "M4.5 4.5H19.5V19.5H4.5Z"),
    "circle": SymbolDrawing(body: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z"),
    "triangle": SymbolDrawing(body: "M12 4L21 19.5H3Z"),
    "rectangle": SymbolDrawing(body: "M3 6H21V18H3Z"),
    "capsule": SymbolDrawing(body: "M8 7H16A5 5 0 0 1 16 17H8A5 5 0 0 1 8 7Z"),
    "binoculars": SymbolDrawing(
      body: "M5.5 5H9L10.5 15A4 4 0 1 1 2.8 14ZM18.5 5H15L13.5 15A4 4 0 1 0 21.2 14Z",
      lines: "M10 8.5H14"),
    "lightbulb": SymbolDrawing(
      body: """
        M12 3A6.5 6.5 0 0 0 8.5 15C9.3 15.6 9.5 16.3 9.5 17.5H14.5C14.5 16.3 14.7 15.6 15.5 15\
        A6.5 6.5 0 0 0 12 3Z
        """,
      lines: "M10 20.5H14"),
    "square.on.square": SymbolDrawing(body: "M9 9H20V20H9Z", lines: "M6.5 15H4V4H15V6.5"),
    "hexagon": SymbolDrawing(body: "M12 2.5L20.2 7.2V16.8L12 21.5L3.8 16.8V7.2Z"),
    "plus.magnifyingglass": SymbolDrawing(
      body: "M10.5 3.5A7 7 0 1 1 10.5 17.5A7 7 0 1 1 10.5 3.5Z",
      lines: "M15.6 15.6L20.5 20.5",
      details: "M10.5 7.5V13.5M7.5 10.5H13.5"),
    "minus.magnifyingglass": SymbolDrawing(
      body: "M10.5 3.5A7 7 0 1 1 10.5 17.5A7 7 0 1 1 10.5 3.5Z",
      lines: "M15.6 15.6L20.5 20.5",
      details: "M7.5 10.5H13.5"),
  ]
}
