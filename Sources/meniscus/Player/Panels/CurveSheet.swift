import Geometry
import SceneModel

/// The values of one element over the whole of some takes: worked out once, drawn many times.
struct CurveSheet {
  /// What decides the values: a sheet of another key is another sheet.
  struct Key: Hashable {
    var element: String
    var versions: [Int]
    var range: ClosedRange<Double>
    var count: Int
  }

  /// One property of the element.
  struct Row {
    var name: String
    /// For each take, the values at even times; `nil` where the element is not there.
    var values: [[Double?]]
    /// The least and the greatest of all.
    var range: ClosedRange<Double>

    /// Whether it is worth a curve.
    var varies: Bool { range.upperBound - range.lowerBound > 0.005 }
  }

  let key: Key
  private(set) var rows: [Row] = []

  init(_ takes: [Take], _ key: Key) {
    self.key = key
    let (start, length) = (key.range.lowerBound, key.range.upperBound - key.range.lowerBound)
    let elements = takes.map { take in
      (0..<key.count).map { index -> Frame.Element? in
        let time = start + length * Double(index) / Double(max(key.count - 1, 1))
        return take.frame(at: time).elements.first { $0.name == key.element }
      }
    }
    for property in Self.properties {
      let values = elements.map { $0.map { $0.map(property.read) } }
      let known = values.joined().compactMap { $0 }
      guard let least = known.min(), let most = known.max() else { continue }
      rows.append(Row(name: property.name, values: values, range: least...most))
    }
  }

  /// The place in the values of a time.
  func index(of time: Double) -> Int {
    let (start, length) = (key.range.lowerBound, key.range.upperBound - key.range.lowerBound)
    return min(max(Int(((time - start) / length * Double(key.count - 1)).rounded()), 0), key.count - 1)
  }

  /// The elements of a take that are ever seen: first those that change, in the order in which they are first seen.
  static func elements(of take: Take) -> [String] {
    var names: [String] = []
    var first: [String: [Double]] = [:]
    var moving: Set<String> = []
    for frame in take.samples(most: 60) {
      for element in frame.elements {
        let values = properties.map { $0.read(element) }
        guard let former = first[element.name] else {
          names.append(element.name)
          first[element.name] = values
          continue
        }
        if values != former { moving.insert(element.name) }
      }
    }
    return names.filter(moving.contains) + names.filter { !moving.contains($0) }
  }

  /// As the columns of the CSV timeline are called.
  private static let properties: [(name: String, read: @Sendable (Frame.Element) -> Double)] = [
    ("x", { $0.frame.minX }), ("y", { $0.frame.minY }), ("width", { $0.frame.width }),
    ("height", { $0.frame.height }), ("corner_radius", { $0.cornerRadius }), ("scale", { $0.scale }),
    ("rotation", { $0.rotation }), ("opacity", { $0.opacity }), ("content_opacity", { $0.contentOpacity }),
    ("material", { $0.material }), ("blur", { $0.blur }),
  ]
}
