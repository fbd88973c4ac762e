// A badge that starts by itself, counts, and says that it is done.
import SwiftUI

struct UploadStatus: View {
  enum Phase: Equatable {
    case waiting
    case sending(Int)
    case done

    var label: String {
      switch self {
      case .waiting: return "Waiting"
      case .sending(let part): return "Part \(part) of 3"
      case .done: return "Sent"
      }
    }
  }

  @State private var phase = Phase.waiting
  @State private var showsCheck = false
  @Namespace private var badge

  var body: some View {
    GlassEffectContainer(spacing: 20) {
      HStack(spacing: 14) {
        HStack(spacing: 8) {
          if phase != .done {
            ProgressView()
          }
          Text(phase.label)
            .frame(width: 110)
        }
        .padding(12)
        .glassEffect(phase == .done ? .regular.tint(.green) : .regular)
        .glassEffectID("badge", in: badge)

        if showsCheck {
          Image(systemName: "checkmark")
            .frame(width: 44, height: 44)
            .glassEffect()
            .glassEffectID("check", in: badge)
        }
      }
    }
    .task {
      for part in 1...3 {
        try? await Task.sleep(for: .seconds(0.5))
        withAnimation(.smooth) { phase = .sending(part) }
      }
      try? await Task.sleep(nanoseconds: 500_000_000)
      withAnimation(.smooth) { phase = .done }
    }
    .onChange(of: phase) { _, new in
      guard new == .done else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
        withAnimation(.bouncy(extraBounce: 0.1)) { showsCheck = true }
      }
    }
  }
}
