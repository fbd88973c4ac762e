// Controls of every kind around a bar of glass that follows what they say.
import SwiftUI

enum Density: String, CaseIterable {
  case airy = "Airy"
  case dense = "Dense"

  var spacing: CGFloat { self == .airy ? 24 : 4 }
}

@Observable
final class PreferencesModel {
  var density = Density.airy
  var showsLabels = false
  var count = 3
}

struct Preferences: View {
  @State private var model = PreferencesModel()
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(spacing: 16) {
      ToolBar(count: model.count, showsLabels: $model.showsLabels, spacing: model.density.spacing)
        .animation(.smooth, value: model.density)
        .animation(.bouncy, value: model.count)

      Picker("Density", selection: $model.density) {
        ForEach(Density.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      Toggle("Labels", isOn: $model.showsLabels.animation(.snappy))
      Stepper("Tools", value: $model.count, in: 1...4)
      Divider()
      HStack {
        Menu("More") {
          Button("Reset") { model.count = 3 }
        }
        Spacer()
        ShareLink(item: "Meniscus")
      }
      Text(scheme == .dark ? "Dark" : "Light")
        .foregroundStyle(.secondary)
    }
    .padding()
  }
}

struct ToolBar: View {
  let count: Int
  @Binding var showsLabels: Bool
  var spacing: CGFloat = 8

  private let symbols = ["pencil", "eraser", "lasso", "ruler"]

  var body: some View {
    GlassEffectContainer(spacing: spacing / 2) {
      HStack(spacing: spacing) {
        ForEach(symbols.prefix(count).indices, id: \.self) { index in
          VStack(spacing: 2) {
            Image(systemName: symbols[index])
            if showsLabels {
              Text(symbols[index].capitalized).font(.caption2)
            }
          }
          .frame(width: 56, height: showsLabels ? 56 : 40)
          .glassEffect()
        }
      }
      .onTapGesture { withAnimation { showsLabels.toggle() } }
    }
  }
}
