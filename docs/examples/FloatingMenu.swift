// A round button that lets its actions out and takes them back.
import SwiftUI

/// What one can do with a photo.
enum PhotoAction: String, CaseIterable, Identifiable {
  case favorite, share, trash

  var id: Self { self }

  var symbol: String {
    switch self {
    case .favorite: "heart"
    case .share: "square.and.arrow.up"
    case .trash: "trash"
    }
  }

  var tint: Color? { self == .trash ? .red : nil }
}

struct FloatingMenu: View {
  @State private var isOpen = false
  @Namespace private var menu

  private let side: CGFloat = 56

  var body: some View {
    GlassEffectContainer(spacing: 24) {
      VStack(spacing: 16) {
        if isOpen {
          ForEach(PhotoAction.allCases) { action in
            Image(systemName: action.symbol)
              .frame(width: side, height: side)
              .glassEffect(.regular.tint(action.tint).interactive())
              .glassEffectID(action.rawValue, in: menu)
          }
        }
        Button {
          withAnimation(.bouncy) { isOpen.toggle() }
        } label: {
          Image(systemName: isOpen ? "xmark" : "plus")
            .font(.title2)
            .frame(width: side, height: side)
        }
        .glassEffect(.regular.interactive(), in: .circle)
        .glassEffectID("toggle", in: menu)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    .padding(24)
  }
}

#Preview {
  FloatingMenu()
}
