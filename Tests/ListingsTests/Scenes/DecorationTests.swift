import Geometry
import Listings
import Motion
import SceneModel
import Testing

/// Shapes behind and over views.
@Suite struct DecorationTests {
  private static func node(_ code: String) throws -> Node {
    let scene = try listing("struct V: View { var body: some View { \(code) } }")
    return try #require(try scene.nodes(in: scene.initialState).first)
  }

  @Test func aShapeOverAViewIsOverIt() throws {
    let node = try Self.node("Text(\"a\").overlay(RoundedRectangle(cornerRadius: 8))")
    guard case .overlay(let nodes, _)? = node.modifiers.last else {
      Issue.record("no overlay: \(node.modifiers)")
      return
    }
    #expect(nodes.count == 1)
  }

  @Test(arguments: [
    "RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 2)", "Capsule().strokeBorder(.red)",
    ".rect(cornerRadius: 8).stroke(.red)",
  ])
  func aLineHasAnEmptyInside(_ shape: String) throws {
    let node = try Self.node("Text(\"a\").overlay { Text(\"b\") }.background(\(shape))")
    guard case .background(let nodes, _)? = node.modifiers.last, case .shape(_, let fill)? = nodes.first?.kind
    else { return }
    #expect(fill?.opacity == 0)
  }

  @Test func aMaterialIsAHazeInItsShape() throws {
    let node = try Self.node("Text(\"a\").background(.ultraThinMaterial, in: .rect(cornerRadius: 9))")
    guard case .background(let nodes, _)? = node.modifiers.last,
      case .shape(let shape, let fill)? = nodes.first?.kind
    else {
      Issue.record("no background: \(node.modifiers)")
      return
    }
    #expect(shape == .fixed(.roundedRectangle(cornerRadius: 9, style: .continuous)))
    #expect(fill.map { $0.opacity > 0 && $0.opacity < 1 } == true)
  }

  @Test(arguments: [
    "Text(\"a\").background(.red).clipShape(Capsule())", "Color.red.frame(height: 20).clipShape(.capsule)",
    "Rectangle().fill(.red).mask(Capsule())", "Text(\"a\").background(Color.red).clipShape(.capsule)",
  ])
  func aFillTakesTheShapeThatItIsCutTo(_ code: String) throws {
    let node = try Self.node(code)
    var kind = node.kind
    if case .background(let nodes, _)? = node.modifiers.last, let first = nodes.first { kind = first.kind }
    #expect(kind == .shape(.capsule, fill: Color(sceneText: "red")))
  }

  @Test func aDisclosureOpensByATap() throws {
    let scene = try listing(
      """
      struct V: View {
          var body: some View {
              VStack {
                  DisclosureGroup("Plain") { Text("plain") }
                  DisclosureGroup("Glass") { Text("glass").glassEffect() }
              }
          }
      }
      """)
    #expect(try !scene.names().contains("plain"))
    #expect(try scene.names().contains("glass"))
    #expect(try scene.names(in: scene.state(tapping: "Plain")).contains("plain"))
    #expect(try !scene.names(in: scene.state(tapping: "Glass")).contains("glass"))
  }
}
