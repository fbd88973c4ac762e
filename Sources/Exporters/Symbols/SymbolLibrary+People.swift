extension SymbolLibrary {
  /// Symbols of people, talk, pictures and sound.
  static let people: [String: SymbolDrawing] = [
    "person": SymbolDrawing(
      body: """
        M12 3.5A4 4 0 1 1 12 11.5A4 4 0 1 1 12 3.5ZM4 20.5C4 16.5 7.5 14.5 12 14.5\
        S20 16.5 20 20.5Z
        """),
    "person.2": SymbolDrawing(
      body: """
        M9 5A3.5 3.5 0 1 1 9 12A3.5 3.5 0 1 1 9 5ZM2.5 20C2.5 16.5 5.3 14.8 9 14.8\
        S15.5 16.5 15.5 20Z
        """,
      lines: "M15.5 5.5A3.5 3.5 0 0 1 15.5 12M17 14.8C20 15.3 21.5 17 21.5 20H18.5"),
    "face.smiling": SymbolDrawing(
      body: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z",
      details: "M8 14C9.5 16.8 14.5 16.8 16 14",
      dots: """
        M9 8.3A1.2 1.2 0 1 1 9 10.7A1.2 1.2 0 1 1 9 8.3ZM15 8.3A1.2 1.2 0 1 1 15 10.7\
        A1.2 1.2 0 1 1 15 8.3Z
        """),
    "hand.thumbsup": SymbolDrawing(
      body: """
        M7.5 10.5L11.5 3.5C13 3.5 14 4.5 14 6L13.5 9.5H18.5A2 2 0 0 1 20.5 12L19 18.5\
        A2 2 0 0 1 17 20H7.5Z
        """,
      lines: "M4 10.5V20"),
    "hand.thumbsdown": SymbolDrawing(
      body: """
        M7.5 13.5L11.5 20.5C13 20.5 14 19.5 14 18L13.5 14.5H18.5A2 2 0 0 0 20.5 12L19 5.5\
        A2 2 0 0 0 17 4H7.5Z
        """,
      lines: "M4 13.5V4"),
    "message": SymbolDrawing(
      body: """
        M12 4C17 4 21 7 21 11.5S17 19 12 19C11 19 10 18.9 9.2 18.6C8 19.8 6.3 20.5 4.5 20.5\
        C5.3 19.6 5.8 18.5 5.9 17.2C4.1 15.8 3 13.8 3 11.5C3 7 7 4 12 4Z
        """),
    "bubble.left": SymbolDrawing(
      body: """
        M12 4C17 4 21 7 21 11.5S17 19 12 19C11 19 10 18.9 9.2 18.6C8 19.8 6.3 20.5 4.5 20.5\
        C5.3 19.6 5.8 18.5 5.9 17.2C4.1 15.8 3 13.8 3 11.5C3 7 7 4 12 4Z
        """),
    "phone": SymbolDrawing(
      body: """
        M6.5 3.5L9.5 4L10.8 8.5L8.8 10.3C9.8 12.5 11.5 14.2 13.7 15.2L15.5 13.2L20 14.5\
        L20.5 17.5C20.5 19.5 18.5 20.5 17 20.5C10 20.5 3.5 14 3.5 7C3.5 5.5 4.5 4 6.5 3.5Z
        """),
    "envelope": SymbolDrawing(body: "M3 6H21V18.5H3Z", details: "M3.5 6.5L12 13.5L20.5 6.5"),
    "paperplane": SymbolDrawing(body: "M21 3L14.5 20.5L10.5 13.5L3.5 9.5Z", details: "M10.5 13.5L21 3"),
    "mic": SymbolDrawing(
      body: "M12 3A3 3 0 0 1 15 6V11.5A3 3 0 0 1 9 11.5V6A3 3 0 0 1 12 3Z",
      lines: "M5.5 11A6.5 6.5 0 0 0 18.5 11M12 17.5V21M8.5 21H15.5"),
    "camera": SymbolDrawing(
      body: """
        M3 8.5A1.5 1.5 0 0 1 4.5 7H7.5L9 4.5H15L16.5 7H19.5A1.5 1.5 0 0 1 21 8.5V18\
        A1.5 1.5 0 0 1 19.5 19.5H4.5A1.5 1.5 0 0 1 3 18Z
        """,
      details: "M12 9.4A3.6 3.6 0 1 1 12 16.6A3.6 3.6 0 1 1 12 9.4Z"),
    "camera.filters": SymbolDrawing(
      body: """
        M12 3.5A5 5 0 1 1 12 13.5A5 5 0 1 1 12 3.5ZM8.5 10A5 5 0 1 1 8.5 20A5 5 0 1 1 8.5 10Z\
        M15.5 10A5 5 0 1 1 15.5 20A5 5 0 1 1 15.5 10Z
        """),
    "photo": SymbolDrawing(
      body: "M3 5H21V19H3Z",
      details: "M3 16.5L8.5 11L13 15.5L15.5 13L21 17.5",
      dots: "M15.8 7.4A1.4 1.4 0 1 1 15.8 10.2A1.4 1.4 0 1 1 15.8 7.4Z"),
    "video": SymbolDrawing(body: "M3 7H15V17H3ZM15 11L21 7.5V16.5L15 13Z"),
    "film": SymbolDrawing(
      body: "M4 4.5H20V19.5H4Z",
      details: "M8 4.5V19.5M16 4.5V19.5M4 9.5H8M4 14.5H8M16 9.5H20M16 14.5H20M8 12H16"),
    "play": SymbolDrawing(body: "M7 4.5V19.5L19.5 12Z"),
    "pause": SymbolDrawing(body: "M7 5H9.5V19H7ZM14.5 5H17V19H14.5Z"),
    "stop": SymbolDrawing(body: "M6 6H18V18H6Z"),
    "forward": SymbolDrawing(body: "M4 6V18L12 12ZM12.5 6V18L20.5 12Z"),
    "backward": SymbolDrawing(body: "M20 6V18L12 12ZM11.5 6V18L3.5 12Z"),
    "shuffle": SymbolDrawing(
      lines: """
        M3 7H6C11 7 11.5 17 17 17H20.5M3 17H6C11 17 11.5 7 17 7H20.5M17.5 4L20.5 7L17.5 10\
        M17.5 14L20.5 17L17.5 20
        """),
    "repeat": SymbolDrawing(
      lines: "M4 12V10A3 3 0 0 1 7 7H20M17 4L20 7L17 10M20 12V14A3 3 0 0 1 17 17H4M7 14L4 17L7 20"),
    "speaker": SymbolDrawing(body: "M5.5 9.5H9.5L14.5 5V19L9.5 14.5H5.5Z"),
    "speaker.wave.2": SymbolDrawing(
      body: "M2.5 9.5H6L11 5V19L6 14.5H2.5Z",
      lines: "M14 9A4.5 4.5 0 0 1 14 15M17 6.5A8 8 0 0 1 17 17.5"),
    "headphones": SymbolDrawing(
      body: "M3.5 14.5H7V20.5H5A1.5 1.5 0 0 1 3.5 19ZM20.5 14.5H17V20.5H19A1.5 1.5 0 0 0 20.5 19Z",
      lines: "M3.5 14.5V12.5A8.5 8.5 0 0 1 20.5 12.5V14.5"),
    "music.note": SymbolDrawing(
      body: "M10 17.5A3.2 2.6 0 1 1 3.6 17.5A3.2 2.6 0 1 1 10 17.5Z",
      lines: "M10 17.5V4L18.5 6.5V9.5L10 7"),
    "wifi": SymbolDrawing(
      lines: "M3 9.8A13 13 0 0 1 21 9.8M6 13.3A8.5 8.5 0 0 1 18 13.3M9 16.8A4.2 4.2 0 0 1 15 16.8",
      dots: "M12 18.5A1.3 1.3 0 1 1 12 21.1A1.3 1.3 0 1 1 12 18.5Z"),
    "display": SymbolDrawing(body: "M3 4.5H21V16.5H3Z", lines: "M12 16.5V20M8 20H16"),
    "iphone": SymbolDrawing(body: "M7 2.5H17V21.5H7Z", details: "M10.5 5H13.5"),
  ]
}
