/// A part of a scene built in Swift.
///
/// The views and modifiers have SwiftUI's names; what depends on a state is a ``Value`` or an ``Expression``, which
/// a scene can write to a document as well as show.
public protocol View {
  /// The view as it is kept in a scene.
  var template: ViewTemplate { get }
}

extension ViewTemplate: View {
  /// The template itself.
  public var template: ViewTemplate { self }
}

/// Gathers the views in braces.
@resultBuilder
public enum ViewBuilder {
  /// One view.
  public static func buildExpression(_ view: some View) -> [ViewTemplate] { [view.template] }
  /// The views of two branches that a state chooses between.
  public static func buildExpression(_ branches: If) -> [ViewTemplate] { branches.views }
  /// Several views, one after the other.
  public static func buildBlock(_ parts: [ViewTemplate]...) -> [ViewTemplate] { Array(parts.joined()) }
  /// Views that are there or not when the scene is built.
  public static func buildOptional(_ part: [ViewTemplate]?) -> [ViewTemplate] { part ?? [] }
  /// One of two when the scene is built.
  public static func buildEither(first part: [ViewTemplate]) -> [ViewTemplate] { part }
  /// The other of two when the scene is built.
  public static func buildEither(second part: [ViewTemplate]) -> [ViewTemplate] { part }
  /// The views of a loop that runs when the scene is built.
  public static func buildArray(_ parts: [[ViewTemplate]]) -> [ViewTemplate] { Array(parts.joined()) }
}

/// Views that are there while a condition on the states holds, and others while it does not.
///
///     If("isExpanded") { Text("Less") } else: { Text("More") }
public struct If: Hashable, Sendable {
  /// The views of both branches, each with its condition.
  let views: [ViewTemplate]

  /// Creates the two branches; each view in them gets the condition.
  public init(
    _ condition: Expression, @ViewBuilder then: () -> [ViewTemplate],
    @ViewBuilder else otherwise: () -> [ViewTemplate] = { [] }
  ) {
    views = then().map { $0.shown(if: condition) } + otherwise().map { $0.shown(if: !condition) }
  }
}

extension View {
  /// The view, there only while a condition on the states holds.
  public func shown(if condition: Expression) -> ViewTemplate {
    var view = template
    view.condition = view.condition.map { condition && $0 } ?? condition
    return view
  }

  /// The view with a name of its own, by which keyframes and tables know its element or container.
  public func named(_ name: String) -> ViewTemplate {
    var view = template
    view.arguments["name"] = Argument(.constant(.string(name)))
    return view
  }

  func modified(_ kind: ModifierKind, _ arguments: [String: Value<Literal>?], content: [ViewTemplate] = [])
    -> ViewTemplate
  {
    var view = template
    let given = arguments.compactMapValues { $0 }.mapValues { Argument($0) }
    view.modifiers.append(ModifierTemplate(kind, given, content: content))
    return view
  }
}

extension ViewTemplate {
  init(
    _ kind: ViewKind, _ arguments: [String: Value<Literal>?], children: [ViewTemplate] = [],
    actions: [ActionTemplate] = []
  ) {
    self.init(
      kind, arguments: arguments.compactMapValues { $0 }.mapValues { Argument($0) }, children: children,
      actions: actions)
  }
}
