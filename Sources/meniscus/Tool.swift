/// The whole tool, from the words of the command line to the number that the shell gets.
enum Tool {
  static let version = "0.1.0"
  /// The day of that version, for the manual page.
  static let date = "2026-11-30"

  /// Runs a command line without the tool's own name.
  static func run(_ words: ArraySlice<String>) -> Int32 {
    // The quickest question is answered before anything else is built.
    if words.first == "--version", words.count == 1 { return answer("meniscus \(version)\n") }
    Interruption.watch()
    do throws(Failure) {
      return try dispatch(words)
    } catch {
      Console(color: colorChoice(in: words)).report(error)
      return error.status
    }
  }

  private static func dispatch(_ words: ArraySlice<String>) throws(Failure) -> Int32 {
    guard let verb = words.first else {
      Console.tell(HelpText.overview(Command.all))
      return ExitStatus.usage
    }
    let rest = words.dropFirst()
    switch verb {
    case "--help", "-h": return answer(HelpText.overview(Command.all))
    case "help": return try help(on: rest)
    default: break
    }
    guard let command = Command.all.first(where: { $0.name == verb }) else {
      throw unknown(verb)
    }
    let arguments = try ArgumentParser.parse(rest, for: command)
    if arguments.has(.help) { return answer(HelpText.of(command)) }
    return try command.run(arguments)
  }

  private static func help(on words: ArraySlice<String>) throws(Failure) -> Int32 {
    guard let verb = words.first else { return answer(HelpText.overview(Command.all)) }
    if verb == "--man" { return answer(ManualPage.text(Command.all)) }
    guard let command = Command.all.first(where: { $0.name == verb }) else { throw unknown(verb) }
    return answer(HelpText.of(command))
  }

  private static func unknown(_ verb: String) -> Failure {
    let names = Command.all.map(\.name)
    if verb.hasPrefix("-") {
      return .usage(
        "there is no option \(quoted(verb)) before a verb (verbs: \(names.joined(separator: ", ")))")
    }
    let hint = NearestName.hint(verb, among: names)
    return .usage("there is no verb \(quoted(verb))\(hint) (verbs: \(names.joined(separator: ", ")))")
  }

  private static func answer(_ text: String) -> Int32 {
    do throws(Failure) { try Console.write(text) } catch {
      Console(color: .auto).report(error)
      return error.status
    }
    return ExitStatus.done
  }

  /// The wish about colours, even where the rest of the line cannot be read.
  private static func colorChoice(in words: ArraySlice<String>) -> ColorChoice {
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == "--color" { return ColorChoice(rawValue: next) ?? .auto }
      if word.hasPrefix("--color=") { return ColorChoice(rawValue: String(word.dropFirst(8))) ?? .auto }
    }
    return .auto
  }
}
