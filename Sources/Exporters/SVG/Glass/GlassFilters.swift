import Geometry

/// The filters of a sheet of glass, in user space, so that the picture is the same at every resolution.
struct GlassFilters {
  let preset: GlassPreset
  let bounds: Rect
  let id: Int

  /// Where the filter that bends takes the shape from.
  enum Slope {
    /// From an image of these contours in a URI: Firefox does not displace by anything that was derived from
    /// what is drawn.
    case image([Outline.Contour], decimals: Int)
    /// From the alpha of what is drawn, which moves with it.
    case alpha
  }

  /// Appends the filter that blurs and bends what is behind.
  ///
  /// The shape is blurred to a slope. The differences of the slope over a short way to the right and downwards
  /// are the two coordinates of its gradient: they go into red and green and tell how far to reach inwards.
  /// An image that is not shown has no slope, and bends nothing.
  ///
  /// A moving picture puts the steps of the displacement into its element.
  func appendBody(
    slope: Slope, to buffer: inout OutputBuffer, displacementSteps: (inout OutputBuffer) -> Void = { _ in }
  ) {
    let reach = 3 * Swift.max(preset.slopeBlur, preset.blur) + preset.slopeStep + 2
    let region = Self.whole(bounds.insetBy(dx: -reach, dy: -reach))
    start("g", region, &buffer)
    buffer.append("<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.04 -1.04\" result=\"s\"/>")
    if case .image(let contours, let decimals) = slope {
      appendImage(of: contours, decimals: decimals, in: region, to: &buffer)
    }
    appendSlope(to: &buffer)
    buffer.append("<feColorMatrix in=\"SourceGraphic\" values=\"")
    for column in 0..<3 {
      for row in 0..<5 {
        row == column ? buffer.append(short: preset.brightness, decimals: 3) : buffer.append(byte: zero)
        buffer.append(byte: space)
      }
    }
    buffer.append("0 0 0 0 1\"/><feColorMatrix type=\"saturate\"")
    buffer.attribute("values", preset.saturation)
    buffer.append("/>")
    blur(preset.blur, &buffer)
    buffer.append("<feDisplacementMap in2=\"m\"")
    buffer.attribute("scale", preset.displacement)
    buffer.append(" xChannelSelector=\"R\" yChannelSelector=\"G\">")
    displacementSteps(&buffer)
    buffer.append("</feDisplacementMap>")
    buffer.append("<feComposite in2=\"s\" operator=\"in\"/></filter>\n")
  }

  private func appendImage(
    of contours: [Outline.Contour], decimals: Int, in region: Rect, to buffer: inout OutputBuffer
  ) {
    buffer.append("<feImage")
    buffer.bounds(region)
    buffer.append(" xlink:href=\"data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='")
    for (index, side) in [region.minX, region.minY, region.width, region.height].enumerated() {
      if index > 0 { buffer.append(byte: comma) }
      buffer.append(short: side, decimals: 0)
    }
    buffer.append("'%3E%3Cpath%20d='")
    for contour in contours { buffer.append(uri: contour.path, decimals: decimals) }
    buffer.append("'/%3E%3C/svg%3E\"/>\n")
  }

  private func appendSlope(to buffer: inout OutputBuffer) {
    blur(preset.slopeBlur, &buffer, result: "a")
    difference("dx", result: "x", &buffer)
    difference("dy", result: "y", &buffer)
    buffer.append("<feColorMatrix in=\"x\" values=\"0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1\" result=\"x\"/>")
    buffer.append("<feColorMatrix in=\"y\" values=\"0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 1\"/>")
    buffer.append("<feComposite in2=\"x\" operator=\"arithmetic\" k2=\"1\" k3=\"1\" result=\"m\"/>\n")
  }

  /// Half, and nine tenths of how much more alpha there is a step ahead than a step behind.
  private func difference(_ axis: StaticString, result: StaticString, _ buffer: inout OutputBuffer) {
    for sign in [-1.0, 1.0] {
      buffer.append("<feOffset in=\"a\"")
      buffer.attribute(axis, sign * preset.slopeStep)
      buffer.append(sign < 0 ? " result=\"f\"/>" : "/>")
    }
    buffer.append("<feComposite in=\"f\" operator=\"arithmetic\" k2=\".9\" k3=\"-.9\" k4=\".5\" result=\"")
    buffer.append(result)
    buffer.append("\"/>")
  }

  /// Appends the filter that turns the white shape into its rim.
  ///
  /// What of the shape its own shifted copy leaves uncovered is a crescent, as wide as the rim faces the light.
  func appendRim(to buffer: inout OutputBuffer) {
    start("r", Self.whole(bounds.insetBy(dx: -3, dy: -3)), &buffer)
    blur(preset.innerBlur, &buffer)
    buffer.append("<feComposite in=\"SourceGraphic\" operator=\"out\" result=\"i\"/>")
    crescent(1, &buffer)
    sum("i", preset.innerLight, preset.litRim, &buffer)
    crescent(-0.8, &buffer)
    sum("i", 1, preset.fillRim, &buffer)
    buffer.append("</filter>\n")
  }

  private func crescent(_ shift: Double, _ buffer: inout OutputBuffer) {
    buffer.append("<feOffset in=\"SourceGraphic\"")
    buffer.attribute("dx", shift)
    buffer.attribute("dy", shift)
    buffer.append("/><feComposite in=\"SourceGraphic\" operator=\"out\"/>")
    blur(0.4, &buffer, result: "h")
  }

  private func sum(_ first: StaticString, _ k2: Double, _ k3: Double, _ buffer: inout OutputBuffer) {
    buffer.append("<feComposite in=\"")
    buffer.append(first)
    buffer.append("\" in2=\"h\" operator=\"arithmetic\"")
    buffer.attribute("k2", k2, decimals: 3)
    buffer.attribute("k3", k3, decimals: 3)
    buffer.append(" result=\"i\"/>")
  }

  /// Appends the filter of the drop shadow.
  func appendShadow(to buffer: inout OutputBuffer) {
    let reach = 3 * GlassPreset.shadowBlur
    var region = bounds.insetBy(dx: -reach, dy: -reach)
    region.size.height += GlassPreset.shadowDrop
    start("s", Self.whole(region), &buffer)
    blur(GlassPreset.shadowBlur, &buffer)
    buffer.append("<feOffset")
    buffer.attribute("dy", GlassPreset.shadowDrop)
    buffer.append("/></filter>\n")
  }

  /// The rectangle grown to whole points.
  private static func whole(_ region: Rect) -> Rect {
    let left = region.minX.rounded(.down)
    let top = region.minY.rounded(.down)
    return Rect(
      x: left, y: top, width: region.maxX.rounded(.up) - left, height: region.maxY.rounded(.up) - top)
  }

  private func start(_ letter: StaticString, _ region: Rect, _ buffer: inout OutputBuffer) {
    buffer.append("<filter id=\"")
    buffer.append(letter)
    buffer.append(integer: id)
    buffer.append("\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
    buffer.bounds(region)
    buffer.append(">")
  }

  private func blur(_ deviation: Double, _ buffer: inout OutputBuffer, result: StaticString? = nil) {
    buffer.append("<feGaussianBlur")
    // A deviation of 0 means nothing is drawn to some renderers.
    buffer.attribute("stdDeviation", Swift.max(deviation, 0.05))
    if let result {
      buffer.append(" result=\"")
      buffer.append(result)
      buffer.append("\"")
    }
    buffer.append("/>")
  }
}

private let zero: UInt8 = 0x30
