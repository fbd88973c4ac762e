import Exporters
import Foundation
import TestSupport
import Testing

@Suite struct OutputBufferNumberTests {
  private func fixed(_ value: Double, _ decimals: Int) -> String {
    var buffer = OutputBuffer(capacity: 1)
    buffer.append(value, decimals: decimals)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  private func short(_ value: Double, _ decimals: Int) -> String {
    var buffer = OutputBuffer(capacity: 1)
    buffer.append(short: value, decimals: decimals)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  private func full(_ value: Double) -> String {
    var buffer = OutputBuffer(capacity: 1)
    buffer.append(full: value)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// What `printf` writes, without the sign of a zero.
  private func oracle(_ value: Double, _ decimals: Int) -> String {
    let text = String(format: "%.\(decimals)f", value)
    return text.hasPrefix("-") && !text.contains { ("1"..."9").contains($0) }
      ? String(text.dropFirst()) : text
  }

  @Test func tiesGoToEvenOnTheBinaryValue() {
    #expect(fixed(0.5, 0) == "0")
    #expect(fixed(1.5, 0) == "2")
    #expect(fixed(2.5, 0) == "2")
    #expect(fixed(0.125, 2) == "0.12")
    #expect(fixed(0.375, 2) == "0.38")
    #expect(fixed(-1.005, 2) == "-1.00")
    #expect(fixed(1.0625, 3) == "1.062")
  }

  @Test func zeroHasNoSign() {
    #expect(fixed(-0.0, 6) == "0.000000")
    #expect(fixed(-0.000_000_4, 6) == "0.000000")
    #expect(short(-0.004, 2) == "0")
    #expect(full(-0.0) == "0")
  }

  @Test func roundingCarriesIntoTheWhole() {
    #expect(fixed(0.999_999_9, 6) == "1.000000")
    #expect(fixed(9.996, 2) == "10.00")
    #expect(fixed(99_999_999.999, 2) == "100000000.00")
    #expect(short(0.999, 2) == "1")
  }

  @Test func shortFormLeavesOutWhatCanBeLeftOut() {
    #expect(short(0.5, 2) == ".5")
    #expect(short(-0.5, 2) == "-.5")
    #expect(short(12, 2) == "12")
    #expect(short(1200, 2) == "1200")
    #expect(short(-3.10, 2) == "-3.1")
    #expect(short(1.05, 3) == "1.05")
  }

  @Test func fullFormIsShortAndTidy() {
    #expect(full(5) == "5")
    #expect(full(0.1) == "0.1")
    #expect(full(-1.25) == "-1.25")
    #expect(full(0.1 + 0.2) == "0.30000000000000004")
    #expect(full(1e300) == "1e+300")
    #expect(full(123_456_789_012_345_680) == "1.2345678901234568e+17")
  }

  @Test func hugeMagnitudesAreWrittenInFull() {
    #expect(fixed(1e15, 6) == "1e+15" || Double(fixed(1e15, 6)) == 1e15)
    #expect(Double(fixed(-1.7976931348623157e308, 2)) == -1.7976931348623157e308)
    #expect(short(4e20, 2) == full(4e20))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func fixedAgreesWithPrintf(seed: UInt64) {
    var numbers = NumberSource(seed: seed)
    for _ in 0..<20_000 {
      let value = numbers.next()
      let decimals = Int(numbers.bits() % 16)
      guard value.magnitude < 1e15 else { continue }
      let written = fixed(value, decimals)
      if written != oracle(value, decimals) {
        Issue.record("seed \(seed): \(value) to \(decimals) is \(written), not \(oracle(value, decimals))")
        return
      }
    }
  }

  @Test(arguments: [4, 5] as [UInt64])
  func nearTiesAgreeWithPrintf(seed: UInt64) {
    var numbers = NumberSource(seed: seed)
    for _ in 0..<20_000 {
      let decimals = Int(numbers.bits() % 10)
      let half = (Double(numbers.bits() % 10_000_000) + 0.5) / pow(10, Double(decimals))
      for value in [half, half.nextUp, half.nextDown, -half]
      where fixed(value, decimals) != oracle(value, decimals) {
        Issue.record("seed \(seed): \(value) to \(decimals) is \(fixed(value, decimals))")
        return
      }
    }
  }

  @Test(arguments: [6, 7] as [UInt64])
  func fullReadsBackAndIsNoLongerThanTheDescription(seed: UInt64) {
    var numbers = NumberSource(seed: seed)
    for _ in 0..<20_000 {
      let value = numbers.next()
      let written = full(value)
      if Double(written) != value || written.count > value.description.count {
        Issue.record("seed \(seed): \(value) is written \(written)")
        return
      }
    }
  }

  @Test(arguments: [8] as [UInt64])
  func shortIsTheFixedFormWithoutItsZeros(seed: UInt64) {
    var numbers = NumberSource(seed: seed)
    for _ in 0..<20_000 {
      let value = numbers.next()
      guard value.magnitude < 1e15 else { continue }
      let decimals = Int(numbers.bits() % 16)
      #expect(Double(short(value, decimals)) == Double(oracle(value, decimals)), "seed \(seed): \(value)")
      if decimals > 0 { #expect(!short(value, decimals).hasSuffix(".")) }
    }
  }

  @Test func integersOfEveryLength() {
    var buffer = OutputBuffer()
    for value in [0, 7, -10, 99_999_999, 100_000_000, -9_999_999_999_999_999, Int.max, Int.min] {
      buffer.removeAll()
      buffer.append(integer: value)
      #expect(String(decoding: buffer.bytes, as: UTF8.self) == "\(value)")
    }
  }
}

/// Numbers of many magnitudes and lengths from a seed.
private struct NumberSource {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func bits() -> UInt64 { generator.next() }

  mutating func next() -> Double {
    switch bits() % 4 {
    case 0: Double(Int64(bits() % 2_000_000) - 1_000_000) / 1000
    case 1: (Double(bits() >> 11) * 0x1p-53 - 0.5) * 1000
    case 2: Double(Int64(bits() % 2000) - 1000) / 64
    default:
      Double(
        sign: bits() & 1 == 0 ? .plus : .minus, exponent: Int(bits() % 120) - 60,
        significand: 1 + Double(bits() >> 12) * 0x1p-52)
    }
  }
}
