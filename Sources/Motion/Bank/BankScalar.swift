import SpringKernels

/// A number that a bank of springs keeps its state in: `Double` or `Float`.
public protocol BankScalar: BinaryFloatingPoint, Sendable {
  /// The distance within which a spring counts as at rest unless another is given.
  static var restDistance: Self { get }
  /// The springs of a tile; a bank's columns hold a multiple of it.
  static var _tileSize: Int { get }
  /// Steps tiles of a bank.
  static func _advance(_ columns: BankColumns<Self>, _ advance: BankAdvance)
}

/// The pointers to a bank's columns while it is stepped.
public struct BankColumns<Scalar: BankScalar> {
  let xx: UnsafePointer<Scalar>
  let xv: UnsafePointer<Scalar>
  let vv: UnsafePointer<Scalar>
  let offset: UnsafeMutablePointer<Scalar>
  let speed: UnsafeMutablePointer<Scalar>
}

/// What a bank asks of the kernel that steps it.
public struct BankAdvance {
  let request: spring_advance
}

extension Double: BankScalar {
  /// 2⁻⁴⁰, about 10⁻¹² units: less than a double of magnitude 10 000 can show.
  public static var restDistance: Double { 0x1p-40 }
  /// Four vectors of four.
  public static var _tileSize: Int { Int(SPRING_TILE_F64) }
  /// Steps tiles of a bank of doubles.
  public static func _advance(_ columns: BankColumns<Double>, _ advance: BankAdvance) {
    let pointers = spring_columns_f64(
      xx: columns.xx, xv: columns.xv, vv: columns.vv, offset: columns.offset, speed: columns.speed)
    spring_bank_advance_f64(pointers, advance.request)
  }
}

extension Float: BankScalar {
  /// 2⁻²⁴, about 6 · 10⁻⁸ units: less than a float of magnitude 1 can show.
  public static var restDistance: Float { 0x1p-24 }
  /// Four vectors of eight.
  public static var _tileSize: Int { Int(SPRING_TILE_F32) }
  /// Steps tiles of a bank of floats.
  public static func _advance(_ columns: BankColumns<Float>, _ advance: BankAdvance) {
    let pointers = spring_columns_f32(
      xx: columns.xx, xv: columns.xv, vv: columns.vv, offset: columns.offset, speed: columns.speed)
    spring_bank_advance_f32(pointers, advance.request)
  }
}
