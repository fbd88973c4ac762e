import SceneModel

/// What can stand in a place of the command line, so far as a shell can know it.
enum Completion: Equatable {
  /// Nothing that could be guessed.
  case nothing
  case words([String])
  /// Files, of some endings where not all are of use.
  case files([String])
  /// Built-in scenes, and files that hold scenes.
  case scenes

  /// By the word that stands for it in the help, which is the same for the same thing everywhere.
  static func of(placeholder: String) -> Completion {
    switch placeholder {
    case "SCENE", "FILE", "A", "B": .scenes
    case "VIEW.swift": .files(["swift"])
    case "OLD.csv": .files(["csv"])
    case "PATH", "FOLDER", "CSV": .files([])
    case "SPRING": .words(SpringPreset.names)
    case "SHELL": .words(Shell.allCases.map(\.rawValue))
    default: .nothing
    }
  }

  /// The endings of the files that hold scenes.
  static let sceneEndings = ["json", "swift"]
  /// The names of the scenes that are always there.
  static let sceneNames = BuiltInScene.all.map(\.name)
}

extension OptionDeclaration {
  /// What the option's value can be.
  var completion: Completion {
    switch value {
    case .none: .nothing
    case .choice(let words): .words(words)
    // An option's FILE is any file; an operand's is a scene.
    case .word("FILE"): .files([])
    case .word(let placeholder): .of(placeholder: placeholder)
    }
  }

  /// Whether a value follows.
  var takesValue: Bool {
    if case .none = value { return false }
    return true
  }

  /// The option as it is typed: with a letter first, where there is one.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}

/// The shells that completions are written for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that teaches the shell the tool's verbs, options and operands.
  func script(_ commands: [Command]) -> String {
    switch self {
    case .bash: BashCompletion.script(commands)
    case .zsh: ZshCompletion.script(commands)
    case .fish: FishCompletion.script(commands)
    }
  }
}

extension String {
  /// The text between single quotation marks, for any of the shells.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The first sentence, or what comes before a semicolon: enough beside a completion.
  var firstClause: String { String(prefix { $0 != ";" && $0 != "\n" }) }
}
