import Exporters
import Lab
import Motion

/// Springs and their samples for programs: CSV and JSON.
struct SpringRecords {
  var motions: [NamedMotion]
  var epsilon: Double
  var precision: Precision

  /// One row per spring.
  func appendCSV(to buffer: inout OutputBuffer) {
    buffer.append(text: "spring," + SpringMeasure.all.map(\.key).joined(separator: ",") + "\n")
    for named in motions {
      buffer.append(csv: named.name)
      for measure in SpringMeasure.all {
        buffer.append(",")
        if let value = measure.value(named.motion, epsilon) { buffer.append(value, precision) }
      }
      buffer.append("\n")
    }
  }

  /// One row per time, and per spring where there are several.
  func appendSamples(_ samples: SpringSamples, to buffer: inout OutputBuffer) {
    buffer.append(text: (motions.count > 1 ? "spring," : "") + "time,value,velocity\n")
    for (named, states) in zip(motions, samples.states) {
      for (time, state) in zip(samples.times, states) {
        if motions.count > 1 {
          buffer.append(csv: named.name)
          buffer.append(",")
        }
        buffer.append(time, precision)
        buffer.append(",")
        buffer.append(state.value, precision)
        buffer.append(",")
        buffer.append(state.velocity, precision)
        buffer.append("\n")
      }
    }
  }

  /// All measures, the turning points and crossings, and the samples where times are asked for.
  func json(_ samples: SpringSamples?) -> String {
    var json = JSONText()
    let states = samples?.states
    json.object { json in
      json.member("epsilon", epsilon)
      json.member("springs") { json in
        json.array(Array(motions.enumerated())) { json, entry in
          json.object { write(entry.element, samples, states?[entry.offset], &$0) }
        }
      }
    }
    return json.text
  }

  private func write(
    _ named: NamedMotion, _ samples: SpringSamples?, _ states: [(value: Double, velocity: Double)]?,
    _ json: inout JSONText
  ) {
    let motion = named.motion
    json.member("name", named.name)
    json.member("from", motion.start)
    json.member("target", motion.target)
    json.member("velocity", motion.velocity)
    for measure in SpringMeasure.all { json.member(measure.key, measure.value(motion, epsilon)) }
    json.member("turning_points") { json in
      json.array(motion.turningPoints(beyond: epsilon)) { json, turn in
        json.object {
          $0.member("time", turn.time)
          $0.member("value", turn.value)
        }
      }
    }
    json.member("target_crossings") { json in
      json.array(motion.targetCrossings(until: epsilon)) { $0.value($1) }
    }
    guard let samples, let states else { return }
    json.member("samples") { json in
      json.array(Array(zip(samples.times, states))) { json, sample in
        json.object {
          $0.member("time", sample.0)
          $0.member("value", sample.1.value)
          $0.member("velocity", sample.1.velocity)
        }
      }
    }
  }
}

/// Springs at times, by the exact solution or by an integrator.
struct SpringSamples {
  var times: [Double]
  var states: [[(value: Double, velocity: Double)]]

  init(_ motions: [NamedMotion], at times: [Double], playback: Playback) {
    self.times = times
    states = motions.map { named in times.map { Self.state(named.motion, at: $0, playback) } }
  }

  /// The state at a time as a playback shows it.
  static func state(_ motion: SpringMotion, at time: Double, _ playback: Playback) -> (
    value: Double, velocity: Double
  ) {
    if playback.integrator == .exact { return motion.state(at: time) }
    var stepped = SpringStepping(motion, playback)
    return stepped.state(at: time)
  }
}

/// A motion stepped by an integrator, forwards in time.
struct SpringStepping {
  private let motion: SpringMotion
  private let playback: Playback
  private let method: any StepMethod
  private var state: OscillatorState<Double>
  private var steps = 0

  init(_ motion: SpringMotion, _ playback: Playback) {
    (self.motion, self.playback, method) = (motion, playback, playback.integrator.method)
    state = OscillatorState(displacement: motion.start - motion.target, velocity: motion.velocity)
  }

  /// The state at a time that is not before those asked for already; what is left of a step is one short step.
  mutating func state(at time: Double) -> (value: Double, velocity: Double) {
    let due = Int((time / playback.step + 1e-9).rounded(.down))
    while steps < due {
      method.advance(&state, of: motion.spring.oscillator, step: playback.step)
      steps += 1
    }
    var shown = state
    let rest = time - Double(steps) * playback.step
    if rest > 1e-9 * playback.step { method.advance(&shown, of: motion.spring.oscillator, step: rest) }
    return (motion.target + shown.displacement, shown.velocity)
  }
}
