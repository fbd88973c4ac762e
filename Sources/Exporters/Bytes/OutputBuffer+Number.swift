// Numbers, written in place and without a locale. Goals, in order: exact rounding; never "-0", NaN or an
// infinity; no string and no allocation on the way.

extension OutputBuffer {
  /// Appends an integer.
  public mutating func append(integer value: Int) {
    guard value.magnitude < 10_000_000_000_000_000 else { return append(text: value.description) }
    write(room: 24) { target in
      target.pointee = 0x2D
      let sign = value < 0 ? 1 : 0
      return sign + DecimalDigits.write(UInt64(value.magnitude), to: target + sign)
    }
  }

  /// Appends a number with a precision.
  @inline(__always)
  public mutating func append(_ value: Double, _ precision: Precision) {
    switch precision {
    case .fixed(let decimals): append(value, decimals: decimals)
    case .full: append(full: value)
    }
  }

  /// Appends a number with so many digits after the point, 0…15.
  ///
  /// *Accuracy*: the exact binary value is rounded once, ties to even, as C's `printf` rounds.
  ///
  /// *Edge cases*: what rounds to zero is written without a sign; a magnitude of 10¹⁵ and more is written as
  /// `append(full:)` writes it.
  /// - Precondition: the value is finite.
  public mutating func append(_ value: Double, decimals: Int) {
    precondition(0...Precision.mostDecimals ~= decimals, "a number has 0 to 15 digits after the point")
    guard value.magnitude < 1e15 else { return append(full: value) }
    let (whole, fraction) = Self.rounded(value.magnitude, decimals: decimals)
    write(room: 48) { target in
      target.pointee = 0x2D
      // Bits and no branch: the signs of values in a row cannot be predicted.
      let isZero = (whole | fraction) == 0
      var length = Int(truncatingIfNeeded: value.bitPattern >> 63) & (isZero ? 0 : 1)
      length += DecimalDigits.write(UInt64(bitPattern: whole), to: target + length)
      guard decimals > 0 else { return length }
      target[length] = 0x2E
      DecimalDigits.write(UInt64(bitPattern: fraction), length: decimals, to: target + length + 1)
      return length + 1 + decimals
    }
  }

  /// Appends a number with at most so many digits after the point, 0…15, and no zero that can be left out.
  ///
  /// 0.50 is ".5", as SVG and CSS read it; rounding and edge cases are those of `append(_:decimals:)`.
  public mutating func append(short value: Double, decimals: Int) {
    precondition(0...Precision.mostDecimals ~= decimals, "a number has 0 to 15 digits after the point")
    guard value.magnitude < 1e15 else { return append(full: value) }
    let (whole, fraction) = Self.rounded(value.magnitude, decimals: decimals)
    appendShort(isNegative: value < 0, whole: whole, fraction: fraction, decimals: decimals)
  }

  /// Appends a number as JSON has it: at most so many digits after the point, 0…15, and none but one before it.
  ///
  /// 0.50 is "0.5"; rounding and edge cases are those of `append(_:decimals:)`.
  public mutating func append(json value: Double, decimals: Int) {
    precondition(0...Precision.mostDecimals ~= decimals, "a number has 0 to 15 digits after the point")
    guard value.magnitude < 1e15 else { return append(full: value) }
    let (whole, fraction) = Self.rounded(value.magnitude, decimals: decimals)
    appendTidy(isNegative: value < 0, whole: whole, fraction: fraction, decimals: decimals)
  }

  /// Appends the fewest digits that read back as the same number.
  ///
  /// *Edge cases*: an integer has no point; very small and very large magnitudes have an exponent.
  /// - Precondition: the value is finite.
  public mutating func append(full value: Double) {
    precondition(value.isFinite, "a number that is written is finite")
    let millionfold = value.magnitude * 1e6
    // A decimal of up to 15 digits that reads back is the only one so short that does.
    if millionfold < 1e15, millionfold == millionfold.rounded(), millionfold / 1e6 == value.magnitude {
      let (whole, fraction) = Int64(millionfold).quotientAndRemainder(dividingBy: 1_000_000)
      return appendTidy(isNegative: value < 0, whole: whole, fraction: fraction, decimals: 6)
    }
    append(text: value.description)
    if count >= 2, self[count - 1] == 0x30, self[count - 2] == 0x2E { removeLast(2) }
  }

  private mutating func appendTidy(isNegative: Bool, whole: Int64, fraction: Int64, decimals: Int) {
    if isNegative, whole | fraction != 0 { append(byte: 0x2D) }
    append(integer: Int(whole))
    guard fraction != 0 else { return }
    appendFraction(fraction, decimals: decimals)
  }

  /// Appends a whole number of units of the last decimal, given in its parts, in the short form.
  mutating func append(units: Int, whole: Int, fraction: Int64, decimals: Int) {
    appendShort(isNegative: units < 0, whole: Int64(whole), fraction: fraction, decimals: decimals)
  }

  private mutating func appendShort(isNegative: Bool, whole: Int64, fraction: Int64, decimals: Int) {
    if isNegative, whole | fraction != 0 { append(byte: 0x2D) }
    if whole != 0 || fraction == 0 { append(integer: Int(whole)) }
    guard fraction != 0 else { return }
    appendFraction(fraction, decimals: decimals)
  }

  /// Appends a point and the digits of a fraction that is not 0, without the zeros at its end.
  private mutating func appendFraction(_ fraction: Int64, decimals: Int) {
    write(room: 32) { target in
      target.pointee = 0x2E
      DecimalDigits.write(UInt64(bitPattern: fraction), length: decimals, to: target + 1)
      var length = decimals + 1
      while target[length - 1] == 0x30 { length -= 1 }
      return length
    }
  }
}

extension OutputBuffer {
  /// The parts of a magnitude under 10¹⁵ before and after the point, rounded to some decimals, ties to even.
  ///
  /// m = w + f holds exactly in binary; only f · 10ᵈ is rounded, by at most half a unit of its last place.
  /// Where that could decide the direction, the integers of the binary value do.
  @inline(__always)
  static func rounded(_ magnitude: Double, decimals: Int) -> (whole: Int64, fraction: Int64) {
    let power = DecimalDigits.power(decimals)
    var whole = Int64(magnitude)
    let fraction = magnitude - Double(whole)
    let scaled = fraction * Double(power)
    var digits = Int64(scaled)
    let rest = scaled - Double(digits)
    if (rest - 0.5).magnitude <= scaled * 0x1p-52 {
      digits = roundedExactly(fraction, power: power, isOdd: decimals == 0 && whole & 1 == 1)
    } else {
      // A sum and no branch: which way a number rounds cannot be predicted.
      digits += Int64(rest + 0.5)
    }
    if digits == power {
      whole += 1
      digits = 0
    }
    return (whole, digits)
  }

  /// A fraction under 1 times a power of ten, rounded to the nearest integer, ties to even, in integers.
  ///
  /// `isOdd` says whether the digit before is odd, which decides a tie where the product has no digit of its own.
  @inline(never)
  private static func roundedExactly(_ fraction: Double, power: Int64, isOdd: Bool) -> Int64 {
    guard fraction > 0 else { return 0 }
    let shift = 52 - Int(fraction.exponent)
    let (high, low) = (fraction.significandBitPattern | 1 << 52).multipliedFullWidth(by: UInt64(power))
    // The near tie that led here has a product of at least about a half, so at most 106 bits are cut off.
    guard shift < 127 else { return 0 }
    let quotient =
      shift >= 64 ? high >> UInt64(shift - 64) : high << UInt64(64 - shift) | low >> UInt64(shift)
    let cutHigh = shift > 64 ? high & (1 << UInt64(shift - 64) - 1) : 0
    let cutLow = shift >= 64 ? low : low & (1 << UInt64(shift) - 1)
    let halfHigh: UInt64 = shift > 64 ? 1 << UInt64(shift - 65) : 0
    let halfLow: UInt64 = shift > 64 ? 0 : 1 << UInt64(shift - 1)
    let isAbove = cutHigh > halfHigh || (cutHigh == halfHigh && cutLow > halfLow)
    let isTie = cutHigh == halfHigh && cutLow == halfLow
    let odd = power == 1 ? isOdd : quotient & 1 == 1
    return Int64(quotient) + (isAbove || (isTie && odd) ? 1 : 0)
  }
}
