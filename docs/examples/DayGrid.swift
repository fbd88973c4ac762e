// The hours of a day in a grid; the one that is chosen is told under it.
import SwiftUI

struct Hour: Identifiable {
  let id: Int
  let degrees: Int

  var symbol: String {
    switch degrees {
    case ..<8: "snowflake"
    case 8..<14: "cloud"
    default: "sun.max"
    }
  }
}

struct DayGrid: View {
  @State private var chosen: Int? = nil
  @Namespace private var grid

  private let hours = zip(stride(from: 6, to: 18, by: 2), [4, 7, 11, 15, 16, 12]).map { Hour(id: $0, degrees: $1) }
  private let columns = [GridItem(.adaptive(minimum: 96), spacing: 12)]

  private var warmest: Int { hours.map(\.degrees).max() ?? 0 }

  var body: some View {
    ScrollView {
      GlassEffectContainer(spacing: 12) {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(Array(hours.enumerated()), id: \.element.id) { index, hour in
            let isChosen = chosen == hour.id
            VStack(spacing: 4) {
              Text("\(hour.id):00").font(.caption2)
              Image(systemName: hour.symbol)
              if isChosen {
                Text("\(hour.degrees)°")
              }
            }
            .frame(maxWidth: .infinity)
            .frame(height: isChosen ? 96 : 72)
            .glassEffect(hour.degrees == warmest ? .regular.tint(.yellow) : .regular, in: .rect(cornerRadius: 18))
            .glassEffectID("hour-\(index)", in: grid)
            .onTapGesture {
              withAnimation(.snappy(duration: 0.35)) { chosen = isChosen ? nil : hour.id }
            }
          }
        }
      }
      .padding()
    }
  }
}
