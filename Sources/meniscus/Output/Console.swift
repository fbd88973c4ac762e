import SceneModel

/// Where words go: data to standard output, everything else to standard error.
struct Console {
  private let errorStyle: Style

  init(color: ColorChoice) {
    errorStyle = Style(isColored: color.isColored(.standardError))
  }

  /// Writes data to standard output.
  static func write(_ text: String) throws(Failure) {
    do throws(SystemError) {
      try Descriptor.standardOutput.write(Array(text.utf8))
    } catch {
      throw .writing("standard output", error)
    }
  }

  /// Tells a person something on standard error.
  ///
  /// Where even that cannot be written there is nobody left to tell.
  static func tell(_ text: String) {
    do throws(SystemError) { try Descriptor.standardError.write(Array(text.utf8)) } catch {}
  }

  /// Tells a person that a scene has been written, and how to see it.
  static func tellWritten(scene path: String, color: ColorChoice) {
    let link = Hyperlink(.standardError, color: color, environment: Environment.value)
    tell("wrote \(link(printable(path), path: path)); see it with: meniscus play \(printable(path))\n")
  }

  /// Tells a person why the tool ends.
  func report(_ failure: Failure) {
    switch failure.report {
    case .silent: break
    case .text(let text): Self.tell(label + text + "\n")
    case .usage(let text, let verb):
      let command = verb.map { "meniscus \($0) --help" } ?? "meniscus --help"
      Self.tell(label + text + "\n" + "See `\(command)`.\n")
    case .diagnostics(let diagnostics, let source):
      Self.tell(DiagnosticPrinter(style: errorStyle).text(diagnostics, in: source))
    }
  }

  /// Tells a person in a sentence about something that did not stop the work.
  func warn(_ text: String) {
    Self.tell("meniscus: " + errorStyle(.warning, "warning:") + " " + text + "\n")
  }

  private var label: String { "meniscus: " + errorStyle(.error, "error:") + " " }

  /// Tells a person about something that did not stop the work.
  func warn(_ diagnostics: [Diagnostic], in source: Sources) {
    Self.tell(DiagnosticPrinter(style: errorStyle).text(diagnostics, in: source))
  }
}
