import Exporters
import Foundation
import Lab
import Motion
import Testing

@Suite struct SpringCodeTests {
  private func text(_ write: (inout OutputBuffer) -> Void) -> String {
    var buffer = OutputBuffer()
    write(&buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (SpringCode.swift, "Spring(duration: 0.5, bounce: 0.3)"),
    (.compose, "spring<Float>(dampingRatio = 0.7f, stiffness = 157.91367"),
    (.flutter, "damping: 17.592918"), (.motion, "stiffness: 157.91367"), (.reactSpring, "tension: 157.91367"),
  ])
  func eachPlatformIsToldTheSameSpring(code: SpringCode, part: String) {
    let text = text { code.append(SpringMotion(.bouncy), name: "bouncy", to: &$0) }
    #expect(text.contains(part), "\(text)")
  }

  @Test func massAndVelocityAreHandedOn() {
    let motion = SpringMotion(
      Spring(mass: 2, stiffness: 200, damping: 20), from: 10, target: 60, velocity: 100)
    let swift = text { SpringCode.swift.append(motion, name: "m", to: &$0) }
    #expect(swift.contains("Spring(mass: 2, stiffness: 200, damping: 20)"))
    #expect(swift.contains("initialVelocity: 2)"))
    #expect(text { SpringCode.compose.append(motion, name: "m", to: &$0) }.contains("stiffness = 100f"))
    #expect(text { SpringCode.reactSpring.append(motion, name: "m", to: &$0) }.contains("velocity: 0.1"))
  }

  @Test func cssStatesItsErrorAndItsDuration() throws {
    let curve = try LinearApproximation(ProgressCurve(SpringMotion(.bouncy)), maxError: 1e-3, epsilon: 1e-3)
    let css = text { CSSCurve.append(curve, name: "bouncy", comment: "bouncy", to: &$0) }
    #expect(css.contains("--bouncy-easing: linear(0, "))
    #expect(css.contains("--bouncy-duration: 820.5ms"))
    #expect(css.contains(", 1);"))
    #expect(css.contains("\(curve.points.count) points"))
  }

  @Test func lottieKeysAreJSONInOrder() throws {
    let motion = SpringMotion(.bouncy, from: 100, target: 300)
    let keys = try #require(BezierKeys(ProgressCurve(motion), maxError: 1e-3))
    let json = text { LottieCurve.append(keys, motion: motion, fps: 60, to: &$0) }
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let list = try #require(object["k"] as? [[String: Any]])
    #expect(list.count == keys.keys.count)
    #expect((list.first?["s"] as? [Double]) == [100])
    #expect((list.last?["s"] as? [Double]) == [300])
  }
}
