import Geometry
import Listings
import Motion
import SceneModel
import Testing

@Suite struct FirstMorphTests {
  private let text = """
    import SwiftUI

    struct Badges: View {
        @State private var isOpen = false
        @Namespace private var space

        var body: some View {
            GlassEffectContainer(spacing: 20) {
                HStack(spacing: 10) {
                    Image(systemName: "star")
                        .frame(width: 60, height: 40)
                        .glassEffect()
                        .glassEffectID("star", in: space)
                    if isOpen {
                        Image(systemName: "moon")
                            .frame(width: 60, height: 40)
                            .glassEffect(.regular.tint(.blue), in: .rect(cornerRadius: 8))
                            .glassEffectID("moon", in: space)
                    }
                }
            }
            .onTapGesture {
                withAnimation(.bouncy) { isOpen.toggle() }
            }
        }
    }
    """

  @Test func theStateAndTheControlAreFound() throws {
    let scene = try listing(text)
    #expect(scene.name == "Badges")
    #expect(scene.variables.map(\.name) == ["isOpen"])
    #expect(scene.initialState == SceneState(["isOpen": .bool(false)]))
    #expect(try scene.controls(in: scene.initialState).map(\.label) == ["star"])
  }

  @Test func aTapChangesTheStateWithItsAnimation() throws {
    let scene = try listing(text)
    let changes = try scene.changes(tapping: "star", in: scene.initialState)
    #expect(
      changes == [StateChange(["isOpen": .bool(true)], transaction: Transaction(animation: .bouncy))])
  }

  /// In the middle of 393 × 852 less 59 and 34: the middle is (196.5, 438.5).
  @Test func thingsStandWhereSwiftUIPutsThem() throws {
    let scene = try listing(text)
    #expect(try scene.names() == ["star"])
    #expect(try scene.frame("star") == Rect(x: 166.5, y: 418.5, width: 60, height: 40))
    let open = try scene.state(tapping: "star")
    #expect(try scene.names(in: open) == ["star", "moon"])
    #expect(try scene.frame("star", in: open) == Rect(x: 131.5, y: 418.5, width: 60, height: 40))
    #expect(try scene.frame("moon", in: open) == Rect(x: 201.5, y: 418.5, width: 60, height: 40))
    let moon = try #require(try scene.snapshot(in: open).elements.last?.glass)
    #expect(moon.kind == .roundedRectangle(cornerRadius: 8, style: .continuous))
    #expect(moon.glass.tint != nil)
    #expect(scene.understanding.understood == 5 && scene.understanding.all == 5)
  }
}
