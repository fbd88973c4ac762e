/// The argument in a range where a function of one dip is least, by golden sections, to about 1e-9 of it.
func leastArgument(in range: ClosedRange<Double>, of function: (Double) -> Double) -> Double {
  let golden = 0.618033988749895
  var low = range.lowerBound
  var high = range.upperBound
  var inner = high - golden * (high - low)
  var outer = low + golden * (high - low)
  var atInner = function(inner)
  var atOuter = function(outer)
  for _ in 0..<44 {
    if atInner <= atOuter {
      high = outer
      outer = inner
      atOuter = atInner
      inner = high - golden * (high - low)
      atInner = function(inner)
    } else {
      low = inner
      inner = outer
      atInner = atOuter
      outer = low + golden * (high - low)
      atOuter = function(outer)
    }
  }
  return (low + high) / 2
}
