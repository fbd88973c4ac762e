import Geometry

/// The filters of a sheet of glass, in user space, so that the picture is the same at every resolution.
struct GlassFilters {
  let preset: GlassPreset
  let bounds: Rect
  let id: Int

  /// Appends the filter that blurs and bends what is behind.
  ///
  /// The shape is blurred to a slope. The differences of the slope over a short way to the right and downwards
  /// are the two coordinates of its gradient: they go into red and green and tell how far to reach inwards.
  ///
  /// A moving picture puts the steps of the displacement into its element.
  func appendBody(
    to buffer: inout OutputBuffer, displacementSteps: (inout OutputBuffer) -> Void = { _ in }
  ) {
    let reach = 3 * Swift.max(preset.slopeBlur, preset.blur) + preset.slopeStep + 2
    start("g", bounds.insetBy(dx: -reach, dy: -reach), &buffer)
    buffer.append("<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.04-1.04\" result=\"s\"/>")
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
    start("r", bounds.insetBy(dx: -3, dy: -3), &buffer)
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
    start("s", region, &buffer)
    blur(GlassPreset.shadowBlur, &buffer)
    buffer.append("<feOffset")
    buffer.attribute("dy", GlassPreset.shadowDrop)
    buffer.append("/></filter>\n")
  }

  private func start(_ letter: StaticString, _ region: Rect, _ buffer: inout OutputBuffer) {
    buffer.append("<filter id=\"")
    buffer.append(letter)
    buffer.append(integer: id)
    buffer.append("\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
    let left = region.minX.rounded(.down)
    let top = region.minY.rounded(.down)
    buffer.bounds(
      Rect(
        x: left, y: top, width: region.maxX.rounded(.up) - left, height: region.maxY.rounded(.up) - top))
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
