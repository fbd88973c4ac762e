#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// ffmpeg at work on a film: it gets PNG pictures one after the other, and writes one file.
struct FilmEncoder {
  private let running: RunningProgram
  private let input: Descriptor

  /// The command that makes a film of a format at a number of frames a second.
  static func command(_ format: ExportFormat, fps: Double, to path: String) throws(Failure) -> ChildProgram {
    guard let program = ProgramSearch.path(of: "ffmpeg") else {
      throw Failure(
        status: ExitStatus.cannotCreate,
        report: .text(
          "\(format.rawValue) needs ffmpeg, which is not in PATH\n"
            + "  Debian and Ubuntu: apt install ffmpeg    macOS: brew install ffmpeg\n"
            + "  --format png writes the frames without it"))
    }
    let common = [
      "-hide_banner", "-loglevel", "error", "-y", "-f", "image2pipe", "-framerate", Decimal.short(fps),
      "-c:v", "png", "-i", "pipe:0", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
    ]
    return ChildProgram(path: program, arguments: common + options(format) + [path])
  }

  private static func options(_ format: ExportFormat) -> [String] {
    switch format {
    case .gif:
      // One palette and an ordered dither: what rests does not flicker, and costs nothing in the next frame.
      [
        "-filter_complex",
        "[0:v]split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=bayer:bayer_scale=2:diff_mode=rectangle",
        "-loop", "0",
        "-f", "gif",
      ]
    case .apng: ["-plays", "0", "-f", "apng"]
    case .webp: ["-c:v", "libwebp_anim", "-quality", "88", "-loop", "0", "-f", "webp"]
    default:
      // Players want an even size, 4:2:0, and the index at the start.
      [
        "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white,format=yuv420p", "-c:v", "libx264", "-preset",
        "medium", "-crf", "16", "-movflags", "+faststart", "-f", "mp4",
      ]
    }
  }

  /// Starts it.
  init(_ command: ChildProgram, notes: String) throws(Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw Failure(status: ExitStatus.ioError, report: .text("no pipe: \(SystemError.last.text)"))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let read = Descriptor(number: ends[0])
    input = Descriptor(number: ends[1])
    defer { Self.close(read) }
    do throws(Failure) { running = try command.start(input: read, notes: notes) } catch {
      Self.close(input)
      throw error
    }
  }

  /// Hands it a picture.
  ///
  /// - Throws: a `Failure` with ffmpeg's own words where it has ended.
  func write(_ picture: [UInt8]) throws(Failure) {
    do throws(SystemError) { try input.write(picture) } catch {
      if error == .brokenPipe {
        try running.finish()
        throw Failure(status: ExitStatus.ioError, report: .text("ffmpeg ended before the film did"))
      }
      throw .writing("ffmpeg's input", error)
    }
  }

  /// Says that there are no more, and waits for the file.
  func finish() throws(Failure) {
    Self.close(input)
    try running.finish()
  }

  /// Ends it, because the work has failed.
  func stop() {
    Self.close(input)
    running.stop()
  }

  /// An end of a pipe holds nothing that a failing close could lose.
  private static func close(_ end: Descriptor) {
    do throws(SystemError) { try end.close() } catch {}
  }
}
