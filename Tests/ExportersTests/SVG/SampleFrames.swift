import Geometry
import Motion
import SceneModel

/// Frames built by hand for the tests of pictures: four buttons that come out of a fifth.
enum SampleFrames {
  static let names = ["toggle", "pencil", "eraser", "location", "heart.fill"]
  static let centers = [(120.0, 120.0), (120, 74), (70, 120), (120, 160), (182, 120)]
  static let radii = [22.0, 22, 21, 20, 22]

  static func circle(_ index: Int) -> Rect {
    Rect(
      center: Point(x: centers[index].0, y: centers[index].1),
      size: Size(width: 2 * radii[index], height: 2 * radii[index]))
  }

  static func element(_ index: Int) -> Frame.Element {
    Frame.Element(
      name: names[index], phase: index == 0 ? .present : .entering, frame: circle(index),
      cornerRadius: radii[index],
      velocity: Vector(dx: index == 4 ? 200 : 0, dy: index == 1 ? -300 : 0),
      contentOpacity: index == 0 ? 1 : 0.9,
      blur: index == 3 ? 2 : 0,
      content: [Content(.symbol(names[index], fontSize: 17), size: Size(width: 20, height: 20))])
  }

  /// The menu in mid-morph; a function may change its container and elements.
  static func menu(
    on background: Background = .backdrop(.aurora),
    _ change: (inout Frame.GlassContainer, inout [Frame.Element]) -> Void = { _, _ in }
  ) -> Frame {
    var container = Frame.GlassContainer(
      name: "menu", spacing: 30, blend: .gradientAware,
      shapes: names.indices.map { index in
        Frame.GlassShape(shape: ShapeForm(.circle).placed(in: circle(index)), elements: [index])
      })
    var elements = names.indices.map(element)
    change(&container, &elements)
    return Frame(
      index: 12, time: 0.2, canvas: Canvas(size: Size(width: 240, height: 240), background: background),
      layers: [.container(0)], containers: [container], elements: elements)
  }

  /// Three containers of one shape each: a round button, a capsule with a tint, a card.
  static func bar(on background: Background) -> Frame {
    let rects = [
      Rect(x: 20, y: 24, width: 44, height: 44), Rect(x: 84, y: 24, width: 136, height: 44),
      Rect(x: 20, y: 96, width: 200, height: 96),
    ]
    let forms = [
      ShapeForm(.circle), ShapeForm(.capsule),
      ShapeForm(.roundedRectangle(cornerRadius: 28, style: .continuous)),
    ]
    let contents = [
      [Content(.symbol("chevron.left", fontSize: 17), size: Size(width: 12, height: 18))],
      [Content(.text("Expand", fontSize: 17, weight: 600), size: Size(width: 62, height: 20))],
      [
        Content(
          .text("Glass & light", fontSize: 20, weight: 600), offset: Vector(dx: 0, dy: -14),
          size: Size(width: 120, height: 24)),
        Content(
          .symbol("star.circle.fill", fontSize: 17), offset: Vector(dx: 0, dy: 20),
          size: Size(width: 20, height: 20)),
      ],
    ]
    return Frame(
      index: 3, time: 0.05, canvas: Canvas(size: Size(width: 240, height: 216), background: background),
      layers: rects.indices.map { .container($0) },
      containers: rects.indices.map { index in
        Frame.GlassContainer(
          name: "bar \(index)", spacing: 8, blend: .gradientAware,
          shapes: [
            Frame.GlassShape(
              shape: forms[index].placed(in: rects[index]), elements: [index],
              tint: index == 1 ? blue : .clear)
          ])
      },
      elements: rects.indices.map { index in
        Frame.Element(
          name: ["back", "expand", "card"][index], frame: rects[index], tint: index == 1 ? blue : .clear,
          content: contents[index])
      })
  }

  static let blue = Color(red: 0.04, green: 0.52, blue: 1, opacity: 0.75)
  static let red = Color(red: 1, green: 0.25, blue: 0.3, opacity: 0.75)
}
