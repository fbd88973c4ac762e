public import Lab
import Motion

/// A spring's progress as CSS: an easing with its duration, and the error in a comment.
public enum CSSCurve {
  /// Appends `linear()` with its points.
  public static func append(
    _ curve: LinearApproximation, name: String, comment: String, to buffer: inout OutputBuffer
  ) {
    buffer.append(
      text: "/* \(comment): \(curve.points.count) points, at no time farther from the exact spring than ")
    appendPercent(curve.error, to: &buffer)
    buffer.append(" of the range */\n:root {\n")
    buffer.append(text: "  --\(name)-duration: ")
    buffer.append(short: curve.duration * 1000, decimals: 1)
    buffer.append(text: "ms;\n  --\(name)-easing: linear(")
    for (index, point) in curve.points.enumerated() {
      if index > 0 { buffer.append(", ") }
      appendNumber(point.value, decimals: curve.decimals, to: &buffer)
      if index > 0, index < curve.points.count - 1 {
        buffer.append(" ")
        appendNumber(point.time * 100, decimals: Swift.max(curve.decimals - 2, 0), to: &buffer)
        buffer.append("%")
      }
    }
    buffer.append(text: ");\n}\n/* transition: transform var(--\(name)-duration) var(--\(name)-easing); */\n")
  }

  /// Appends `cubic-bezier()`.
  public static func append(
    _ bezier: ClosestBezier, name: String, comment: String, to buffer: inout OutputBuffer
  ) {
    buffer.append(text: "/* \(comment): the closest cubic-bezier(), up to ")
    appendPercent(bezier.error, to: &buffer)
    buffer.append(" of the range from the exact spring */\n:root {\n")
    buffer.append(text: "  --\(name)-duration: ")
    buffer.append(short: bezier.duration * 1000, decimals: 1)
    buffer.append(text: "ms;\n  --\(name)-easing: cubic-bezier(")
    let curve = bezier.curve
    for (index, value) in [curve.x1, curve.y1, curve.x2, curve.y2].enumerated() {
      if index > 0 { buffer.append(", ") }
      appendNumber(value, decimals: 4, to: &buffer)
    }
    buffer.append(");\n}\n")
  }

  private static func appendPercent(_ part: Double, to buffer: inout OutputBuffer) {
    // Rounded up, so that what is stated is never less than the error.
    buffer.append(text: ChartNumber.short((part * 1e5).rounded(.up) / 1e3, decimals: 3))
    buffer.append(" %")
  }

  private static func appendNumber(_ value: Double, decimals: Int, to buffer: inout OutputBuffer) {
    buffer.append(text: ChartNumber.short(value, decimals: decimals))
  }
}
