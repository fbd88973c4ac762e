extension Command {
  /// The verbs, in the order in which help lists them.
  static let all: [Command] = [
    .play, .export, .explain, .check, .convert, .spring, .sweep, .fit, .diff, .bench, .new, .list,
    .completions,
  ]
}
