extension PlacedShape {
  /// A circle about a centre with a radius in points.
  public static func circle(center: Point, radius: Double) -> PlacedShape {
    PlacedShape(
      rect: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)),
      radii: CornerRadii(radius))
  }

  /// A capsule in a rectangle: the corners are half circles over its shorter side.
  public static func capsule(_ rect: Rect, rotation: Double = 0) -> PlacedShape {
    PlacedShape(rect: rect, radii: CornerRadii(rect.size.shorterSide / 2), rotation: rotation)
  }

  /// The ellipse in a rectangle.
  public static func ellipse(_ rect: Rect, rotation: Double = 0) -> PlacedShape {
    let corner = Size(width: rect.width / 2, height: rect.height / 2)
    return PlacedShape(
      rect: rect,
      radii: CornerRadii(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      rotation: rotation)
  }

  /// The radii as they are drawn: scaled down together where two of them do not fit on a side.
  ///
  /// The rule is that of CSS Backgrounds 3, §5.5. A corner with a radius of 0 one way is square.
  public var fittedRadii: CornerRadii {
    func squared(_ corner: Size) -> Size {
      corner.width > 0 && corner.height > 0 ? corner : .zero
    }
    let corners = CornerRadii(
      topLeft: squared(radii.topLeft), topRight: squared(radii.topRight),
      bottomRight: squared(radii.bottomRight), bottomLeft: squared(radii.bottomLeft))
    func part(_ side: Double, _ first: Double, _ second: Double) -> Double {
      first + second > side ? side / (first + second) : 1
    }
    let factor = min(
      min(
        part(rect.width, corners.topLeft.width, corners.topRight.width),
        part(rect.width, corners.bottomLeft.width, corners.bottomRight.width)),
      min(
        part(rect.height, corners.topLeft.height, corners.bottomLeft.height),
        part(rect.height, corners.topRight.height, corners.bottomRight.height)))
    guard factor < 1 else { return corners }
    func scaled(_ corner: Size) -> Size {
      squared(
        Size(
          width: min(corner.width * factor, rect.width), height: min(corner.height * factor, rect.height)))
    }
    return CornerRadii(
      topLeft: scaled(corners.topLeft), topRight: scaled(corners.topRight),
      bottomRight: scaled(corners.bottomRight), bottomLeft: scaled(corners.bottomLeft))
  }
}
