/// A file that appears whole or not at all: it is written beside its place and then renamed.
///
/// What is no ordinary file (a pipe, a device, standard output) is written to as it comes.
struct OutputFile {
  /// The path as the person gave it, for messages.
  private let path: String
  private let destination: String
  /// Where it is written; `nil` for what is no ordinary file.
  private let temporary: String?
  private let file: Descriptor
  private var buffer: [UInt8] = []

  /// Writes a file with what `body` adds to it; if that fails, nothing is left behind.
  ///
  /// - Parameters:
  ///   - path: where it is to stand; `-` is standard output.
  ///   - mayReplace: whether a file that stands there may be lost, by what it starts with.
  ///   - body: adds the bytes.
  /// - Throws: a `Failure` with status 73 where it cannot be made, 74 where a write fails.
  static func write(
    _ path: String, mayReplace: (_ start: [UInt8]) -> Bool,
    _ body: (inout OutputFile) throws(Failure) -> Void
  ) throws(Failure) {
    var output = try OutputFile(path, mayReplace: mayReplace)
    do throws(Failure) {
      try body(&output)
      try output.finish()
    } catch {
      output.discard()
      throw error
    }
  }

  /// Has a program write a file, which gets the path to write to; if that fails, nothing is left behind.
  ///
  /// - Throws: a `Failure` with status 73 where it cannot be made, and what `body` throws.
  static func write(_ path: String, force: Bool, byProgram body: (String) throws(Failure) -> Void)
    throws(Failure)
  {
    let output = try OutputFile(path, mayReplace: { force || $0.isEmpty })
    do throws(Failure) {
      try body(output.temporary ?? path)
      try output.close()
      try output.rename()
    } catch {
      output.discard()
      throw error
    }
  }

  /// Adds bytes.
  mutating func append(_ bytes: some Collection<UInt8>) throws(Failure) {
    buffer += bytes
    if buffer.count >= 1 << 16 { try flush() }
  }

  private init(_ path: String, mayReplace: (_ start: [UInt8]) -> Bool) throws(Failure) {
    self.path = path == "-" ? "standard output" : path
    destination = FileSystem.resolved(path)
    if path == "-" {
      (temporary, file) = (nil, .standardOutput)
      return
    }
    let kind = FileSystem.kind(path)
    if kind == .folder { throw .cannotCreate(path, "a folder of that name is there") }
    do throws(SystemError) {
      if kind == .file, !mayReplace(try Self.start(of: path)) { throw SystemError.exists }
      (temporary, file) = try Self.place(kind, path, beside: destination)
    } catch {
      let reason =
        error == .exists ? "a file that is no earlier export is there; --force replaces it" : error.text
      throw .cannotCreate(path, reason)
    }
  }

  private static func place(_ kind: FileSystem.Kind?, _ path: String, beside destination: String)
    throws(SystemError) -> (String?, Descriptor)
  {
    if kind == .stream { return (nil, try .writing(path)) }
    let beside = temporaryPath(beside: destination)
    let file = try created(beside)
    if kind == .file { try FileSystem.setPermissions(try FileSystem.permissions(path), beside) }
    return (beside, file)
  }

  private static func created(_ path: String) throws(SystemError) -> Descriptor {
    do throws(SystemError) { return try .creating(path) } catch {
      guard error == .exists else { throw error }
      // A process of this number was killed long ago, and nobody else uses the name.
      try FileSystem.removeFile(path)
      return try .creating(path)
    }
  }

  /// Puts the file in its place.
  private mutating func finish() throws(Failure) {
    try flush()
    guard temporary != nil else { return }
    try close()
    try rename()
  }

  private func close() throws(Failure) {
    do throws(SystemError) { try file.close() } catch { throw .writing(path, error) }
  }

  private func rename() throws(Failure) {
    guard let temporary else { return }
    do throws(SystemError) { try FileSystem.move(temporary, to: destination) } catch {
      throw .writing(path, error)
    }
  }

  /// Takes away what was written.
  ///
  /// The work has failed already, and its reason is what is reported.
  private func discard() {
    guard let temporary else { return }
    do throws(SystemError) { try FileSystem.removeFile(temporary) } catch {}
  }

  private mutating func flush() throws(Failure) {
    try Interruption.check()
    do throws(SystemError) { try file.write(buffer) } catch { throw .writing(path, error) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// A name that is hidden, says whose it is, and can be renamed to the place because it is in the same folder.
  static func temporaryPath(beside path: String) -> String {
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return "\(path[..<cut]).\(path[cut...]).meniscus-\(ThisProcess.id)"
  }

  private static func start(of path: String) throws(SystemError) -> [UInt8] {
    let file = try Descriptor.reading(path)
    let bytes = try file.read(256)
    try file.close()
    return bytes
  }
}
