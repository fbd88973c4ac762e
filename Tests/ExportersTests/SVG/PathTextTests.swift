import Exporters
import Geometry
import Testing

@Suite struct PathTextTests {
  private let path = Path([
    .move(to: Point(x: 10, y: 20.5)), .line(to: Point(x: 30.25, y: 20.5)), .line(to: Point(x: 30.25, y: 10)),
    .curve(to: Point(x: 10.5, y: 9.25), control1: Point(x: 25, y: 0.75), control2: Point(x: 15, y: -0.5)),
    .curve(to: Point(x: 10, y: 10), control1: Point(x: 10.2, y: 9.5), control2: Point(x: 10.1, y: 9.75)),
    .line(to: Point(x: 9, y: 11)), .close,
  ])

  private func text(_ body: (inout OutputBuffer) -> Void) -> String {
    var buffer = OutputBuffer()
    body(&buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test func absoluteDataIsPlain() {
    #expect(
      text { $0.append(absolute: path, precision: .fixed(2)) }
        == "M10.00 20.50 L30.25 20.50 L30.25 10.00 C25.00 0.75 15.00 -0.50 10.50 9.25 "
        + "C10.20 9.50 10.10 9.75 10.00 10.00 L9.00 11.00 Z")
  }

  @Test func shortDataIsRelativeAndLeavesOutWhatItCan() {
    #expect(
      text { $0.append(short: path, decimals: 2) }
        == "M10 20.5h20.25v-10.5c-5.25-9.25-15.25-10.5-19.75-.75-.3.25-.4.5-.5.75l-1 1z")
  }

  @Test func roundingDoesNotAddUp() {
    let lines = (1...300).map { Path.Element.line(to: Point(x: Double($0) / 3, y: 0)) }
    let data = text { $0.append(short: Path([.move(to: .zero)] + lines), decimals: 0) }
    #expect(data.hasPrefix("M0 0h"))
    #expect(data.dropFirst(5).split(separator: " ").compactMap { Int($0) }.reduce(0, +) == 100)
  }
}
