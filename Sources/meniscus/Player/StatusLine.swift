/// The line below the picture: time, speed, frames a second, keys, the last event.
struct StatusLine {
  var time: Double
  var end: Double
  var speed: Double
  var isPlaying: Bool
  var loops: Bool
  var isLive: Bool
  /// The frames that were really shown in the last second; `nil` while standing.
  var framesPerSecond: Double?
  var event: String?
  var name: String
  /// What has just been done, in place of the rest.
  var message: String?

  /// The line, as much of it as fits.
  func text(columns: Int) -> String {
    let state = isPlaying ? "▶" : time >= end ? "■" : "‖"
    let last = end.isFinite ? Decimal.text(end, places: 3) : "…"
    var parts = ["\(state) \(Decimal.text(time, places: 3)) / \(last) s", "\(Decimal.short(speed))×"]
    if let message {
      parts.append(message)
    } else {
      parts.append(framesPerSecond.map { "\(Decimal.text($0, places: 0)) fps" } ?? "– fps")
      parts.append("space " + (isPlaying ? "pause" : time >= end ? "replay" : "play"))
      parts += ["? help", "q quit"]
      if loops { parts.append("loop") }
      if isLive { parts.append("live") }
      if let event { parts.append(event) }
      parts.append(printable(name))
    }
    var line = " "
    for part in parts {
      let longer = line + (line == " " ? "" : "   ") + part
      if DisplayWidth.of(longer) > columns, line != " ", part != message { break }
      line = longer
    }
    line = line.fitted(columns)
    return line + String(repeating: " ", count: max(0, columns - DisplayWidth.of(line)))
  }
}
