// Three rings that breathe for ever, and a bell that shakes when it is touched.
import SwiftUI

struct Beacon: View {
  @State private var rings = 0
  @State private var isOn = false

  var body: some View {
    GlassEffectContainer(spacing: 12) {
      PhaseAnimator([1.0, 1.15], trigger: rings) { scale in
        Image(systemName: "bell.fill")
          .font(.largeTitle)
          .frame(width: 96, height: 96)
          .glassEffect()
          .scaleEffect(scale)
      } animation: { scale in
        scale > 1 ? .easeOut(duration: 0.2) : .bouncy
      }
      Button("Ring") { rings += 1 }
        .buttonStyle(.glassProminent)
        .tint(.pink)
      Circle()
        .frame(width: isOn ? 24 : 16, height: isOn ? 24 : 16)
        .glassEffect(.regular.tint(.pink), in: .circle)
        .animation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true), value: isOn)
        .onAppear { isOn = true }
    }
  }
}
