import SceneModel

/// When each frame of a moving picture is shown, and how that is said in SMIL.
///
/// A frame is shown until the next; the last is shown as long as frames are on average.
struct FrameTiming {
  /// The length of one round, in seconds.
  let duration: Double
  /// When each frame begins, as a part of the round, 0…1.
  private let starts: [Double]
  /// The frame that is seen where nothing moves.
  let poster: Int

  /// The timing of frames in ascending order of time.
  init(_ frames: [Frame]) {
    let first = frames.first?.time ?? 0
    let span = (frames.last?.time ?? 0) - first
    let mean = frames.count > 1 ? span / Double(frames.count - 1) : 1
    let total = span + mean
    duration = total
    starts = frames.map { ($0.time - first) / total }
    poster = frames.count / 2
  }

  /// Appends an animation that steps an attribute of the enclosing element through values.
  ///
  /// Frames that repeat the value before are left out; where all are equal there is no animation.
  func append(
    _ attribute: StaticString, steps values: [[UInt8]], to buffer: inout OutputBuffer,
    isTransform: Bool = false
  ) {
    let changes = values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
    guard changes.count > 1 else { return }
    buffer.append(
      isTransform ? "<animateTransform attributeName=\"transform\" type=\"" : "<animate attributeName=\"")
    buffer.append(attribute)
    buffer.append("\" calcMode=\"discrete\" repeatCount=\"indefinite\"")
    buffer.attribute("dur", duration, decimals: 4)
    // The unit belongs within the quotes that are closed by now.
    buffer.removeLast(1)
    buffer.append("s\" keyTimes=\"")
    for (index, change) in changes.enumerated() {
      if index > 0 { buffer.append(byte: semicolon) }
      buffer.append(short: starts[change], decimals: 5)
    }
    buffer.append("\" values=\"")
    for (index, change) in changes.enumerated() {
      if index > 0 { buffer.append(byte: semicolon) }
      buffer.append(bytes: values[change])
    }
    buffer.append("\"/>")
  }

  /// Appends an animation that steps an attribute through numbers.
  func append(
    _ attribute: StaticString, steps values: [Double], decimals: Int, to buffer: inout OutputBuffer
  ) {
    append(attribute, steps: values.map { Self.text($0, decimals) }, to: &buffer)
  }

  /// Appends a group whose opacity steps through values.
  func appendGroup(
    opacity values: [Double], to buffer: inout OutputBuffer, _ content: (inout OutputBuffer) -> Void
  ) {
    guard values.contains(where: { $0 > 0.001 }) else { return }
    buffer.append("<g")
    if values[poster] < 0.9995 { buffer.attribute("opacity", values[poster], decimals: 2) }
    buffer.append(">")
    append("opacity", steps: values, decimals: 2, to: &buffer)
    content(&buffer)
    buffer.append("</g>\n")
  }

  /// Appends an animation that shows the enclosing element during one frame only.
  func appendTurn(of frame: Int, to buffer: inout OutputBuffer) {
    let turns = starts.indices.map { Array(($0 == frame ? "inline" : "none").utf8) }
    append("display", steps: turns, to: &buffer)
  }

  /// A number in its short form.
  static func text(_ value: Double, _ decimals: Int) -> [UInt8] {
    var buffer = OutputBuffer(capacity: 32)
    buffer.append(short: value, decimals: decimals)
    return buffer.bytes
  }
}

private let semicolon: UInt8 = 0x3B
