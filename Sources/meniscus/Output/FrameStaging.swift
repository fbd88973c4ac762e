/// The folder in which frames wait until all are written.
struct FrameStaging: Sendable {
  /// Names that start so are never anyone's but this tool's.
  static let prefix = ".meniscus-"

  /// Where the folder is.
  let path: String
  /// The names of the frames that were whole when it was opened.
  let finished: Set<String>
  /// Holds the folder for this process; the system lets go of it when the process ends, however it does.
  private let lock: Descriptor

  /// Opens the folder of an export, which the key tells from others, and keeps its finished frames or does not.
  ///
  /// Where the destination is there, frames wait inside of it, because what is beside it may lie on another disk or
  /// belong to somebody else; else beside it, so that it appears as a whole.
  /// - Throws: `SystemError.wouldBlock` where another process writes the same export.
  init(for destination: String, isThere: Bool, key: String, keeps: Bool) throws(SystemError) {
    let cut = destination.lastIndex(of: "/").map { destination.index(after: $0) } ?? destination.startIndex
    let beside = "\(destination[..<cut]).\(destination[cut...]).meniscus-\(key)"
    // A shard may have put the destination there since this one was interrupted.
    let inside = "\(destination)/\(Self.prefix)\(key)"
    path = isThere && FileSystem.kind(beside) != .folder ? inside : beside
    if FileSystem.kind(path) != .folder { try FileSystem.makeFolder(path) }
    lock = try Descriptor.locking(path)
    var whole: Set<String> = []
    for name in try FileSystem.names(in: path) {
      if keeps, Self.isFrame(name), try Self.isWhole("\(path)/\(name)") {
        whole.insert(name)
      } else {
        try FileSystem.removeFile("\(path)/\(name)")
      }
    }
    finished = whole
  }

  /// Whether a name is that of a frame: `frame_`, five digits or more, and one ending.
  static func isFrame(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasPrefix("frame_") else { return false }
    let digits = parts[0].dropFirst(6)
    return digits.count >= 5 && digits.allSatisfy { ("0"..."9").contains($0) }
  }

  /// Whether a file ends as a whole SVG or PNG does: a process that was killed may have left half of one.
  private static func isWhole(_ path: String) throws(SystemError) -> Bool {
    let end = try Descriptor.reading(path)
    // Nothing was written through it.
    defer { do throws(SystemError) { try end.close() } catch {} }
    let tail = try end.tail(8)
    return tail.elementsEqual(Array("\n</svg>\n".utf8)) || tail.elementsEqual(pngEnd)
  }

  /// The type and the checksum of the chunk that ends every PNG.
  private static let pngEnd = Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  /// Writes one frame.
  func write(_ bytes: UnsafeRawBufferPointer, as name: String) throws(SystemError) {
    try FileSystem.write(bytes, to: path + "/" + name)
  }

  /// Moves the frames to where they belong, where others make way or do not, and takes this folder away.
  func moveFrames(to destination: String, replacingOthers: Bool) throws(SystemError) {
    if FileSystem.kind(destination) == nil { try Self.makeShared(destination) }
    let frames = try FileSystem.names(in: path)
    for name in frames { try FileSystem.move(path + "/" + name, to: destination + "/" + name) }
    if replacingOthers {
      let current = Set(frames)
      for name in try FileSystem.names(in: destination) where Self.isFrame(name) && !current.contains(name) {
        try FileSystem.removeFile(destination + "/" + name)
      }
    }
    try FileSystem.removeFolder(path)
  }

  /// Makes a folder that another shard may make at the same time.
  private static func makeShared(_ path: String) throws(SystemError) {
    do throws(SystemError) { try FileSystem.makeFolder(path) } catch {
      guard error == .exists else { throw error }
    }
  }

  /// Leaves what is whole for the next time, and nothing where that is nothing.
  ///
  /// - Returns: how many frames are left.
  func leave() -> Int {
    var count = 0
    do throws(SystemError) {
      for name in try FileSystem.names(in: path) {
        if Self.isFrame(name), try Self.isWhole("\(path)/\(name)") {
          count += 1
        } else {
          try FileSystem.removeFile("\(path)/\(name)")
        }
      }
      if count == 0 { try FileSystem.removeFolder(path) }
    } catch {
      // The work has failed already, and its reason is what is reported.
    }
    return count
  }
}
