// A drop of glass that follows the finger and springs back to its place.
import SwiftUI

struct Throw: View {
  @State private var offset: CGSize = .zero
  @State private var isHeld = false

  var body: some View {
    GlassEffectContainer(spacing: 40) {
      ZStack {
        Circle()
          .fill(.clear)
          .frame(width: 88, height: 88)
          .glassEffect(.regular, in: .circle)

        Image(systemName: isHeld ? "hand.raised.fill" : "hand.point.up.left")
          .frame(width: 64, height: 64)
          .glassEffect(.regular.tint(.orange).interactive(), in: Circle())
          .offset(offset)
          .gesture(
            DragGesture()
              .onChanged { value in
                offset = value.translation
                isHeld = true
              }
              .onEnded { _ in
                withAnimation(.interpolatingSpring(stiffness: 170, damping: 12)) {
                  offset = .zero
                  isHeld = false
                }
              }
          )
          .onTapGesture {
            withAnimation(.spring(duration: 0.6, bounce: 0.4)) {
              offset = offset == .zero ? CGSize(width: 90, height: -30) : .zero
            }
          }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(colors: [.indigo, .cyan], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    }
  }
}
