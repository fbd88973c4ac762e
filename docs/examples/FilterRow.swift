// Chips that are chosen by touch; those that are chosen take colour and come to the front of the row.
import SwiftUI

struct Topic: Identifiable, Hashable {
  let name: String
  var isPopular = false

  var id: String { name }
}

struct FilterRow: View {
  private static let topics = [
    Topic(name: "Sea", isPopular: true), Topic(name: "Woods"), Topic(name: "Hills"), Topic(name: "Towns", isPopular: true),
  ]

  @State private var chosen: [String] = []

  private var ordered: [Topic] {
    Self.topics.filter { chosen.contains($0.name) } + Self.topics.filter { !chosen.contains($0.name) }
  }

  var body: some View {
    VStack(alignment: .leading) {
      GlassEffectContainer(spacing: chosen.isEmpty ? 0 : 12) {
        HStack(spacing: 8) {
          ForEach(ordered) { topic in
            Chip(topic: topic, isChosen: chosen.contains(topic.name)) { choose(topic) }
          }
        }
      }
      .animation(.snappy, value: chosen)

      Text(chosen.isEmpty ? "Everything" : "\(chosen.count) of \(Self.topics.count): \(chosen.sorted().joined(separator: ", "))")
        .font(.footnote)
    }
    .padding()
  }

  private func choose(_ topic: Topic) {
    if let index = chosen.firstIndex(of: topic.name) {
      chosen.remove(at: index)
    } else {
      chosen.append(topic.name)
    }
  }
}

private struct Chip: View {
  let topic: Topic
  let isChosen: Bool
  let action: () -> Void

  var body: some View {
    Button(topic.name, action: action)
      .font(.subheadline.weight(isChosen ? .bold : .regular))
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .glassEffect(isChosen ? .regular.tint(.teal).interactive() : .regular.interactive(), in: .capsule)
  }
}
