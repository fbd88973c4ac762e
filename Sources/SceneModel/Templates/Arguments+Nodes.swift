import Geometry
import Motion

extension Arguments {
  /// The kind of node that a view is with these values.
  func nodeKind(_ kind: ViewKind, at origin: Origin) throws(SceneError) -> Node.Kind {
    switch kind {
    case .vStack: .vStack(alignment: word("alignment", .center), spacing: number("spacing"))
    case .hStack: .hStack(alignment: word("alignment", .center), spacing: number("spacing"))
    case .zStack: .zStack(alignment: word("alignment", .center))
    case .anyLayout: layout
    case .lazyVGrid:
      .lazyGrid(
        .vertical, tracks: try tracks("columns", at: origin), alignment: word("alignment", .center),
        spacing: number("spacing"))
    case .lazyHGrid:
      .lazyGrid(
        .horizontal, tracks: try tracks("rows", at: origin), alignment: word("alignment", .center),
        spacing: number("spacing"))
    case .grid:
      .grid(
        alignment: word("alignment", .center), horizontalSpacing: number("horizontalSpacing"),
        verticalSpacing: number("verticalSpacing"))
    case .gridRow: .gridRow(alignment: string("alignment").flatMap(VerticalAlignment.init(rawValue:)))
    case .viewThatFits:
      .viewThatFits(horizontal: axes("both") != "vertical", vertical: axes("both") != "horizontal")
    case .geometryReader: .geometryReader(tag: "")
    case .scrollView:
      .scrollView(horizontal: axes("vertical") != "vertical", vertical: axes("vertical") != "horizontal")
    case .list: .list
    case .navigationStack: .navigation
    case .tabView: .tabView(selection: Int(number("selection") ?? 0), hasBar: bool("hasBar") ?? true)
    case .divider: .divider
    case .spacer: .spacer(minLength: number("minLength") ?? 8)
    case .forEach, .group: .group
    case .button: .button(label: string("title") ?? "")
    case .toggle: .toggle(label: string("title") ?? "", isOn: bool("isOn") ?? false)
    case .slider: .slider(label: string("title") ?? "", fraction: number("value") ?? 0)
    case .stepper: .stepper(label: string("title") ?? "")
    case .picker: .picker(label: string("title") ?? "", selection: number("selection").map { Int($0) })
    case .textField: .textField(text: string("text") ?? "", isPrompt: bool("isPrompt") ?? false)
    case .progressView: .progressView(fraction: number("value"))
    case .asset: .asset(name: string("image") ?? "", isResizable: bool("resizable") ?? false)
    case .image: .image(systemName: string("systemName") ?? "", isResizable: bool("resizable") ?? false)
    case .label: .label(title: string("title") ?? "", systemImage: string("systemImage") ?? "")
    case .text: .text(string("text") ?? "")
    case .color: .shape(.rectangle, fill: color("color"))
    case .circle: .shape(.fixed(.circle), fill: color("fill"))
    case .capsule: .shape(.capsule, fill: color("fill"))
    case .rectangle: .shape(.rectangle, fill: color("fill"))
    case .ellipse: .shape(.fixed(.ellipse), fill: color("fill"))
    case .roundedRectangle: .shape(.fixed(roundedRectangle), fill: color("fill"))
    case .unevenRoundedRectangle: .shape(.fixed(unevenRoundedRectangle), fill: color("fill"))
    case .concentricRectangle: .shape(concentric, fill: color("fill"))
    case .glassEffectContainer:
      .glassEffectContainer(spacing: number("spacing") ?? 8, blend: word("blend", .gradientAware))
    }
  }

  private func axes(_ fallback: String) -> String { string("axes") ?? fallback }

  /// The stack that an `AnyLayout` is in this state.
  private var layout: Node.Kind {
    let alignment: Alignment = word("alignment", .center)
    return switch string("layout") {
    case "HStack": .hStack(alignment: alignment.vertical, spacing: number("spacing"))
    case "ZStack": .zStack(alignment: alignment)
    default: .vStack(alignment: alignment.horizontal, spacing: number("spacing"))
    }
  }

  /// The modifier with these values.
  func modifier(_ kind: ModifierKind, content: [Node], at origin: Origin) throws(SceneError) -> Node.Modifier
  {
    switch kind {
    case .frame: try frame(at: origin)
    case .padding: .padding(insets)
    case .offset: .offset(x: number("x") ?? 0, y: number("y") ?? 0)
    case .position: .position(x: number("x") ?? 0, y: number("y") ?? 0)
    case .fixedSize: .fixedSize(horizontal: bool("horizontal") ?? true, vertical: bool("vertical") ?? true)
    case .alignmentGuide:
      .alignmentGuide(word("axis", .horizontal), string("alignment") ?? "center", number("offset") ?? 0)
    case .layoutPriority: .layoutPriority(number("priority") ?? 0)
    case .opacity: .opacity(number("opacity") ?? 1)
    case .scaleEffect: .scaleEffect(number("scale") ?? 1, anchor: word("anchor", .center))
    case .rotationEffect:
      .rotationEffect((number("degrees") ?? 0) * .pi / 180, anchor: word("anchor", .center))
    case .blur: .blur(number("radius") ?? 0)
    case .tint: .tint(color("color"))
    case .foregroundStyle: .foregroundStyle(color("color"))
    case .font: .font(font)
    case .background: background(content)
    case .overlay: .overlay(content, alignment: word("alignment", .center))
    case .aspectRatio: .aspectRatio(number("ratio"), word("contentMode", .fit))
    case .containerRelativeFrame, .ignoresSafeArea, .safeAreaInset, .toolbar, .navigationTitle, .tabItem:
      screenModifier(kind, content)
    case .lineLimit, .imageScale, .labelStyle, .labelsHidden, .pickerStyle, .toggleStyle, .textFieldStyle,
      .progressViewStyle, .gridCellColumns:
      styleModifier(kind)
    default: glassModifier(kind, at: origin)
    }
  }

  private func glassModifier(_ kind: ModifierKind, at origin: Origin) -> Node.Modifier {
    switch kind {
    case .glassEffect: .glassEffect(glass, shape ?? .capsule)
    case .glassEffectID: .glassEffectID(identity)
    case .glassEffectUnion: .glassEffectUnion(identity)
    case .glassEffectTransition: .glassEffectTransition(word("transition", .matchedGeometry))
    case .buttonStyle: .buttonStyle(buttonStyle)
    case .buttonBorderShape: .buttonBorderShape(buttonBorderShape)
    case .controlSize: .controlSize(word("size", .regular))
    case .containerShape: .containerShape(containerShape)
    default: .animation(values["animation"]?.animation, value: watched)
    }
  }

  private var watched: StateValue {
    if case .state(let value) = values["value"] { value } else { .bool(false) }
  }

  private func frame(at origin: Origin) throws(SceneError) -> Node.Modifier {
    let alignment: Alignment = word("alignment", .center)
    let bounds = ["min", "ideal", "max"].flatMap { [$0 + "Width", $0 + "Height"] }
    guard bounds.contains(where: { number($0) != nil }) else {
      return .frame(width: number("width"), height: number("height"), alignment: alignment)
    }
    for side in ["Width", "Height"] {
      let fixed = number(side.lowercased())
      let given = ["min", "ideal", "max"].compactMap { prefix in number(prefix + side).map { (prefix, $0) } }
      if fixed != nil, !given.isEmpty {
        throw SceneError(at: origin, "\(side.lowercased()) and \(given[0].0)\(side) cannot both be given")
      }
      for (low, high) in zip(given, given.dropFirst()) where low.1 > high.1 {
        throw SceneError(
          at: origin,
          "\(low.0)\(side) \(low.1.shortText) is more than \(high.0)\(side) \(high.1.shortText)")
      }
    }
    func bound(_ name: String, _ fixed: String) -> Double? { number(name) ?? number(fixed) }
    return .flexibleFrame(
      Node.FlexibleFrame(
        minWidth: bound("minWidth", "width"), idealWidth: bound("idealWidth", "width"),
        maxWidth: bound("maxWidth", "width"), minHeight: bound("minHeight", "height"),
        idealHeight: bound("idealHeight", "height"), maxHeight: bound("maxHeight", "height"),
        alignment: alignment))
  }

  private var insets: EdgeInsets {
    let names = ["top", "leading", "bottom", "trailing"]
    let isPerEdge = names.contains { values[$0] != nil }
    // Edges named one by one stand for themselves; a length beside them is for the others.
    let length = number("length") ?? (isPerEdge ? 0 : 16)
    let chosen =
      switch string("edges") ?? "all" {
      case "all": names
      case "horizontal": ["leading", "trailing"]
      case "vertical": ["top", "bottom"]
      case let edge: [edge]
      }
    func inset(_ name: String) -> Double { number(name) ?? (chosen.contains(name) ? length : 0) }
    return EdgeInsets(
      top: inset("top"), leading: inset("leading"), bottom: inset("bottom"), trailing: inset("trailing"))
  }

  private var font: Font {
    let style = string("style").flatMap(FontStyle.init(rawValue:))
    return Font(
      size: number("size") ?? style?.size, weight: number("weight").map { Int($0) } ?? style?.weight)
  }

  private func background(_ content: [Node]) -> Node.Modifier {
    var nodes = content
    if let color = color("color") {
      nodes.insert(Node(.shape(shape ?? .rectangle, fill: color), step: "fill"), at: 0)
    }
    return .background(nodes, alignment: word("alignment", .center))
  }

  private var buttonStyle: ButtonStyle {
    switch string("style") {
    case "glass":
      .glass(
        Glass(
          word("variant", Glass.Variant.regular), tint: color("tint"),
          isInteractive: bool("interactive") ?? true))
    case "glassProminent": .glassProminent
    case "plain": .plain
    case "bordered": .bordered
    case "borderedProminent": .borderedProminent
    default: .automatic
    }
  }

  private var buttonBorderShape: ButtonBorderShape {
    switch string("shape") {
    case "capsule": .capsule
    case "circle": .circle
    case "roundedRectangle": .roundedRectangle(radius: number("cornerRadius") ?? 8)
    default: .automatic
    }
  }

  private var containerShape: GlassShapeKind {
    if case .fixed(let kind) = shape { kind } else { .roundedRectangle(cornerRadius: 0, style: .circular) }
  }
}
