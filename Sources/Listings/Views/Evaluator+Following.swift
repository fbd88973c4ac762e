import Geometry
import SceneModel

/// Views that stand where another view of their id stands: `matchedGeometryEffect(…, isSource: false)`.
extension Evaluator {
  /// A view that others follow, or one that follows, whose frame or place is the other's; `nil` where neither is known.
  func following(_ base: Node, _ arguments: Arguments, _ span: Syntax.Span) -> Node? {
    guard program.hasFollowers, let value = arguments["id"] ?? arguments.first, !value.isUnknown else {
      return nil
    }
    var space = "geometry"
    if case .namespace(let name)? = arguments["in"] { space = name }
    let tag = "matched \(space) \(value.text)"
    var node = base
    guard arguments["isSource"]?.bool == false else {
      node.modifiers.append(Self.reader(tag))
      return node
    }
    let own = key("follower", span)
    if let source = readings[tag], let here = readings[own] {
      let word = arguments["properties"]?.word ?? "frame"
      let anchor = self.anchor(arguments["anchor"])
      var size = here.size
      if word != "position" {
        size = source.size
        node.modifiers.append(.frame(width: size.width, height: size.height, alignment: .center))
      }
      if word != "size" {
        let there = anchor.origin(of: .zero, in: Rect(origin: source.origin, size: source.size))
        let mine = anchor.origin(of: .zero, in: Rect(origin: here.origin, size: size))
        node.modifiers.append(.offset(x: there.x - mine.x, y: there.y - mine.y))
      }
    }
    node.modifiers.append(Self.reader(own))
    return node
  }

  private static func reader(_ tag: String) -> Node.Modifier {
    .background([Node(.geometryReader(tag: tag), step: "place")], alignment: .center)
  }
}

extension Program {
  /// Whether a view anywhere may follow the geometry of another.
  static func holdsFollowers(_ files: [SourceFile]) -> Bool {
    let word = Array("isSource".utf8)
    return files.contains { file in
      let bytes = file.text.bytes
      guard bytes.count >= word.count else { return false }
      var index = 0
      while let found = bytes[index...].firstIndex(of: word[0]), found + word.count <= bytes.count {
        if bytes[found..<(found + word.count)].elementsEqual(word) { return true }
        index = found + 1
      }
      return false
    }
  }
}
