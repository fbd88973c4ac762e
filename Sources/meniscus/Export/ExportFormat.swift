/// What a scene can be written as.
enum ExportFormat: String, CaseIterable, Sendable {
  case csv, events, outline, svg
  case animatedSVG = "svg-animated"
  case sheetSVG = "svg-sheet"
  case html

  /// What it is, in a line of the help.
  var meaning: String {
    switch self {
    case .csv: "one row per element and frame"
    case .events: "what happens and when, one row each: changes, appearing, in range, bridge, split, settled"
    case .outline: "the merged outlines of each container and frame, as SVG path data"
    case .svg: "a folder of standalone frames, frame_00000.svg on"
    case .animatedSVG:
      "one picture that moves by itself where an <img> shows it; 30 frames a second unless given"
    case .sheetSVG: "one picture of the frames of --at or --fps, or of twelve, each with its time"
    case .html:
      "one page that plays the scene, with a bar to scrub, the events, and every element's curves and numbers"
    }
  }

  /// How an earlier export of this kind starts, by which it is known.
  var start: String {
    switch self {
    case .csv: "frame,time,element,"
    case .events: "time,kind,element,"
    case .outline: "frame,time,container,"
    case .svg, .animatedSVG, .sheetSVG: "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http"
    case .html: "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv"
    }
  }
}
