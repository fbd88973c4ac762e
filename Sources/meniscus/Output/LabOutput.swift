/// Where the verbs of the spring lab put what they made: a file, or standard output.
enum LabOutput {
  /// Writes bytes to what `--output` names, or to standard output.
  ///
  /// A file that is there is replaced only where it is an SVG or starts as these bytes do, or with `--force`.
  static func write(_ bytes: [UInt8], _ arguments: Arguments) throws(Failure) {
    let force = arguments.has(.force)
    let start = Array(bytes.prefix(8))
    try OutputFile.write(
      arguments[.output] ?? "-", mayReplace: { force || $0.isEmpty || $0.starts(with: start) }
    ) { file throws(Failure) in
      try file.append(bytes)
    }
  }
}
