// A player's bar: its three controls are one piece of glass until the song is shown.
import SwiftUI

struct Song: Equatable {
  let title: String
  var seconds = 0.0
  var length = 240.0

  var progress: Double { seconds / length }
}

struct NowPlaying: View {
  @State private var song: Song?
  @State private var isPlaying = false
  @Namespace private var bar

  var body: some View {
    GlassEffectContainer {
      HStack {
        control("backward.fill") { song?.seconds = 0 }
        control(isPlaying ? "pause.fill" : "play.fill") {
          isPlaying.toggle()
          song = isPlaying ? Song(title: "Low Tide", seconds: 96) : nil
        }
        control("forward.fill") {
          if let now = song { song?.seconds = min(now.seconds + 48, now.length) }
        }

        if let song {
          VStack(alignment: .leading, spacing: 6) {
            Text(song.title).font(.headline)
            ProgressView(value: song.progress)
              .frame(width: 80)
          }
          .padding(.horizontal, 16)
          .frame(height: 52)
          .glassEffect(.clear)
          .glassEffectID("song", in: bar)
          .glassEffectTransition(.matchedGeometry)
        }
      }
    }
    .padding()
    .safeAreaInset(edge: .top) {
      Image("cover")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(height: 160)
    }
  }

  private func control(_ symbol: String, action: @escaping () -> Void) -> some View {
    Button {
      withAnimation(.smooth(duration: 0.5)) { action() }
    } label: {
      Image(systemName: symbol).frame(width: 52, height: 52)
    }
    .buttonStyle(.plain)
    .glassEffect()
    .glassEffectUnion(id: isPlaying ? nil : "controls", namespace: bar)
    .glassEffectID(symbol.hasPrefix("p") ? "play" : symbol, in: bar)
  }
}
