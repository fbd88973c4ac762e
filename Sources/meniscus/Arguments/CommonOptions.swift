import Exporters

/// The options that several verbs share, each declared once.
extension Option where Value == Bool {
  static let help = Option(flag: "help", "h", help: "this help")
  static let quiet = Option(flag: "quiet", "q", help: "no progress, no warnings")
  static let force = Option(flag: "force", "f", help: "go on where something would be lost")
  static let json = Option(flag: "json", help: "the same as JSON, for programs")
  static let reduceMotion = Option(
    flag: "reduce-motion", help: "as for a person who asked their system for reduced motion")
}

extension Option where Value == Double {
  static let fps = Option("fps", nil, "N", help: "frames a second; 60 unless given") {
    text throws(BadValue) in
    try Reading.number(text, in: 0.01...10_000, "a number of frames a second, 0.01 to 10000")
  }
  static let from = Option("from", nil, "SECONDS", help: "start here; 0 unless given", read: Reading.time)
  static let to = Option(
    "to", nil, "SECONDS", help: "end here; unless given, when everything is at rest", read: Reading.time)
  static let speed = Option("speed", nil, "FACTOR", help: "how fast time runs; 1 unless given") {
    text throws(BadValue) in
    try Reading.number(text, in: 0.001...1000, "a factor, 0.001 to 1000")
  }
  static let step = Option(
    "step", nil, "SECONDS", help: "the integrator's step; the integrator's own unless given"
  ) { text throws(BadValue) in
    try Reading.number(text, in: 1e-6...1, "a step in seconds, 0.000001 to 1")
  }
}

extension Option where Value == Int {
  static let jobs = Option(
    "jobs", "j", "N", help: "threads to work with; as many as the machine has unless given"
  ) {
    text throws(BadValue) in
    try Reading.integer(text, in: 1...1024, "a number of threads, 1 to 1024")
  }
}

extension Option where Value == [Double] {
  static let at = Option("at", nil, "T,T,…", help: "only these times, in seconds", read: Reading.times)
}

extension Option where Value == String {
  static let output = Option("output", "o", "PATH", help: "where to write; - is standard output") {
    text throws(BadValue) in
    if text.isEmpty { throw BadValue(text, expected: "a path") }
    return text
  }
}

extension Option where Value == ColorChoice {
  static let color = Option(
    "color", help: "whether to colour words; auto unless given", choices: ColorChoice.self)
}

extension Option where Value == ColorScheme {
  static let scheme = Option("scheme", help: "day or night; light unless given", choices: ColorScheme.self)
}

extension Option where Value == Precision {
  static let precision = Option(
    "precision", nil, "N|full",
    help: "digits after the point, or all there are; 6 unless given, fewer in pictures"
  ) { text throws(BadValue) in
    if text == "full" { return .full }
    let most = Precision.mostDecimals
    return .fixed(try Reading.integer(text, in: 0...most, "a number of digits, 0 to \(most), or full"))
  }
}
