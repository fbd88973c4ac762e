/// Looks whether files have been saved, and reads the scenes again.
struct SceneWatch {
  /// What has come of it.
  enum News {
    case scenes([Take])
    /// Why the files cannot be played as they are.
    case fault(String)
  }

  private let scenes: PlayScenes
  private let paths: [String]
  private var stamps: [[FileStamp]]
  private var serial = 1
  private var lastLook = 0.0
  private static let interval = 0.2

  /// Watches the files that scenes are read from.
  init(_ scenes: PlayScenes) {
    self.scenes = scenes
    paths = scenes.files
    stamps = paths.map(Self.stamps)
  }

  /// What there is to say since the last time, a few times a second.
  mutating func news(at wall: Double) -> News? {
    guard wall - lastLook >= Self.interval else { return nil }
    lastLook = wall
    let now = paths.map(Self.stamps)
    // While an editor puts a new file in the place of the old one, there is none for a moment.
    guard now != stamps, !now.contains([]) else { return nil }
    stamps = now
    serial += 1
    do throws(Failure) {
      return .scenes(try scenes.takes(serial: serial))
    } catch {
      return .fault(Self.text(error))
    }
  }

  private static func text(_ failure: Failure) -> String {
    guard case .diagnostics(let found, let source) = failure.report else { return failure.line }
    return DiagnosticPrinter(style: Style(isColored: false)).text(found, in: source)
  }

  /// The stamps of a file, or of all the Swift in a folder.
  private static func stamps(_ path: String) -> [FileStamp] {
    var names = [path]
    if FileSystem.kind(path) == .folder {
      // A folder that cannot be read is told about when its scene is read.
      do throws(Failure) { names += try ListingInput.swiftFiles(in: path) } catch {}
    }
    return names.compactMap(FileSystem.stamp)
  }
}
