public import Lab
import Motion

/// A spring's motion as an animated property of Lottie: keys with Bézier handles, in frames.
public enum LottieCurve {
  /// Appends the property as JSON: `{"a":1,"k":[…]}`, ready to stand where a Lottie file has a number.
  ///
  /// Handles are parts of the stretch between two keys; a third of its time, so that the Bézier is a plain cubic.
  public static func append(
    _ keys: BezierKeys, motion: SpringMotion, fps: Double, to buffer: inout OutputBuffer
  ) {
    buffer.append("{\"a\":1,\"k\":[")
    for (index, key) in keys.keys.enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.append("\n  {\"t\":")
      number(key.time * fps, to: &buffer)
      buffer.append(",\"s\":[")
      number(motion.start + key.value * (motion.target - motion.start), to: &buffer)
      buffer.append("]")
      if index + 1 < keys.keys.count { appendHandles(key, keys.keys[index + 1], to: &buffer) }
      buffer.append("}")
    }
    buffer.append("\n]}\n")
  }

  private static func appendHandles(
    _ key: BezierKeys.Key, _ next: BezierKeys.Key, to buffer: inout OutputBuffer
  ) {
    let scale = (next.time - key.time) / (3 * (next.value - key.value))
    buffer.append(",\"o\":{\"x\":[0.333333333],\"y\":[")
    number(key.velocity * scale, to: &buffer)
    buffer.append("]},\"i\":{\"x\":[0.666666667],\"y\":[")
    number(1 - next.velocity * scale, to: &buffer)
    buffer.append("]}")
  }

  private static func number(_ value: Double, to buffer: inout OutputBuffer) {
    buffer.append(text: ChartNumber.short(value, decimals: 6))
  }
}
