extension Syntax {
  /// A declaration: whatever gives something a name.
  public struct Declaration: Sendable {
    /// What is declared.
    public var kind: Kind
    /// The attributes before it: `@State`, `@ViewBuilder`.
    public var attributes: [Attribute]
    /// The words before it: `private`, `static`.
    public var modifiers: [Modifier]
    /// From its first attribute to behind its last byte.
    public var span: Span

    /// The forms that a declaration can have.
    public indirect enum Kind: Sendable {
      /// `import SwiftUI`, `import struct Foundation.Date`: the path joined by points.
      case importModule(String)
      /// `let` or `var`.
      case variable(Variable)
      /// `func`.
      case function(Function)
      /// `init`.
      case initializer(Initializer)
      /// `subscript`.
      case subscripted(Subscript)
      /// `struct`, `class`, `actor`, `enum`, `protocol` or `extension`.
      case type(TypeDeclaration)
      /// `case a, b(Int), c = 3` of an enum.
      case enumCases([EnumCase])
      /// `typealias Name = T`.
      case typeAlias(Name, GenericClause, TypeReference)
      /// `#Preview { … }` among declarations.
      case macro(MacroExpansion)
      /// Got over, and of no matter here (`deinit`, `operator`, `associatedtype` …) or not understood; what it was.
      case passedOver(String)
    }

    /// Whether it belongs to the type rather than to its values: `static` or `class`.
    public var isStatic: Bool { modifiers.contains { $0.name == "static" || $0.name == "class" } }

    /// The first attribute of a name, `State` say, also where it is written with its module.
    public func attribute(_ name: String) -> Attribute? {
      attributes.first { $0.name.text == name || $0.name.text.hasSuffix("." + name) }
    }
  }

  /// `let a = 1`, `var b: Int { … }`.
  public struct Variable: Sendable {
    /// Whether it is `let`.
    public var isConstant: Bool
    /// What is named, in order: one, or several with commas between.
    public var bindings: [Binding]

    /// One name or pattern with its type, its value and its accessors.
    public struct Binding: Sendable {
      /// A name, or a tuple of names.
      public var pattern: Pattern
      /// The type; `nil` where it is not written.
      public var type: TypeReference?
      /// The value behind `=`.
      public var initializer: Expression?
      /// What stands in braces behind it; `nil` for a stored property without observers.
      public var accessors: Accessors?

      /// The name, where it is one.
      public var name: String? { if case .binding(let name) = pattern.kind { name } else { nil } }
    }
  }

  /// What runs when a property or subscript is read or set; a part that is not written is `nil`.
  public struct Accessors: Sendable {
    /// `get { }`, or the bare body of a computed property.
    public var getter: Block?
    /// `set(newValue) { }`.
    public var setter: Observer?
    /// `willSet(newValue) { }`.
    public var willSet: Observer?
    /// `didSet(oldValue) { }`.
    public var didSet: Observer?

    /// Code that is handed a value by name.
    public struct Observer: Sendable {
      /// The name in parentheses; `nil` for `newValue`, or `oldValue` in `didSet`.
      public var parameter: Name?
      /// What is done.
      public var body: Block
    }
  }

  /// `func name<T>(…) async throws -> T where … { }`.
  public struct Function: Sendable {
    /// The name, or the operator.
    public var name: Name
    /// `<…>` and `where`.
    public var generics: GenericClause
    /// The parameters.
    public var parameters: [Parameter]
    /// What it gives; `nil` for nothing.
    public var result: TypeReference?
    /// Whether it is `async`.
    public var isAsync: Bool
    /// Whether it throws.
    public var canThrow: Bool
    /// What it does; `nil` in a protocol.
    public var body: Block?
  }

  /// `init?(…) { }`.
  public struct Initializer: Sendable {
    /// `<…>` and `where`.
    public var generics: GenericClause
    /// The parameters.
    public var parameters: [Parameter]
    /// Whether it may give `nil`.
    public var isFailable: Bool
    /// What it does; `nil` in a protocol.
    public var body: Block?
  }

  /// `subscript(index: Int) -> T { }`.
  public struct Subscript: Sendable {
    /// `<…>` and `where`.
    public var generics: GenericClause
    /// The parameters: a label is only there where two names are written.
    public var parameters: [Parameter]
    /// What it gives.
    public var result: TypeReference
    /// What runs when it is read or set.
    public var accessors: Accessors?
  }

  /// A parameter of a function, an initializer, a closure or an enum's case.
  public struct Parameter: Sendable {
    /// What a caller writes before the colon; `nil` for `_` and in closures.
    public var label: Name?
    /// The name inside; `_` where it has none.
    public var name: Name
    /// The type; `nil` in a closure that leaves it out.
    public var type: TypeReference?
    /// The value when a caller gives none.
    public var defaultValue: Expression?
    /// The attributes before the name or the type: `@ViewBuilder`, `@escaping`.
    public var attributes: [Attribute]
    /// Whether `inout` stands before the type.
    public var isInOut: Bool
    /// Whether `...` follows the type.
    public var isVariadic: Bool
  }

  /// `struct`, `class`, `actor`, `enum`, `protocol` or `extension` with its members.
  public struct TypeDeclaration: Sendable {
    /// Which of them.
    public var keyword: Keyword
    /// The name; of an extension what it extends, joined by points.
    public var name: Name
    /// `<…>` and `where`.
    public var generics: GenericClause
    /// What stands behind the colon.
    public var inheritance: [TypeReference]
    /// The members, in order; each `#if` is resolved.
    public var members: [Declaration]

    /// The word that makes a type.
    public enum Keyword: String, Sendable, CaseIterable {
      /// A value type.
      case structure = "struct"
      /// A reference type.
      case classType = "class"
      /// A reference type with a queue of its own.
      case actor
      /// A choice of cases.
      case enumeration = "enum"
      /// What types have in common.
      case protocolType = "protocol"
      /// Members added to a type.
      case extended = "extension"
    }
  }

  /// One case of an enum.
  public struct EnumCase: Sendable {
    /// The name.
    public var name: Name
    /// What it carries, or nothing where no parentheses are written.
    public var associatedValues: [Parameter]?
    /// The value behind `=`.
    public var rawValue: Expression?
  }

  /// `<T: View>` and `where T: Equatable`.
  public struct GenericClause: Sendable {
    /// The names between the angle brackets, with what they must conform to.
    public var parameters: [GenericParameter]
    /// Whether `where` follows; what it asks for is not kept.
    public var hasRequirements: Bool
  }

  /// A name for a type to be.
  public struct GenericParameter: Sendable {
    /// The name.
    public var name: Name
    /// What it must conform to.
    public var constraint: TypeReference?
  }
}
