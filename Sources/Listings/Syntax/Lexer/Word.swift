/// The words and operators that the grammar knows by name.
enum Word: String, CaseIterable {
  case none = ""

  // Reserved: never a name, unless behind a point, before a colon or in backticks.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`,
    `inout`
  case `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`, `static`
  case `struct`, `subscript`, `typealias`, `var`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`,
    `if`
  case `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
  case `as`, `false`, `is`, `nil`, `self`, `super`, `throws`, `true`, `try`
  case upperSelf = "Self"
  case underscore = "_"

  // Words in some places, names in all others.
  case actor, any, async, await, borrowing, consume, consuming, convenience, copy, didSet, distributed,
    dynamic
  case each, final, get, indirect, infix, isolated, lazy, macro, modify = "_modify", mutating, nonisolated
  case nonmutating, open, optional, override, package, postfix, prefix, read = "_read", required, sending, set
  case some, unowned, weak, willSet, reasync, discard
  case available, elseif, endif, unavailable

  case assign = "="
  case arrow = "->"
  case question = "?"
  case exclamation = "!"
  case ampersand = "&"
  case coalesce = "??"
  case closedRange = "..."
  case halfOpenRange = "..<"
  case less = "<"
  case greater = ">"

  /// Whether it can't be a name by itself.
  var isReserved: Bool {
    switch self {
    case .none, .actor, .any, .async, .await, .borrowing, .consume, .consuming, .convenience, .copy, .didSet,
      .distributed, .dynamic, .each, .final, .get, .indirect, .infix, .isolated, .lazy, .macro, .modify,
      .mutating, .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .read,
      .required, .sending, .set, .some, .unowned, .weak, .willSet, .reasync, .discard, .available, .elseif,
      .endif, .unavailable:
      false
    default: true
    }
  }
}
