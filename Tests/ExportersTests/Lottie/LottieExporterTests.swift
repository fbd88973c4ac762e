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

  /// What a player makes of a property at a frame: Béziers between keys, solved by halving.
  private func value(_ property: [String: Any], at frame: Double) throws -> [Double] {
    let keys = try #require(property["k"] as? [[String: Any]])
    func time(_ key: [String: Any]) -> Double { (key["t"] as? Double) ?? .nan }
    let index = keys.lastIndex { time($0) <= frame } ?? 0
    let start = try #require(keys[index]["s"] as? [Double])
    guard index + 1 < keys.count, keys[index]["h"] == nil else { return start }
    let end = try #require(keys[index + 1]["s"] as? [Double])
    let handles = try ["o", "i"].map { name -> (x: Double, y: Double) in
      let handle = try #require(keys[index][name] as? [String: [Double]])
      return (try #require(handle["x"]?.first), try #require(handle["y"]?.first))
    }
    func bezier(_ one: Double, _ two: Double, _ u: Double) -> Double {
      3 * one * u * (1 - u) * (1 - u) + 3 * two * u * u * (1 - u) + u * u * u
    }
    let part = (frame - time(keys[index])) / (time(keys[index + 1]) - time(keys[index]))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(handles[0].x, handles[1].x, middle) < part { low = middle } else { high = middle }
    }
    let progress = bezier(handles[0].y, handles[1].y, low)
    return zip(start, end).map { $0 + progress * ($1 - $0) }
  }

  @Test(arguments: ["action-menu", "interrupted"])
  func aFewBeziersGoThroughThePlacesOfAllFrames(_ name: String) throws {
    let scene = try #require(BuiltInScene.named(name)).scene()
    let simulator = try Simulator(scene)
    let frames = Array(simulator.frames(fps: 60))
    // Between two frames a spring that sets off is 0.2 pt from the straight way.
    let between = Array(simulator.frames(fps: 240))
    let bytes = LottieExporter().bytes(for: frames, fps: 60, title: name)
    let document = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let layers = try #require(document["layers"] as? [[String: Any]])
    var moving = 0
    for layer in layers {
      guard let place = (layer["ks"] as? [String: Any])?["p"] as? [String: Any], place["a"] as? Int == 1,
        layer["parent"] == nil
      else { continue }
      moving += 1
      let keys = try #require(place["k"] as? [Any])
      // Straight keys within the same tolerance were 65 a button of the menu.
      #expect(keys.count <= 24, "\(keys.count) keys for \(frames.count) frames")
      for (index, frame) in between.enumerated() where index <= 4 * (frames.count - 1) {
        guard let element = frame.elements.first(where: { $0.name == layer["nm"] as? String }) else {
          continue
        }
        let center = try value(place, at: Double(index) / 4)
        let allowed = index % 4 == 0 ? 0.041 : 0.3
        #expect(abs(center[0] - element.frame.center.x) < allowed, "quarter \(index)")
        #expect(abs(center[1] - element.frame.center.y) < allowed, "quarter \(index)")
      }
    }
    #expect(moving >= 2)
  }

  @Test func symbolsOfEveryKindBecomeShapes() throws {
    let names = [
      "wand.and.stars", "sparkles", "moon.stars.fill", "xmark.circle.fill", "mic.slash", "gear",
      "cloud.bolt.rain.fill",
      "list.bullet", "heart.square", "folder.badge.plus", "person.circle", "ellipsis", "12.circle",
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
    #expect(layers.map { $0["ty"] as? Int } == [5, 4, 4], "the number, the shapes, and the background")
    #expect((layers[1]["shapes"] as? [Any])?.count == names.count - 1)
  }
}
