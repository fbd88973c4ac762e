// A beat that moves by itself: a timer, keyframes at each bar, and a line that is drawn.
import SwiftUI

struct Pulse {
  var scale = 1.0
  var lift = 0.0
}

final class Beat: ObservableObject {
  @Published var count = 0
  @Published var isOn = false

  var bar: Int { count / 2 }

  func tick() {
    guard isOn, count < 4 else { return }
    count += 1
  }
}

struct Metronome: View {
  @StateObject private var beat = Beat()

  private let clock = Timer.publish(every: 0.75, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 32) {
      Dial(beat: beat)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 200, y: 0))
      }
      .stroke(.secondary)
      .frame(width: 200, height: 2)
      Button(beat.isOn ? "Stop" : "Start") { beat.isOn.toggle() }
        .buttonStyle(.glassProminent)
    }
    .onReceive(clock) { _ in withAnimation(.spring(duration: 0.3, bounce: 0.2)) { beat.tick() } }
    .task {
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(0.5))
        beat.isOn = true
      }
    }
  }
}

struct Dial: View {
  @ObservedObject var beat: Beat

  private var isAccent: Bool { beat.count.isMultiple(of: 2) && beat.count > 0 }

  var body: some View {
    let side: CGFloat = if isAccent { 96 } else { 72 }
    GlassEffectContainer(spacing: 40) {
      HStack(spacing: 24) {
        Image(systemName: "metronome")
          .frame(width: side, height: side)
          .glassEffect(.regular, in: .circle)
          .keyframeAnimator(initialValue: Pulse(), trigger: beat.bar) { content, pulse in
            content.scaleEffect(pulse.scale).offset(y: pulse.lift)
          } keyframes: { _ in
            KeyframeTrack(\.scale) {
              CubicKeyframe(1.2, duration: 0.1)
              SpringKeyframe(1, duration: 0.2)
            }
            KeyframeTrack(\.lift) {
              LinearKeyframe(-12, duration: 0.1)
              LinearKeyframe(0, duration: 0.1)
            }
          }
        if isAccent {
          Image(systemName: "music.note")
            .frame(width: 60, height: 60)
            .glassEffect(.clear, in: .circle)
            .transition(.scale)
        }
      }
    }
  }
}
