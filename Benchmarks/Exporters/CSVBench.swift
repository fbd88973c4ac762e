import Exporters
import Geometry
import Motion
import SceneModel

/// Rows of eight numbers, as a recording has them: to six decimals, and to the last digit.
func csvNumbers() -> Workload {
  let rows = 100_000
  var generator = SeededGenerator(seed: 8)
  let values = (0..<rows * 8).map { _ in Double.random(in: -500...500, using: &generator) }
  func write(_ precision: Precision, to buffer: inout OutputBuffer) -> Double {
    var bytes = 0
    for start in stride(from: 0, to: values.count, by: 8) {
      for index in start..<start + 8 {
        buffer.append(values[index], precision)
        buffer.append(byte: index == start + 7 ? 0x0A : 0x2C)
      }
      if buffer.count > 1_000_000 {
        bytes += buffer.count
        buffer.removeAll()
      }
    }
    return Double(bytes + buffer.count)
  }
  return Workload(
    name: "csv-numbers", operations: rows * 8, unit: "number", firstIsLimit: false,
    contestants: [
      // A number of six decimals is ten bytes long with its comma: 400 MB/s.
      Contestant("6 decimals", wanted: .nanoseconds(26)) {
        var buffer = OutputBuffer(capacity: 1 << 21)
        return write(.fixed(6), to: &buffer)
      },
      // A number in full is nineteen bytes long: 150 MB/s.
      Contestant("full", wanted: .nanoseconds(125)) {
        var buffer = OutputBuffer(capacity: 1 << 21)
        return write(.full, to: &buffer)
      },
    ],
    check: {
      for value in values.prefix(4000) {
        var buffer = OutputBuffer()
        buffer.append(value, .full)
        guard Double(String(decoding: buffer.bytes, as: UTF8.self)) == value else {
          return "\(value) is not read back"
        }
        buffer.removeAll()
        buffer.append(value, .fixed(6))
        let read = Double(String(decoding: buffer.bytes, as: UTF8.self)) ?? .infinity
        guard abs(read - value) <= 0.5e-6 + 1e-12 else { return "\(value) is rounded to \(read)" }
      }
      return nil
    })
}

/// A frame of ten thousand elements, every column of it.
func csvElements() -> Workload {
  var generator = SeededGenerator(seed: 9)
  func random() -> Double { Double.random(in: 0...400, using: &generator) }
  let elements = (0..<10_000).map { index in
    Frame.Element(
      name: "element \(index)", frame: Rect(x: random(), y: random(), width: random(), height: random()),
      cornerRadius: random(), velocity: Vector(dx: random(), dy: -random()), contentOpacity: random() / 400,
      tint: Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8))
  }
  let frame = Frame(
    index: 7, time: 0.125, canvas: Canvas(size: Size(width: 400, height: 400), background: .color(.white)),
    layers: [], containers: [], elements: elements)
  let exporter = CSVExporter()
  return Workload(
    name: "csv-elements", operations: elements.count, unit: "element", firstIsLimit: false,
    contestants: [
      Contestant("19 columns", wanted: .nanoseconds(1000)) {
        var buffer = OutputBuffer(capacity: 1 << 21)
        exporter.append(frame, to: &buffer)
        return Double(buffer.count)
      }
    ],
    check: {
      var buffer = OutputBuffer()
      exporter.append(frame, to: &buffer)
      let lines = String(decoding: buffer.bytes, as: UTF8.self).split(separator: "\n")
      guard lines.count == elements.count else { return "\(lines.count) rows for \(elements.count) elements" }
      let fields = lines[4711].split(separator: ",", omittingEmptySubsequences: false)
      let width = fields.count > 6 ? Double(fields[6]) ?? .infinity : .infinity
      return abs(width - elements[4711].frame.width) < 1e-6 ? nil : "a width is written as \(width)"
    })
}
