/// Writes measurements as a table for people, a line a contestant.
struct Report {
  private(set) var missed = 0
  private(set) var wrong = 0

  mutating func add(_ workload: Workload, _ measurements: [Measurement]) {
    print("\n\(workload.name)  (ns per \(workload.unit))")
    print(row("", "fastest", "median", "spread", "ratio", "wanted"))
    for (contestant, measurement) in zip(workload.contestants, measurements) {
      let ratio = workload.firstIsLimit ? fixed(measurement.fastest / measurements[0].fastest, 2) : ""
      print(
        row(
          measurement.name, fixed(measurement.fastest, 3), fixed(measurement.median, 3),
          fixed(measurement.spread * 100, 0) + " %", ratio,
          verdict(contestant.wanted, measurement, measurements)))
    }
  }

  mutating func addWrongAnswer(_ name: String, _ complaint: String) {
    wrong += 1
    print("\n\(name)\n  WRONG ANSWER: \(complaint)")
  }

  private mutating func verdict(
    _ wanted: Wanted?, _ own: Measurement, _ all: [Measurement]
  ) -> String {
    guard let wanted else { return "" }
    let met: Bool
    let text: String
    switch wanted {
    case .ratio(let limit):
      met = own.fastest <= limit * all[0].fastest
      text = "≤ \(fixed(limit, 2))× limit"
    case .ratioTo(let name, let limit):
      let other = all.first { $0.name == name }?.fastest ?? 0
      met = own.fastest <= limit * other
      text = "≤ \(fixed(limit, 2))× \(name): \(fixed(own.fastest / other, 2))×"
    case .nanoseconds(let limit):
      met = own.fastest <= limit
      text = "≤ \(fixed(limit, 1)) ns"
    case .speedup(let factor, let name):
      let other = all.first { $0.name == name }?.fastest ?? 0
      met = other >= factor * own.fastest
      text = "≥ \(fixed(factor, 2))× faster than \(name): \(fixed(other / own.fastest, 2))×"
    case .rate(let perSecond):
      met = 1e9 / own.fastest >= perSecond
      text = "≥ \(fixed(perSecond / 1e6, 1)) million a second: \(fixed(1e3 / own.fastest, 1))"
    }
    if !met { missed += 1 }
    return text + (met ? "  met" : "  MISSED")
  }

  private func row(_ cells: String...) -> String {
    let widths = [38, 10, 10, 9, 8, 0]
    var line = "  "
    for (index, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: max(0, widths[index] - cell.count))
      line += index == 0 || index == 5 ? cell + padding : padding + cell
      if index == 4 { line += "  " }
    }
    return line
  }
}

/// A number with a fixed count of decimals, rounded half away from zero.
func fixed(_ value: Double, _ decimals: Int) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  var scale: Int64 = 1
  for _ in 0..<decimals { scale *= 10 }
  let scaled = Int64((abs(value) * Double(scale)).rounded())
  let sign = value < 0 && scaled != 0 ? "-" : ""
  guard decimals > 0 else { return "\(sign)\(scaled)" }
  let fraction = String(scaled % scale)
  return "\(sign)\(scaled / scale)." + String(repeating: "0", count: decimals - fraction.count) + fraction
}

/// Two digits and a power of ten.
func scientific(_ value: Double) -> String {
  guard value > 0, value.isFinite else { return "\(value)" }
  var (mantissa, exponent) = (value, 0)
  while mantissa < 0.995 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
  while mantissa >= 9.95 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
  return "\(fixed(mantissa, 1))e\(exponent)"
}
