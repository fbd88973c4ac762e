extension Syntax {
  /// A type where it is used.
  public struct TypeReference: Sendable {
    /// What is written.
    public var kind: Kind
    /// The attributes before it: `@escaping`, `@Sendable`.
    public var attributes: [Attribute]
    /// From its first byte to behind its last.
    public var span: Span

    /// The forms that a type can have.
    public indirect enum Kind: Sendable {
      /// `Int`, `Namespace.ID`, `Binding<Bool>`.
      case named([Component])
      /// `T?` and `T!`.
      case optional(TypeReference)
      /// `[T]`.
      case array(TypeReference)
      /// `[K: V]`.
      case dictionary(TypeReference, TypeReference)
      /// `(A, b: B)`; `()` is empty.
      case tuple([TupleElement])
      /// `(A, B) async throws -> C`.
      case function([TupleElement], result: TypeReference)
      /// `some P`.
      case opaque(TypeReference)
      /// `any P`.
      case existential(TypeReference)
      /// `A & B`.
      case composition([TypeReference])
      /// `_`, or a form that was not understood; what it was.
      case unknown(String)
    }

    /// A step of a type's name, with the types in angle brackets.
    public struct Component: Sendable {
      /// The name.
      public var name: Name
      /// The types in angle brackets.
      public var generics: [TypeReference]
    }

    /// A part of a tuple type or a parameter of a function type.
    public struct TupleElement: Sendable {
      /// What stands before the colon.
      public var label: Name?
      /// Its type.
      public var type: TypeReference
    }

    /// The name without types in angle brackets, joined by points: `Namespace.ID`; `nil` for any other form.
    public var name: String? {
      guard case .named(let path) = kind else { return nil }
      return path.count == 1 ? path[0].name.text : path.map(\.name.text).joined(separator: ".")
    }
  }
}
