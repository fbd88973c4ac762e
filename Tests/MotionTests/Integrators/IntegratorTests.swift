import Motion
import TestSupport
import Testing

/// Every integrator: its map, its order, and the steps that frames come to.
@Suite struct IntegratorTests {
  private static let springs = [
    Spring.bouncy, .smooth, Spring(mass: 2, stiffness: 300, damping: 5),
    Spring(duration: 0.5, bounce: -0.3),
  ]

  @Test(arguments: Integrator.allCases) func mapIsTheMethod(_ integrator: Integrator) {
    for spring in Self.springs {
      var state = OscillatorState(displacement: 3.0, velocity: -7)
      integrator.method.advance(&state, of: spring.oscillator, step: 0.004)
      let map = integrator.map(of: spring.oscillator, step: 0.004)
      #expect(abs(map.displacement(3.0, -7) - state.displacement) < 1e-13)
      #expect(abs(map.velocity(3.0, -7) - state.velocity) < 1e-11)
    }
  }

  /// The error at a fixed time falls with the step as the method's order says.
  @Test(arguments: [
    (Integrator.semiImplicitEuler, 1.0), (.swiftui, 1), (.verlet, 2), (.rk4, 4),
  ])
  func order(_ integrator: Integrator, _ order: Double) {
    for spring in Self.springs {
      func error(_ count: Int) -> Double {
        var state = OscillatorState(displacement: -1.0, velocity: 2)
        for _ in 0..<count {
          integrator.method.advance(&state, of: spring.oscillator, step: 0.25 / Double(count))
        }
        let exact = spring.oscillator.map(over: 0.25).displacement(-1.0, 2)
        return abs(state.displacement - exact)
      }
      let ratio = error(400) / error(800)
      let expected = Double(1 << Int(order))
      #expect(ratio > 0.8 * expected && ratio < 1.25 * expected, "\(spring) \(ratio)")
    }
  }

  /// Random access by powers of the map gives what stepping from the start gives.
  @Test(arguments: Integrator.allCases) func randomAccessIsStepping(_ integrator: Integrator) {
    for spring in Self.springs {
      for step in [1.0 / 300, 1.0 / 97] {
        var x = AnimatedValue(2.0, playback: Playback(integrator, step: step))
        x.set(-9, at: 5, animation: .spring(spring))
        var state = OscillatorState(displacement: 11.0)
        for count in 1...60 {
          integrator.method.advance(&state, of: spring.oscillator, step: step)
          let time = 5 + Double(count) * step
          #expect(abs(x.value(at: time) - (-9 + state.displacement)) < 1e-10)
          #expect(abs(x.velocity(at: time) - state.velocity) < 1e-8)
        }
      }
    }
  }

  /// Between whole steps the rest is done on a copy; SwiftUI shows the next whole step.
  @Test func betweenSteps() {
    var x = AnimatedValue(0.0, playback: Playback(.rk4, step: 0.02))
    x.set(1, at: 0, animation: .bouncy)
    var state = OscillatorState(displacement: -1.0)
    for step in [0.02, 0.02, 0.013] {
      RungeKuttaMethod().advance(&state, of: Spring.bouncy.oscillator, step: step)
    }
    #expect(abs(x.value(at: 0.053) - (1 + state.displacement)) < 1e-12)
    var shown = AnimatedValue(0.0, playback: .swiftui)
    shown.set(1, at: 0, animation: .bouncy)
    #expect(shown.value(at: 0.0500001) == shown.value(at: 16.0 / 300))
    #expect(shown.value(at: 0.05) != shown.value(at: 0.0500001))
  }

  /// SwiftUI's stepping differs from the closed form by up to 1.5 % of the change, and is not far off that.
  @Test func swiftUIDiffersFromTheClosedForm() {
    var worst = 0.0
    for spring in [Spring.bouncy, .snappy, .smooth] {
      var x = AnimatedValue(0.0, playback: .swiftui)
      x.set(1, at: 0, animation: .spring(spring))
      for frame in 0...120 {
        let time = Double(frame) / 120
        worst = Swift.max(worst, abs(x.value(at: time) - spring.value(target: 1.0, time: time)))
      }
    }
    #expect(worst > 0.002 && worst < 0.016, "\(worst)")
  }

  /// A target that moves evenly: against Runge–Kutta of halving steps.
  @Test func movingTarget() {
    for spring in Self.springs {
      let oscillator = spring.oscillator
      func stepped(_ count: Int) -> (Double, Double) {
        var (x, v) = (1.0, -4.0)
        let h = 0.3 / Double(count)
        func target(_ t: Double) -> Double { 2 + 5 * t }
        for index in 0..<count {
          let t = Double(index) * h
          func a(_ dt: Double, _ x: Double, _ v: Double) -> Double {
            oscillator.acceleration(x - target(t + dt), v)
          }
          let a1 = a(0, x, v)
          let a2 = a(h / 2, x + h / 2 * v, v + h / 2 * a1)
          let a3 = a(h / 2, x + h / 2 * (v + h / 2 * a1), v + h / 2 * a2)
          let a4 = a(h, x + h * (v + h / 2 * a2), v + h * a3)
          x += h / 6 * (v + 2 * (v + h / 2 * a1) + 2 * (v + h / 2 * a2) + (v + h * a3))
          v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
        }
        return (x, v)
      }
      let (coarse, fine) = (stepped(1000), stepped(2000))
      var (value, velocity) = (1.0, -4.0)
      oscillator.advance(value: &value, velocity: &velocity, targetFrom: 2, targetTo: 3.5, over: 0.3)
      #expect(abs(value - (fine.0 + (fine.0 - coarse.0) / 15)) < 1e-10)
      #expect(abs(velocity - (fine.1 + (fine.1 - coarse.1) / 15)) < 1e-8)
      // A target that stands still is the ordinary step.
      var (still, speed) = (1.0, -4.0)
      oscillator.advance(value: &still, velocity: &speed, targetFrom: 2, targetTo: 2, over: 0.3)
      #expect(abs(still - 2 - oscillator.map(over: 0.3).displacement(-1.0, -4)) < 1e-12)
    }
  }
}
