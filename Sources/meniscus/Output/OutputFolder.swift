/// A folder of frames that appear when all of them are written; until then they wait in a folder of their own.
///
/// What waits has a name that says which export it belongs to, so that the same one finds its finished frames
/// again after an interruption, a full disk or a crash, and no other takes them for its own.
struct OutputFolder: Sendable {
  /// What is known of the export beforehand.
  struct Plan: Sendable {
    /// What tells this export from others: the same words for the same frames.
    var key: String
    /// Whether other things in the folder are no hindrance.
    var force = false
    /// Whether frames of this export that are finished already are kept.
    var resumes = false
    /// Whether other processes write other frames of the export into the same folder.
    var isShard = false
  }

  /// The path as the person gave it, for messages.
  let path: String
  private let plan: Plan
  private let destination: String
  private let staging: FrameStaging

  /// Fills a folder with the frames that `body` writes into it.
  ///
  /// A new folder comes into its place as a whole. Into one that is there, the frames are moved when all of
  /// them are written, and those of an earlier export make way; nothing but frames is ever removed. One with
  /// other things in it is refused, unless the plan says to put the frames among them. If `body` fails, the
  /// frames that are finished are kept for the next time, and the person is told so.
  ///
  /// - Throws: a `Failure` with status 73 where it cannot be made, 74 where a write fails.
  static func write(
    _ path: String, _ plan: Plan, count: Int, quiet: Bool, _ body: (OutputFolder) throws(Failure) -> Void
  ) throws(Failure) {
    let folder = try OutputFolder(path, plan)
    do throws(Failure) {
      try body(folder)
      try folder.finish()
    } catch {
      let finished = folder.staging.leave()
      if finished > 0, !quiet {
        Console.tell(
          "meniscus: \(finished) of \(count) frames are finished; the same command with --resume goes on"
            + " (they wait in \(quoted(folder.staging.path)))\n")
      }
      throw error
    }
  }

  private init(_ path: String, _ plan: Plan) throws(Failure) {
    var plain = path
    while plain.count > 1, plain.hasSuffix("/") { plain.removeLast() }
    self.path = plain
    self.plan = plan
    destination = FileSystem.resolved(plain)
    let kind = FileSystem.kind(plain)
    if kind == .file || kind == .stream {
      throw .cannotCreate(path, "it is no folder, and frames go into one")
    }
    if kind == .folder, !plan.force, let strange = try Self.strangeName(in: plain) {
      throw .cannotCreate(
        path, "the folder holds \(quoted(strange)), which is no frame; --force puts the frames beside it")
    }
    do throws(SystemError) {
      staging = try FrameStaging(
        for: destination, isThere: kind == .folder, key: plan.key, keeps: plan.resumes)
    } catch {
      throw .cannotCreate(path, error == .wouldBlock ? "the same export is being written there" : error.text)
    }
  }

  private static func strangeName(in folder: String) throws(Failure) -> String? {
    do throws(SystemError) {
      return try FileSystem.names(in: folder).first { name in
        !FrameStaging.isFrame(name) && !name.hasPrefix(FrameStaging.prefix)
      }
    } catch {
      throw .cannotCreate(folder, error.text)
    }
  }

  /// The names of the frames that are finished from an earlier time.
  var finished: Set<String> { staging.finished }

  /// Where a program is to write a frame.
  func place(of name: String) -> String { staging.path + "/" + name }

  /// Writes one frame; threads may each write frames of their own.
  func write(_ bytes: UnsafeRawBufferPointer, as name: String) throws(Failure) {
    try Interruption.check()
    do throws(SystemError) { try staging.write(bytes, as: name) } catch {
      throw .writing(path + "/" + name, error)
    }
  }

  /// Puts the folder, or its frames, in their place.
  private func finish() throws(Failure) {
    try Interruption.check()
    do throws(SystemError) {
      if plan.isShard || FileSystem.kind(destination) == .folder {
        try staging.moveFrames(to: destination, replacingOthers: !plan.isShard)
      } else {
        try FileSystem.move(staging.path, to: destination)
      }
    } catch {
      throw .writing(path, error)
    }
  }
}
