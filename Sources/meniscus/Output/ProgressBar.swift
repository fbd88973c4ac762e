/// A line on standard error that says how far long work is, where a person watches.
///
/// It first shows after a moment, so that short work draws nothing, and is gone when the work ends.
struct ProgressBar {
  private let total: Int
  private let unit: String
  private let isShown: Bool
  private let start = MonotonicClock.now
  private var lastDrawn = -1.0
  private var isDrawn = false

  init(total: Int, unit: String, quiet: Bool) {
    self.total = total
    self.unit = unit
    isShown = !quiet && Descriptor.standardError.isTerminal && Environment.value("TERM") != "dumb"
  }

  /// Says that so many are done.
  mutating func update(_ done: Int) {
    guard isShown else { return }
    let elapsed = MonotonicClock.now - start
    guard elapsed > 0.3, elapsed - lastDrawn > 0.1 else { return }
    lastDrawn = elapsed
    isDrawn = true
    Console.tell("\r" + Self.line(done: done, total: total, elapsed: elapsed, unit: unit) + "\u{1B}[K")
  }

  /// Takes the line away.
  mutating func end() {
    if isDrawn { Console.tell("\r\u{1B}[K") }
    isDrawn = false
  }

  /// The line, as in `[=====>     ] 45 %  54/120 frames  310 frames/s  0.2 s left`.
  static func line(done: Int, total: Int, elapsed: Double, unit: String) -> String {
    let width = 24
    let part = total > 0 ? min(max(Double(done) / Double(total), 0), 1) : 1
    let filled = Int(part * Double(width))
    let arrow = filled < width ? ">" : ""
    let bar = String(repeating: "=", count: filled) + arrow
    let rate = elapsed > 0 ? Double(done) / elapsed : 0
    var text = "[" + bar + String(repeating: " ", count: max(0, width - bar.count)) + "] "
    text += "\(Int(part * 100)) %  \(done)/\(total) \(unit)"
    guard rate > 0 else { return text }
    text += "  \(Decimal.text(rate, places: rate < 10 ? 1 : 0)) \(unit)/s"
    return text + "  \(Decimal.text(Double(total - done) / rate, places: 1)) s left"
  }
}
