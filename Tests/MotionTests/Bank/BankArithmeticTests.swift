import Motion
import TestSupport
import Testing

/// The ways of multiplying and adding against one another.
struct BankArithmeticTests {
  static let seed: UInt64 = 0xFACE

  /// Vectors of the baseline and of AVX2 give the same bytes: so does, then, every processor.
  @Test func reproducibleAndPortableAgreeToTheBit() {
    let (reproducible, portable) = (states(.reproducible), states(.portable))
    #expect(reproducible.positions == portable.positions, "seed \(Self.seed)")
    #expect(reproducible.velocities == portable.velocities, "seed \(Self.seed)")
  }

  @Test func fastestAgreesToRounding() {
    let (fastest, portable) = (states(.fastest), states(.portable))
    for (a, b) in zip(fastest.positions, portable.positions) { #expect(abs(a - b) <= 1e-10) }
  }

  /// The bytes themselves, so that another processor or build that differs is found out.
  @Test func reproducibleBytesAreTheseOnes() {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for value in states(.reproducible).positions {
      // FNV-1a over the bits, sixty-four at a time.
      hash = (hash ^ value.bitPattern) &* 0x0000_0100_0000_01B3
    }
    #expect(hash == 17_179_741_122_087_055_790)
  }

  private func states(_ arithmetic: BatchArithmetic) -> SpringBank<Double> {
    var generator = SeededGenerator(seed: Self.seed)
    var bank = SpringBank<Double>(timeStep: 1.0 / 120, arithmetic: arithmetic)
    bank.append(contentsOf: generator.bankMembers(500))
    bank.advance(steps: 333)
    return bank
  }
}
