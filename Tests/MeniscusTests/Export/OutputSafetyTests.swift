import Foundation
import TestSupport
import Testing

/// A file appears whole or not at all, and nothing of a person's is lost.
@Suite struct OutputSafetyTests {
  let tool: ToolRunner

  init() throws { tool = try ToolRunner() }

  @Test func aFileIsReplacedOnlyByAnExportOfItsKind() throws {
    defer { tool.cleanUp() }
    let words = ["export", "action-menu", "--format", "csv", "--to", "0.1", "-o", "a.csv"]
    #expect(try tool.run(words).status == 0)
    #expect(try tool.run(words).status == 0, "an earlier export is no loss")
    try tool.write("dear diary\n", to: "a.csv")
    let refused = try tool.run(words)
    #expect(refused.status == 73)
    #expect(refused.errors.contains("‘a.csv’") && refused.errors.contains("--force"))
    #expect(try tool.read("a.csv") == "dear diary\n")
    #expect(try tool.run(words + ["--force"]).status == 0)
    #expect(try tool.read("a.csv").hasPrefix("frame,time"))
    #expect(try tool.names() == ["a.csv"])
  }

  @Test func aFileKeepsItsPermissionsAndALinkItsTarget() throws {
    defer { tool.cleanUp() }
    let run = try tool.shell(
      """
      set -e
      "$M" export action-menu --format csv --to 0.1 -o real.csv; chmod 640 real.csv; ln -s real.csv link.csv
      "$M" export action-menu --format csv --to 0.2 -o link.csv
      stat -c %a real.csv 2>/dev/null || stat -f %Lp real.csv
      test -L link.csv
      """)
    #expect(run.status == 0)
    #expect(run.text == "640\n")
  }

  @Test func aFolderWithOtherThingsIsNotEmptied() throws {
    defer { tool.cleanUp() }
    let words = ["export", "action-menu", "--format", "svg", "-o", "out", "--to"]
    #expect(try tool.run(words + ["0.2"]).status == 0)
    #expect(try tool.run(words + ["0.1"]).status == 0)
    #expect(try tool.names(in: "out").count == 7, "a shorter export leaves no frames of a longer one")
    try tool.write("keep me", to: "out/notes.txt")
    let refused = try tool.run(words + ["0"])
    #expect(refused.status == 73)
    #expect(refused.errors.contains("‘notes.txt’"))
    #expect(try tool.names(in: "out").count == 8)
    #expect(try tool.run(words + ["0", "--force"]).status == 0)
    #expect(try tool.names(in: "out") == ["frame_00000.svg", "notes.txt"])
    #expect(try tool.read("out/notes.txt") == "keep me")
    #expect(try tool.names() == ["out"])
  }

  @Test func theFolderOfTheShellItselfStaysTheSame() throws {
    defer { tool.cleanUp() }
    let run = try tool.shell(
      "mkdir d && cd d && ls -di . && \"$M\" export action-menu --format svg -o . --to 0 && ls -di . && ls -A"
    )
    let lines = run.text.split(separator: "\n")
    #expect(run.status == 0 && lines.count == 3)
    #expect(lines.first == lines.dropFirst().first && lines.last == "frame_00000.svg")
  }

  @Test func whatCannotBeMadeIsSaid() throws {
    defer { tool.cleanUp() }
    try tool.write("x", to: "file")
    for path in ["nowhere/a.csv", "file/a.csv"] {
      let run = try tool.run("export", "action-menu", "--format", "csv", "-o", path)
      #expect(run.status == 73)
      #expect(run.errors.contains("‘\(path)’"))
    }
    for path in ["nowhere/frames", "file"] {
      #expect(try tool.run("export", "action-menu", "--format", "svg", "-o", path).status == 73)
    }
    #expect(try tool.run("export", "action-menu", "--format", "csv", "-o", ".").status == 73)
    #expect(try tool.names() == ["file"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func aFullDiskIsAFailedWrite() throws {
    let run = try tool.shell("\"$M\" export action-menu --format csv > /dev/full")
    #expect(run.status == 74)
    #expect(run.errors.contains("standard output"))
    #expect(try tool.shell("\"$M\" list > /dev/full").status == 74)
    #expect(try tool.shell("\"$M\" --version > /dev/full").status == 74)
  }

  @Test func aClosedPipeEndsItQuietly() throws {
    let run = try tool.shell(
      "\"$M\" export action-menu --format csv --fps 2000 | head -1 >/dev/null; echo ${PIPESTATUS[0]}")
    #expect(run.text == "0\n")
    #expect(run.errors.isEmpty)
  }

  @Test func aClosedOutputIsAFailedWrite() throws {
    let run = try tool.shell("\"$M\" export action-menu --format csv >&-")
    #expect(run.status == 74)
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)])
  func aSignalLeavesNothingBehind(_ signal: String, _ status: Int32) throws {
    defer { tool.cleanUp() }
    let run = try tool.shell(
      """
      "$M" export action-menu --format csv --fps 10000 --to 60 -o big & pid=$!
      for i in $(seq 500); do ls -A | grep -q . && break; sleep 0.01; done
      ls -A | grep -c . ; kill -\(signal) $pid; wait $pid; echo $?
      """)
    #expect(run.text == "1\n\(status)\n", "the temporary was there, and the status is the signal's")
    #expect(try tool.names().isEmpty)
  }

  @Test func nothingIsLeftWhenAWriteFailsHalfWay() throws {
    defer { tool.cleanUp() }
    // A limit on a file's size makes the write fail as a full disk would.
    let run = try tool.shell(
      "trap '' XFSZ; ulimit -f 8; \"$M\" export action-menu --format csv --fps 1000 -o a.csv")
    #expect(run.status == 74)
    #expect(try tool.names().isEmpty)
  }

  @Test func devicesAndPipesAreWrittenToAsTheyAre() throws {
    defer { tool.cleanUp() }
    let run = try tool.shell(
      """
      mkfifo pipe; cat pipe > copy & "$M" export action-menu --format csv --to 0.1 -o pipe; s=$?; wait; echo $s
      "$M" export action-menu --format csv --to 0.1 -o /dev/null; echo $?
      "$M" export action-menu --format csv --to 0.1 | cmp - copy; echo $?
      """)
    #expect(run.text == "0\n0\n0\n")
  }
}
