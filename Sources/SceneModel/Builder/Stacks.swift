public import Geometry

/// Views from top to bottom.
public struct VStack: View {
  /// The stack as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates a vertical stack; the spacing is in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Value<Double>? = nil,
    @ViewBuilder content: () -> [ViewTemplate]
  ) {
    template = ViewTemplate(
      .vStack, ["spacing": spacing?.literal, "alignment": .word(alignment, default: .center)],
      children: content())
  }
}

/// Views from left to right.
public struct HStack: View {
  /// The stack as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates a horizontal stack; the spacing is in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: Value<Double>? = nil,
    @ViewBuilder content: () -> [ViewTemplate]
  ) {
    template = ViewTemplate(
      .hStack, ["spacing": spacing?.literal, "alignment": .word(alignment, default: .center)],
      children: content())
  }
}

/// Views one over the other.
public struct ZStack: View {
  /// The stack as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates a stack in depth.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> [ViewTemplate]) {
    template = ViewTemplate(.zStack, ["alignment": .word(alignment, default: .center)], children: content())
  }
}

/// Views that take the group's modifiers each.
public struct Group: View {
  /// The group as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates a group.
  public init(@ViewBuilder content: () -> [ViewTemplate]) {
    template = ViewTemplate(.group, children: content())
  }
}

/// A gap that grows.
public struct Spacer: View {
  /// The spacer as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates a spacer of a least length in points, 8 where none is given.
  public init(minLength: Value<Double>? = nil) {
    template = ViewTemplate(.spacer, ["minLength": minLength?.literal])
  }
}

/// Views for each element of a list, or so many times.
///
/// Expressions in the views know the element and its position by the names given here.
public struct ForEach: View {
  /// The loop as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates a loop over the list, or the number of times, that an expression comes to.
  public init(
    _ data: Expression, item: String = "item", index: String = "index",
    @ViewBuilder content: () -> [ViewTemplate]
  ) {
    template = Self.template(.computed(data), item, index, content())
  }

  /// Creates a loop over fixed texts.
  public init(
    _ data: [String], item: String = "item", index: String = "index",
    @ViewBuilder content: () -> [ViewTemplate]
  ) {
    template = Self.template(.constant(.state(.list(data.map { .string($0) }))), item, index, content())
  }

  private static func template(
    _ data: Value<Literal>, _ item: String, _ index: String, _ children: [ViewTemplate]
  ) -> ViewTemplate {
    ViewTemplate(
      .forEach,
      [
        "data": data, "item": item == "item" ? nil : .constant(.string(item)),
        "index": index == "index" ? nil : .constant(.string(index)),
      ], children: children)
  }
}

/// A region whose shapes of glass blend and morph.
public struct GlassEffectContainer: View {
  /// The container as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates a container; the spacing is the distance within which shapes blend, in points, 8 where none is given.
  public init(
    spacing: Value<Double>? = nil, blend: BlendOperator = .gradientAware,
    @ViewBuilder content: () -> [ViewTemplate]
  ) {
    template = ViewTemplate(
      .glassEffectContainer, ["spacing": spacing?.literal, "blend": .word(blend, default: .gradientAware)],
      children: content())
  }
}
