import Foundation
import TestSupport
import Testing

/// Pictures and films through programs of the person's own.
@Suite struct PixelTests {
  let tool: ToolRunner
  let programs: FakePrograms

  init() throws {
    tool = try ToolRunner()
    programs = try FakePrograms(tool)
  }

  @Test(.enabled(if: Machine.has("rsvg-convert"), "there is no rsvg-convert"))
  func picturesHaveTheSizeThatWasAskedFor() throws {
    defer { tool.cleanUp() }
    for (option, value, side) in [("--width", "200", 200), ("--scale", "0.5", 160)] {
      let run = try tool.run(
        "export", "action-menu", "--format", "png", "--look", "flat", "--at", "0.7", option, value,
        "-o", "out\(side)")
      #expect(run.status == 0, "\(run.errors)")
      let file = tool.folder.appendingPathComponent("out\(side)/frame_00000.png")
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
      // The header's width and height, four bytes each.
      let sizes = [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect(sizes == [side, side])
    }
  }

  @Test(
    .enabled(
      if: Machine.has("ffmpeg") && Machine.has("rsvg-convert"),
      "there is no ffmpeg to make a film"),
    arguments: ["gif", "mp4", "apng", "webp"])
  func aFilmHasAllFrames(_ format: String) throws {
    defer { tool.cleanUp() }
    let words = [
      "export", "action-menu", "--format", format, "--look", "flat", "--fps", "20", "--from", "0.4", "--to",
      "0.7",
      "--width", "65", "-o", "film",
    ]
    let run = try tool.run(words)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try tool.names() == ["bin", "film", "tmp"])
    if format != "webp" {
      let probe = try tool.shell(
        "ffprobe -v error -count_frames -show_entries stream=nb_read_frames,width -of csv=p=0 film")
      #expect(probe.text == (format == "mp4" ? "66,7\n" : "65,7\n"), "an even width for mp4")
    }
    let first = try Data(contentsOf: tool.folder.appendingPathComponent("film"))
    #expect(try tool.run(words).status == 73, "a film that is there is not lost")
    #expect(try tool.run(words + ["--force", "--jobs", "1"]).status == 0)
    #expect(try Data(contentsOf: tool.folder.appendingPathComponent("film")) == first)
  }

  @Test func whatIsMissingIsNamedWithHowToGetIt() throws {
    defer { tool.cleanUp() }
    let nothing = ["PATH": tool.folder.appendingPathComponent("tmp").path]
    let png = try tool.run("export", "action-menu", "--format", "png", "-o", "out", environment: nothing)
    #expect(png.status == 73)
    #expect(png.errors.contains("resvg, rsvg-convert, chromium, inkscape, magick"))
    #expect(png.errors.contains("apt install librsvg2-bin") && png.errors.contains("--rasterizer"))
    let gif = try tool.run(
      "export", "action-menu", "--format", "gif", "-o", "a.gif",
      environment: programs.environment(alone: true))
    #expect(gif.status == 73)
    #expect(gif.errors.contains("gif needs ffmpeg") && gif.errors.contains("apt install ffmpeg"))
    let other = try tool.run(
      "export", "action-menu", "--format", "png", "-o", "out", "--rasterizer", "gimp")
    #expect(other.status == 64)
    #expect(try tool.names() == ["bin", "tmp"])
  }

  @Test func theFailingProgramsOwnWordsAreHandedOn() throws {
    defer { tool.cleanUp() }
    let run = try tool.run(
      "export", "action-menu", "--format", "png", "--at", "1", "-o", "out", "-v", "--jobs", "1",
      environment: programs.environment(["FAIL_AT": "frame_00000"]))
    #expect(run.status == 74)
    #expect(run.errors.contains("rsvg-convert failed (exit status 3): the font is on holiday"))
    #expect(run.errors.contains("/bin/rsvg-convert --width 640 --height 640 --format png --output FRAME.png"))
    #expect(try programs.isClean())
    #expect(try tool.names() == ["bin", "tmp"])
  }

  @Test func aFilmThatFailsLeavesNothing() throws {
    defer { tool.cleanUp() }
    try programs.add("ffmpeg", "for o; do :; done; echo half > \"$o\"; echo 'no such codec' >&2; exit 1")
    let run = try tool.run(
      "export", "action-menu", "--format", "mp4", "-o", "a.mp4", environment: programs.environment())
    #expect(run.status == 74)
    #expect(run.errors.contains("ffmpeg failed (exit status 1): no such codec"))
    #expect(try programs.isClean())
    #expect(try tool.names() == ["bin", "tmp"])
  }

  @Test func whatRestsIsDrawnOnce() throws {
    defer { tool.cleanUp() }
    try programs.add("ffmpeg", "for o; do :; done; cat > \"$o\"")
    let run = try tool.run(
      "export", "action-menu", "--format", "gif", "--to", "0.4", "-o", "a.gif",
      environment: programs.environment())
    #expect(run.status == 0, "\(run.errors)")
    #expect(try programs.drawn() == ["0.png"])
    let picture = try Data(contentsOf: tool.folder.appendingPathComponent("bin/dot.png")).count
    #expect(try Data(contentsOf: tool.folder.appendingPathComponent("a.gif")).count == 13 * picture)
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)] as [(String, Int32)])
  func aSignalStopsTheProgramsAndLeavesNothing(_ signal: String, _ status: Int32) throws {
    defer { tool.cleanUp() }
    try programs.add("ffmpeg", "for o; do :; done; cat > \"$o\"")
    let run = try tool.shell(
      """
      "$M" export action-menu --format gif -o a.gif & pid=$!
      for i in $(seq 6000); do [ -s bin/log ] && break; sleep 0.01; done
      kill -\(signal) $pid; wait $pid; echo $?
      """, environment: programs.environment(["NAP": "30"]))
    #expect(run.text == "\(status)\n")
    #expect(try programs.isClean())
    #expect(try tool.names() == ["bin", "tmp"])
  }
}
