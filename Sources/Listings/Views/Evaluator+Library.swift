import Geometry
import SceneModel

extension Evaluator {
  /// What a call of a type of a library makes: a view where it is one of SwiftUI's, else a symbol.
  func makeLibrary(_ name: String, _ arguments: Arguments, _ span: Syntax.Span, _ scope: Scope) throws(Exit)
    -> Value
  {
    if let nodes = try shown(name, arguments, span) { return .views(nodes) }
    if let nodes = try container(name, arguments, span) { return .views(nodes) }
    if let nodes = try leaf(name, arguments, span) { return .views(nodes) }
    if let nodes = try labeled(name, arguments, span) { return .views(nodes) }
    if let nodes = try control(name, bound(arguments), span) { return .views(nodes) }
    if let nodes = try collection(name, arguments, span) { return .views(nodes) }
    if let value = try makeValue(name, arguments, span) { return value }
    return .symbol(Symbol(name, [Symbol.Step(name: "", arguments: arguments)]))
  }

  /// `layout { … }`, where the layout is `AnyLayout(HStackLayout(spacing: 8))` or one that it holds.
  func laidOut(_ layout: Symbol, _ content: Value) throws(Exit) -> Value {
    guard let made = layout.steps.last?.arguments, let root = layout.root else { return .unknown }
    if root == "AnyLayout", case .symbol(let inner)? = made.first { return try laidOut(inner, content) }
    let names = [
      "HStackLayout": "HStack", "VStackLayout": "VStack", "ZStackLayout": "ZStack", "GridLayout": "Grid",
    ]
    guard let name = names[root] else { return .views(try self.content(content)) }
    let span = made.items.first?.span ?? Syntax.Span(file: 0, start: 0, end: 0)
    var arguments = made
    arguments.items.append(Arguments.Item(label: nil, value: content, isTrailing: true, span: span))
    return .views(try container(name, arguments, span) ?? [])
  }

  func node(_ kind: Node.Kind, _ children: [Node] = [], _ span: Syntax.Span) -> [Node] {
    [Node(kind, children: children, step: "", place: program.place(span))]
  }

  /// Views that hold others.
  func container(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node]? {
    func children() throws(Exit) -> [Node] { try content(arguments.closure("content")) }
    switch name {
    case "VStack", "LazyVStack":
      let (fraction, own) = try stackAlignment(arguments["alignment"], .horizontal)
      let alignment: HorizontalAlignment = fraction == 0 ? .leading : fraction == 1 ? .trailing : .center
      let views = try children().aligned(by: own, as: alignment.rawValue)
      var nodes = node(.vStack(alignment: alignment, spacing: spacing(arguments, span)), views, span)
      if name == "LazyVStack" { nodes[0].modifiers.append(.flexibleFrame(.init(maxWidth: .infinity))) }
      return nodes
    case "HStack", "LazyHStack":
      let (fraction, own) = try stackAlignment(arguments["alignment"], .vertical)
      let alignment: VerticalAlignment = fraction == 0 ? .top : fraction == 1 ? .bottom : .center
      let views = try children().aligned(by: own, as: alignment.rawValue)
      return node(.hStack(alignment: alignment, spacing: spacing(arguments, span)), views, span)
    case "ZStack":
      let (alignment, views) = try layers(arguments["alignment"], children())
      return node(.zStack(alignment: alignment), views.map(\.filling), span)
    case "Group", "Section", "TabSection", "ToolbarItem",
      "ToolbarItemGroup",
      "WindowGroup":
      if let placement = arguments["placement"]?.word { placements[path] = Self.placement(placement) }
      var header = try content(arguments["header"], step: "header")
      if name == "Section", header.isEmpty { header = try labelNodes(arguments, closure: "header") }
      let footer = try content(arguments["footer"], step: "footer")
      guard header.isEmpty, footer.isEmpty else {
        return node(.group, (header + (try children()) + footer).numbered, span)
      }
      return node(.group, try children(), span)
    case "ToolbarSpacer":
      if let placement = arguments["placement"]?.word { placements[path] = Self.placement(placement) }
      let isFixed = arguments.first?.word == "fixed"
      return node(isFixed ? .shape(.rectangle, fill: Self.clear) : .spacer(minLength: 8), [], span).map {
        spacer in
        var spacer = spacer
        if isFixed { spacer.modifiers.append(.frame(width: 8, height: 1, alignment: .center)) }
        return spacer
      }
    case "DefaultToolbarItem":
      if let placement = arguments["placement"]?.word { placements[path] = Self.placement(placement) }
      guard arguments["kind"]?.word == "search" else { return node(.group, [], span) }
      return node(.image(systemName: "magnifyingglass", isResizable: false), [], span)
    case "GlassEffectContainer":
      meet(span, isUnderstood: true)
      var distance = 8.0
      if let given = arguments["spacing"], !given.isNothing {
        if let number = given.finite {
          distance = max(number, 0)
        } else {
          say(.note, "the spacing \(given.sourceText) is not known; 8 is taken", at: span)
        }
      }
      let strangers = strangeViews
      let views = try contained(arguments)
      // Whether there is glass in what is declared or made elsewhere is not known: nothing is said of a container
      // without any.
      let mayHold = strangeViews > strangers || views.contains(where: \.holdsSampleContent)
      let isUnknown = mayHold && !views.contains(where: \.holdsGlass)
      return node(
        isUnknown ? .group : .glassEffectContainer(spacing: distance, blend: .gradientAware), views, span)
    case "ScrollView":
      let axes = arguments.first
      let words = (axes?.elements ?? axes.map { [$0] })?.compactMap(\.word) ?? ["vertical"]
      let outer = environment.isScrolled
      environment.isScrolled = true
      defer { environment.isScrolled = outer }
      return node(
        .scrollView(horizontal: words.contains("horizontal"), vertical: words.contains("vertical")),
        try children(), span)
    case "List", "Form":
      let rows = arguments.first != nil ? try loop(arguments, span) : try children()
      try choose(among: rows, arguments["selection"], span)
      return node(.list, rows, span)
    case "NavigationStack", "NavigationView", "NavigationSplitView":
      return try navigation(arguments, span)
    case "TabView": return try tabs(arguments, span)
    case "Tab": return try tab(arguments, span)
    case "GeometryReader": return try geometryReader(arguments, span)
    case "ScrollViewReader", "TimelineView", "GlassEffectGroup", "ZoomableContainer":
      let proxy = Value.symbol(Symbol("Proxy"))
      return node(.group, try content(arguments.closure("content"), [proxy]), span)
    case "AnyView", "EquatableView":
      return try views(from: arguments.first ?? arguments.trailing ?? .nothing, span)
    case "EmptyView": return node(.group, [], span)
    case "ViewThatFits":
      let axes = arguments["in"] ?? arguments.first
      let words = axes.map { ($0.elements ?? [$0]).compactMap(\.word) } ?? ["horizontal", "vertical"]
      return node(
        .viewThatFits(horizontal: words.contains("horizontal"), vertical: words.contains("vertical")),
        try children(), span)
    case "Grid":
      return node(
        .grid(
          alignment: alignment(arguments["alignment"]) ?? .center,
          horizontalSpacing: arguments["horizontalSpacing"]?.finite,
          verticalSpacing: arguments["verticalSpacing"]?.finite), try children(), span)
    case "GridRow":
      return node(
        .gridRow(alignment: arguments["alignment"]?.word.flatMap(VerticalAlignment.init(rawValue:))),
        try children(), span)
    case "LazyVGrid", "LazyHGrid": return try lazyGrid(name, arguments, span)
    case "PhaseAnimator": return try phases(arguments, span)
    case "KeyframeAnimator": return try keyframes(nil, arguments, span)
    default: return nil
    }
  }

  private static func placement(_ word: String) -> ToolbarItem.Placement {
    switch word {
    case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation": .leading
    case "principal", "title", "largeTitle": .principal
    case "bottomBar", "keyboard", "status": .bottom
    default: .trailing
    }
  }

  /// The gap between a stack's children; `nil` for the default one.
  private func spacing(_ arguments: Arguments, _ span: Syntax.Span) -> Double? {
    arguments["spacing"]?.finite
  }

  private func lazyGrid(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    let isVertical = name == "LazyVGrid"
    let items = (arguments["columns"] ?? arguments["rows"] ?? arguments.first)?.elements ?? []
    let tracks = items.map { track($0) }
    return node(
      .lazyGrid(
        isVertical ? .vertical : .horizontal,
        tracks: tracks.isEmpty ? [GridTrack(.flexible(minimum: 10, maximum: .infinity))] : tracks,
        alignment: alignment(arguments["alignment"]) ?? .center, spacing: arguments["spacing"]?.finite),
      try content(arguments.closure("content")), span)
  }

  private func track(_ value: Value) -> GridTrack {
    guard case .symbol(let item) = value, let arguments = item.steps.last?.arguments else {
      return GridTrack(.flexible(minimum: 10, maximum: .infinity))
    }
    var extent = GridTrack.Extent.flexible(minimum: 10, maximum: .infinity)
    if case .symbol(let size)? = arguments.first, let step = size.steps.last {
      let inner = step.arguments ?? Arguments()
      let least = inner["minimum"]?.finite ?? 10
      let most = max(inner["maximum"]?.finite ?? .infinity, least)
      switch step.name {
      case "fixed": extent = .fixed(max(inner.first?.finite ?? 10, 0))
      case "adaptive": extent = .adaptive(minimum: max(least, 1), maximum: most)
      default: extent = .flexible(minimum: max(least, 0), maximum: most)
      }
    }
    return GridTrack(
      extent, spacing: arguments["spacing"]?.finite, alignment: alignment(arguments["alignment"]))
  }

  private func geometryReader(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    let tag = path
    let reading = readings[tag] ?? wholeReading
    let proxy = Value.symbol(Self.proxy(reading, span))
    return node(.geometryReader(tag: tag), try content(arguments.closure("content"), [proxy]), span)
  }

  /// What a geometry reader hands its content.
  static func proxy(_ reading: GeometrySize, _ span: Syntax.Span) -> Symbol {
    let parts: [(String, Symbol)] = [
      ("size", .pair("CGSize", reading.size.width, reading.size.height)),
      ("origin", .pair("CGPoint", reading.origin.x, reading.origin.y)),
    ]
    let items = parts.map { Arguments.Item(label: $0.0, value: .symbol($0.1), span: span) }
    return Symbol("GeometryProxy", [Symbol.Step(name: "", arguments: Arguments(items: items))])
  }
}

extension Value {
  var isBinding: Bool { if case .binding = self { true } else { false } }
}
