import Listings
import SceneModel

/// Reading listings: the text into a tree, and the scene that it shows.
enum ListingBench {
  static var benches: [Bench] {
    [Bench(name: "listing-read", make: read), Bench(name: "listing-scene", make: scene)]
  }

  /// A thousand lines as people write them, beside one plain pass over their bytes.
  ///
  /// Views with states, chains, closures and strings. A file of a thousand lines in 20 ms is 20 µs a line.
  private static func read() -> Workload {
    let bytes = Array(text(lines: 1000).utf8)
    let lines = bytes.count { $0 == 0x0A }
    return Workload(
      name: "listing-read", operations: lines, unit: "line",
      contestants: [
        Contestant("a pass over the bytes") {
          var (words, isWord) = (0, false)
          for byte in bytes {
            let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
            if isLetter, !isWord { words += 1 }
            isWord = isLetter
          }
          return Double(words)
        },
        Contestant("lexer, parser and what is declared", wanted: .nanoseconds(20_000)) {
          Double(Listing([SourceText(name: "Generated.swift", bytes: bytes)]).views.count)
        },
      ],
      check: {
        let listing = Listing([SourceText(name: "Generated.swift", bytes: bytes)])
        let wrong = listing.files.flatMap(\.diagnostics)
        guard wrong.isEmpty else { return wrong[0].message }
        return listing.views.count == lines / linesOfAView ? nil : "\(listing.views.count) views were read"
      })
  }

  /// The first state of a screen of fifty views, evaluated, named and laid out.
  private static func scene() -> Workload {
    let views = 50
    let listing = Listing([
      SourceText(name: "Generated.swift", text(lines: views * linesOfAView) + root(of: views))
    ])
    func seen() -> (elements: Int, controls: Int) {
      do throws(SceneError) {
        let scene = try listing.scene()
        let state = scene.initialState
        return (try scene.snapshot(in: state).elements.count, try scene.controls(in: state).count)
      } catch { return (0, 0) }
    }
    return Workload(
      name: "listing-scene", operations: views, unit: "view", firstIsLimit: false,
      contestants: [
        Contestant("states, controls and a layout", wanted: .nanoseconds(4_000_000)) {
          Double(seen().elements)
        }
      ],
      check: {
        let found = seen()
        return found.controls == views && found.elements > views ? nil : "\(found) are there"
      })
  }

  private static let linesOfAView = 20

  private static func text(lines: Int) -> String {
    (0..<lines / linesOfAView).map { number in
      """
      /// The card of number \(number), which opens when it is tapped.
      struct Card\(number): View {
        @State private var isOpen = false
        @Namespace private var space
        let title: String = "Card \(number)"

        var body: some View {
          GlassEffectContainer(spacing: 12) {
            VStack(alignment: .leading, spacing: isOpen ? 16 : 8) {
              Text("\\(title): \\(isOpen ? "open" : "closed")").font(.headline).padding(.horizontal, 12).glassEffect(.regular)
              Button { withAnimation(.bouncy(duration: 0.4)) { isOpen.toggle() } } label: { Image(systemName: "star") }
                .buttonStyle(.glass)
                .glassEffectID("button \(number)", in: space)
              if isOpen, title.count > 3 {
                Label("More", systemImage: "ellipsis").frame(width: 44, height: 44).glassEffect(in: .rect(cornerRadius: 8))
              }
            }
          }
        }
      }

      """
    }.joined()
  }

  private static func root(of views: Int) -> String {
    let cards = (0..<views).map { "      Card\($0)()\n" }.joined()
    return "struct Screen: View {\n  var body: some View {\n    ScrollView {\n\(cards)    }\n  }\n}\n"
  }
}
