import Geometry
import Motion

extension Node.Modifier {
  /// The modifier as a document writes it, without the views in it; a bar's tools one by one.
  var written: [Written<ModifierKind>] {
    if case .toolbar(let items) = self {
      return items.map { Written(.toolbar).with("placement", $0.placement, default: nil) }
    }
    return [layout ?? style ?? glass]
  }

  private var layout: Written<ModifierKind>? {
    switch self {
    case .frame(let width, let height, let alignment):
      return Self.frame(.init(alignment: alignment), width, height)
    case .flexibleFrame(let frame): return Self.frame(frame, nil, nil)
    case .padding(let insets): return Self.padding(insets)
    case .offset(let x, let y): return Written(.offset).with("x", x, default: 0).with("y", y, default: 0)
    case .position(let x, let y): return Written(.position).with("x", always: x).with("y", always: y)
    case .aspectRatio(let ratio, let mode):
      return Written(.aspectRatio).with("ratio", ratio).with("contentMode", mode, default: .fit)
    case .containerRelativeFrame(let horizontal, let vertical, let count, let span, let gap, let alignment):
      return Written(.containerRelativeFrame).with("horizontal", horizontal, default: true)
        .with("vertical", vertical, default: true).with("count", Double(count), default: 1)
        .with("span", Double(span), default: 1).with("spacing", gap, default: 0)
        .with("alignment", alignment, default: .center)
    case .ignoresSafeArea(let edges):
      return Written(.ignoresSafeArea).with("edges", .string(edges.word), default: .string("all"))
    case .safeAreaInset(let edge, let alignment, let spacing, _):
      return Written(.safeAreaInset).with("edge", edge, default: nil).with("spacing", spacing)
        .with("alignment", alignment, default: .center)
    case .navigationTitle(let title, let isLarge):
      return Written(.navigationTitle).with("title", text: title).with("isLarge", isLarge, default: false)
    case .tabItem: return Written(.tabItem)
    case .gridCellColumns(let count): return Written(.gridCellColumns).with("count", always: Double(count))
    case .fixedSize(let horizontal, let vertical):
      return Written(.fixedSize).with("horizontal", horizontal, default: true)
        .with("vertical", vertical, default: true)
    case .alignmentGuide(let axis, let name, let place):
      return Written(.alignmentGuide).with("axis", axis, default: .horizontal).with("alignment", text: name)
        .with("offset", always: place)
    case .layoutPriority(let priority): return Written(.layoutPriority).with("priority", always: priority)
    case .background(_, let alignment):
      return Written(.background).with("alignment", alignment, default: .center)
    case .overlay(_, let alignment): return Written(.overlay).with("alignment", alignment, default: .center)
    default: return nil
    }
  }

  private static func frame(_ frame: Node.FlexibleFrame, _ width: Double?, _ height: Double?)
    -> Written<ModifierKind>
  {
    Written(.frame).with("width", width).with("height", height)
      .with("minWidth", frame.minWidth).with("idealWidth", frame.idealWidth).with("maxWidth", frame.maxWidth)
      .with("minHeight", frame.minHeight).with("idealHeight", frame.idealHeight)
      .with("maxHeight", frame.maxHeight).with("alignment", frame.alignment, default: .center)
  }

  /// The sides one by one: what is the same all round in every state is written as one length later.
  private static func padding(_ insets: EdgeInsets) -> Written<ModifierKind> {
    Written(.padding).with("top", always: insets.top).with("leading", always: insets.leading)
      .with("bottom", always: insets.bottom).with("trailing", always: insets.trailing)
  }

  private var style: Written<ModifierKind>? {
    switch self {
    case .opacity(let opacity): return Written(.opacity).with("opacity", always: opacity)
    case .scaleEffect(let scale, let anchor):
      return Written(.scaleEffect).with("scale", always: scale).with("anchor", anchor, default: .center)
    case .rotationEffect(let angle, let anchor):
      return Written(.rotationEffect).with("degrees", always: SceneWriter.degrees(angle))
        .with("anchor", anchor, default: .center)
    case .blur(let radius): return Written(.blur).with("radius", always: radius)
    case .tint(let color):
      return Written(.tint).with("color", color.map { .color($0) } ?? .null, default: nil)
    case .foregroundStyle(let color):
      return Written(.foregroundStyle).with("color", color.map { .color($0) } ?? .null, default: nil)
    case .font(let font):
      return Written(.font).with("size", font.size).with("weight", font.weight.map { Double($0) })
    case .lineLimit(let lines):
      return Written(.lineLimit).with("lines", lines.map { .number(Double($0)) } ?? .null, default: nil)
    case .imageScale(let scale): return Written(.imageScale).with("scale", scale, default: nil)
    case .labelStyle(let style): return Written(.labelStyle).with("style", style, default: nil)
    case .labelsHidden: return Written(.labelsHidden)
    case .pickerStyle(let style): return Written(.pickerStyle).with("style", style, default: nil)
    case .toggleStyle(let style): return Written(.toggleStyle).with("style", style, default: nil)
    case .textFieldStyle(let style): return Written(.textFieldStyle).with("style", style, default: nil)
    case .progressViewStyle(let style):
      return Written(.progressViewStyle).with("style", style, default: nil)
    default: return nil
    }
  }

  private var glass: Written<ModifierKind> {
    switch self {
    case .glassEffect(let glass, let shape): Written(.glassEffect).with(glass).with(shape, default: "capsule")
    case .glassEffectID(let id): Written(.glassEffectID).with(id)
    case .glassEffectUnion(let id): Written(.glassEffectUnion).with(id)
    case .glassEffectTransition(let transition):
      Written(.glassEffectTransition).with("transition", transition, default: nil)
    case .buttonStyle(let style): Self.buttonStyle(style)
    case .buttonBorderShape(let shape): Self.borderShape(shape)
    case .controlSize(let size): Written(.controlSize).with("size", size, default: nil)
    case .containerShape(let kind): Written(.containerShape).with(.fixed(kind), default: nil)
    case .animation(let animation, let value):
      Written(.animation).with("animation", animation.map { .animation($0) } ?? .null, default: nil)
        .with("value", .state(value.watched), default: nil)
    default: Written(.labelsHidden)
    }
  }

  private static func buttonStyle(_ style: ButtonStyle) -> Written<ModifierKind> {
    func named(_ word: String, _ glass: Glass = Glass(.regular, isInteractive: true)) -> Written<ModifierKind>
    {
      Written(.buttonStyle).with("style", text: word).with(glass, isInteractiveByDefault: true)
    }
    return switch style {
    case .automatic: named("automatic")
    case .plain: named("plain")
    case .bordered: named("bordered")
    case .borderedProminent: named("borderedProminent")
    case .glassProminent: named("glassProminent")
    case .glass(let glass): named("glass", glass)
    }
  }

  private static func borderShape(_ shape: ButtonBorderShape) -> Written<ModifierKind> {
    func named(_ word: String, _ radius: Double = 8) -> Written<ModifierKind> {
      Written(.buttonBorderShape).with("shape", text: word).with("cornerRadius", radius, default: 8)
    }
    return switch shape {
    case .automatic: named("automatic")
    case .capsule: named("capsule")
    case .circle: named("circle")
    case .roundedRectangle(let radius): named("roundedRectangle", radius)
    }
  }
}

extension StateValue {
  /// The value as a document can compare it.
  fileprivate var watched: StateValue {
    if case .source(let value) = self { return .string(value.text) }
    return plain.type == nil ? .string(text) : plain
  }
}

extension EdgeSet {
  /// The word for some sides; for two or three that have none, all.
  fileprivate var word: String {
    switch self {
    case .horizontal: return "horizontal"
    case .vertical: return "vertical"
    default: return Edge.allCases.first { EdgeSet($0) == self }?.rawValue ?? "all"
    }
  }
}
