import Geometry
import Motion
import SceneModel

extension Evaluator {
  /// A view with a modifier.
  func modified(_ receiver: Value, _ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit)
    -> [Node]
  {
    try step()
    var base = try views(from: receiver, span).one
    if Node.screenModifiers.contains(name) { base = base.filling }
    if let reason = Modifiers.told[name], isWorthSaying(name, base, arguments) {
      // A clip of the glass itself is the author's affair; the others are this reader's limits, or far from the glass.
      say(name == "clipShape" && base.isGlass ? .warning : .note, reason, at: span)
    }
    if name == "accessibilityLabel", let spoken = arguments.first?.string,
      let index = controls.lastIndex(where: { $0.control.key == path })
    {
      // A person may call a control what VoiceOver calls it.
      controls[index].control.marks.append(spoken)
    }
    if name == "animation", let body = arguments.closure("body"), case .closure = body {
      return try animated(base, by: body, arguments, span)
    }
    if name == "frame" {
      base.modifiers.append(frame(arguments, on: base, span))
      return [base]
    }
    if let modifiers = try layoutModifiers(name, arguments, span) {
      base.modifiers += modifiers
      return [base]
    }
    if let modifiers = try styleModifiers(name, arguments, span) {
      base.modifiers += modifiers
      return [base]
    }
    if name == "glassEffectID" || name == "glassEffectUnion" {
      takeForGlass(receiver, &base, span)
    } else if name == "glassEffect" {
      dropGuess(&base)
    }
    if let modifiers = try glassModifiers(name, arguments, base, span) {
      base.modifiers += modifiers
      return [base]
    }
    if let node = try reshaped(base, name, arguments, span) { return [node] }
    if let node = try acted(base, name, arguments, span) { return node }
    if let glass = projectGlass(name, arguments, on: base, span) {
      base.modifiers.append(glass)
      return [base]
    }
    if !Modifiers.isKnown(name) {
      if let applied = try applied(base, name, arguments, span) { return applied }
      strangers[path] = name
      if takesForGlass(name, arguments, &base, span) { return [base] }
      if let node = try decorated(base, name, arguments, span) { return [node] }
    }
    passOver(name, span)
    return [base]
  }

  private func isWorthSaying(_ name: String, _ base: Node, _ arguments: Arguments) -> Bool {
    switch name {
    case "disabled": arguments.first?.bool == true
    case "clipShape", "transition": base.holdsGlass
    default: true
    }
  }

  private func passOver(_ name: String, _ span: Syntax.Span) {
    if Modifiers.understood.contains(name) || name.hasPrefix("accessibility") { return }
    if Modifiers.passedOver.contains(name) {
      say(.note, ".\(name) has no effect on the morph; passed over", at: span)
    } else {
      say(.note, ".\(name) is not known; passed over", at: span)
    }
  }

  // MARK: - Layout

  private func layoutModifiers(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit)
    -> [Node.Modifier]?
  {
    switch name {
    case "padding", "safeAreaPadding": return [.padding(insets(arguments))]
    case "offset":
      if case .symbol(let size)? = arguments.first {
        let (x, y) = size.pair ?? guessedOffset(size, span)
        return [.offset(x: x, y: y)]
      }
      if arguments.items.contains(where: { $0.value.finite == nil && !$0.value.isNothing }) {
        say(.note, "how far this is moved is not known; it is left in its place", at: span)
      }
      return [.offset(x: arguments["x"]?.finite ?? 0, y: arguments["y"]?.finite ?? 0)]
    case "position":
      if case .symbol(let point)? = arguments.first, let (x, y) = point.pair {
        return [.position(x: x, y: y)]
      }
      return [.position(x: arguments["x"]?.finite ?? 0, y: arguments["y"]?.finite ?? 0)]
    case "fixedSize":
      return [
        .fixedSize(
          horizontal: arguments["horizontal"]?.bool ?? arguments.items.isEmpty,
          vertical: arguments["vertical"]?.bool ?? arguments.items.isEmpty)
      ]
    case "layoutPriority": return [.layoutPriority(arguments.first?.finite ?? 0)]
    case "aspectRatio":
      let mode = arguments["contentMode"]?.word == "fill" ? ContentMode.fill : .fit
      var ratio = arguments.first?.finite
      if case .symbol(let size)? = arguments.first, let (width, height) = size.pair, height > 0 {
        ratio = width / height
      }
      return [.aspectRatio(ratio.flatMap { $0 > 0 ? $0 : nil }, mode)]
    case "scaledToFit": return [.aspectRatio(nil, .fit)]
    case "scaledToFill": return [.aspectRatio(nil, .fill)]
    case "containerRelativeFrame": return try containerRelative(arguments, span)
    case "ignoresSafeArea", "edgesIgnoringSafeArea":
      return [
        .ignoresSafeArea(
          edges(
            arguments["edges"]
              ?? (arguments.plain.count == 2
                ? arguments.plain[1] : arguments.first?.word == "keyboard" ? nil : arguments.first)))
      ]
    case "safeAreaInset", "safeAreaBar":
      let edge = arguments["edge"]?.word.flatMap(Edge.init(rawValue:)) ?? .bottom
      return [
        .safeAreaInset(
          edge, alignment: alignment(arguments["alignment"]) ?? .center,
          spacing: arguments["spacing"]?.finite,
          try content(arguments.closure("content"), step: "inset"))
      ]
    case "tabViewBottomAccessory":
      let views = try content(arguments.closure("content") ?? arguments.trailing, step: "accessory")
      return [accessory(views)]
    case "toolbar", "toolbarVisibility":
      guard name == "toolbar", arguments.closure("content") != nil else {
        let bars = arguments.items.filter { $0.label == "for" || $0.label == nil }.compactMap(\.value.word)
        if bars.contains("hidden"), bars.contains("tabBar") { barless.append(path) }
        return []
      }
      return [.toolbar(try toolbar(arguments))]
    case "searchable": return [searchField(arguments)]
    case "navigationTitle", "navigationBarTitle":
      return [.navigationTitle(shown(arguments.first ?? .string("")), isLarge: true)]
    case "tabItem": return [.tabItem(try content(arguments.trailing, step: "tab"))]
    case "gridCellColumns": return [.gridCellColumns(min(max(arguments.first?.int ?? 1, 1), 1000))]
    case "lineLimit": return [.lineLimit(arguments.first?.int.map { max($0, 1) })]
    default: return nil
    }
  }

  /// The field of `.searchable`, which iOS has at the bottom of a phone's screen.
  private func searchField(_ arguments: Arguments) -> Node.Modifier {
    var prompt = "Search"
    if let given = arguments["prompt"], !given.isNothing { prompt = shown(given) }
    let icon = Node(.image(systemName: "magnifyingglass", isResizable: false), step: "icon")
    let field = Node(.textField(text: prompt, isPrompt: true), step: "field")
    var row = Node(
      .hStack(alignment: .center, spacing: 8), children: [icon, field], step: "search", name: "search")
    let plate = Node(
      .shape(.capsule, fill: Color(red: 0.46, green: 0.46, blue: 0.5, opacity: 0.16)), step: "plate")
    row.modifiers = [
      .padding(EdgeInsets(leading: 14, trailing: 14)),
      .flexibleFrame(.init(maxWidth: .infinity, minHeight: 44, maxHeight: 44)),
      .background([plate], alignment: .center), .padding(EdgeInsets(leading: 20, trailing: 20)),
    ]
    return .safeAreaInset(.bottom, alignment: .center, spacing: nil, [row])
  }

  /// What stands above the bar of tabs, on the system's glass where it brings none of its own.
  private func accessory(_ views: [Node]) -> Node.Modifier {
    var plate = views.one
    plate.step = "accessory"
    if !views.contains(where: \.holdsGlass) {
      plate.modifiers += [
        .flexibleFrame(.init(maxWidth: .infinity, minHeight: 48, maxHeight: 48)),
        .glassEffect(.regular, .capsule),
      ]
    }
    plate.modifiers.append(.padding(EdgeInsets(leading: 21, bottom: 57, trailing: 21)))
    return .overlay([plate], alignment: .bottom)
  }

  private func frame(_ arguments: Arguments, on base: Node, _ span: Syntax.Span) -> Node.Modifier {
    let alignment = self.alignment(arguments["alignment"]) ?? .center
    // `.frame(size: size)`, of a project's own.
    if case .symbol(let size)? = arguments["size"], let (width, height) = size.pair {
      return .frame(
        width: max(width, 0).finiteOrNil, height: max(height, 0).finiteOrNil, alignment: alignment)
    }
    let takesAny = base.takesAnySize
    func bound(_ label: String) -> Double? {
      guard let given = arguments[label], !given.isNothing else { return nil }
      guard let number = given.number else {
        // A length of another file: without it a shape would cover the screen.
        guard takesAny, label == "width" || label == "height" else { return nil }
        say(.note, "this size is not known; 44 is taken", at: span)
        return 44
      }
      return number.isNaN ? nil : max(number, 0)
    }
    guard
      ["min", "ideal", "max"].contains(where: {
        arguments[$0 + "Width"] != nil || arguments[$0 + "Height"] != nil
      })
    else {
      return .frame(
        width: bound("width")?.finiteOrNil, height: bound("height")?.finiteOrNil, alignment: alignment)
    }
    return .flexibleFrame(
      Node.FlexibleFrame(
        minWidth: bound("minWidth")?.finiteOrNil, idealWidth: bound("idealWidth")?.finiteOrNil,
        maxWidth: bound("maxWidth"),
        minHeight: bound("minHeight")?.finiteOrNil, idealHeight: bound("idealHeight")?.finiteOrNil,
        maxHeight: bound("maxHeight"), alignment: alignment))
  }

  private func insets(_ arguments: Arguments) -> EdgeInsets {
    let plain = arguments.plain
    if case .symbol(let insets)? = plain.first, let inner = insets.steps.last?.arguments,
      inner["top"] != nil || inner["leading"] != nil
    {
      func side(_ name: String) -> Double { inner[name]?.finite ?? 0 }
      return EdgeInsets(
        top: side("top"), leading: side("leading"), bottom: side("bottom"), trailing: side("trailing"))
    }
    var set = EdgeSet.all
    var length = 16.0
    for value in plain {
      if let number = value.finite {
        length = number
      } else if isEdges(value) {
        set = edges(value)
      }
    }
    return EdgeInsets(
      top: set.contains(.top) ? length : 0, leading: set.contains(.leading) ? length : 0,
      bottom: set.contains(.bottom) ? length : 0, trailing: set.contains(.trailing) ? length : 0)
  }

  /// Whether a value names edges; `.padding(.vertical, .small)` has a length of the project's own behind them.
  private func isEdges(_ value: Value) -> Bool {
    let words = (value.elements ?? [value]).map(\.word)
    return !words.isEmpty && words.allSatisfy { $0.map(Self.edgeWords.contains) ?? false }
  }

  private static let edgeWords: Set<String> = [
    "top", "bottom", "leading", "trailing", "left", "right", "horizontal", "vertical", "all",
  ]

  /// `.horizontal`, `[.top, .leading]`; every edge where none is said.
  func edges(_ value: Value?) -> EdgeSet {
    guard let value else { return .all }
    var set: EdgeSet = []
    for one in value.elements ?? [value] {
      switch one.word {
      case "top": set.insert(.top)
      case "leading", "left": set.insert(.leading)
      case "bottom": set.insert(.bottom)
      case "trailing", "right": set.insert(.trailing)
      case "horizontal": set.formUnion(.horizontal)
      case "vertical": set.formUnion(.vertical)
      default: set.formUnion(.all)
      }
    }
    return set
  }

  private func toolbar(_ arguments: Arguments) throws(Exit) -> [ToolbarItem] {
    let nodes = try content(arguments.closure("content"), step: "toolbar")
    return nodes.map { ToolbarItem(placements["\(path)/toolbar/\($0.step)"] ?? .trailing, content: [$0]) }
  }

  // MARK: - Looks

  private func styleModifiers(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit)
    -> [Node.Modifier]?
  {
    switch name {
    case "opacity": return [.opacity(min(max(arguments.first?.finite ?? 1, 0), 1))]
    case "hidden": return [.opacity(0)]
    case "scaleEffect":
      let anchor = self.anchor(arguments["anchor"])
      if let both = arguments.first?.finite { return [.scaleEffect(both, anchor: anchor)] }
      if case .symbol(let size)? = arguments.first, let (x, y) = size.pair {
        return [.scaleEffect((x + y) / 2, anchor: anchor)]
      }
      let (x, y) = (arguments["x"]?.finite ?? 1, arguments["y"]?.finite ?? 1)
      if x != y { say(.note, "a scale that differs by direction is taken for their mean", at: span) }
      return [.scaleEffect(x == y ? x : (x + y) / 2, anchor: anchor)]
    case "rotationEffect":
      return [.rotationEffect(angle(arguments.first) ?? 0, anchor: anchor(arguments["anchor"]))]
    case "blur": return [.blur(max(arguments["radius"]?.finite ?? arguments.first?.finite ?? 0, 0))]
    case "tint", "accentColor": return [.tint(color(arguments.first))]
    case "foregroundStyle", "foregroundColor":
      guard let color = color(arguments.first) else { return [] }
      return [.foregroundStyle(color)]
    case "font": return font(arguments.first).map { [.font($0)] } ?? []
    case "fontWeight": return Self.weight(arguments.first).map { [.font(Font(weight: $0))] } ?? []
    case "bold": return arguments.first?.bool == false ? [] : [.font(Font(weight: 700))]
    case "background", "overlay": return try decoration(name, arguments, span)
    case "controlSize":
      return arguments.first?.word.flatMap(ControlSize.init(rawValue:)).map { [.controlSize($0)] } ?? []
    case "imageScale":
      return arguments.first?.word.flatMap(ImageScale.init(rawValue:)).map { [.imageScale($0)] } ?? []
    case "labelStyle":
      return arguments.first?.word.flatMap(LabelStyle.init(rawValue:)).map { [.labelStyle($0)] } ?? []
    case "labelsHidden": return [.labelsHidden]
    case "pickerStyle":
      let words = ["palette": "segmented", "navigationLink": "menu", "radioGroup": "inline"]
      return arguments.first?.word.flatMap { PickerStyle(rawValue: words[$0] ?? $0) }.map {
        [.pickerStyle($0)]
      } ?? []
    case "toggleStyle":
      return arguments.first?.word.flatMap(ToggleStyle.init(rawValue:)).map { [.toggleStyle($0)] } ?? []
    case "textFieldStyle":
      return arguments.first?.word.flatMap(TextFieldStyle.init(rawValue:)).map { [.textFieldStyle($0)] } ?? []
    case "progressViewStyle":
      return arguments.first?.word.flatMap(ProgressViewStyle.init(rawValue:)).map { [.progressViewStyle($0)] }
        ?? []
    case "containerShape":
      guard case .fixed(let kind)? = shape(arguments.first) else { return [] }
      return [.containerShape(kind)]
    case "animation":
      guard let watched = arguments["value"] else {
        say(.warning, "animation without a value is deprecated; it is taken for every change", at: span)
        return [.animation(animation(arguments.first, span), value: everything)]
      }
      return [.animation(animation(arguments.first, span), value: StoredValue(watched).stateValue)]
    default: return nil
    }
  }

  /// All of the state, as a value that changes whenever anything does.
  private var everything: StateValue {
    .string(current.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ";"))
  }
}

extension Double {
  /// The number where it is finite and within what a scene may state.
  fileprivate var finiteOrNil: Double? { isFinite && magnitude <= 1e6 ? self : nil }
}

extension Node {
  /// Whether only a frame says how large it is: a shape, a symbol or a picture.
  fileprivate var takesAnySize: Bool {
    switch kind {
    case .shape, .image, .asset: true
    default: false
    }
  }

  /// Whether there is glass on the view or in it.
  var holdsGlass: Bool {
    var waiting = [self]
    while let node = waiting.popLast() {
      for modifier in node.modifiers {
        switch modifier {
        case .glassEffect, .buttonStyle(.glass), .buttonStyle(.glassProminent): return true
        default: break
        }
      }
      waiting += node.children
    }
    return false
  }
}
