#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder for what programs hand each other; it is gone when the work ends, whichever way.
enum WorkFolder {
  /// Calls a function with the path of a new folder that only this person can read.
  static func use(_ body: (String) throws(Failure) -> Void) throws(Failure) {
    let parent = Environment.value("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(parent)/meniscus-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .cannotCreate("\(parent)/meniscus-…", SystemError.last.text)
    }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // What is left is the system's to clear; the reason of the work's own failure is the one to report.
    defer { do throws(SystemError) { try FileSystem.removeTree(path) } catch {} }
    try body(path)
  }
}
