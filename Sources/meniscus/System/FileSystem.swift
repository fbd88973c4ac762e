#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells one saving of a file from the next.
struct FileStamp: Hashable {
  var seconds: Int
  var nanoseconds: Int
  var size: Int
  /// The number of the file on its disk: another one has been put in its place.
  var number: UInt64
}

/// The calls on files and folders that the tool needs, each throwing the system's reason.
enum FileSystem {
  /// What stands at a path.
  enum Kind: Equatable {
    case file, folder
    /// A device, a pipe, a socket: written to as it is, never replaced.
    case stream
  }

  /// What stands at a path, links followed; `nil` where there is nothing.
  static func kind(_ path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .stream
    }
  }

  /// Whether what stands at a path is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path with its links followed, where it exists.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// What changes when a file is saved; `nil` where there is no such file.
  static func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
      number: UInt64(status.st_ino))
  }

  /// The permissions of a file, as `chmod` takes them.
  static func permissions(_ path: String) throws(SystemError) -> UInt32 {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError.last }
    return UInt32(status.st_mode & 0o7777)
  }

  static func setPermissions(_ permissions: UInt32, _ path: String) throws(SystemError) {
    guard chmod(path, mode_t(permissions)) == 0 else { throw SystemError.last }
  }

  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 else { throw SystemError.last }
  }

  static func move(_ path: String, to other: String) throws(SystemError) {
    guard rename(path, other) == 0 else { throw SystemError.last }
  }

  static func removeFile(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw SystemError.last }
  }

  /// Removes a folder and the files in it; it holds no folders, because the tool makes none inside another.
  static func removeFolder(_ path: String) throws(SystemError) {
    for name in try names(in: path) { try removeFile(path + "/" + name) }
    guard rmdir(path) == 0 else { throw SystemError.last }
  }

  /// Removes a folder with everything in it; links are removed and not followed.
  static func removeTree(_ path: String) throws(SystemError) {
    for name in try names(in: path) {
      let inner = path + "/" + name
      var status = stat()
      guard lstat(inner, &status) == 0 else { throw SystemError.last }
      if status.st_mode & S_IFMT == S_IFDIR { try removeTree(inner) } else { try removeFile(inner) }
    }
    guard rmdir(path) == 0 else { throw SystemError.last }
  }

  /// Writes a file that is not there yet; where that fails, it is not there afterwards either.
  static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(SystemError) {
    let file = try Descriptor.creating(path)
    do throws(SystemError) {
      do throws(SystemError) { try file.write(bytes) } catch {
        // The write's reason is the one to report.
        do throws(SystemError) { try file.close() } catch {}
        throw error
      }
      try file.close()
    } catch {
      do throws(SystemError) { try removeFile(path) } catch {}
      throw error
    }
  }

  /// All bytes of a file.
  static func contents(_ path: String) throws(SystemError) -> [UInt8] {
    let file = try Descriptor.reading(path)
    // The read's reason is the one to report.
    defer { do throws(SystemError) { try file.close() } catch {} }
    var bytes: [UInt8] = []
    while true {
      let part = try file.read(1 << 18)
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  /// The names in a folder, in order, without `.` and `..`.
  static func names(in path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path) else { throw SystemError.last }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
