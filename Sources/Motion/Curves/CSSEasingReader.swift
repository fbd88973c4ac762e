/// Reads CSS easing functions.
struct CSSEasingReader {
  private let text: String
  private let characters: [Character]
  private var index = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  mutating func curve() throws(UnitCurve.CSSError) -> UnitCurve {
    skipSpace()
    let name = word().lowercased()
    let result: UnitCurve
    switch name {
    case "linear": result = next == "(" ? try piecewise() : .linear
    case "ease": result = .ease
    case "ease-in": result = .easeIn
    case "ease-out": result = .easeOut
    case "ease-in-out": result = .easeInOut
    case "step-start": result = UnitCurve(.steps(StepCurve(count: 1, position: .jumpStart)))
    case "step-end": result = UnitCurve(.steps(StepCurve(count: 1, position: .jumpEnd)))
    case "cubic-bezier": result = try bezier()
    case "steps": result = try steps()
    default:
      index = 0
      throw error("an easing function: linear, ease, ease-in, cubic-bezier(…), steps(…) or linear(…)")
    }
    skipSpace()
    guard next == nil else { throw error("the end") }
    return result
  }

  private mutating func bezier() throws(UnitCurve.CSSError) -> UnitCurve {
    try expect("(")
    var numbers: [Double] = []
    for place in 0..<4 {
      if place > 0 { try expect(",") }
      skipSpace()
      let start = index
      let number = try number()
      if place % 2 == 0, number < 0 || number > 1 {
        index = start
        throw error("an x within 0…1")
      }
      numbers.append(number)
    }
    try expect(")")
    return .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private mutating func steps() throws(UnitCurve.CSSError) -> UnitCurve {
    try expect("(")
    skipSpace()
    let start = index
    let number = try number()
    var position = StepCurve.Position.jumpEnd
    skipSpace()
    if next == "," {
      index += 1
      skipSpace()
      position = try stepPosition()
    }
    let least = position == .jumpNone ? 2.0 : 1
    guard number == number.rounded(), number >= least, number <= 1e9 else {
      index = start
      throw error("a whole number of steps, \(Int(least)) or more")
    }
    try expect(")")
    return UnitCurve(.steps(StepCurve(count: Int(number), position: position)))
  }

  private mutating func stepPosition() throws(UnitCurve.CSSError) -> StepCurve.Position {
    let start = index
    switch word().lowercased() {
    case "jump-start", "start": return .jumpStart
    case "jump-end", "end": return .jumpEnd
    case "jump-none": return .jumpNone
    case "jump-both": return .jumpBoth
    default:
      index = start
      throw error("jump-start, jump-end, jump-none, jump-both, start or end")
    }
  }

  private mutating func piecewise() throws(UnitCurve.CSSError) -> UnitCurve {
    try expect("(")
    var stops = LinearStops()
    while true {
      try stop(into: &stops)
      skipSpace()
      guard next == "," else { break }
      index += 1
    }
    guard stops.count >= 2 else { throw error("a second stop") }
    try expect(")")
    return UnitCurve(.piecewiseLinear(PiecewiseLinearCurve(stops: stops.resolved())))
  }

  /// One stop: a number, and up to two percentages before or after it.
  private mutating func stop(into stops: inout LinearStops) throws(UnitCurve.CSSError) {
    var output: Double?
    var inputs: [Double] = []
    while true {
      skipSpace()
      guard let character = next, character != ",", character != ")" else { break }
      let number = try number()
      if next == "%" {
        index += 1
        guard inputs.count < 2 else { throw error("',' or ')'") }
        inputs.append(number / 100)
      } else {
        guard output == nil else { throw error("a percentage, ',' or ')'") }
        output = number
      }
    }
    guard let output else { throw error("a number") }
    stops.add(output, at: inputs)
  }

  private mutating func number() throws(UnitCurve.CSSError) -> Double {
    let start = index
    while let character = next, character.isASCII,
      character.isNumber || "+-.eE".contains(character)
    {
      index += 1
    }
    guard let value = Double(String(characters[start..<index])), value.isFinite else {
      index = start
      throw error("a number")
    }
    return value
  }

  private mutating func word() -> String {
    let start = index
    while let character = next, character.isLetter || character == "-" { index += 1 }
    return String(characters[start..<index])
  }

  private mutating func expect(_ character: Character) throws(UnitCurve.CSSError) {
    if character != "(" { skipSpace() }
    guard next == character else { throw error("'\(character)'") }
    index += 1
  }

  private mutating func skipSpace() {
    while let character = next, character.isWhitespace { index += 1 }
  }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private func error(_ expectation: String) -> UnitCurve.CSSError {
    UnitCurve.CSSError(text: text, offset: index, expectation: expectation)
  }
}
