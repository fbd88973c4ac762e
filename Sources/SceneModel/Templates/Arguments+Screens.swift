extension Arguments {
  /// The modifiers that have to do with screens and their bars.
  func screenModifier(_ kind: ModifierKind, _ content: [Node]) -> Node.Modifier {
    switch kind {
    case .containerRelativeFrame:
      .containerRelativeFrame(
        horizontal: bool("horizontal") ?? true, vertical: bool("vertical") ?? true,
        count: max(Int(number("count") ?? 1), 1), span: Int(number("span") ?? 1),
        spacing: number("spacing") ?? 0, alignment: word("alignment", .center))
    case .ignoresSafeArea: .ignoresSafeArea(edges)
    case .safeAreaInset:
      .safeAreaInset(
        word("edge", .bottom), alignment: word("alignment", .center), spacing: number("spacing"), content)
    case .toolbar: .toolbar([ToolbarItem(word("placement", .trailing), content: content)])
    case .navigationTitle: .navigationTitle(string("title") ?? "", isLarge: bool("isLarge") ?? false)
    default: .tabItem(content)
    }
  }

  private var edges: EdgeSet {
    switch string("edges") ?? "all" {
    case "horizontal": .horizontal
    case "vertical": .vertical
    case let name: Edge(rawValue: name).map { EdgeSet($0) } ?? .all
    }
  }

  /// The modifiers that say how controls and texts below look.
  func styleModifier(_ kind: ModifierKind) -> Node.Modifier {
    switch kind {
    case .lineLimit: .lineLimit(number("lines").map { Int($0) })
    case .imageScale: .imageScale(word("scale", .medium))
    case .labelStyle: .labelStyle(word("style", .automatic))
    case .pickerStyle: .pickerStyle(word("style", .menu))
    case .toggleStyle: .toggleStyle(word("style", .switch))
    case .textFieldStyle: .textFieldStyle(word("style", .plain))
    case .progressViewStyle: .progressViewStyle(word("style", .automatic))
    case .gridCellColumns: .gridCellColumns(max(Int(number("count") ?? 1), 1))
    default: .labelsHidden
    }
  }

  /// The tracks of a grid, as a text such as `80 flexible(10, 100) adaptive(72)`.
  func tracks(_ name: String, at origin: Origin) throws(SceneError) -> [GridTrack] {
    let text = string(name) ?? ""
    guard var tracks = [GridTrack](sceneText: text), !tracks.isEmpty else {
      throw SceneError(
        at: origin,
        "\(name): ‘\(text.shortened)’ is no list of tracks; expected such as 80 flexible(10, 100) adaptive(72)"
      )
    }
    for index in tracks.indices { tracks[index].spacing = number("trackSpacing") }
    return tracks
  }
}
