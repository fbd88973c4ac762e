/// The line below the picture: time, speed, frames a second, keys.
struct StatusLine {
  var time: Double
  var end: Double
  var speed: Double
  var isPlaying: Bool
  /// The frames that were really shown in the last second; `nil` while standing.
  var framesPerSecond: Double?
  var name: String

  /// The line, as much of it as fits.
  func text(columns: Int) -> String {
    let state = isPlaying ? "▶" : time >= end ? "■" : "‖"
    let clock = "\(Decimal.text(time, places: 3)) / \(Decimal.text(end, places: 3)) s"
    let rate = framesPerSecond.map { "\(Decimal.text($0, places: 0)) fps" } ?? "– fps"
    let space = isPlaying ? "pause" : time >= end ? "replay" : "play"
    let parts = [
      "\(state) \(clock)", "\(Decimal.short(speed))×", rate, printable(name), "space \(space)", "←→ frame",
      "q quit",
    ]
    var line = " "
    for part in parts {
      let longer = line + (line == " " ? "" : "   ") + part
      if DisplayWidth.of(longer) > columns { break }
      line = longer
    }
    return line + String(repeating: " ", count: max(0, columns - DisplayWidth.of(line)))
  }
}
