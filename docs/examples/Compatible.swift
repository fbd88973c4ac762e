// Code that must run on older systems too, and that was begun with an early beta.
import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

@available(iOS 18.0, *)
struct Compatible: View {
  @State private var isMuted: Bool = false
  @State private var note = """
    A text that holds code:
      .glassEffect(.regular, in: .capsule)
    """
  @Namespace var space

  var body: some View {
    VStack {
      if #available(iOS 26.0, *) {
        GlassEffectContainer(spacing: 10.0,) {
          Button(action: {
            withAnimation { isMuted.toggle() }
          }) {
            Image(systemName: isMuted ? "speaker.slash" : "speaker.wave.2")
              // The glass has the frame, with the padding.
              .frame(width: 44, height: 44)
              .padding(4)
          }
          #if os(iOS)
          .glassEffect(.regular.interactive(), in: .rect(cornerRadius: 14), isEnabled: true) /* removed in the release */
          #else
          .background(.thinMaterial)
          #endif
          .glassEffectID("sound", in: space)

          if(isMuted) {
            Text("Muted").padding(8).glassEffect()
              .glassEffectID("note", in: space)
              .glassEffectTransition(.identity)
          }
        }
      } else {
        Text(note)
          .background(.ultraThinMaterial, in: Capsule())
      }
    }
  }
}
