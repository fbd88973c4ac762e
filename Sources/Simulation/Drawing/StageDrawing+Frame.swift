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
    for track in shown.indices {
      guard let element = shown[track] else { continue }
      places[track] = elements.count
      elements.append(stage.drawn[track].element(element, at: time, speed: speed))
    }
    let containers = stage.containers.indices.filter { stage.containers[$0].removal > time }
    var numbers = [Int?](repeating: nil, count: stage.containers.count)
    for (number, index) in containers.enumerated() { numbers[index] = number }
    let shapes = GlassGathering(self, places: places, numbers: numbers).shapes(count: containers.count)
    return Frame(
      index: index, time: shownTime, canvas: stage.snapshot.canvas,
      layers: layers(numbers: numbers, places: places),
      containers: zip(containers, shapes).map { container, shapes in
        let track = stage.containers[container]
        return Frame.GlassContainer(
          name: track.container.name, spacing: track.spacing(at: time),
          blend: track.container.blend, shapes: shapes)
      },
      elements: elements)
  }

  /// From back to front: each region of glass where its first element stands, and what is no glass in its own place.
  private func layers(numbers: [Int?], places: [Int?]) -> [Frame.Layer] {
    var isDrawn = [Bool](repeating: false, count: numbers.count)
    var layers: [Frame.Layer] = []
    for track in places.indices {
      guard let place = places[track] else { continue }
      guard let container = stage.drawn[track].container, let number = numbers[container] else {
        layers.append(.element(place))
        continue
      }
      if !isDrawn[container] { layers.append(.container(number)) }
      isDrawn[container] = true
    }
    return layers
  }
}
