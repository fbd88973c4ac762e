/// A type of the listing's own, its extensions among its members.
struct TypeInfo: Sendable {
  /// The full name, those of the types around it in front, joined by points.
  let name: String
  let keyword: Syntax.TypeDeclaration.Keyword
  let span: Syntax.Span
  /// What stands behind the colon, of the extensions too.
  var inheritance: [String] = []
  /// The stored properties, in order.
  var stored: [StoredProperty] = []
  var computed: [String: ComputedProperty] = [:]
  var methods: [String: [Syntax.Function]] = [:]
  var initializers: [Syntax.Initializer] = []
  var subscripts: [Syntax.Subscript] = []
  var statics: [String: StoredProperty] = [:]
  var staticComputed: [String: ComputedProperty] = [:]
  var staticMethods: [String: [Syntax.Function]] = [:]
  /// The cases of an enum, in order.
  var cases: [Case] = []
  var aliases: [String: Syntax.TypeReference] = [:]

  struct StoredProperty: Sendable {
    var name: String
    var type: Syntax.TypeReference?
    var initializer: Syntax.Expression?
    var attributes: [Syntax.Attribute]
    var isConstant: Bool
    var accessors: Syntax.Accessors?
    var span: Syntax.Span
    /// What keeps the value, where it is more than a field.
    var wrapper: Wrapper
  }

  struct ComputedProperty: Sendable {
    var accessors: Syntax.Accessors
    var type: Syntax.TypeReference?
    var isViewBuilder: Bool
    var span: Syntax.Span
  }

  struct Case: Sendable {
    var name: String
    var labels: [String?]?
    var parameters: [Syntax.Parameter]
    var rawValue: Syntax.Expression?
  }

  /// The property wrappers that matter here.
  enum Wrapper: Sendable {
    case none, state, binding, namespace, environment, focusState, gestureState, object
  }

  var isView: Bool { inheritance.contains { $0 == "View" || $0 == "SwiftUI.View" } }

  var isObject: Bool { keyword == .classType || keyword == .actor }

  func isKind(of name: String) -> Bool { inheritance.contains { $0 == name || $0 == "SwiftUI." + name } }

  func property(_ name: String) -> StoredProperty? { stored.first { $0.name == name } }
}

extension TypeInfo.Wrapper {
  init(_ attributes: [Syntax.Attribute]) {
    self = .none
    for attribute in attributes {
      let name = attribute.name.text.split(separator: ".").last.map(String.init) ?? ""
      if let wrapper = Self.ofLibrary(name) { self = wrapper }
    }
  }

  /// The wrapper of a name, where it is one of SwiftUI's.
  static func ofLibrary(_ name: String) -> Self? {
    switch name {
    case "State", "StateObject", "AppStorage", "SceneStorage", "Published": .state
    case "Binding": .binding
    case "Namespace": .namespace
    case "Environment", "EnvironmentObject": .environment
    case "FocusState", "AccessibilityFocusState": .focusState
    case "GestureState": .gestureState
    case "ObservedObject", "Bindable": .object
    default: nil
    }
  }
}
