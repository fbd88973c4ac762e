// Three tabs: a list under a bar of glass, a sheet with glass of its own, and a counter that keeps its place.
import SwiftUI

enum Section: Hashable {
  case feed, compose, stats
}

struct TabShell: View {
  @State private var section = Section.feed
  @State private var isWriting = false
  @State private var drafts = 0

  var body: some View {
    TabView(selection: $section) {
      Tab("Feed", systemImage: "list.bullet", value: .feed) {
        Feed(isDense: drafts > 1)
      }
      Tab("Write", systemImage: "square.and.pencil", value: .compose) {
        Button("New draft") { isWriting = true }
          .buttonStyle(.glass)
      }
      Tab("Stats", systemImage: "chart.bar", value: .stats) {
        Counter(count: drafts)
      }
    }
    .sheet(isPresented: $isWriting) {
      Draft { drafts += 1 }
        .presentationDetents([.medium])
    }
  }
}

struct Feed: View {
  let isDense: Bool
  @State private var isFiltered = false
  @Namespace private var glass

  private var height: CGFloat { isDense ? 44 : 60 }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: isDense ? -4 : 12) {
        ForEach(0..<4) { row in
          Text("Row \(row)")
            .frame(width: 240, height: height)
            .background(.quaternary, in: .capsule)
            .alignmentGuide(HorizontalAlignment.center) { $0[HorizontalAlignment.center] }
        }
      }
    }
    .overlay(alignment: .bottom) {
      GlassEffectContainer(spacing: 24) {
        HStack(spacing: 16) {
          Button("Filter", systemImage: "line.3.horizontal.decrease") {
            withAnimation(.bouncy.delay(0.1)) { isFiltered.toggle() }
          }
          .buttonStyle(.glass)
          .buttonBorderShape(.circle)
          .labelStyle(.iconOnly)
          .glassEffectID("filter", in: glass)
          if isFiltered && !isDense {
            Text("Unread")
              .frame(width: 96, height: 44)
              .glassEffect()
              .glassEffectID("unread", in: glass)
          }
        }
      }
      .padding(.bottom, 12)
    }
  }
}

struct Draft: View {
  let save: () -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var isBold = false

  var body: some View {
    VStack(spacing: 24) {
      Text("Draft").font(.headline)
      GlassEffectContainer(spacing: 12) {
        HStack(spacing: 12) {
          Button("Bold") { withAnimation(.snappy) { isBold.toggle() } }
            .frame(width: isBold ? 120 : 80, height: 44)
            .glassEffect(isBold ? .regular.tint(.orange) : .regular)
          Button("Save") {
            save()
            dismiss()
          }
          .frame(width: 80, height: 44)
          .glassEffect()
        }
      }
    }
  }
}

struct Counter: View {
  let count: Int
  @State private var extra: Int

  init(count: Int) {
    self.count = count
    _extra = State(initialValue: 1)
  }

  var body: some View {
    Stepper("Drafts: \(count + extra)", value: $extra.animation(.smooth), in: 1...3)
      .fixedSize()
      .padding()
      .frame(width: 240 + 20 * CGFloat(extra))
      .glassEffect(in: .rect(cornerRadius: 20))
  }
}
