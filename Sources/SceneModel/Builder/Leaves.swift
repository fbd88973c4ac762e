public import Motion

/// Lines of text.
public struct Text: View {
  /// The text as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates a text.
  public init(_ text: Value<String>) {
    template = ViewTemplate(.text, ["text": text.literal])
  }
}

/// A symbol.
public struct Image: View {
  /// The symbol as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates a symbol from its SF Symbols name.
  public init(systemName: Value<String>) {
    template = ViewTemplate(.image, ["systemName": systemName.literal])
  }

  /// The symbol, filling the size it is offered.
  public func resizable() -> ViewTemplate {
    var view = template
    view.arguments["resizable"] = Argument(.constant(.bool(true)))
    return view
  }
}

/// A symbol with a text beside it.
public struct Label: View {
  /// The label as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates a label from a text and an SF Symbols name.
  public init(_ title: Value<String>, systemImage: Value<String>) {
    template = ViewTemplate(.label, ["title": title.literal, "systemImage": systemImage.literal])
  }
}

/// A control that changes states when it is tapped.
public struct Button: View {
  /// The button as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates a button with a title, and a symbol before it where one is named.
  public init(
    _ title: Value<String>, systemImage: Value<String>? = nil,
    @ActionBuilder action: () -> [Action] = { [] }
  ) {
    template = ViewTemplate(
      .button, ["title": title.literal, "systemImage": systemImage?.literal],
      actions: action().map(\.template))
  }

  /// Creates a button whose label is drawn by views; taps know it by the title, else by the label's first text.
  public init(
    _ title: Value<String>? = nil, @ActionBuilder action: () -> [Action],
    @ViewBuilder label: () -> [ViewTemplate]
  ) {
    template = ViewTemplate(
      .button, ["title": title?.literal], children: label(), actions: action().map(\.template))
  }
}

extension Color: View {
  /// The colour as a view that fills what it is offered.
  public var template: ViewTemplate {
    ViewTemplate(.color, ["color": .constant(.color(self))])
  }

  /// The colour with its opacity made smaller by a factor in 0…1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    return color
  }
}
