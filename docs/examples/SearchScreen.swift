// A list under a bar; the button beside the search field comes and goes with the text.
import SwiftUI

struct SearchScreen: View {
  @State private var query = ""
  @State private var recent: [String] = ["lakes", "ferries"]
  @FocusState private var isSearching: Bool
  @Namespace private var bar

  var body: some View {
    NavigationStack {
      List(recent, id: \.self) { word in
        Label(word.capitalized, systemImage: "clock")
      }
      .navigationTitle("Search")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Clear", systemImage: "trash") {
            withAnimation { recent.removeAll() }
          }
        }
      }
      .safeAreaInset(edge: .bottom) { searchBar }
    }
  }

  private var searchBar: some View {
    GlassEffectContainer(spacing: 16) {
      HStack(spacing: 12) {
        HStack {
          Image(systemName: "magnifyingglass")
          TextField("Places", text: $query)
            .focused($isSearching)
            .onSubmit(keep)
        }
        .padding(.horizontal, 16)
        .frame(height: 48)
        .glassEffect(.regular, in: .rect(cornerRadius: 24))
        .glassEffectID("field", in: bar)

        if isSearching || !query.isEmpty {
          Button {
            query = ""
            isSearching = false
          } label: {
            Image(systemName: "xmark").frame(width: 48, height: 48)
          }
          .glassEffect(.regular.interactive(), in: Circle())
          .glassEffectID("cancel", in: bar)
          .glassEffectTransition(.materialize)
        } else {
          Button {
            isSearching = true
          } label: {
            Image(systemName: "mic").frame(width: 48, height: 48)
          }
          .glassEffect(.regular.interactive(), in: Circle())
          .glassEffectID("dictate", in: bar)
        }
      }
    }
    .padding(.horizontal)
    .animation(.smooth, value: isSearching)
  }

  private func keep() {
    guard !query.isEmpty, !recent.contains(query) else { return }
    recent.insert(query, at: 0)
  }
}
