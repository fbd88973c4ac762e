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
    var filled: [Double] = []
    for index in inputs.indices { filled.append(Self.input(at: index, of: inputs, after: filled)) }
    return zip(filled, stops).map { PiecewiseLinearCurve.Stop(input: $0, output: $1.output) }
  }

  /// An input as it stands, or evenly between the one before and the next that stands.
  private static func input(at index: Int, of inputs: [Double?], after filled: [Double]) -> Double {
    if let input = inputs[index] { return input }
    guard let before = filled.last, let next = inputs[index...].firstIndex(where: { $0 != nil }) else {
      return 0
    }
    let after = inputs[next] ?? before
    return before + (after - before) / Double(next - index + 1)
  }
}
