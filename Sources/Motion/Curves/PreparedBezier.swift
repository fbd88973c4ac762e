import SpringKernels

/// A Bézier made ready by the kernel: written once, before anything else sees it, and freed with the last curve.
final class PreparedBezier: @unchecked Sendable {
  let pointer: OpaquePointer

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard let made = bezier_make(x1, y1, x2, y2) else {
      preconditionFailure("There is no memory for a Bézier curve.")
    }
    pointer = made
  }

  deinit { bezier_free(pointer) }
}
