// How far glass reaches: the same two drops, apart and together, as the spacing grows.
import SwiftUI

struct SpacingLab: View {
  @State private var spacing = 0.0
  @State private var gap: CGFloat = 24
  @State private var shows = true

  private let range = 0.0...60.0

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 20) {
        GlassEffectContainer(spacing: CGFloat(spacing)) {
          HStack(spacing: gap) {
            drop
            drop
          }
          .frame(width: proxy.size.width, height: 120)
        }

        Slider(value: $spacing, in: range)
          .padding(.horizontal)
        HStack {
          Button("Far") { change(to: 10, gap: 40) }
          Button("Near") { change(to: 30, gap: 24) }
          Button("One") { change(to: 60, gap: -8) }
        }
        .buttonStyle(.bordered)
        .controlSize(.small)
        Text("\(Int(spacing)) of reach, \(Int(gap)) between")
          .font(.caption)
      }
      .onAppear { spacing = 30 }
    }
  }

  @ViewBuilder
  private var drop: some View {
    if shows {
      Color.clear
        .frame(width: 72, height: 72)
        .glassEffect(.clear)
    } else {
      EmptyView()
    }
  }

  private func change(to reach: Double, gap: CGFloat) {
    withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) {
      spacing = min(max(reach, range.lowerBound), range.upperBound)
      self.gap = gap
    }
  }
}
