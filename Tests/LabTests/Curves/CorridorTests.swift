import Lab
import TestSupport
import Testing

@Suite struct CorridorTests {
  /// The fewest pieces of any line whose corners lie on a fine grid of times and values, by trying all.
  private func fewestOnGrid(_ corridor: Corridor, rows: Int) -> Int {
    let times = corridor.times
    func heights(_ index: Int) -> [Double] {
      (0...rows).map {
        corridor.lower[index] + (corridor.upper[index] - corridor.lower[index]) * Double($0) / Double(rows)
      }
    }
    func passes(_ i: Int, _ a: Double, _ j: Int, _ b: Double) -> Bool {
      for k in i...j {
        let y = a + (b - a) * (times[k] - times[i]) / (times[j] - times[i])
        if y < corridor.lower[k] - 1e-12 || y > corridor.upper[k] + 1e-12 { return false }
      }
      return true
    }
    var best = times.indices.map { index in [Int](repeating: index == 0 ? 0 : .max, count: rows + 1) }
    for j in times.indices.dropFirst() {
      for (row, b) in heights(j).enumerated() {
        for i in 0..<j {
          for (from, a) in heights(i).enumerated()
          where best[i][from] < best[j][row] - 1 && passes(i, a, j, b) {
            best[j][row] = best[i][from] + 1
          }
        }
      }
    }
    return best[times.count - 1].min() ?? .max
  }

  @Test(arguments: [11, 12, 13] as [UInt64]) func usesNoMorePiecesThanAnySearchFinds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for trial in 0..<60 {
      let count = Int.random(in: 3...9, using: &random)
      let times = (0..<count).map { Double($0) + random.number(in: 0...0.5) }
      let middle = (0..<count).map { _ in random.number(in: -3...3) }
      let half = (0..<count).map { _ in random.number(in: 0.2...1.5) }
      let corridor = Corridor(
        times: times, lower: zip(middle, half).map { $0 - $1 }, upper: zip(middle, half).map { $0 + $1 })
      let points = corridor.fewestPoints()
      #expect(points.count - 1 <= fewestOnGrid(corridor, rows: 8), "seed \(seed), trial \(trial)")
      expectInside(points, corridor, "seed \(seed), trial \(trial)")
    }
  }

  /// One piece suffices if and only if the tightest bounds on its slope leave room; that is counted without lines.
  @Test func oneStraightLineIsFound() {
    let corridor = Corridor(times: [0, 1, 2, 3], lower: [0, 1, 2, 3], upper: [0.1, 1.1, 2.1, 3.1])
    #expect(corridor.fewestPoints().count == 2)
  }

  @Test func aZigzagNeedsAPieceForEachTurn() {
    let corridor = Corridor(
      times: [0, 1, 2, 3, 4], lower: [-0.1, 0.9, -0.1, 0.9, -0.1], upper: [0.1, 1.1, 0.1, 1.1, 0.1])
    #expect(corridor.fewestPoints().count == 5)
  }

  private func expectInside(_ points: [CurvePoint], _ corridor: Corridor, _ comment: Comment) {
    for (start, end) in zip(points, points.dropFirst()) {
      #expect(start.time <= end.time, comment)
    }
    let knots = points.map(\.time)
    let probes = (corridor.times + knots).sorted()
    for time in probes {
      let value = line(points, at: time)
      let (low, high) = bounds(corridor, at: time)
      #expect(value >= low - 1e-9 && value <= high + 1e-9, comment)
    }
  }

  private func line(_ points: [CurvePoint], at time: Double) -> Double {
    let next = points.firstIndex { $0.time >= time } ?? points.count - 1
    guard next > 0 else { return points[0].value }
    let (a, b) = (points[next - 1], points[next])
    return b.time > a.time ? a.value + (b.value - a.value) * (time - a.time) / (b.time - a.time) : b.value
  }

  private func bounds(_ corridor: Corridor, at time: Double) -> (Double, Double) {
    let times = corridor.times
    let next = max(1, times.firstIndex { $0 >= time } ?? times.count - 1)
    let share = (time - times[next - 1]) / (times[next] - times[next - 1])
    func mix(_ side: [Double]) -> Double { side[next - 1] + (side[next] - side[next - 1]) * share }
    return (mix(corridor.lower), mix(corridor.upper))
  }
}
