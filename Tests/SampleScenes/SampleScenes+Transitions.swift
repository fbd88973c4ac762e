import Geometry
import Motion
public import SceneModel

extension SampleScenes {
  /// The three ways in which glass comes: out of a neighbour, by its light, and at once.
  public static var materialize: Scene {
    get throws {
      let isShown = StateVariable("isShown", .bool(false))
      func arrival(_ title: Value<String>, _ symbol: Value<String>) -> ViewTemplate {
        Button(title) {
        } label: {
          Image(systemName: symbol).frame(width: 48, height: 48)
        }
        .glassEffect(.regular.interactive(), in: .circle)
        .shown(if: "isShown")
      }
      return try Scene(
        "materialize",
        summary: "Three buttons side by side come by matched geometry, by materializing, and by identity",
        canvas: Canvas(size: Size(width: 393, height: 180), background: .backdrop(.aurora)),
        states: [isShown],
        timeline: [TimelineEntry(at: 0.5, .tap("Show")), TimelineEntry(at: 2, .tap("Show"))]
      ) {
        GlassEffectContainer(spacing: 24) {
          HStack(spacing: 0) {
            Button("Show") {
              withAnimation(.bouncy) { isShown.toggle() }
            } label: {
              Image(systemName: .if("isShown", "eye.slash", else: "eye")).frame(width: 48, height: 48)
            }
            .glassEffect(.regular.interactive(), in: .circle)
            .glassEffectID("show")
            arrival("Matched", "star").padding(leading: 16)
            arrival("Materialized", "sparkles").padding(leading: 60)
            arrival("Identical", "bolt").glassEffectTransition(.identity).padding(leading: 60)
          }
          .frame(width: 328, alignment: .leading)
        }
        .buttonStyle(.plain)
        .font(size: 18, weight: 600)
      }
    }
  }

  /// Two shapes closer than the spacing, and a third that is dragged past them.
  public static var blendAtRest: Scene {
    get throws {
      let x = StateVariable("x", .number(-130))
      func move(to value: Double, at time: Double) -> TimelineEntry {
        TimelineEntry(
          at: time,
          .change(
            StateChange(
              ["x": .number(value)], transaction: Transaction(animation: .smooth(duration: 0.9)))))
      }
      return try Scene(
        "blend-at-rest",
        summary: "Two shapes closer than the spacing blend at rest; a third is dragged past them",
        canvas: Canvas(size: Size(width: 393, height: 240), background: .backdrop(.photo)), states: [x],
        timeline: [move(to: 0, at: 0.4), move(to: 130, at: 1.5)]
      ) {
        GlassEffectContainer(spacing: 40) {
          VStack(spacing: 18) {
            Color.clear
              .frame(width: 44, height: 44)
              .glassEffect(.regular.tint(Color(sceneText: "#FF9F0A99")), in: .circle)
              .glassEffectID("dragged")
              .offset(x: .expression("x"))
            HStack(spacing: 16) {
              Text("Left").frame(width: 90, height: 56).glassEffect().glassEffectID("left")
              Text("Right").frame(width: 90, height: 56).glassEffect().glassEffectID("right")
            }
          }
        }
      }
    }
  }
}
