import Geometry
import SceneModel

/// A value that every element has at every time, as a page shows it.
struct FilmColumn: Sendable {
  /// What it is called.
  let label: String
  /// Its unit; empty where it has none.
  let unit: String
  /// The digits after the point with which it is kept and shown.
  let digits: Int
  /// Whether it stands in the table of a moment, which has no room for all.
  let isInTable: Bool
  /// Reads it off an element.
  let value: @Sendable (Frame.Element) -> Double

  private init(
    _ label: String, _ unit: String = "", digits: Int, inTable: Bool = false,
    _ value: @escaping @Sendable (Frame.Element) -> Double
  ) {
    (self.label, self.unit, self.digits, isInTable, self.value) = (label, unit, digits, inTable, value)
  }

  /// All of them, in the order in which they are shown.
  static let all = [
    FilmColumn("x", "pt", digits: 2, inTable: true) { $0.frame.minX },
    FilmColumn("y", "pt", digits: 2, inTable: true) { $0.frame.minY },
    FilmColumn("width", "pt", digits: 2, inTable: true) { $0.frame.width },
    FilmColumn("height", "pt", digits: 2, inTable: true) { $0.frame.height },
    FilmColumn("radius", "pt", digits: 2, inTable: true) { $0.cornerRadius },
    FilmColumn("opacity", digits: 3, inTable: true) { $0.opacity },
    FilmColumn("glass", digits: 3, inTable: true) { $0.material },
    FilmColumn("content", digits: 3) { $0.contentOpacity },
    FilmColumn("blur", "pt", digits: 2) { $0.blur },
    FilmColumn("scale", digits: 3) { $0.scale },
    FilmColumn("rotation", "°", digits: 1) { $0.rotation * 180 / .pi },
    FilmColumn("x velocity", "pt/s", digits: 0) { $0.velocity.dx },
    FilmColumn("y velocity", "pt/s", digits: 0) { $0.velocity.dy },
  ]
}
