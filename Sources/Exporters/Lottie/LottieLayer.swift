import Geometry
import Motion

/// The parts of Lottie that all layers are made of.
struct LottieLayer {
  /// How many frames there are.
  let frames: Int

  /// Appends a layer of shapes with its place over time.
  func appendShapes(
    name: String, index: Int, opacity: [Double], to buffer: inout OutputBuffer, place: LottiePlace = .still,
    _ shapes: (inout OutputBuffer) -> Void
  ) {
    appendStart(name: name, index: index, kind: 4, to: &buffer)
    appendTransform(opacity: opacity, place, to: &buffer)
    buffer.append(",\"shapes\":[")
    shapes(&buffer)
    buffer.append("]")
    appendEnd(to: &buffer)
  }

  /// Appends a layer of one line of text about its middle.
  func appendText(
    _ text: String, fontSize: Double, weight: Int, color: Color, index: Int, parent: Int, opacity: [Double],
    offsets: [Vector], to buffer: inout OutputBuffer
  ) {
    appendStart(name: text, index: index, kind: 5, to: &buffer)
    buffer.append(",\"parent\":", parent, "")
    let places = offsets.map { Point(x: $0.dx, y: $0.dy + 0.35 * fontSize) }
    appendTransform(opacity: opacity, LottiePlace(centers: places), to: &buffer)
    buffer.append(",\"t\":{\"d\":{\"k\":[{\"t\":0,\"s\":{\"s\":")
    buffer.append(json: fontSize, decimals: 2)
    buffer.append(",\"f\":\"label-", weight, "\",\"t\":")
    buffer.append(json: text)
    buffer.append(",\"j\":2,\"tr\":0,\"ls\":0,\"lh\":")
    buffer.append(json: 1.2 * fontSize, decimals: 2)
    buffer.append(",\"fc\":")
    appendNumbers([color.red, color.green, color.blue], decimals: 3, to: &buffer)
    buffer.append("}}]},\"p\":{},\"m\":{\"g\":1,\"a\":{\"a\":0,\"k\":[0,0]}},\"a\":[]}")
    appendEnd(to: &buffer)
  }

  private func appendStart(name: String, index: Int, kind: Int, to buffer: inout OutputBuffer) {
    buffer.append("{\"ddd\":0,\"ind\":", index, ",\"ty\":")
    buffer.append(integer: kind)
    buffer.append(",\"nm\":")
    buffer.append(json: name)
  }

  private func appendEnd(to buffer: inout OutputBuffer) {
    buffer.append(",\"sr\":1,\"ao\":0,\"ip\":0,\"op\":", frames, ",\"st\":0,\"bm\":0}")
  }

  private func appendTransform(opacity: [Double], _ place: LottiePlace, to buffer: inout OutputBuffer) {
    buffer.append(",\"ks\":{\"o\":")
    buffer.append(lottie: opacity.map { [$0 * 100] }, tolerance: 0.4)
    buffer.append(",\"r\":")
    buffer.append(lottie: place.rotations.map { [$0 * 180 / .pi] }, tolerance: 0.1)
    buffer.append(",\"p\":")
    buffer.append(lottie: place.centers.map { [$0.x, $0.y, 0] }, tolerance: 0.03)
    buffer.append(",\"a\":{\"a\":0,\"k\":[0,0,0]},\"s\":")
    buffer.append(lottie: place.scales.map { [$0 * 100, $0 * 100, 100] }, tolerance: 0.1)
    buffer.append("}")
  }

  /// Appends the end of a group that stands where it is.
  func appendGroupEnd(to buffer: inout OutputBuffer) {
    buffer.append(",{\"ty\":\"tr\",\"p\":{\"a\":0,\"k\":[0,0]},\"a\":{\"a\":0,\"k\":[0,0]},")
    buffer.append("\"s\":{\"a\":0,\"k\":[100,100]},\"r\":{\"a\":0,\"k\":0},\"o\":{\"a\":0,\"k\":100}}]}")
  }

  /// Appends a fill of one colour over time.
  func appendFill(_ colors: [Color], opacity: Double = 1, to buffer: inout OutputBuffer) {
    buffer.append(",{\"ty\":\"fl\",\"r\":1,\"c\":")
    buffer.append(lottie: colors.map { [$0.red, $0.green, $0.blue, 1] }, tolerance: 0.004, decimals: 3)
    buffer.append(",\"o\":")
    buffer.append(lottie: colors.map { [$0.opacity * opacity * 100] }, tolerance: 0.4)
    buffer.append("}")
  }

  /// Appends a line of one colour with round ends.
  func appendStroke(_ color: Color, width: Double, opacity: Double = 1, to buffer: inout OutputBuffer) {
    buffer.append(",{\"ty\":\"st\",\"lc\":2,\"lj\":2,\"c\":")
    buffer.append(lottie: [[color.red, color.green, color.blue, 1]], tolerance: 0, decimals: 3)
    buffer.append(",\"o\":")
    buffer.append(lottie: [[color.opacity * opacity * 100]], tolerance: 0)
    buffer.append(",\"w\":")
    buffer.append(lottie: [[width]], tolerance: 0)
    buffer.append("}")
  }

  /// Appends numbers in brackets.
  func appendNumbers(_ numbers: [Double], decimals: Int, to buffer: inout OutputBuffer) {
    for (index, number) in numbers.enumerated() {
      buffer.append(index > 0 ? "," : "[")
      buffer.append(json: number, decimals: decimals)
    }
    buffer.append("]")
  }
}

/// Where a layer is over time.
struct LottiePlace {
  var centers = [Point.zero]
  var scales = [1.0]
  var rotations = [0.0]

  /// Where the canvas is.
  static let still = LottiePlace()
}
