import Geometry
import SceneModel

/// Modifiers whose closures are told sizes; the layout reads them for the next pass.
extension Evaluator {
  /// `.onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }`: what a view's size comes to is told at
  /// first and whenever it changes.
  func measured(_ base: Node, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node] {
    guard let transform = arguments.closure("of"), let action = arguments["action"] else { return [base] }
    let tag = key("geometry", span)
    if let reading = readings[tag] {
      let value = StoredValue(try call(transform, .symbol(Self.proxy(reading, span))))
      lifecycles.append(Lifecycle(key: tag, moment: .change(value, isInitial: true), action: action))
    }
    var node = base
    node.modifiers.append(
      .background([Node(.geometryReader(tag: tag), step: "geometry")], alignment: .center))
    return [node]
  }

  /// `.containerRelativeFrame(.horizontal) { length, axis in … }`, or by a count of parts.
  func containerRelative(_ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> [Node.Modifier] {
    let words = arguments.first.map { ($0.elements ?? [$0]).compactMap(\.word) } ?? []
    let place = alignment(arguments["alignment"]) ?? .center
    let body = arguments.trailing ?? arguments["length"]
    let count = min(max(arguments["count"]?.int ?? 1, 1), 1000)
    let taken = min(max(arguments["span"]?.int ?? 1, 1), 1000)
    let gap = arguments["spacing"]?.finite ?? 0
    guard body != nil || environment.isScrolled else {
      return [
        .containerRelativeFrame(
          horizontal: words.contains("horizontal"), vertical: words.contains("vertical"), count: count,
          span: taken, spacing: gap, alignment: place)
      ]
    }
    let tag = key("container", span)
    let room = readings[tag]?.room ?? wholeReading.size
    func length(_ axis: String, _ whole: Double) throws(Exit) -> Double? {
      guard words.contains(axis) else { return nil }
      if let body {
        let span = Syntax.Span(file: 0, start: 0, end: 0)
        let values: [Value] = [.double(whole), .symbol(Symbol(member: axis))]
        let items = values.map { Arguments.Item(label: nil, value: $0, span: span) }
        return try invoke(body, Arguments(items: items)).finite.map { max($0, 0) }
      }
      let part = (whole - gap * Double(count - 1)) / Double(count)
      return max(part * Double(taken) + gap * Double(taken - 1), 0)
    }
    return [
      .background([Node(.geometryReader(tag: tag), step: "container")], alignment: .center),
      .frame(
        width: try length("horizontal", room.width), height: try length("vertical", room.height),
        alignment: place),
    ]
  }

  /// What a reader of a geometry is told before the layout has read anything: the whole safe area.
  var wholeReading: GeometrySize {
    let safe = setting.canvas.safeArea
    return GeometrySize(
      size: Size(
        width: setting.canvas.size.width - safe.leading - safe.trailing,
        height: setting.canvas.size.height - safe.top - safe.bottom))
  }
}
