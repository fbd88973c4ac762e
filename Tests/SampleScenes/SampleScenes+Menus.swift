import Geometry
import Motion
public import SceneModel

extension View {
  /// A round button of 44 points with interactive glass.
  func roundGlass(id: String) -> ViewTemplate {
    glassEffect(.regular.interactive(), in: .circle).glassEffectID(id)
  }
}

extension SampleScenes {
  private static func symbol(_ name: Value<String>) -> ViewTemplate {
    Image(systemName: name).frame(width: 44, height: 44)
  }

  private static func action(_ title: Value<String>, _ symbolName: Value<String>, id: String) -> ViewTemplate
  {
    Button(title) {
    } label: {
      symbol(symbolName)
    }
    .roundGlass(id: id)
  }

  /// A toggle in the middle; four round buttons come out of it and go back.
  public static var actionMenu: Scene {
    get throws {
      let isExpanded = StateVariable("isExpanded", .bool(false))
      return try Scene(
        "action-menu", summary: "A toggle in the middle; four round buttons come out of it and go back",
        canvas: Canvas(size: Size(width: 320, height: 320), background: .backdrop(.aurora)),
        states: [isExpanded],
        timeline: [TimelineEntry(at: 0.5, .tap("Toggle")), TimelineEntry(at: 2.25, .tap("Toggle"))]
      ) {
        GlassEffectContainer(spacing: 30) {
          VStack(spacing: 30) {
            action("Edit", "pencil", id: "edit").shown(if: "isExpanded")
            HStack(spacing: 30) {
              action("Share", "square.and.arrow.up", id: "share").shown(if: "isExpanded")
              Button("Toggle") {
                withAnimation(.bouncy) { isExpanded.toggle() }
              } label: {
                symbol(.if("isExpanded", "xmark", else: "plus"))
              }
              .roundGlass(id: "toggle")
              action("Favorite", "heart", id: "favorite").shown(if: "isExpanded")
            }
            action("Delete", "trash", id: "delete").shown(if: "isExpanded")
          }
        }
        .buttonStyle(.plain)
        .font(size: 18, weight: 600)
      }
    }
  }

  /// A button that turns from Expand to Collapse and brings two actions beside it.
  public static var expandRow: Scene {
    get throws {
      let isExpanded = StateVariable("isExpanded", .bool(false))
      return try Scene(
        "expand-row", summary: "A button turns from Expand to Collapse and brings two actions beside it",
        canvas: Canvas(size: Size(width: 393, height: 180), background: .backdrop(.photo)),
        states: [isExpanded],
        timeline: [TimelineEntry(at: 0.4, .tap("Expand")), TimelineEntry(at: 1.9, .tap("Collapse"))]
      ) {
        GlassEffectContainer(spacing: 14) {
          HStack(spacing: 12) {
            Button(.if("isExpanded", "Collapse", else: "Expand")) {
              withAnimation(.bouncy) { isExpanded.toggle() }
            }
            .glassEffectID("toggle")
            Button("Crop").glassEffectID("crop").shown(if: "isExpanded")
            Button("Rotate").glassEffectID("rotate").shown(if: "isExpanded")
          }
        }
        .buttonStyle(.glass)
        .controlSize(.large)
        .font(size: 17, weight: 600)
      }
    }
  }

  /// Expanded, collapsed half-way, and expanded again.
  public static var interrupted: Scene {
    get throws {
      let isExpanded = StateVariable("isExpanded", .bool(false))
      return try Scene(
        "interrupted", summary: "Expanded, collapsed half-way and expanded again, without a jump",
        canvas: Canvas(size: Size(width: 260, height: 360), background: .backdrop(.aurora)),
        states: [isExpanded],
        timeline: [
          TimelineEntry(at: 0.4, .tap("Toggle")), TimelineEntry(at: 0.6, .tap("Toggle")),
          TimelineEntry(at: 0.85, .tap("Toggle")),
        ]
      ) {
        GlassEffectContainer(spacing: 18) {
          VStack(spacing: 16) {
            action("Photo", "camera", id: "photo").shown(if: "isExpanded")
            action("Note", "pencil", id: "note").shown(if: "isExpanded")
            action("Place", "location", id: "place").shown(if: "isExpanded")
            Button("Toggle") {
              withAnimation(.bouncy(duration: 0.6)) { isExpanded.toggle() }
            } label: {
              Image(systemName: .if("isExpanded", "xmark", else: "plus")).frame(width: 60, height: 60)
            }
            .roundGlass(id: "toggle")
          }
        }
        .padding(bottom: 30)
        .frame(maxHeight: .constant(.infinity), alignment: .bottom)
        .buttonStyle(.plain)
        .font(size: 18, weight: 600)
      }
    }
  }
}
