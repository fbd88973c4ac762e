/// A file that takes no other's place: where its name is taken, it gets a number.
enum NewFile {
  /// Writes a file into the folder that the tool was started in.
  ///
  /// - Returns: its name.
  static func write(_ bytes: [UInt8], name: String, ending: String) throws(Failure) -> String {
    let base = sound(name)
    for number in 1...most {
      let path = number == 1 ? "\(base).\(ending)" : "\(base)-\(number).\(ending)"
      guard FileSystem.kind(path) == nil else { continue }
      try OutputFile.write(path, mayReplace: { _ in false }) { file throws(Failure) in try file.append(bytes)
      }
      return path
    }
    throw .cannotCreate("\(base).\(ending)", "\(most) files of that name are there")
  }

  private static let most = 9999

  /// A name without what a shell or a file system would take amiss.
  private static func sound(_ name: String) -> String {
    let kept = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
    let text = String(String(kept).drop { $0 == "." || $0 == "-" }.prefix(80))
    return text.isEmpty ? "scene" : text
  }
}
