import SceneModel

extension SourceText {
  /// Reads a file, or standard input where the path is `-`.
  ///
  /// - Throws: a `Failure` with status 66 where it cannot be opened, 74 where a read fails half-way, and 65
  ///   where it is larger than any scene.
  static func read(_ path: String) throws(Failure) -> SourceText {
    if path == "-" { return try read(.standardInput, name: "<stdin>") }
    guard FileSystem.kind(path) != .folder else {
      throw .noInput("\(quoted(path)) is a folder; expected a file")
    }
    let file: Descriptor
    do throws(SystemError) { file = try .reading(path) } catch {
      throw .noInput("cannot read \(quoted(path)): \(error.text)")
    }
    let text = try read(file, name: path)
    // Only reading was done: a close that fails has nothing to lose.
    do throws(SystemError) { try file.close() } catch {}
    return text
  }

  private static func read(_ file: Descriptor, name: String) throws(Failure) -> SourceText {
    var bytes: [UInt8] = []
    while true {
      do throws(SystemError) {
        let more = try file.read(1 << 16)
        if more.isEmpty { break }
        bytes += more
      } catch {
        if error == .interrupted, !Interruption.isPending { continue }
        throw .reading(name, error)
      }
      try Interruption.check()
      // A device may never end.
      if bytes.count > SceneLimits.bytes {
        throw .badInput(
          "\(printable(name)) is larger than a scene may be, \(SceneLimits.bytes / 1_000_000) MB")
      }
    }
    return SourceText(name: name, bytes: bytes)
  }
}
