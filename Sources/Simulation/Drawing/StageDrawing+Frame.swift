import Geometry
import Motion
import SceneModel

extension StageDrawing {
  /// The frame of this time.
  ///
  /// - Parameters:
  ///   - index: The frame's number.
  ///   - shownTime: The time that is shown, in seconds.
  ///   - speed: How many seconds of the scene pass in a second that is shown.
  /// - Returns: the frame, with nothing left to work out.
  func frame(index: Int, time shownTime: Double, speed: Double) -> Frame {
    var places = [Int?](repeating: nil, count: shown.count)
    var elements: [Frame.Element] = []
    elements.reserveCapacity(shown.count)
    for (track, element) in shown.enumerated() {
      guard let element else { continue }
      places[track] = elements.count
      elements.append(resolved(element, stage.tracks[track], speed: speed))
    }
    let containers = stage.containers.indices.filter { stage.containers[$0].removal > time }
    let shapes = GlassGathering(self, places: places).shapes(in: containers)
    return Frame(
      index: index, time: shownTime, canvas: stage.snapshot.canvas,
      layers: layers(containers: containers, places: places),
      containers: zip(containers, shapes).map { container, shapes in
        let track = stage.containers[container]
        return Frame.GlassContainer(
          name: track.container.name, spacing: track.spacing(at: time),
          blend: track.container.blend, shapes: shapes)
      },
      elements: elements)
  }

  private func resolved(_ shown: Shown, _ track: ElementTrack, speed: Double) -> Frame.Element {
    let vector = shown.vector
    let bounds = vector.bounds
    return Frame.Element(
      name: track.name, phase: phase(of: track), frame: bounds, cornerRadius: cornerRadius(shown),
      velocity: Vector(dx: shown.velocity.x * speed, dy: shown.velocity.y * speed),
      sizeVelocity: Vector(dx: shown.velocity.z * speed, dy: shown.velocity.w * speed),
      opacity: min(max(vector.opacity, 0), 1), contentOpacity: min(max(vector.contentOpacity, 0), 1),
      material: min(max(vector.material, 0), 1), blur: max(vector.blur, 0), scale: shown.drawnScale,
      rotation: vector.rotation, tint: shown.tint, isGlass: track.container != nil,
      content: track.contents.compactMap { $0.content(at: time) })
  }

  private func phase(of track: ElementTrack) -> Frame.Element.Phase {
    switch track.life {
    case .leaving: .leaving
    case .present(let isEntering): isEntering && time < track.restTime ? .entering : .present
    }
  }

  /// The largest radius that the frame has room for, in points, before the scale.
  private func cornerRadius(_ shown: Shown) -> Double {
    let shape = shown.vector.form.placed(in: shown.vector.bounds)
    let radii = [
      shape.radii.topLeft, shape.radii.topRight, shape.radii.bottomRight, shape.radii.bottomLeft,
    ]
    let largest = radii.reduce(0) { max($0, $1.width, $1.height) }
    return min(largest, shape.rect.width / 2, shape.rect.height / 2)
  }

  /// From back to front: each region of glass where its first element stands, and what is no glass in its own place.
  private func layers(containers: [Int], places: [Int?]) -> [Frame.Layer] {
    var numbers: [StructuralID: Int] = [:]
    for (number, index) in containers.enumerated() {
      numbers[stage.containers[index].container.key] = number
    }
    var drawn = Set<Int>()
    return stage.tracks.indices.compactMap { track in
      guard let place = places[track] else { return nil }
      guard let key = stage.tracks[track].container, let number = numbers[key] else {
        return .element(place)
      }
      return drawn.insert(number).inserted ? .container(number) : nil
    }
  }
}
