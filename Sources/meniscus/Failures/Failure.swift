import SceneModel

/// Why the tool ends without having done what it was asked, and what it tells the shell and the person.
struct Failure: Error {
  /// What there is to say.
  enum Report {
    /// Nothing: the reader has gone, or the person interrupted.
    case silent
    /// One sentence.
    case text(String)
    /// One sentence, and where to read on.
    case usage(String, verb: String?)
    /// What is wrong in a text, with its places.
    case diagnostics([Diagnostic], in: Sources)
  }

  var status: Int32
  var report: Report

  static func usage(_ text: String, verb: String? = nil) -> Failure {
    Failure(status: ExitStatus.usage, report: .usage(text, verb: verb))
  }

  static func badInput(_ text: String) -> Failure {
    Failure(status: ExitStatus.badInput, report: .text(text))
  }

  static func badInput(_ error: SceneError, in source: Sources) -> Failure {
    Failure(status: ExitStatus.badInput, report: .diagnostics(error.diagnostics, in: source))
  }

  static func noInput(_ text: String) -> Failure {
    Failure(status: ExitStatus.noInput, report: .text(text))
  }

  static func cannotCreate(_ path: String, _ reason: String) -> Failure {
    Failure(status: ExitStatus.cannotCreate, report: .text("cannot create \(quoted(path)): \(reason)"))
  }

  /// A read that failed half-way.
  static func reading(_ path: String, _ error: SystemError) -> Failure {
    if error == .interrupted { return .interrupted(by: Interruption.signal) }
    return Failure(
      status: ExitStatus.ioError, report: .text("reading \(quoted(path)) failed: \(error.text)"))
  }

  /// A write that failed; a reader that has gone is no failure that anyone wants to hear of.
  static func writing(_ path: String, _ error: SystemError) -> Failure {
    if error == .brokenPipe { return .closedPipe }
    if error == .interrupted { return .interrupted(by: Interruption.signal) }
    return Failure(
      status: ExitStatus.ioError, report: .text("writing \(quoted(path)) failed: \(error.text)"))
  }

  /// The reason in one line.
  var line: String {
    switch report {
    case .silent: "interrupted"
    case .text(let text), .usage(let text, _): text
    case .diagnostics(let found, _): printable(found.first?.message ?? "")
    }
  }

  static let closedPipe = Failure(status: ExitStatus.done, report: .silent)

  static func interrupted(by signal: Int32) -> Failure {
    Failure(status: signal == 0 ? ExitStatus.interrupted : 128 + signal, report: .silent)
  }
}

/// A name as it stands in a message: in quotation marks, with what would break the line spelt out.
func quoted(_ text: String) -> String {
  "‘" + printable(text) + "’"
}

/// A text without anything that would move a terminal's cursor or change its colours.
func printable(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator:
      result += scalar.escaped(asASCII: true)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
