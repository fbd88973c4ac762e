import Geometry

/// A size that a parent offers; `nil` asks for the ideal one.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  static let ideal = Proposal(width: nil, height: nil)

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The sizes offered, or others where the ideal ones are asked for.
  func replacingIdeal(by size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

extension Size {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      self =
        axis == .horizontal ? Size(width: newValue, height: height) : Size(width: width, height: newValue)
    }
  }

  /// The size with extents along and across an axis.
  init(_ axis: Axis, _ along: Double, across: Double) {
    self = axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }
  /// Both sides times a factor.
  func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}
