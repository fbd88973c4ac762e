/// A small typed formula over a scene's state, such as `count > 2 && mode == 'edit'`.
///
/// Numbers, truths, strings in single or double quotes and lists in brackets; the names of state variables and of a
/// `ForEach`'s item and index; `!`, unary and binary `-`, `*`, `/`, `%`, `+`, comparisons, `&&`, `||`, `? :`;
/// `.count`, `.isEmpty`, `.contains(x)`, `.appending(x)`, `.removing(x)` and `[index]` of lists.
///
/// Two expressions are equal when they compute the same steps, however they are spaced.
public struct Expression: Hashable, Sendable {
  /// One step of the computation, with its place among the characters of the source.
  struct Term: Hashable, Sendable {
    var kind: Kind
    var offset: Offset

    init(_ kind: Kind, at offset: Int) {
      self.kind = kind
      self.offset = Offset(characters: offset)
    }
  }

  /// The steps there are.
  indirect enum Kind: Hashable, Sendable {
    case literal(StateValue)
    case variable(String)
    case list([Term])
    case unary(UnaryOperator, Term)
    case binary(BinaryOperator, Term, Term)
    case choice(Term, Term, Term)
    case property(Property, Term)
    case method(Method, Term, Term)
    case element(Term, index: Term)
  }

  enum UnaryOperator: String, Hashable, Sendable {
    case not = "!"
    case minus = "-"
  }

  enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case remainder = "%"

    /// How tightly the operator binds, from 1.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual: 3
      case .lessOrEqual, .greaterOrEqual, .less, .greater: 4
      case .plus, .minus: 5
      case .times, .divide, .remainder: 6
      }
    }
  }

  enum Property: String, Hashable, Sendable, CaseIterable {
    case count
    case isEmpty
  }

  enum Method: String, Hashable, Sendable, CaseIterable {
    case contains
    case appending
    case removing
  }

  /// A place among the characters of the source; any two are equal.
  struct Offset: Hashable, Sendable {
    var characters: Int

    static func == (a: Offset, b: Offset) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  let root: Term
  var origin: Origin

  init(root: Term, origin: Origin = Origin()) {
    self.root = root
    self.origin = origin
  }

  /// The expression that is a value.
  init(_ value: StateValue) {
    self.init(root: Term(.literal(value), at: 0))
  }

  /// The diagnostic of something wrong at an offset of the source.
  func diagnostic(_ error: ExpressionError) -> Diagnostic {
    Diagnostic(.error, error.message, at: origin.advanced(by: error.offset).place)
  }
}

/// What is wrong with an expression, at an offset in characters from its start.
struct ExpressionError: Error, Hashable, Sendable {
  var message: String
  var offset: Int
}
