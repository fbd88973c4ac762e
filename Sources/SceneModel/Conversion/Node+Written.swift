import Geometry
import Motion

extension Node {
  /// The view as a document writes it, without what is in it.
  var written: Written<ViewKind> {
    switch kind {
    case .vStack, .hStack, .zStack, .lazyGrid, .grid, .gridRow, .viewThatFits, .geometryReader, .group,
      .scrollView,
      .list, .navigation, .tabView, .glassEffectContainer:
      container
    case .spacer(let length): Written(.spacer).with("minLength", length, default: 8)
    case .divider: Written(.divider)
    case .button(let label): Written(.button).with("title", text: label)
    case .toggle(let label, let isOn):
      Written(.toggle).with("title", text: label).with("isOn", isOn, default: false)
    case .slider(let label, let fraction):
      Written(.slider).with("title", text: label).with("value", fraction, default: 0)
    case .stepper(let label): Written(.stepper).with("title", text: label)
    case .picker(let label, let selection):
      Written(.picker).with("title", text: label).with("selection", selection.map { Double($0) })
    case .textField(let text, let isPrompt):
      Written(.textField).with("text", text: text).with("isPrompt", isPrompt, default: false)
    case .progressView(let fraction): Written(.progressView).with("value", fraction)
    case .image(let name, let isResizable):
      Written(.image).with("systemName", text: name).with("resizable", isResizable, default: false)
    case .asset(let name, let isResizable):
      Written(.asset).with("image", text: name).with("resizable", isResizable, default: false)
    case .label(let title, let symbol):
      Written(.label).with("title", text: title).with("systemImage", text: symbol)
    case .text(let text): Written(.text).with("text", text: text)
    case .shape(let shape, let fill): shape.written.with("fill", fill)
    }
  }

  private var container: Written<ViewKind> {
    switch kind {
    case .vStack(let alignment, let spacing):
      Written(.vStack).with("spacing", spacing).with("alignment", alignment, default: .center)
    case .hStack(let alignment, let spacing):
      Written(.hStack).with("spacing", spacing).with("alignment", alignment, default: .center)
    case .zStack(let alignment): Written(.zStack).with("alignment", alignment, default: .center)
    case .lazyGrid(let axis, let tracks, let alignment, let spacing):
      Written(axis == .vertical ? .lazyVGrid : .lazyHGrid)
        .with(axis == .vertical ? "columns" : "rows", text: tracks.sceneText)
        .with("trackSpacing", tracks.first?.spacing).with("spacing", spacing)
        .with("alignment", tracks.first?.alignment ?? alignment, default: .center)
    case .grid(let alignment, let horizontal, let vertical):
      Written(.grid).with("alignment", alignment, default: .center)
        .with("horizontalSpacing", horizontal).with("verticalSpacing", vertical)
    case .gridRow(let alignment?): Written(.gridRow).with("alignment", alignment, default: nil)
    case .gridRow(nil): Written(.gridRow)
    case .viewThatFits(let horizontal, let vertical):
      Written(.viewThatFits).with(
        "axes", .string(Self.axes(horizontal, vertical)), default: .string("both"))
    case .scrollView(let horizontal, let vertical):
      Written(.scrollView).with(
        "axes", .string(Self.axes(horizontal, vertical)), default: .string("vertical"))
    case .geometryReader: Written(.geometryReader)
    case .list: Written(.list)
    case .navigation: Written(.navigationStack)
    case .tabView(let selection, let hasBar):
      Written(.tabView).with("selection", Double(selection), default: 0).with("hasBar", hasBar, default: true)
    case .glassEffectContainer(let spacing, let blend):
      Written(.glassEffectContainer).with("spacing", spacing, default: 8)
        .with("blend", blend, default: .gradientAware)
    default: Written(.group)
    }
  }

  private static func axes(_ horizontal: Bool, _ vertical: Bool) -> String {
    horizontal == vertical ? "both" : horizontal ? "horizontal" : "vertical"
  }

  /// A stack as an `AnyLayout`, for one that is another stack in another state; `nil` for other views.
  var writtenLayout: Written<ViewKind>? {
    func layout(_ word: String, _ spacing: Double?, _ alignment: Alignment) -> Written<ViewKind> {
      Written(.anyLayout).with("layout", text: word).with("spacing", spacing)
        .with("alignment", alignment, default: .center)
    }
    switch kind {
    case .vStack(let alignment, let spacing):
      return layout("VStack", spacing, Alignment(rawValue: alignment.rawValue) ?? .center)
    case .hStack(let alignment, let spacing):
      return layout("HStack", spacing, Alignment(rawValue: alignment.rawValue) ?? .center)
    case .zStack(let alignment): return layout("ZStack", nil, alignment)
    default: return nil
    }
  }
}

extension NodeShape {
  fileprivate var written: Written<ViewKind> {
    switch self {
    case .rectangle: Written(.rectangle)
    case .fixed(.capsule): Written(.capsule)
    case .fixed(.circle): Written(.circle)
    case .fixed(.ellipse): Written(.ellipse)
    case .fixed(.roundedRectangle(let radius, let style)):
      Written(.roundedRectangle).with("cornerRadius", always: radius).with(
        "style", style, default: .continuous)
    case .fixed(.unevenRoundedRectangle(let a, let b, let c, let d, let style)):
      Written(.unevenRoundedRectangle).with("topLeading", a, default: 0).with("topTrailing", b, default: 0)
        .with("bottomTrailing", c, default: 0).with("bottomLeading", d, default: 0)
        .with("style", style, default: .continuous)
    case .concentric(let minimum, let isUniform):
      Written(.concentricRectangle).with("minimum", minimum, default: 0)
        .with("isUniform", isUniform, default: false)
    }
  }
}
