import Exporters
import SceneModel

/// What tells an export from others: the words that say what is drawn, and some of its pictures.
enum ExportKey {
  /// Options that change where and how fast an export is written, and no byte of it.
  private static let without: Set = ["output", "jobs", "quiet", "color", "verbose", "resume", "force"]

  /// The key of an export of the frames of a range, in letters that a file name may have.
  static func key(of range: FrameRange, _ arguments: Arguments) -> String {
    var buffer = OutputBuffer(capacity: 1 << 16)
    for (name, values) in arguments.values.sorted(by: { $0.key < $1.key }) where !without.contains(name) {
      buffer.append(text: ([name] + values).joined(separator: "\0"))
    }
    buffer.append(integer: range.count)
    // Pictures and not the scene's text: whatever it was read from, these say what was drawn.
    let exporter = SVGFrameExporter(look: .flat)
    let last = max(range.count - 1, 0)
    for part in 0..<min(range.count, 9) {
      exporter.append(range.frame(last * part / 8), to: &buffer)
    }
    return String(hash(buffer), radix: 36)
  }

  /// FNV-1a with 64 bits.
  private static func hash(_ buffer: borrowing OutputBuffer) -> UInt64 {
    buffer.withUnsafeBytes { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }
}
