import SceneModel

/// Screens that are declared nowhere: where others lie over them they take all the room that there is.
extension Node {
  /// What the name of a screen ends with.
  private static let screens = [
    "View", "Screen", "Page", "Dashboard", "Scene", "Feed", "Map", "Content", "Home", "Tab", "Camera",
  ]
  /// Words in the names of views that are parts of a screen.
  private static let parts = [
    "Bar", "Button", "Mini", "Player", "Header", "Footer", "Toast", "Banner", "Pill", "Badge", "Icon",
    "Avatar", "Row",
    "Cell", "Card", "Chip", "Menu", "Control", "Label", "Image", "Artwork", "Picker", "Logo", "Spinner",
    "Indicator",
    "Cover", "Thumbnail", "Field", "Overlay", "Sheet", "Ring", "Dot",
  ]

  /// Whether it stands for a screen of which nothing is known but its name.
  private var isUnknownScreen: Bool {
    guard let name, children.count == 1, children[0].step == Self.placeholderStep, modifiers.isEmpty else {
      return false
    }
    return Self.screens.contains(where: name.hasSuffix) && !Self.parts.contains(where: name.contains)
  }

  /// The step of what stands for a view of which nothing is known.
  static let placeholderStep = "placeholder"

  /// The view, as large as there is room where it stands for a screen, alone in stacks around it.
  var filling: Node {
    var node = self
    if isUnknownScreen {
      node.children[0].modifiers = [
        .flexibleFrame(Node.FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))
      ]
      return node
    }
    switch kind {
    case .group: node.children = children.map(\.filling)
    case .vStack, .hStack, .zStack, .navigation:
      if children.count == 1 { node.children[0] = children[0].filling }
    default: break
    }
    return node
  }

  /// The modifiers that are put on whole screens.
  static let screenModifiers: Set<String> = [
    "overlay", "safeAreaInset", "safeAreaBar", "ignoresSafeArea", "edgesIgnoringSafeArea", "toolbar", "sheet",
    "fullScreenCover", "navigationTitle",
  ]
}
