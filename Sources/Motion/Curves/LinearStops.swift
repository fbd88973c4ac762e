/// The stops of CSS's `linear()` before their missing inputs are filled in.
struct LinearStops {
  private var stops: [(input: Double?, output: Double)] = []

  var count: Int { stops.count }

  /// Adds a stop with none, one or two inputs; two make a level piece.
  mutating func add(_ output: Double, at inputs: [Double]) {
    if inputs.isEmpty { stops.append((nil, output)) }
    for input in inputs { stops.append((input, output)) }
  }

  /// The stops with every input: 0 for the first, 1 for the last, none before the one before it, the rest evenly.
  func resolved() -> [PiecewiseLinearCurve.Stop] {
    var inputs = stops.map(\.input)
    inputs[0] = inputs[0] ?? 0
    var largest = inputs[0] ?? 0
    for index in inputs.indices.dropFirst() {
      if let input = inputs[index] {
        largest = Swift.max(largest, input)
        inputs[index] = largest
      }
    }
    let last = inputs.count - 1
    inputs[last] = inputs[last] ?? Swift.max(1, largest)
    let filled = Self.filled(inputs)
    return zip(filled, stops).map { PiecewiseLinearCurve.Stop(input: $0, output: $1.output) }
  }

  /// Inputs with those that are missing put evenly between their neighbours; the first and the last must stand.
  private static func filled(_ inputs: [Double?]) -> [Double] {
    var filled: [Double] = []
    for (index, input) in inputs.enumerated() {
      guard let input else { continue }
      let missing = index - filled.count
      let before = filled.last ?? input
      for place in 0..<missing {
        filled.append(before + (input - before) * Double(place + 1) / Double(missing + 1))
      }
      filled.append(input)
    }
    return filled
  }
}
