/// The values of a scene's state variables at one time.
public struct SceneState: Hashable, Sendable {
  /// The values by the variables' names.
  public var values: [String: StateValue]

  /// Creates a state from values by name.
  public init(_ values: [String: StateValue] = [:]) {
    self.values = values
  }

  /// The value of a variable, where there is one of that name.
  public subscript(name: String) -> StateValue? {
    get { values[name] }
    set { values[name] = newValue }
  }
}
