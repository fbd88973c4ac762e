import Foundation
import TestSupport
import Testing

/// Programs that stand in for those of a person: quick, and failing as told.
struct FakePrograms {
  let tool: ToolRunner

  /// Puts them into the runner's folder, and makes one for temporary files.
  init(_ tool: ToolRunner) throws {
    self.tool = tool
    for name in ["bin", "tmp"] {
      try FileManager.default.createDirectory(
        at: tool.folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    guard let picture = Data(base64Encoded: png) else { return }
    try picture.write(to: tool.folder.appendingPathComponent("bin/dot.png"))
    // Notes each picture, takes its time, and fails at the one it is told to.
    try add(
      "rsvg-convert",
      """
      while [ $# -gt 0 ]; do case $1 in --output) out=$2; shift;; esac; shift; done
      echo "${out##*/}" >> "$LOG"
      [ -z "$NAP" ] || sleep "$NAP"
      case "$out" in *"${FAIL_AT:-never}"*) echo "the font is on holiday" >&2; exit 3;; esac
      cp "${0%/*}/dot.png" "$out"
      """)
  }

  /// Adds a program of a name that runs lines of shell.
  ///
  /// A shell copies it into place. Were it written from here, a process that another test starts at that
  /// moment could hold it open for writing until it runs, and a file held so cannot be run: "Text file busy".
  func add(_ name: String, _ lines: String) throws {
    try tool.write("#!/bin/sh\n" + lines + "\n", to: "bin/\(name).text")
    let made = try tool.shell("cd bin && cp \(name).text \(name) && rm \(name).text && chmod 755 \(name)")
    #expect(made.status == 0, "\(made.errors)")
  }

  /// The environment in which they are found first, or alone.
  func environment(_ more: [String: String] = [:], alone: Bool = false) -> [String: String] {
    let bin = tool.folder.appendingPathComponent("bin").path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "PATH": alone ? bin : "\(bin):\(path)", "TMPDIR": tool.folder.appendingPathComponent("tmp").path,
      "LOG": tool.folder.appendingPathComponent("bin/log").path,
    ].merging(more) { _, new in new }
  }

  /// The names of the pictures that were drawn so far, in order.
  func drawn() throws -> [String] {
    try tool.read("bin/log").split(separator: "\n").map(String.init).sorted()
  }

  /// Whether nothing is left of the work.
  func isClean() throws -> Bool { try tool.names(in: "tmp").isEmpty }
}
