import Exporters
import SceneModel
import Simulation

/// One export: a scene that is played, and what to make of it.
struct Export {
  let format: ExportFormat
  let simulator: Simulator
  let arguments: Arguments

  /// Writes it to where the arguments say.
  func write() throws(Failure) {
    switch format {
    case .csv:
      let exporter = CSVExporter(precision: precision)
      try writeTable(header: exporter.appendHeader) { exporter.append($1, to: &$2) }
    case .outline:
      let exporter = OutlineCSVExporter(precision: precision)
      try writeTable(header: exporter.appendHeader) { exporter.append($1, to: &$2) }
    case .events: try writeEvents()
    case .svg: try writeFrames()
    case .animatedSVG: try writeAnimation()
    case .sheetSVG: try writeSheet()
    case .html: try writePage()
    case .json: try writeSimulation()
    case .lottie: try writeLottie()
    case .png: try writePixels()
    case .gif, .mp4, .apng, .webp: try writeFilm()
    }
  }

  var precision: Precision { arguments[.precision] ?? .fixed(6) }

  var jobs: Int { arguments[.jobs] ?? Processors.count }

  /// Writes the one file of the export.
  func file(_ body: (inout OutputFile) throws(Failure) -> Void) throws(Failure) {
    let (force, start) = (arguments.has(.force), Array(format.start.utf8))
    try OutputFile.write(
      arguments[.output] ?? "-", mayReplace: { force || $0.isEmpty || $0.starts(with: start) }, body)
  }
}
