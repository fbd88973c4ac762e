import Foundation
import TestSupport
import Testing

/// What is finished is not lost, whatever happens, and the work goes on where it stopped.
@Suite struct LongWorkTests {
  let tool: ToolRunner
  let programs: FakePrograms

  init() throws {
    tool = try ToolRunner()
    programs = try FakePrograms(tool)
  }

  @Test func shardsTogetherAreTheWhole() throws {
    defer { tool.cleanUp() }
    let run = try tool.shell(
      """
      export="$M export action-menu --format svg --look wire --fps 20"
      for i in 1 2 3; do $export -o parts --shard $i/3 & done; wait
      $export -o whole; diff -r parts whole; echo $?; ls -A
      """)
    #expect(run.text == "0\nbin\nparts\ntmp\nwhole\n", "\(run.errors)")
    #expect(
      try tool.run("export", "action-menu", "--format", "svg", "-o", "x", "--shard", "4/3").status == 64)
    #expect(try tool.run("export", "action-menu", "--format", "csv", "--shard", "1/3").status == 64)
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("KILL", 137)] as [(String, Int32)])
  func anInterruptedExportGoesOn(_ signal: String, _ status: Int32) throws {
    defer { tool.cleanUp() }
    let words = "export action-menu --format png --fps 10 -o out --jobs 2"
    let run = try tool.shell(
      """
      "$M" \(words) & pid=$!
      for i in $(seq 6000); do [ "$(cat bin/log 2>/dev/null | wc -l)" -ge 7 ] && break; sleep 0.01; done
      kill -\(signal) $pid; wait $pid; echo $?; ls; sleep 0.2
      """, environment: programs.environment(["NAP": "0.05"]))
    #expect(run.text == "\(status)\nbin\ntmp\n", "not there before it is whole: \(run.errors)")
    if signal != "KILL" {
      #expect(run.errors.contains("of 33 frames are finished; the same command with --resume goes on"))
      #expect(try programs.isClean())
    }
    let before = try programs.drawn().count
    let resumed = try tool.shell("\"$M\" \(words) --resume", environment: programs.environment())
    #expect(resumed.status == 0, "\(resumed.errors)")
    #expect(try tool.names(in: "out").count == 33)
    let log = try programs.drawn()
    #expect(log.count < before + 33 - 3, "those that were finished are not drawn again")
    #expect(Set(log).count == 33)
    #expect(try tool.names() == ["bin", "out", "tmp"])
  }

  @Test func aFrameThatFailsKeepsTheOthers() throws {
    defer { tool.cleanUp() }
    let words = ["export", "action-menu", "--format", "png", "-o", "out", "--jobs", "1", "--speed", "6"]
    let run = try tool.run(words, environment: programs.environment(["FAIL_AT": "frame_00009"]))
    #expect(run.status == 74)
    #expect(run.errors.contains(" frames are finished"))
    // Another export does not take them for its own, and without --resume all is drawn anew.
    let other = try tool.run(
      words + ["--scale", "1", "--at", "0", "--resume"],
      environment: programs.environment(["FAIL_AT": "frame_00000"]))
    #expect(!other.errors.contains("frames are finished"))
    #expect(try tool.run(words, environment: programs.environment()).status == 0)
    #expect(try tool.names() == ["bin", "out", "tmp"])
    #expect(try programs.drawn().count >= 33 + 10)
  }

  private static let canMount = Machine.succeeds(
    "d=$(mktemp -d) && mount -t tmpfs tmpfs $d && umount $d; s=$?; rmdir $d; exit $s")

  @Test(.enabled(if: LongWorkTests.canMount, "a small disk cannot be mounted here"))
  func aFullDiskLosesNothingThatWasFinished() throws {
    defer { tool.cleanUp() }
    let run = try tool.shell(
      """
      mkdir disk; mount -t tmpfs -o size=100k tmpfs disk
      trap 'umount disk' EXIT
      export="$M export action-menu --format svg --fps 20 -o disk/out"
      $export; echo $?; ls disk
      mount -o remount,size=4m disk; $export --resume; echo $?; ls -A disk
      $M export action-menu --format svg --fps 20 -o whole; diff -r disk/out whole; echo $?
      mount -o remount,size=1k disk 2>/dev/null; mount -o remount,ro disk
      $M export action-menu --format svg -o disk/more; echo $?
      $M export action-menu --format csv -o disk/a.csv; echo $?; ls -A disk
      """)
    #expect(run.text == "74\n0\nout\n0\n73\n73\nout\n", "\(run.errors)")
    #expect(run.errors.contains("No space left on device") && run.errors.contains("--resume goes on"))
  }

  @Test func twoOfTheSameExportDoNotMix() throws {
    defer { tool.cleanUp() }
    let run = try tool.shell(
      """
      export="$M export action-menu --format png --fps 4 -o out"
      NAP=0.3 $export & pid=$!
      for i in $(seq 6000); do [ -s bin/log ] && break; sleep 0.01; done
      $export; echo $?; wait $pid; echo $?
      """, environment: programs.environment())
    #expect(run.text == "73\n0\n", "\(run.errors)")
    #expect(run.errors.contains("the same export is being written there"))
  }

  @Test func aClosedPipeEndsEveryFormatQuietly() throws {
    defer { tool.cleanUp() }
    for format in ["html", "svg-sheet", "svg-animated"] {
      let run = try tool.shell(
        "\"$M\" export action-menu --format \(format) | head -c 10 >/dev/null; echo ${PIPESTATUS[0]}")
      #expect(run.text == "0\n" && run.errors.isEmpty)
    }
  }
}
