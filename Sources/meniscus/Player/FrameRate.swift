/// When the next picture is due, and how many were really shown.
struct FrameRate {
  /// The seconds between two pictures.
  private let interval: Double
  private var due: Double?
  private var shown: [Double] = []

  init(framesPerSecond: Double) {
    interval = 1 / framesPerSecond
  }

  /// The pictures that were new in the second before a wall time.
  func framesPerSecond(at wall: Double) -> Double { Double(shown.count { wall - $0 < 1 }) }

  /// Notes a picture that had not been shown before.
  mutating func note(at wall: Double) {
    shown.removeAll { wall - $0 >= 1 }
    shown.append(wall)
  }

  /// Whether it is time for a picture.
  func isDue(at wall: Double) -> Bool { due.map { wall >= $0 - 1e-4 } ?? true }

  /// Plans the next picture; those that are late already are left out.
  mutating func plan(at wall: Double) {
    let next = (due ?? wall) + interval
    due = next < wall ? wall : next
  }

  /// The seconds to wait for the next picture.
  func wait(at wall: Double) -> Double { due.map { max($0 - wall, 0) } ?? 0 }
}
