/// The names that can be seen from a place in the code.
///
/// A class, because closures share the variables around them.
final class Scope {
  let parent: Scope?
  private var names: [String] = []
  private var values: [Value] = []
  private var types: [Syntax.TypeReference?] = []
  /// The value whose members can be seen by name here; of a static place, its type.
  let me: Me?

  /// What `self` is.
  final class Me {
    var value: Value
    /// The full name of the type whose code this is.
    let type: String

    init(_ value: Value, type: String) {
      self.value = value
      self.type = type
    }
  }

  /// The functions declared in the code so far.
  var functions: [String: Syntax.Function] = [:]

  init(_ parent: Scope?, me: Me? = nil) {
    self.parent = parent
    self.me = me
  }

  func declare(_ name: String, _ value: Value, type: Syntax.TypeReference? = nil) {
    names.append(name)
    values.append(value)
    types.append(type)
  }

  /// The place of a variable here; the last of a name is meant.
  func index(of name: String) -> Int? { names.lastIndex(of: name) }

  subscript(index: Int) -> Value {
    get { values[index] }
    set { values[index] = newValue }
  }

  func type(at index: Int) -> Syntax.TypeReference? { types[index] }

  /// The nearest `self` around.
  var nearestSelf: Me? {
    var scope: Scope? = self
    while let here = scope {
      if let me = here.me { return me }
      scope = here.parent
    }
    return nil
  }
}
