/// A scale of colours from dark to light whose lightness rises evenly, so that it also reads in grey.
enum ColorScale {
  /// The scale's colours at equal distances.
  private static let stops: [(Double, Double, Double)] = [
    (38, 18, 72), (50, 50, 122), (40, 92, 138), (30, 132, 134), (70, 170, 110), (160, 202, 74),
    (248, 226, 90),
  ]

  /// The colour of a part, 0…1, as "#rrggbb".
  static func hex(_ part: Double) -> String {
    let place = Swift.min(Swift.max(part, 0), 1) * Double(stops.count - 1)
    let index = Swift.min(Int(place), stops.count - 2)
    let share = place - Double(index)
    let (a, b) = (stops[index], stops[index + 1])
    func mix(_ x: Double, _ y: Double) -> String {
      let digits = String(Int((x + share * (y - x)).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + mix(a.0, b.0) + mix(a.1, b.1) + mix(a.2, b.2)
  }
}
