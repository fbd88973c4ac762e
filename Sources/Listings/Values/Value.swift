import SceneModel

/// A value of a listing while it is evaluated.
indirect enum Value {
  /// `nil`.
  case nothing
  /// `()`.
  case void
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([Value])
  case dictionary(DictionaryEntries)
  /// Labels are `nil` where none is written.
  case tuple([TuplePart])
  case range(lower: Value?, upper: Value?, isClosed: Bool)
  /// A struct of the listing's own.
  case instance(Instance)
  /// An object of a class of the listing's own.
  case object(ObjectReference)
  /// A case of an enum of the listing's own.
  case enumCase(EnumValue)
  case closure(Closure)
  /// A function or method that is handed on: `action: toggle`.
  case function(FunctionReference)
  case keyPath([String])
  case binding(Binding)
  case namespace(String)
  /// Views, every value decided.
  case views([Node])
  /// Something of SwiftUI's own, as it is written: `.blue.opacity(0.5)`.
  case symbol(Symbol)
  /// A type: `Mode` in `Mode.allCases`.
  case type(String)
  /// What is not understood or not known; what is made of it is not known either.
  case unknown
}

extension Value {
  typealias Element = TuplePart
  typealias Entries = DictionaryEntries
}

/// A part of a tuple.
struct TuplePart {
  var label: String?
  var value: Value
}

/// The entries of a dictionary, in the order in which they came.
struct DictionaryEntries {
  var pairs: [Pair] = []

  struct Pair {
    var key: Value
    var value: Value
  }

  func index(of key: Value) -> Int? { pairs.firstIndex { $0.key.isEqual(to: key) } }

  subscript(key: Value) -> Value? {
    get { index(of: key).map { pairs[$0].value } }
    set {
      if let place = index(of: key) {
        if let newValue { pairs[place].value = newValue } else { pairs.remove(at: place) }
      } else if let newValue {
        pairs.append(Pair(key: key, value: newValue))
      }
    }
  }
}

/// A value of a struct of the listing's own.
struct Instance {
  /// The type's full name.
  var type: String
  /// The stored properties by name.
  var fields: [String: Value]
  /// The place in the tree of a view that is shown, by which its states are known; `nil` for other structs.
  var identity: String?
}

/// An object of a class: its properties stand in the state, under its identity.
struct ObjectReference: Hashable, Sendable {
  var type: String
  var identity: String
}

/// A case of an enum with what it carries.
struct EnumValue {
  var type: String
  var name: String
  var payload: [Value.Element] = []
}

/// A closure with what it can see.
struct Closure {
  var syntax: Syntax.Closure
  var scope: Scope
}

/// A named function with what it can see.
struct FunctionReference {
  var function: Syntax.Function
  var scope: Scope
}

/// What `$name` gives: a way to read and to write.
indirect enum Binding {
  /// A state of the scene, by its key.
  case state(StateKey)
  /// A part of what another binding gives.
  case member(Binding, String)
  case element(Binding, Value)
  /// `.constant(value)`.
  case constant(Value)
  /// `Binding(get:set:)`.
  case computed(getter: Value, setter: Value)
  /// `$isOn.animation(.smooth)`: what is written through it changes with a transaction.
  case animated(Binding, Transaction)
  /// What `dismiss()` writes, and where.
  case closing(Binding, Value)

  /// The name of what it leads to, as far as it has one.
  var name: String {
    switch self {
    case .state(let key): key.name
    case .member(_, let name): name
    case .animated(let base, _), .closing(let base, _), .element(let base, _): base.name
    case .constant, .computed: "Slider"
    }
  }
}

/// Where a state stands: whose it is, and its name there.
struct StateKey: Hashable, Sendable {
  /// The place in the tree of the view, or the identity of the object.
  var owner: String
  var name: String
  /// The type that it belongs to, for the name by which people know it.
  var type: String
}
