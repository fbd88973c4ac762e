public import Lab
import Motion

/// The platforms that a spring leaves for as code.
public enum SpringCode: String, Hashable, Sendable, CaseIterable {
  /// SwiftUI's `Animation` and `Spring`.
  case swift
  /// Android's Jetpack Compose.
  case compose
  /// Flutter's physics.
  case flutter
  /// The JavaScript library Motion, once Framer Motion.
  case motion
  /// The JavaScript library react-spring.
  case reactSpring = "react-spring"

  /// Appends code that plays a motion's spring there.
  ///
  /// These platforms solve the same equation, so nothing is lost but digits: nine are written.
  public func append(_ motion: SpringMotion, name: String, to buffer: inout OutputBuffer) {
    switch self {
    case .swift: appendSwift(motion, name, to: &buffer)
    case .compose: appendCompose(motion, name, to: &buffer)
    case .flutter: appendFlutter(motion, name, to: &buffer)
    case .motion: appendMotion(motion, name, to: &buffer)
    case .reactSpring: appendReactSpring(motion, name, to: &buffer)
    }
  }

  private func appendSwift(_ motion: SpringMotion, _ name: String, to buffer: inout OutputBuffer) {
    let spring = motion.spring
    buffer.append(text: "import SwiftUI\n\n// \(name)\n")
    if motion.velocity == 0, spring.mass == 1 {
      buffer.append(
        text: "let spring = Spring(duration: \(n(spring.duration)), bounce: \(n(spring.bounce)))\n")
      buffer.append("let animation = Animation.spring(spring)\n")
      return
    }
    let allow = spring.dampingRatio > 1 ? ", allowOverDamping: true" : ""
    buffer.append(
      text: "let spring = Spring(mass: \(n(spring.mass)), stiffness: \(n(spring.stiffness)), "
        + "damping: \(n(spring.damping))\(allow))\n")
    guard motion.velocity != 0, motion.range > 0 else {
      buffer.append("let animation = Animation.spring(spring)\n")
      return
    }
    buffer.append("// The velocity is in ranges per second.\n")
    buffer.append(
      text:
        "let animation = Animation.interpolatingSpring(spring, initialVelocity: \(n(relativeVelocity(motion))))\n"
    )
  }

  private func appendCompose(_ motion: SpringMotion, _ name: String, to buffer: inout OutputBuffer) {
    let spring = motion.spring
    buffer.append("import androidx.compose.animation.core.Animatable\n")
    buffer.append("import androidx.compose.animation.core.spring\n\n")
    buffer.append(text: "// \(name)\n")
    buffer.append(
      text: "val motion = spring<Float>(dampingRatio = \(n(spring.dampingRatio))f, "
        + "stiffness = \(n(spring.stiffness / spring.mass))f)\n")
    buffer.append(
      text: "// Animatable(\(n(motion.start))f).animateTo(\(n(motion.target))f, motion, "
        + "initialVelocity = \(n(motion.velocity))f)\n")
  }

  private func appendFlutter(_ motion: SpringMotion, _ name: String, to buffer: inout OutputBuffer) {
    let spring = motion.spring
    buffer.append("import 'package:flutter/physics.dart';\n\n")
    buffer.append(text: "// \(name)\n")
    buffer.append("const spring = SpringDescription(\n")
    buffer.append(
      text:
        "  mass: \(n(spring.mass)),\n  stiffness: \(n(spring.stiffness)),\n  damping: \(n(spring.damping)),\n);\n"
    )
    buffer.append(
      text: "final simulation = SpringSimulation(spring, \(n(motion.start)), \(n(motion.target)), "
        + "\(n(motion.velocity)));\n")
  }

  private func appendMotion(_ motion: SpringMotion, _ name: String, to buffer: inout OutputBuffer) {
    let spring = motion.spring
    buffer.append(text: "// \(name)\nexport const transition = {\n  type: \"spring\",\n")
    buffer.append(
      text:
        "  stiffness: \(n(spring.stiffness)),\n  damping: \(n(spring.damping)),\n  mass: \(n(spring.mass)),\n"
    )
    if motion.velocity != 0 { buffer.append(text: "  velocity: \(n(motion.velocity)),\n") }
    buffer.append("};\n")
  }

  private func appendReactSpring(_ motion: SpringMotion, _ name: String, to buffer: inout OutputBuffer) {
    let spring = motion.spring
    buffer.append(text: "// \(name)\nexport const config = {\n")
    buffer.append(
      text:
        "  tension: \(n(spring.stiffness)),\n  friction: \(n(spring.damping)),\n  mass: \(n(spring.mass)),\n")
    if motion.velocity != 0 {
      buffer.append(text: "  velocity: \(n(motion.velocity / 1000)), // per millisecond\n")
    }
    buffer.append("};\n")
  }

  private func relativeVelocity(_ motion: SpringMotion) -> Double {
    motion.velocity / (motion.target - motion.start)
  }

  private func n(_ value: Double) -> String { ChartNumber.short(value, decimals: 9) }
}
