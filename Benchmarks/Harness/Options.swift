/// What the command line asks the benchmarks to do.
struct Options {
  var filter = ""
  var rounds = 15
  var listsOnly = false
  var quick = false

  /// Reads the arguments after the program's name; an unknown one is an error with a sentence.
  init(_ arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--filter":
        guard let text = rest.popFirst() else { throw OptionError("--filter needs a part of a name") }
        filter = text
      case "--rounds":
        guard let text = rest.popFirst(), let count = Int(text), count > 0 else {
          throw OptionError("--rounds needs a whole number above 0")
        }
        rounds = count
      case "--quick":
        quick = true
        rounds = 3
      case "--list":
        listsOnly = true
      default:
        throw OptionError(
          "unknown option '\(argument)'; there are --filter TEXT, --rounds N, --quick, --list")
      }
    }
  }
}

struct OptionError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
