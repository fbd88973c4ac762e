extension SymbolLibrary {
  /// Symbols of places, the sky and what grows.
  static let places: [String: SymbolDrawing] = [
    "location": SymbolDrawing(body: "M20.5 3.5L13.5 20.5L11.2 12.8L3.5 10.5Z"),
    "map": SymbolDrawing(
      body: "M3.5 6L9 3.5L15 6L20.5 3.5V18L15 20.5L9 18L3.5 20.5Z",
      details: "M9 3.5V18M15 6V20.5"),
    "mappin": SymbolDrawing(body: "M12 3.5A4 4 0 1 1 12 11.5A4 4 0 1 1 12 3.5Z", lines: "M12 11.5V21"),
    "mappin.and.ellipse": SymbolDrawing(
      body: "M12 3A3.5 3.5 0 1 1 12 10A3.5 3.5 0 1 1 12 3Z",
      lines: """
        M12 10V18M8 15.5C4.5 16 3 17.2 3 18.2C3 20 7 21 12 21S21 20 21 18.2\
        C21 17.2 19.5 16 16 15.5
        """),
    "house": SymbolDrawing(body: "M4 11L12 4L20 11V20H14.5V14.5H9.5V20H4Z"),
    "building.2": SymbolDrawing(
      body: "M4 20.5V4H13V20.5ZM13 9.5H20V20.5H13Z",
      lines: "M2.5 20.5H21.5",
      details: "M7.5 8H9.5M7.5 12H9.5M7.5 16H9.5M16.5 13.5V13.5M16.5 17V17"),
    "globe": SymbolDrawing(
      body: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z",
      details: "M3 12H21M12 3C7.5 8 7.5 16 12 21M12 3C16.5 8 16.5 16 12 21"),
    "sun.max": SymbolDrawing(
      body: "M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8Z",
      lines: """
        M19 12H21.6M16.9 16.9L18.8 18.8M12 19V21.6M7.1 16.9L5.2 18.8M5 12H2.4M7.1 7.1L5.2 5.2\
        M12 5V2.4M16.9 7.1L18.8 5.2
        """),
    "sun.min": SymbolDrawing(
      body: "M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8Z",
      lines: """
        M18.6 12H19.2M16.7 16.7L17.1 17.1M12 18.6V19.2M7.3 16.7L6.9 17.1M5.4 12H4.8M7.3 7.3\
        L6.9 6.9M12 5.4V4.8M16.7 7.3L17.1 6.9
        """),
    "moon": SymbolDrawing(body: "M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z"),
    "cloud": SymbolDrawing(body: "M7 18.5A4.5 4.5 0 0 1 6.5 9.5A6 6 0 0 1 18 10.5A4 4 0 0 1 17.5 18.5Z"),
    "bolt": SymbolDrawing(body: "M13.5 2.5L5.5 13.5H11L10 21.5L18.5 10H12.5Z"),
    "flame": SymbolDrawing(
      body: """
        M12 2.5C13 6.5 18.5 9 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 12 7 10.5 8 9\
        C8.5 10.5 9.5 11 10.5 11C10 8 10.5 4.5 12 2.5Z
        """),
    "leaf": SymbolDrawing(
      body: "M20 4C20 14 16.5 19 10.5 19A5.5 5.5 0 0 1 5 13.5C5 8 11 6 20 4Z",
      lines: "M4 21C4.5 19.8 5.2 18.5 6 17.4",
      details: "M6 17.4C8 14.5 10.8 12.2 14 10.5"),
    "drop": SymbolDrawing(body: "M12 3C15 7 18 10.5 18 14.5A6 6 0 0 1 6 14.5C6 10.5 9 7 12 3Z"),
    "snowflake": SymbolDrawing(
      lines: """
        M12 3V21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5M9.5 4.5L12 7L14.5 4.5M9.5 19.5L12 17\
        L14.5 19.5M4 11L7.5 9.5L7 5.8M20 11L16.5 9.5L17 5.8M4 13L7.5 14.5L7 18.2M20 13L16.5 14.5\
        L17 18.2
        """),
    "airplane": SymbolDrawing(
      body: """
        M12 2.5C13 2.5 13.5 4 13.5 5.5V9L21 13.5V15.5L13.5 13V18L16 20V21.5L12 20.5L8 21.5V20\
        L10.5 18V13L3 15.5V13.5L10.5 9V5.5C10.5 4 11 2.5 12 2.5Z
        """),
    "car": SymbolDrawing(
      body: "M3.5 17V12.5L5.5 7A1.5 1.5 0 0 1 7 6H17A1.5 1.5 0 0 1 18.5 7L20.5 12.5V17Z",
      lines: "M5.5 17V19M18.5 17V19",
      details: "M3.5 12.5H20.5",
      dots: """
        M7.2 13.8A1 1 0 1 1 7.2 15.8A1 1 0 1 1 7.2 13.8ZM16.8 13.8A1 1 0 1 1 16.8 15.8\
        A1 1 0 1 1 16.8 13.8Z
        """),
    "flag": SymbolDrawing(body: "M5.5 4H19L16 8.5L19 13H5.5Z", lines: "M5.5 3V21"),
    "cloud.rain": SymbolDrawing(
      body: "M7 14A4.5 4.5 0 0 1 6.5 5A6 6 0 0 1 18 6A4 4 0 0 1 17.5 14Z",
      lines: "M8.5 17.5L7.5 20.5M12.5 17.5L11.5 20.5M16.5 17.5L15.5 20.5"),
    "cloud.bolt": SymbolDrawing(
      body: "M7 14A4.5 4.5 0 0 1 6.5 5A6 6 0 0 1 18 6A4 4 0 0 1 17.5 14Z",
      lines: "M13 15L10.5 18.5H13.5L11.5 22"),
    "cloud.bolt.rain": SymbolDrawing(
      body: "M7 14A4.5 4.5 0 0 1 6.5 5A6 6 0 0 1 18 6A4 4 0 0 1 17.5 14Z",
      lines: "M13 15L10.5 18.5H13.5L11.5 22M7.5 17.5L6.5 20.5M18 17.5L17 20.5"),
    "sun.rain": SymbolDrawing(
      body: "M12 5A4 4 0 1 1 12 13A4 4 0 1 1 12 5Z",
      lines: """
        M12 1.5V2M4.9 9H5.4M18.6 9H19.1M7 4L7.3 4.3M17 4L16.7 4.3M8.5 17L7.5 20.5M12.5 17\
        L11.5 20.5M16.5 17L15.5 20.5
        """),
    "moon.stars": SymbolDrawing(
      body: """
        M17.5 16A7.5 7.5 0 1 1 8.5 6.5A6 6 0 0 0 17.5 16ZM17 2.5Q17.5 5 20 5.5Q17.5 6 17 8.5\
        Q16.5 6 14 5.5Q16.5 5 17 2.5ZM20.5 10Q20.7 11.3 22 11.5Q20.7 11.7 20.5 13\
        Q20.3 11.7 19 11.5Q20.3 11.3 20.5 10Z
        """),
    "wind": SymbolDrawing(lines: "M3 9H14A2.5 2.5 0 1 0 11.5 6.5M3 13H18A2.5 2.5 0 1 1 15.5 15.5M3 17H10"),
    "umbrella": SymbolDrawing(
      body: "M3.5 12A8.5 8.5 0 0 1 20.5 12Z",
      lines: "M12 12V18.5A2 2 0 0 0 16 18.5M12 3.5V2.5"),
    "sailboat": SymbolDrawing(body: "M11 3V15H4ZM14 6.5V15H19.5ZM3.5 18H20.5L18.5 21H5.5Z"),
  ]
}
