import Exporters
import SceneModel
import Simulation

extension Export {
  /// A Lottie animation.
  func writeLottie() throws(Failure) {
    if arguments[.at] != nil {
      throw .usage(
        "an animation's frames are equally far apart; --at has no place in it", verb: arguments.verb)
    }
    let frames = try film(fps: 60)
    let exporter = LottieExporter(scheme: arguments[.scheme] ?? .light)
    try file { file throws(Failure) in
      try file.append(
        exporter.bytes(for: frames, fps: arguments[.fps] ?? 60, title: simulator.report.scene))
    }
  }
}
