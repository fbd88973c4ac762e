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
    var places = [Int?](repeating: nil, count: numbers.count)
    var elements: [Frame.Element] = []
    elements.reserveCapacity(numbers.count)
    for track in numbers.indices where isSeen(track) {
      places[track] = elements.count
      elements.append(stage.drawn[track].element(numbers[track], at: time, speed: speed))
    }
    let regions = regionNumbers()
    return Frame(
      index: index, time: shownTime, canvas: stage.snapshot.canvas,
      layers: layers(regions: regions, places: places),
      containers: containers(regions: regions, places: places), elements: elements)
  }

  /// The regions of glass alone, whose shapes stand for elements by their place among those that are seen.
  func containers() -> [Frame.GlassContainer] {
    var places = [Int?](repeating: nil, count: numbers.count)
    var count = 0
    for track in numbers.indices where isSeen(track) {
      places[track] = count
      count += 1
    }
    return containers(regions: regionNumbers(), places: places)
  }

  private func containers(regions: [Int?], places: [Int?]) -> [Frame.GlassContainer] {
    let present = regions.indices.filter { regions[$0] != nil }
    let shapes = GlassGathering(self, places: places, numbers: regions).shapes(count: present.count)
    return zip(present, shapes).map { container, shapes in
      let track = stage.containers[container]
      return Frame.GlassContainer(
        name: track.container.name, spacing: track.spacing(at: time),
        blend: track.container.blend, shapes: shapes)
    }
  }

  /// The number in the frame of each of the stage's regions; `nil` where it is gone.
  private func regionNumbers() -> [Int?] {
    var numbers = [Int?](repeating: nil, count: stage.containers.count)
    var count = 0
    for index in stage.containers.indices where stage.containers[index].removal > time {
      numbers[index] = count
      count += 1
    }
    return numbers
  }

  /// From back to front: each region of glass where its first element stands, and what is no glass in its own place,
  /// what has glass that is as if there were none among it.
  private func layers(regions: [Int?], places: [Int?]) -> [Frame.Layer] {
    var isDrawn = [Bool](repeating: false, count: regions.count)
    var layers: [Frame.Layer] = []
    for track in places.indices {
      guard let place = places[track] else { continue }
      guard let container = stage.drawn[track].container, let number = regions[container] else {
        layers.append(.element(place))
        continue
      }
      if !isDrawn[container] { layers.append(.container(number)) }
      isDrawn[container] = true
      if stage.drawn[track].isWithoutGlass(numbers[track], at: time) { layers.append(.element(place)) }
    }
    return layers
  }
}
