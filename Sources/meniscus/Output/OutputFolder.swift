/// A folder of frames that appears whole or not at all: it is filled beside its place and then renamed.
struct OutputFolder: Sendable {
  /// The path as the person gave it, for messages.
  private let path: String
  private let destination: String
  private let temporary: String
  /// Whether there are other things in the folder, among which the frames are put one by one.
  private let isShared: Bool

  /// Fills a folder with what `body` writes into it; if that fails, nothing is left behind.
  ///
  /// A folder that is empty or holds an earlier export is replaced. One with other things in it is refused,
  /// and with `force` the frames are put among them; nothing but frames is ever removed.
  ///
  /// - Throws: a `Failure` with status 73 where it cannot be made, 74 where a write fails.
  static func write(_ path: String, force: Bool, _ body: (OutputFolder) throws(Failure) -> Void)
    throws(Failure)
  {
    let folder = try OutputFolder(path, force: force)
    do throws(Failure) {
      try body(folder)
      try folder.finish()
    } catch {
      // The work has failed already, and its reason is what is reported.
      do throws(SystemError) { try FileSystem.removeFolder(folder.temporary) } catch {}
      throw error
    }
  }

  private init(_ path: String, force: Bool) throws(Failure) {
    var plain = path
    while plain.count > 1, plain.hasSuffix("/") { plain.removeLast() }
    self.path = plain
    destination = FileSystem.resolved(plain)
    temporary = OutputFile.temporaryPath(beside: destination)
    switch FileSystem.kind(plain) {
    case .file, .stream: throw .cannotCreate(path, "it is no folder, and frames go into one")
    case nil: isShared = false
    case .folder:
      let strange = try Self.names(plain).first { !Self.isFrame($0) }
      if let strange, !force {
        throw .cannotCreate(
          path, "the folder holds \(quoted(strange)), which is no frame; --force puts the frames beside it")
      }
      isShared = strange != nil
    }
    do throws(SystemError) { try FileSystem.makeFolder(temporary) } catch {
      throw .cannotCreate(path, error.text)
    }
  }

  private static func isFrame(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasPrefix("frame_") else { return false }
    let digits = parts[0].dropFirst(6)
    return digits.count >= 5 && digits.allSatisfy { ("0"..."9").contains($0) }
  }

  /// Writes one file; threads may each write files of their own.
  func write(_ bytes: UnsafeRawBufferPointer, as name: String) throws(Failure) {
    try Interruption.check()
    do throws(SystemError) {
      let file = try Descriptor.creating(temporary + "/" + name)
      do throws(SystemError) { try file.write(bytes) } catch {
        // The write's reason is the one to report.
        do throws(SystemError) { try file.close() } catch {}
        throw error
      }
      try file.close()
    } catch {
      throw .writing(path + "/" + name, error)
    }
  }

  /// Puts the folder, or its frames, in their place.
  private func finish() throws(Failure) {
    try Interruption.check()
    do throws(SystemError) {
      if isShared { try mergeFrames() } else { try replace() }
    } catch {
      throw .writing(path, error)
    }
  }

  private func replace() throws(SystemError) {
    guard FileSystem.kind(destination) == .folder else {
      return try FileSystem.move(temporary, to: destination)
    }
    let former = temporary + "-former"
    try FileSystem.move(destination, to: former)
    do throws(SystemError) { try FileSystem.move(temporary, to: destination) } catch {
      try FileSystem.move(former, to: destination)
      throw error
    }
    try FileSystem.removeFolder(former)
  }

  private func mergeFrames() throws(SystemError) {
    let frames = try FileSystem.names(in: temporary)
    for name in frames { try FileSystem.move(temporary + "/" + name, to: destination + "/" + name) }
    let current = Set(frames)
    for name in try FileSystem.names(in: destination) where Self.isFrame(name) && !current.contains(name) {
      try FileSystem.removeFile(destination + "/" + name)
    }
    try FileSystem.removeFolder(temporary)
  }

  private static func names(_ path: String) throws(Failure) -> [String] {
    do throws(SystemError) { return try FileSystem.names(in: path) } catch {
      throw .cannotCreate(path, error.text)
    }
  }
}
