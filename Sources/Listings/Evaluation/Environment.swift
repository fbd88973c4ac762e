/// What views hand down to those below.
struct Environment {
  /// Values by the name of their key: `colorScheme`.
  var values: [String: Value] = [:]
  /// Objects by the name of their type.
  var objects: [String: Value] = [:]
  /// The styles of the author's own, by what they style: `buttonStyle`.
  var styles: [String: Value] = [:]
  /// The actions of `onSubmit` around.
  var submit: [Closure] = []
  /// Where the nearest navigation stands.
  var navigation: NavigationPlace?
  /// The animation that the views around ask for by `.transaction`.
  var isDisabled = false
  /// Whether a container of glass is around, and whether what is declared nowhere must be its glass.
  var isContained = false
  var lacksGlass = false
  /// The animations of the `.animation(_:value:)` around, the innermost last.
  var animations: [AnimatableCourse.ImplicitAnimation] = []
  /// Whether a view that scrolls is around.
  var isScrolled = false
}
