import Geometry
import Motion
public import SceneModel

extension SampleScenes {
  /// Prominent buttons one under the other, white at 0.8, united in one capsule that grows by one.
  public static var mapControls: Scene {
    get throws {
      let searches = StateVariable("searches", .bool(false))
      func control(
        _ title: Value<String>, _ symbol: Value<String>, @ActionBuilder action: () -> [Action] = { [] }
      )
        -> ViewTemplate
      {
        Button(title, action: action) {
          Image(systemName: symbol).frame(width: 24, height: 32)
        }
        .glassEffectUnion(id: "controls")
      }
      return try Scene(
        "map-controls",
        summary: "Stacked prominent buttons, tint white at 0.8, united in one capsule as in Maps",
        canvas: Canvas(size: Size(width: 320, height: 260), background: .backdrop(.photo)),
        states: [searches],
        timeline: [TimelineEntry(at: 0.5, .tap("Locate")), TimelineEntry(at: 2, .tap("Locate"))]
      ) {
        GlassEffectContainer {
          VStack(spacing: 0) {
            control("Map", "map")
            control("Locate", "location") { withAnimation(.bouncy) { searches.toggle() } }
            control("Search", "magnifyingglass").shown(if: "searches")
          }
        }
        .buttonStyle(.glassProminent)
        .tint(.white.opacity(0.8))
        .padding(20)
        .frame(
          maxWidth: .constant(.infinity), maxHeight: .constant(.infinity), alignment: .topTrailing)
      }
    }
  }

  /// Two glass buttons 100 points apart, still one shape.
  public static var farUnion: Scene {
    get throws {
      let isNear = StateVariable("isNear", .bool(false))
      return try Scene(
        "far-union",
        summary: "Two glass buttons 100 points apart are one shape; they come close and part again",
        canvas: Canvas(size: Size(width: 360, height: 160), background: .backdrop(.aurora)), states: [isNear],
        timeline: [TimelineEntry(at: 0.5, .tap("Back")), TimelineEntry(at: 1.8, .tap("Back"))]
      ) {
        GlassEffectContainer(spacing: 16) {
          HStack(spacing: .if("isNear", 12, else: 100)) {
            Button("Back") {
              withAnimation(.smooth(duration: 0.6)) { isNear.toggle() }
            } label: {
              Image(systemName: "chevron.left").frame(width: 24, height: 24)
            }
            Button("Forward") {
            } label: {
              Image(systemName: "chevron.right").frame(width: 24, height: 24)
            }
          }
          .buttonStyle(.glass)
          .buttonBorderShape(.circle)
          .controlSize(.extraLarge)
          .glassEffectUnion(id: "pager")
        }
      }
    }
  }

  /// Four icons of 70 points: the first three one shape, the fourth alone.
  public static var twoGroups: Scene {
    get throws {
      let isTight = StateVariable("isTight", .bool(false))
      return try Scene(
        "two-groups",
        summary: "Four icons of 70 points: the first three are one shape, the fourth stands alone",
        canvas: Canvas(size: Size(width: 393, height: 180), background: .backdrop(.photo)), states: [isTight],
        timeline: [
          TimelineEntry(at: 0.5, Self.set(isTight, true)), TimelineEntry(at: 1.8, Self.set(isTight, false)),
        ]
      ) {
        GlassEffectContainer(spacing: 16) {
          HStack(spacing: .if("isTight", 12, else: 24)) {
            ForEach(
              ["sun.max.fill", "cloud.fill", "bolt.fill", "moon.fill"], item: "symbol"
            ) {
              Image(systemName: .expression("symbol"))
                .frame(width: 70, height: 70)
                .font(.largeTitle)
                .glassEffect()
                .glassEffectUnion(
                  id: .if("index < 3", .constant("weather"), else: .constant(nil)))
            }
          }
        }
      }
    }
  }

  private static func set(_ variable: StateVariable, _ value: Bool) -> TimelineEntry.Event {
    .change(StateChange([variable.name: .bool(value)], transaction: Transaction(animation: .smooth)))
  }
}
