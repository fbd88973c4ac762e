/// A folder of frames that appear whole or not at all: all are written before the first is put in its place.
struct OutputFolder: Sendable {
  /// The path as the person gave it, for messages.
  private let path: String
  private let destination: String
  private let temporary: String
  /// Whether the folder is new, and comes into its place as a whole.
  private let isNew: Bool

  /// Fills a folder with what `body` writes into it; if that fails, nothing is left behind.
  ///
  /// A new folder comes into its place as a whole. Into one that is there, the frames are moved when all of
  /// them are written, and those of an earlier export make way; nothing but frames is ever removed. One with
  /// other things in it is refused, unless `force` says to put the frames among them.
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
    switch FileSystem.kind(plain) {
    case .file, .stream: throw .cannotCreate(path, "it is no folder, and frames go into one")
    case nil:
      isNew = true
      temporary = OutputFile.temporaryPath(beside: destination)
    case .folder:
      isNew = false
      // Inside, because what is beside it may lie on another disk or belong to somebody else.
      temporary = destination + "/" + Self.temporaryName
      let strange = try Self.names(plain).first { !Self.isFrame($0) && !$0.hasPrefix(".meniscus-") }
      if let strange, !force {
        throw .cannotCreate(
          path, "the folder holds \(quoted(strange)), which is no frame; --force puts the frames beside it")
      }
    }
    do throws(SystemError) { try makeTemporary() } catch { throw .cannotCreate(path, error.text) }
  }

  private static var temporaryName: String { ".meniscus-\(ThisProcess.id)" }

  private func makeTemporary() throws(SystemError) {
    do throws(SystemError) { try FileSystem.makeFolder(temporary) } catch {
      guard error == .exists else { throw error }
      // A process of this number was killed long ago, and nobody else uses the name.
      try FileSystem.removeFolder(temporary)
      try FileSystem.makeFolder(temporary)
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
      if isNew { try FileSystem.move(temporary, to: destination) } else { try moveFrames() }
    } catch {
      throw .writing(path, error)
    }
  }

  private func moveFrames() throws(SystemError) {
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
