import Exporters
import Foundation
import Geometry
import Motion
import SampleScenes
import SceneModel
import Simulation
import Testing

@Suite struct LottieExporterTests {
  /// The frames of a built-in scene on black, so that glass is what is bright.
  private func frames(_ name: String, fps: Double = 60) throws -> [Frame] {
    let scene = try #require(BuiltInScene.named(name)).scene()
    return try Array(Simulator(scene).frames(fps: fps)).map { frame in
      var frame = frame
      frame.canvas.background = .color(.black)
      for index in frame.elements.indices { frame.elements[index].content = [] }
      return frame
    }
  }

  @Test(
    .enabled(if: LottiePlayer.isThere, "rlottie is not installed"),
    arguments: ["action-menu", "blend-at-rest", "far-union", "interrupted"])
  func aPlayerShowsTheShapesOfOurFrames(_ name: String) throws {
    let frames = try frames(name)
    let bytes = LottieExporter().bytes(for: frames, fps: 60, title: name)
    let player = try #require(LottiePlayer(bytes, key: "shapes-\(name)"))
    #expect(abs(player.count - frames.count) <= 1)
    let size = frames[0].canvas.size
    let (width, height) = (Int(size.width), Int(size.height))
    for index in stride(from: 0, to: frames.count - 1, by: 7) {
      let frame = frames[index]
      guard frame.containers.allSatisfy({ $0.shapes.allSatisfy { $0.material > 0.99 } }) else { continue }
      let pixels = player.pixels(frame: index, width: width, height: height)
      let fields = frame.containers.map { FieldSampler($0.field) }
      var wrong = 0
      for y in stride(from: 1, to: height, by: 3) {
        for x in stride(from: 1, to: width, by: 3) {
          let point = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let distance = fields.map { $0.sample(at: point).distance }.min() ?? .infinity
          // The rim and the shadow lie about the edge.
          guard abs(distance) > 3.5 else { continue }
          let pixel = pixels[y * width + x]
          let isBright = [0, 8, 16].contains { pixel >> $0 & 0xFF > 60 }
          if isBright != (distance < 0) { wrong += 1 }
        }
      }
      #expect(wrong == 0, "frame \(index)")
    }
  }

  @Test func everySceneIsWellFormed() throws {
    for scene in BuiltInScene.all {
      let frames = Array(try Simulator(scene.scene()).frames(fps: 30))
      let bytes = LottieExporter(scheme: .dark).bytes(for: frames, fps: 30, title: scene.name)
      let document = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
      #expect(document["op"] as? Int == frames.count)
      let layers = try #require(document["layers"] as? [[String: Any]])
      #expect(Set(layers.compactMap { $0["ind"] as? Int }).count == layers.count)
      #expect(bytes == LottieExporter(scheme: .dark).bytes(for: frames, fps: 30, title: scene.name))
    }
  }

  @Test func everyKeyHasAsManyVerticesAsTheNext() throws {
    let bytes = LottieExporter().bytes(for: try frames("action-menu"), fps: 60, title: "a")
    let document = try JSONSerialization.jsonObject(with: Data(bytes))
    var properties = 0
    func visit(_ value: Any) {
      if let list = value as? [Any] { list.forEach(visit) }
      guard let object = value as? [String: Any] else { return }
      if object["ty"] as? String == "sh", let shape = object["ks"] as? [String: Any],
        let keys = shape["k"] as? [[String: Any]]
      {
        properties += 1
        let vertices = keys.compactMap { (($0["s"] as? [[String: Any]])?.first?["v"] as? [Any])?.count }
        #expect(vertices.count == keys.count && Set(vertices).count == 1)
        let times = keys.compactMap { $0["t"] as? Int }
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
      }
      object.values.forEach(visit)
    }
    visit(document)
    #expect(properties >= 1)
  }

  @Test func symbolsOfEveryKindBecomeShapes() throws {
    let names = [
      "wand.and.stars", "sparkles", "moon.stars.fill", "xmark.circle.fill", "mic.slash", "gear",
      "cloud.bolt.rain.fill",
      "list.bullet", "heart.square", "folder.badge.plus", "person.circle", "ellipsis", "no.such.thing",
    ]
    let element = Frame.Element(
      name: "all", frame: Rect(x: 0, y: 0, width: 40, height: 40), isGlass: false,
      content: names.map { Content(.symbol($0, fontSize: 17), size: Size(width: 20, height: 20)) })
    let frame = Frame(
      index: 0, time: 0, canvas: Canvas(size: Size(width: 40, height: 40), background: .color(.white)),
      layers: [.element(0)], containers: [], elements: [element])
    let bytes = LottieExporter().bytes(for: [frame], fps: 60, title: "symbols")
    let document = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let layers = try #require(document["layers"] as? [[String: Any]])
    #expect(layers.map { $0["ty"] as? Int } == [5, 4, 4], "initials, the shapes, and the background")
    #expect((layers[1]["shapes"] as? [Any])?.count == names.count - 1)
  }
}
