import Foundation
import Geometry
import Motion
import SampleScenes
import SceneModel
import Simulation
import Testing

/// Scenes taken apart state by state and put together again, played beside the originals.
struct ConversionTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/examples")

  private static func documents() throws -> [Scene] {
    let files = try FileManager.default.contentsOfDirectory(at: examples, includingPropertiesForKeys: nil)
    let documents = files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    return try documents.map { try SceneDocument.read([UInt8](Data(contentsOf: $0))) }
  }

  private static func frames(_ scene: Scene) throws -> [Frame] {
    let simulator = try Simulator(scene)
    let end = min(simulator.endTime(), 6)
    return simulator.frames(at: (0...Int(end * 30)).map { Double($0) / 30 })
  }

  /// The first difference between two frames of one time, in words.
  private static func difference(_ a: Frame, _ b: Frame) -> String? {
    if a == b { return nil }
    for (one, other) in zip(a.elements, b.elements) where one != other {
      return "at \(a.time): \(one)\n≠ \(other)"
    }
    return "at \(a.time): \(a.elements.map(\.name)) ≠ \(b.elements.map(\.name)), or layers or containers"
  }

  @Test func everyDocumentPlaysTheSameConverted() throws {
    for scene in try Self.documents() {
      let converted = try Scene(converting: scene)
      let again = try SceneDocument.read(SceneDocument.write(converted))
      #expect(again == converted, "\(scene.name)")
      let (first, second) = (try Self.frames(scene), try Self.frames(again))
      #expect(first.count == second.count, "\(scene.name)")
      let found = zip(first, second).lazy.compactMap { Self.difference($0, $1) }.first
      #expect(found == nil, "\(scene.name): \(found ?? "")")
    }
  }
}
