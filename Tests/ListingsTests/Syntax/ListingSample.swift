/// A listing with most of the forms that views are written in, to be broken in every way.
enum ListingSample {
  static let text = ##"""
    import SwiftUI
    #if canImport(UIKit)
    import UIKit
    #endif

    /* A toolbar /* that opens */ and closes. */
    @Observable
    final class Shelf { var items: [Item] = Item.samples; private(set) var count = 0 { didSet { print(count) } } }

    struct Item: Identifiable, Hashable {
      let id = UUID()
      var name: String, symbol = "star.fill"
      static let samples: [Self] = [.init(name: "Ink", symbol: "pencil"), .init(name: "Cut",)]
    }

    enum Mode: String, CaseIterable {
      case closed, open = "offen", busy
      var title: LocalizedStringKey { switch self { case .closed: "Open"; case .open, .busy: "Close \(rawValue)" } }
      var next: Mode { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
    }

    extension View {
      @ViewBuilder func pill<S: Shape>(_ shape: S = .capsule, tint: Color? = nil, if on: Bool = true) -> some View {
        if on { glassEffect(.regular.tint(tint).interactive(), in: shape) } else { self }
      }
    }

    struct Toolbar<Content: View>: View where Content: Equatable {
      @Binding var mode: Mode
      @Namespace private var glass
      @Environment(\.accessibilityReduceMotion) private var reduceMotion: Bool
      @State private var offset = CGSize.zero
      let shelf: Shelf
      var onTap: ((Item) -> Void)? = nil
      @ViewBuilder var content: () -> Content

      private var animation: Animation? { reduceMotion ? nil : .spring(response: 0.5, dampingFraction: 0.7) }

      var body: some View {
        GlassEffectContainer(spacing: mode == .open ? 24 : 40.5) {
          HStack(alignment: .center, spacing: 12) {
            ForEach(Array(shelf.items.enumerated()), id: \.element.id) { index, item in
              if mode != .closed, index < 3 || item.name.isEmpty {
                Button { onTap?(item) } label : {
                  Image(systemName: item.symbol)
                    .frame(width: 48, height: 48)
                    // A comment in a chain.
    #if os(iOS)
                    .font(.system(size: 20, weight: .semibold))
    #else
                    .help("\(item.name)")
    #endif
                }
                .buttonStyle(.glass)
                .glassEffectID("item-\(index)-\(item.id, default: "none")", in: glass)
                .glassEffectTransition(index % 2 == 0 ? .matchedGeometry : .materialize)
              }
            }
            Toggle(isOn: $mode.animation(.bouncy).isOpen) { Text(verbatim: #"raw \n \#(mode.rawValue)"#) }
              .pill(.rect(cornerRadius: 16), tint: Color(red: 0.2, green: 0x7F / 255.0, blue: -1e-2))
          }
          .padding([.horizontal, .top], 16)
        }
        .offset(x: offset.width, y: max(0, min(offset.height, 100)))
        .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
        .onChange(of: mode, initial: true) { old, new in withAnimation(animation) { shelf.items[0].name += "!" } }
        .task { [weak shelf] in
          guard let shelf, case let items = shelf.items, items.count > 1 else { return }
          for (i, item) in items.enumerated() where i > 0 { try? await Task.sleep(for: .seconds(0.5 * Double(i))) }
          outer: while true { if #available(iOS 26, *) { break outer } else if let x = Int("3") as? Int { continue outer } }
          do { try load() } catch let error as URLError where error.code == .timedOut { throw error } catch { }
        }
        content()
      }
    }

    #Preview("Open", traits: .landscapeLeft) {
      @Previewable @State var mode = Mode.open
      let code = """
        GlassEffectContainer { // "not code"
          \(mode.rawValue)
        }
        """
      Toolbar(mode: $mode, shelf: Shelf()) { Text(code) } onTap: { item in print(item ?? "none", 1...5, [1: 2]) }
    }

    """##
}
