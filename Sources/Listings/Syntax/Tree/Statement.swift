extension Syntax {
  /// A statement, in a function, in a closure, or bare at the top of a file.
  public struct Statement: Sendable {
    /// What is written.
    public var kind: Kind
    /// The label before it: `outer` of `outer: for …`.
    public var label: String?
    /// From its first byte to behind its last.
    public var span: Span

    /// The forms that a statement can have.
    public indirect enum Kind: Sendable {
      /// An expression on its own, an assignment among them.
      case expression(Expression)
      /// A variable, a local function, a type; at the top of a file also an import.
      case declaration(Declaration)
      /// `if … { } else if … { } else { }`.
      case ifElse(If)
      /// `guard … else { }`.
      case guardElse([Condition], Block)
      /// `switch subject { }`.
      case switchCase(Switch)
      /// `for pattern in sequence where … { }`.
      case forIn(For)
      /// `while … { }`.
      case whileLoop([Condition], Block)
      /// `repeat { } while …`.
      case repeatWhile(Block, Expression)
      /// `do { } catch … { }`.
      case doCatch(Block, [Catch])
      /// `return`, with a value or without.
      case returnValue(Expression?)
      /// `throw error`.
      case throwError(Expression)
      /// `defer { }`.
      case deferred(Block)
      /// `break`, and the label that it leaves.
      case breakOut(String?)
      /// `continue`, and the label that it goes on with.
      case continueLoop(String?)
      /// `fallthrough`.
      case fallThrough
      /// A stretch that was not understood; what it was, for a message.
      case unknown(String)
    }
  }

  /// `if`, as a statement or as a value.
  public struct If: Sendable {
    /// What must hold, all of it.
    public var conditions: [Condition]
    /// What is done or given then.
    public var body: Block
    /// What is done or given else.
    public var otherwise: Else?

    /// What follows `else`.
    public indirect enum Else: Sendable {
      /// `else { }`.
      case block(Block)
      /// `else if …`, with its span.
      case chained(If, Span)
    }
  }

  /// A part of a condition.
  public struct Condition: Sendable {
    /// What is written.
    public var kind: Kind
    /// From its first byte to behind its last.
    public var span: Span

    /// The forms that a condition can have.
    public enum Kind: Sendable {
      /// A value that is true or false.
      case expression(Expression)
      /// `let name = value`, `var name: T = value`, `let name`: holds where the value is not `nil`.
      case optionalBinding(OptionalBinding)
      /// `case pattern = value`.
      case pattern(Pattern, Expression)
      /// `#available(iOS 26, *)`, or `#unavailable(…)` where the flag is set.
      case availability([Platform], isUnavailable: Bool)
    }
  }

  /// A name that gets the value of an optional.
  public struct OptionalBinding: Sendable {
    /// The name; `nil` in `let _ = value`.
    public var name: Name?
    /// The type, where it is written.
    public var type: TypeReference?
    /// The value; `nil` for the variable of the same name.
    public var value: Expression?
  }

  /// A platform and a version in `#available`: `iOS 26.0`, `*`.
  public struct Platform: Hashable, Sendable {
    /// The name of the platform, or `*` for any other.
    public var name: String
    /// The version's numbers, the major one first; empty for `*`.
    public var version: [Int]
  }

  /// `switch`, as a statement or as a value.
  public struct Switch: Sendable {
    /// What is compared.
    public var subject: Expression
    /// The cases, in order; each `#if` is resolved.
    public var cases: [Case]

    /// One case with what it does.
    public struct Case: Sendable {
      /// The patterns before the colon, with their `where`; empty for `default`.
      public var patterns: [CasePattern]
      /// The statements behind the colon; the span goes from `case` to the last of them.
      public var body: Block
      /// Whether it is `default`.
      public var isDefault: Bool { patterns.isEmpty }
    }
  }

  /// A pattern with its `where`.
  public struct CasePattern: Sendable {
    /// What the value must look like.
    public var pattern: Pattern
    /// What must hold besides.
    public var guardExpression: Expression?
  }

  /// `for pattern in sequence where condition { }`.
  public struct For: Sendable {
    /// What each element is bound to.
    public var pattern: Pattern
    /// Whether the pattern stands behind `case`, and elements that do not look like it are left out.
    public var isCase: Bool
    /// The type behind the pattern, where it is written.
    public var type: TypeReference?
    /// What is gone through.
    public var sequence: Expression
    /// What must hold of an element.
    public var condition: Expression?
    /// What is done with each.
    public var body: Block
  }

  /// `catch pattern { }`.
  public struct Catch: Sendable {
    /// The patterns; empty where every error is caught, as `error`.
    public var patterns: [CasePattern]
    /// What is done.
    public var body: Block
  }

  /// What a value is compared with, or bound to.
  public struct Pattern: Sendable {
    /// What is written.
    public var kind: Kind
    /// From its first byte to behind its last.
    public var span: Span

    /// The forms that a pattern can have.
    public indirect enum Kind: Sendable {
      /// `_`.
      case wildcard
      /// A name that gets the value: behind `let` or `var`, in a `for` or in a declaration.
      case binding(String)
      /// `(a, b)`, `(x: a, _)`.
      case tuple([PatternElement])
      /// `.name`, `Kind.name(let a, label: 3)`; the payload is `nil` without parentheses.
      case enumCase(type: TypeReference?, Name, [PatternElement]?)
      /// `pattern?`: an optional that holds something.
      case optional(Pattern)
      /// `is T`.
      case isType(TypeReference)
      /// `pattern as T`.
      case asType(Pattern, TypeReference)
      /// A value to be equal to, or a range to lie in.
      case expression(Expression)
    }
  }

  /// A part of a tuple pattern or of a case's payload.
  public struct PatternElement: Sendable {
    /// What stands before the colon.
    public var label: Name?
    /// The pattern.
    public var pattern: Pattern
  }
}
