extension Syntax {
  /// An expression: whatever has a value.
  public struct Expression: Sendable {
    /// What is written.
    public var kind: Kind
    /// From its first byte to behind its last.
    public var span: Span

    /// The forms that an expression can have.
    ///
    /// Operators are already folded by the precedence of Swift's standard ones; an unknown operator binds like `+`.
    /// Parentheses around one value leave no trace but in the span.
    public indirect enum Kind: Sendable {
      /// `12`, `0xFF`, `1_000`.
      case integer(Int)
      /// `0.5`, `1e3`, and whole numbers that no `Int` holds.
      case number(Double)
      /// `true` and `false`.
      case boolean(Bool)
      /// `nil`.
      case nilLiteral
      /// A text on one line or on many, raw or not, its escapes resolved.
      case string([StringSegment])
      /// `/…/` or `#/…/#`, with the slashes.
      case regularExpression(String)
      /// A name alone: `isOpen`, `VStack`, `self`, `Self`, `super`, `$0`, `_`; the types in `<…>` behind it.
      case name(String, generics: [TypeReference])
      /// `$isOpen`: the projection of a property, its name without `$`.
      case projection(String)
      /// `.smooth`: a member of the type that is expected there.
      case implicitMember(Name, generics: [TypeReference])
      /// `base.name`; tuple members have digits for a name.
      case member(Expression, Name, generics: [TypeReference])
      /// `base?` before a further member, call or subscript.
      case optionalChain(Expression)
      /// `base!`.
      case forceUnwrap(Expression)
      /// `callee(…) { … }`.
      case call(Call)
      /// `base[…]`.
      case subscripted(Expression, [Argument])
      /// `{ … }`.
      case closure(Closure)
      /// `!a`, `-a`, `~a`.
      case prefix(Name, Expression)
      /// An operator of the author's own behind a value.
      case postfix(Expression, Name)
      /// `a + b`, `a ?? b`, `a && b`: any operator between two values but the ranges' and the assignments.
      case binary(Expression, Name, Expression)
      /// `a...b`, `a..<b`, `a...`, `...b`, `..<b`, `...`.
      case range(Range)
      /// `condition ? then : otherwise`.
      case ternary(Expression, then: Expression, otherwise: Expression)
      /// `target = value`, `target += value`; the operator as it is written.
      case assignment(Expression, Name, Expression)
      /// `value is T`, `value as T`, `value as? T`, `value as! T`.
      case cast(Expression, Cast, TypeReference)
      /// `try value`, `try? value`, `try! value`.
      case attempt(Attempt, Expression)
      /// `await value`.
      case await(Expression)
      /// `&value`.
      case reference(Expression)
      /// `[a, b]`; also the type `[T]` in `[T]()`.
      case array([Expression])
      /// `[a: b]` and `[:]`; also the type `[K: V]` in `[K: V]()`.
      case dictionary([DictionaryEntry])
      /// `(a, b)`, `(x: a, y: b)` and `()`.
      case tuple([Argument])
      /// `\.self`, `\Item.name`, `\.items[0].id`.
      case keyPath(KeyPath)
      /// `if` with a value.
      case ifValue(If)
      /// `switch` with a value.
      case switchValue(Switch)
      /// A type where a value is expected, where it can't be read as a name: `any View`, `(Int) -> Void`.
      case type(TypeReference)
      /// `#Preview("…") { … }`, `#selector(…)`.
      case macro(MacroExpansion)
      /// A stretch that was not understood; what it was, for a message.
      case unknown(String)
    }
  }

  /// A part of a string literal.
  public enum StringSegment: Sendable {
    /// The text itself, escapes resolved.
    case text(String)
    /// `\(value)`, `\(value, specifier: "%.2f")`.
    case interpolation([Argument])
  }

  /// A call: `callee(arguments) { first } label: { second }`.
  public struct Call: Sendable {
    /// What is called.
    public var callee: Expression
    /// What stands in the parentheses.
    public var arguments: [Argument]
    /// The closures behind the parentheses, in order; the first has no label.
    public var trailingClosures: [TrailingClosure]
    /// Whether parentheses are written.
    public var hasParentheses: Bool
  }

  /// A closure behind a call's parentheses.
  public struct TrailingClosure: Sendable {
    /// What stands before its colon; `nil` for the first.
    public var label: Name?
    /// The closure.
    public var closure: Closure
  }

  /// A closure: `{ [weak self] (value: Int, _) async -> Bool in … }`.
  public struct Closure: Sendable {
    /// What is captured by name in brackets; `[value = model.value]` has a value.
    public var captures: [Capture]
    /// The parameters before `in`; `nil` where there is no `in` (then `$0`, `$1` … may be used).
    public var parameters: [Parameter]?
    /// The attributes before the parameters, `@MainActor` say.
    public var attributes: [Attribute]
    /// What it says to give.
    public var result: TypeReference?
    /// What it does; the span has both braces.
    public var body: Block
  }

  /// A name in a closure's brackets.
  public struct Capture: Sendable {
    /// The name in the closure.
    public var name: Name
    /// What it is set to; `nil` for the variable of that name.
    public var value: Expression?
    /// Whether it is `weak` or `unowned`.
    public var isWeak: Bool
  }

  /// A range's bounds.
  public struct Range: Sendable {
    /// `nil` in `...b`.
    public var lower: Expression?
    /// `nil` in `a...`.
    public var upper: Expression?
    /// `true` for `...`, `false` for `..<`.
    public var includesUpper: Bool
  }

  /// How a value is taken for another type.
  public enum Cast: String, Sendable, CaseIterable {
    /// `is`: whether it is one.
    case test = "is"
    /// `as`: known to the compiler.
    case coerce = "as"
    /// `as?`: or `nil`.
    case conditional = "as?"
    /// `as!`: or a crash.
    case forced = "as!"
  }

  /// What becomes of an error.
  public enum Attempt: String, Sendable, CaseIterable {
    /// `try`: it is thrown on.
    case propagating = "try"
    /// `try?`: the value is `nil`.
    case optional = "try?"
    /// `try!`: a crash.
    case forced = "try!"
  }

  /// A key of a dictionary literal with its value.
  public struct DictionaryEntry: Sendable {
    /// The key.
    public var key: Expression
    /// The value.
    public var value: Expression
  }

  /// A key path.
  public struct KeyPath: Sendable {
    /// The type before the first point; `nil` in `\.name`.
    public var root: TypeReference?
    /// The steps from the root.
    public var components: [Component]

    /// A step of a key path.
    public enum Component: Sendable {
      /// `.name`; `self` in `\.self`.
      case member(Name)
      /// `[…]`.
      case subscripted([Argument])
      /// `?`.
      case optionalChain
      /// `!`.
      case forceUnwrap
    }
  }

  /// A macro's use: `#Preview("Open", traits: .landscapeLeft) { … }`.
  public struct MacroExpansion: Sendable {
    /// The name without `#`.
    public var name: Name
    /// What stands in the parentheses.
    public var arguments: [Argument]
    /// The closures behind them.
    public var trailingClosures: [TrailingClosure]
  }
}
