import Exporters
import Lab
import Motion

/// What a spring can be written as.
enum SpringFormat: String, CaseIterable, Sendable {
  case table, csv, json, svg, css, swift, compose, flutter, motion
  case reactSpring = "react-spring"
  case lottie, bezier

  /// The platform whose code it is.
  var code: SpringCode? { SpringCode(rawValue: rawValue) }
}

/// Springs as code for where the curve goes.
struct SpringCodeWork {
  var motions: [NamedMotion]
  var epsilon: Double
  var maxError: Double
  var fps: Double
  var verb: String

  func append(_ format: SpringFormat, to buffer: inout OutputBuffer) throws(Failure) {
    if format == .lottie, motions.count > 1 {
      throw .usage("lottie takes one spring; \(motions.count) are given", verb: verb)
    }
    for (index, named) in motions.enumerated() {
      if index > 0 { buffer.append("\n") }
      if let code = format.code {
        code.append(named.motion, name: named.name, to: &buffer)
      } else {
        try appendCurve(named, format, to: &buffer)
      }
    }
  }

  private func appendCurve(
    _ named: NamedMotion, _ format: SpringFormat, to buffer: inout OutputBuffer
  ) throws(Failure) {
    guard named.motion.range > 0 else {
      throw .usage("\(format.rawValue) needs a way from --from to --target; they are equal", verb: verb)
    }
    let curve = ProgressCurve(named.motion)
    let within = min(max(epsilon / named.motion.range, 1e-9), 0.5)
    switch format {
    case .bezier:
      guard let bezier = ClosestBezier(curve, epsilon: within) else { throw neverSettles(named) }
      CSSCurve.append(bezier, name: "spring", comment: named.name, to: &buffer)
    case .lottie:
      guard let keys = BezierKeys(curve, maxError: maxError) else { throw neverSettles(named) }
      LottieCurve.append(keys, motion: named.motion, fps: fps, to: &buffer)
      Console.tell(
        "\(keys.keys.count) keys at \(Decimal.plain(fps)) frames a second, at no time farther from the exact spring than "
          + "\(Decimal.short((keys.error * 1e5).rounded(.up) / 1e3, most: 3)) % of the range\n")
    default:
      do throws(LinearApproximation.Refusal) {
        let line = try LinearApproximation(curve, maxError: maxError, epsilon: within)
        CSSCurve.append(line, name: cssName(named), comment: named.name, to: &buffer)
      } catch {
        if error == .neverSettles { throw neverSettles(named) }
        throw .usage(
          "\(named.name) swings too long for --max-error \(Decimal.plain(maxError)); give a larger one",
          verb: verb)
      }
    }
  }

  private func cssName(_ named: NamedMotion) -> String {
    SpringPreset(rawValue: named.name)?.rawValue ?? "spring"
  }

  private func neverSettles(_ named: NamedMotion) -> Failure {
    .usage("\(named.name) never settles, so its curve has no end; give it damping", verb: verb)
  }
}
