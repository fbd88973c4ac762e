/// A number in two doubles, about 106 bits, for the few places where the rounding of one would show.
struct TwoPartNumber {
  var high: Double
  var low: Double

  init(_ value: Double) {
    high = value
    low = 0
  }

  private init(high: Double, low: Double) {
    self.high = high + low
    self.low = low - (self.high - high)
  }

  static func + (a: TwoPartNumber, b: TwoPartNumber) -> TwoPartNumber {
    let sum = a.high + b.high
    let part = sum - a.high
    let error = (a.high - (sum - part)) + (b.high - part)
    return TwoPartNumber(high: sum, low: error + (a.low + b.low))
  }

  static func - (a: TwoPartNumber, b: TwoPartNumber) -> TwoPartNumber {
    var negated = b
    negated.high = -b.high
    negated.low = -b.low
    return a + negated
  }

  static func * (a: TwoPartNumber, b: TwoPartNumber) -> TwoPartNumber {
    let product = a.high * b.high
    let error = (-product).addingProduct(a.high, b.high)
    return TwoPartNumber(high: product, low: error + (a.high * b.low + a.low * b.high))
  }
}
