// Glass behind a project's own words: a modifier, an extension, a generic card and a namespace that is handed down.
import SwiftUI

private enum Metrics {
  static let corner: CGFloat = 20
  static let card = CGSize(width: 150, height: 90)
}

struct GlassPanel: ViewModifier {
  var tint: Color?
  var isEnabled = true

  func body(content: Content) -> some View {
    content
      .padding(14)
      .glassEffect(isEnabled ? .regular.tint(tint) : .identity, in: RoundedRectangle(cornerRadius: Metrics.corner))
  }
}

extension View {
  func glassPanel(tint: Color? = nil, isEnabled: Bool = true) -> some View {
    modifier(GlassPanel(tint: tint, isEnabled: isEnabled))
  }
}

struct Card<Content: View>: View {
  let id: String
  let space: Namespace.ID
  @ViewBuilder var content: () -> Content

  var body: some View {
    content()
      .frame(width: Metrics.card.width, height: Metrics.card.height)
      .glassPanel()
      .glassEffectID(id, in: space)
  }
}

struct GlassKit: View {
  @State private var isWide = false
  @State private var isFlat = false
  @Namespace private var cards
  @Namespace private var tools

  private var layout: AnyLayout {
    isWide ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
  }

  var body: some View {
    VStack(spacing: 32) {
      GlassEffectContainer(spacing: 16) {
        layout {
          Card(id: "rain", space: cards) {
            Label("Rain", systemImage: "cloud.rain")
          }
          Card(id: "wind", space: cards) {
            VStack {
              Text("Wind")
              Divider()
              Text("12 km/h").font(.caption)
            }
          }
        }
      }

      GlassEffectContainer {
        HStack {
          Group {
            Button("Turn") { withAnimation(.snappy) { isWide.toggle() } }
              .glassEffectID("turn", in: tools)
            Button("Flat") { withAnimation(.linear(duration: 0.3)) { isFlat.toggle() } }
              .glassEffectID("flat", in: tools)
          }
          .padding(10)
          .glassEffect(isFlat ? .identity : .regular, in: .buttonBorder)
        }
      }
    }
  }
}

#Preview("Kit") {
  GlassKit()
}
