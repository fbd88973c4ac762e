import SpringKernels

/// How batched work multiplies and adds: as fast as the processor can, or with the same bytes on every processor.
public enum BatchArithmetic: Hashable, Sendable, CaseIterable {
  /// The widest vectors and fused multiply-add where the processor has them, asked for at run time.
  case fastest
  /// Multiply and add rounded apart, on the widest vectors: the same bytes on every processor and in every build.
  case reproducible
  /// The bytes of ``reproducible``, from the vectors that every processor of the architecture has.
  case portable

  var kernel: spring_arithmetic {
    switch self {
    case .fastest: SPRING_FASTEST
    case .reproducible: SPRING_REPRODUCIBLE
    case .portable: SPRING_PORTABLE
    }
  }
}
