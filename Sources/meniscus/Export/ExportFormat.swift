/// What a scene can be written as.
enum ExportFormat: String, CaseIterable, Sendable {
  case csv, events, outline, svg
  case animatedSVG = "svg-animated"
  case sheetSVG = "svg-sheet"
  case html, json, lottie, png, gif, mp4, apng, webp

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
    case .json: "the whole simulation for programs: decisions, events, and every frame with its outlines"
    case .lottie: "a Lottie animation, vectors throughout; 60 frames a second unless given"
    case .png: "a folder of frames in pixels, frame_00000.png on, drawn by a program that you have"
    case .gif: "a film that plays anywhere, made by ffmpeg; 30 frames a second unless given, 50 at most"
    case .mp4: "a film in H.264, made by ffmpeg; 60 frames a second unless given"
    case .apng: "a film as a PNG that moves, made by ffmpeg; 30 frames a second unless given"
    case .webp: "a film as a WebP that moves, made by ffmpeg; 30 frames a second unless given"
    }
  }

  /// Whether it is a folder and not a file.
  var isFolder: Bool { self == .svg || self == .png }

  /// How an earlier export of this kind starts, by which it is known.
  var start: String {
    switch self {
    case .csv: "frame,time,element,"
    case .events: "time,kind,element,"
    case .outline: "frame,time,container,"
    // Of films it is not to be known whose they are: an empty start is none's.
    case .png, .gif, .mp4, .apng, .webp: ""
    case .svg, .animatedSVG, .sheetSVG: "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http"
    case .json: "{\n\"meniscus\":1,\n\"kind\":\"simulation\""
    case .lottie: "{\"v\":\"5.7.0\",\"meta\":{\"g\":\"Meniscus\"}"
    case .html: "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv"
    }
  }
}
