// Tools on a shelf: pairs that are one piece of glass, a pointer over them, and a form that edits them.
import SwiftUI

@Observable
final class Tool: Identifiable {
  let id: Int
  let symbol: String
  var isPinned: Bool

  init(id: Int, symbol: String, isPinned: Bool = false) {
    self.id = id
    self.symbol = symbol
    self.isPinned = isPinned
  }
}

struct Shelf: View {
  @State private var tools: [Tool] = [
    .init(id: 0, symbol: "pencil", isPinned: true), .init(id: 1, symbol: "eraser"),
    .init(id: 2, symbol: "lasso"), .init(id: 3, symbol: "ruler"),
  ]
  @State private var isHovering = false
  @Namespace private var shelf

  private var weight: Int { tools.reduce(0) { $0 + ($1.isPinned ? 2 : 1) } }

  var body: some View {
    VStack(spacing: 24) {
      GlassEffectContainer(spacing: 20) {
        HStack(spacing: 20) {
          ForEach(tools) { tool in
            Image(systemName: tool.symbol)
              .frame(width: 64, height: 64)
              .glassEffect(tool.isPinned ? .regular.tint(.yellow) : .regular)
              .glassEffectUnion(id: isHovering ? nil : "pair \(tool.id / 2)", namespace: shelf)
          }
        }
        .onHover { inside in withAnimation(.smooth) { isHovering = inside } }
      }
      ForEach(tools.filter { $0.id % 3 == 0 }) { ToolRow(tool: $0) }
      Text("\(weight) heavy").font(.caption)
    }
    .padding()
  }
}

struct ToolRow: View {
  @Bindable var tool: Tool

  var body: some View {
    Toggle(tool.symbol.capitalized, isOn: $tool.isPinned.animation(.easeInOut(duration: 0.3)))
  }
}
