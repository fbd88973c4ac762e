import Geometry
import Motion
import SceneModel

/// The frames of one scene, turned about: what each container and each element does over time.
struct Film {
  /// When each frame is shown.
  let timing: FrameTiming
  /// What is drawn, back to front, by index into `containers` and `elements`.
  private(set) var layers: [Frame.Layer] = []
  /// Every container there ever is.
  private(set) var containers: [Container] = []
  /// Every element there ever is.
  private(set) var elements: [Element] = []

  /// A container over time.
  struct Container {
    var name: String
    /// The parts of its glass that look alike at every time.
    var tracks: [GlassTrack] = []
    /// The elements whose content lies on it.
    var elements: [Int] = []
  }

  /// An element over time; `nil` where it is not there.
  struct Element {
    var name: String
    var states: [Frame.Element?]
  }

  init(_ frames: [Frame]) {
    timing = FrameTiming(frames)
    elements = Self.elements(of: frames)
    let elementIndex = Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($1.name, $0) })
    var containerIndex: [String: Int] = [:]
    for frame in frames {
      for container in frame.containers where containerIndex[container.name] == nil {
        containerIndex[container.name] = containers.count
        containers.append(Container(name: container.name))
      }
      addLayers(of: frame, elementIndex, containerIndex)
    }
    // What has its glass at some times only is drawn where it stands with it.
    let onGlass = Set(containers.flatMap(\.elements))
    layers.removeAll { layer in
      if case .element(let element) = layer { onGlass.contains(element) } else { false }
    }
    var nextID = 0
    for index in containers.indices {
      containers[index].tracks = GlassTrack.tracks(
        ofContainer: containers[index].name, in: frames, firstID: nextID)
      nextID += containers[index].tracks.count
    }
  }

  /// Every element of some frames over time, in the order in which they first appear.
  static func elements(of frames: [Frame]) -> [Element] {
    var elements: [Element] = []
    var places: [String: Int] = [:]
    for (time, frame) in frames.enumerated() {
      for element in frame.elements {
        let index = places[element.name, default: elements.count]
        if index == elements.count {
          places[element.name] = index
          elements.append(Element(name: element.name, states: Array(repeating: nil, count: frames.count)))
        }
        elements[index].states[time] = element
      }
    }
    return elements
  }

  private mutating func addLayers(
    of frame: Frame, _ elementIndex: [String: Int], _ containerIndex: [String: Int]
  ) {
    for layer in frame.layers {
      switch layer {
      case .element(let index):
        guard let element = elementIndex[frame.elements[index].name] else { continue }
        if !layers.contains(.element(element)) { layers.append(.element(element)) }
      case .container(let index):
        guard let container = containerIndex[frame.containers[index].name] else { continue }
        if !layers.contains(.container(container)) { layers.append(.container(container)) }
        for element in frame.containers[index].shapes.flatMap(\.elements) {
          guard let element = elementIndex[frame.elements[element].name] else { continue }
          if !containers[container].elements.contains(element) {
            containers[container].elements.append(element)
          }
        }
      }
    }
  }
}
