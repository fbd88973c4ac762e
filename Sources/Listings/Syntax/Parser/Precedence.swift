/// How tightly an operator binds.
///
/// Source: the precedence groups of Swift's standard library.
enum Precedence: Int, Comparable {
  case assignment, ternary, disjunction, conjunction, comparison, coalescing, cast, range, addition,
    multiplication
  case shift

  static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }

  /// Whether `a op b op c` means `a op (b op c)`.
  var isRightAssociative: Bool { self == .assignment || self == .ternary || self == .coalescing }

  /// The precedence of an operator between two values; one that is not Swift's own binds like `+`.
  static func of(_ operation: String) -> Precedence {
    switch operation {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "??=":
      .assignment
    case "||": .disjunction
    case "&&": .conjunction
    case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", ".==", ".!=", ".<", ".>": .comparison
    case "??": .coalescing
    case "...", "..<": .range
    case "*", "/", "%", "&", "&*": .multiplication
    case "<<", ">>", "&<<", "&>>": .shift
    default: .addition
    }
  }
}
