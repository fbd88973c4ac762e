import Geometry
import SceneModel

/// Views that answer to fingers and pointers.
extension Evaluator {
  /// `.gesture(DragGesture().onChanged { … })`: what follows a finger is told by orders where it goes; what needs no
  /// way is a control.
  func attach(_ gesture: Symbol, to base: Node, _ span: Syntax.Span) throws(Exit) -> Node {
    switch gesture.root {
    case "TapGesture", "SpatialTapGesture":
      if let ended = gesture.steps.last(where: { $0.name == "onEnded" })?.arguments?.trailing {
        tappable(base, .call(ended, with: .symbol(Symbol("Gesture"))), span)
      }
    case "LongPressGesture": holdable(base, Hold(gesture), span)
    case "DragGesture":
      let tag = key("gesture", span)
      let frame = readings[tag].map { Rect(origin: $0.origin, size: $0.size) }
      let handler = DragHandler(gesture, key: path, frame: frame)
      drags.append(handler)
      if let frame {
        if handler.minimumDistance < 1 { pressable(base, handler, in: frame, span) }
        draggable(base, handler, in: frame, span)
      }
      var node = base
      node.modifiers.append(
        .background([Node(.geometryReader(tag: tag), step: "gesture")], alignment: .center))
      return node
    default: break
    }
    return base
  }

  func tappable(_ base: Node, _ action: Control.Act, _ span: Syntax.Span) {
    add(name(of: base), [base], action, span)
  }

  /// A press that is held is a control of its own, named after the view.
  func holdable(_ base: Node, _ hold: Hold, _ span: Syntax.Span) {
    aside("hold") { add("hold \(name(of: base))", [base], hold.act, span) }
  }

  /// A pointer comes and goes by a control of its own, named after the view.
  func hoverable(_ base: Node, _ action: Value, _ span: Syntax.Span) {
    let key = StateKey(owner: "\(path)/hover.hover\(span.start)", name: "isHovered", type: "Pointer")
    let isInside = read(key, first: .bool(false)).bool ?? false
    let act = Control.Act.all([.set(.state(key), .bool(!isInside)), .call(action, with: .bool(!isInside))])
    aside("hover") { add("hover \(name(of: base))", [], act, span) }
  }

  /// A finger that is put down and lifted is a control; where the place makes a difference, one for each view in a row
  /// or column, else for the ends and the middle of the longer side.
  private func pressable(_ base: Node, _ handler: DragHandler, in frame: Rect, _ span: Syntax.Span) {
    guard handler.asksForPlace else {
      return aside("press") { add("press \(name(of: base))", [base], handler.press(at: frame.center), span) }
    }
    let spots = Self.spots(of: base, in: frame, named: name(of: base))
    for (number, spot) in spots.enumerated() {
      aside("press\(number)") { add("press \(spot.name)", [], handler.press(at: spot.place), span) }
    }
  }

  /// A finger that drags a view along the axes that its gesture asks for, towards the middle of the screen, where it
  /// has the most room.
  private func draggable(_ base: Node, _ handler: DragHandler, in frame: Rect, _ span: Syntax.Span) {
    let middle = Point(x: setting.canvas.size.width / 2, y: setting.canvas.size.height / 2)
    let (across, down) = (middle.x - frame.center.x, middle.y - frame.center.y)
    let length = DragHandler.dragLength
    let way: Vector
    switch handler.axes {
    case (true, false): way = Vector(dx: across < -1 ? -length : length, dy: 0)
    case (false, true): way = Vector(dx: 0, dy: down > 1 ? length : -length)
    case (true, true):
      let toMiddle = Vector(dx: across, dy: down)
      way = toMiddle.length > 1 ? toMiddle * (length / toMiddle.length) : Vector(dx: length, dy: 0)
    case (false, false): return
    }
    aside("drag") {
      add("drag \(name(of: base))", [], .drag(handler, way), span, use: .drag)
    }
  }

  /// A slider, whose knob is a control of its own; gives how far it is along.
  func slider(_ arguments: Arguments, _ title: String, _ editing: Value?, _ span: Syntax.Span) throws(Exit)
    -> Double
  {
    guard case .binding(let binding)? = arguments["value"] ?? arguments.first,
      let value = try value(of: binding).finite
    else { return 0.5 }
    var bounds = (low: 0.0, high: 1.0)
    if case .range(let low, let high, _)? = arguments["in"] {
      bounds = (low?.finite ?? 0, high?.finite ?? 1)
    }
    guard bounds.high > bounds.low else { return 0 }
    let fraction = min(max((value - bounds.low) / (bounds.high - bounds.low), 0), 1)
    if !environment.isDisabled {
      let handler = SliderHandler(
        binding: binding, value: value, first: first(of: binding)?.finite ?? value, in: bounds,
        step: arguments["step"]?.finite, editing: editing)
      aside("slide") {
        add("slide \(title.isEmpty ? binding.name : title)", [], .slide(handler), span, use: .slide)
      }
    }
    return fraction
  }

  private func first(of binding: Binding) -> Value? {
    switch binding {
    case .state(let key): firsts[key]
    case .animated(let base, _): first(of: base)
    default: nil
    }
  }

  private static func spots(of base: Node, in frame: Rect, named name: String) -> [(
    name: String, place: Point
  )] {
    let views = base.children.flattened
    var isRow = frame.width >= frame.height
    var names = ["the start of \(name)", "the middle of \(name)", "the end of \(name)"]
    switch base.kind {
    case .hStack where (2...8).contains(views.count), .vStack where (2...8).contains(views.count):
      if case .vStack = base.kind { isRow = false } else { isRow = true }
      names = views.enumerated().map { index, view in
        let title = title([view])
        return title.isEmpty ? "\(name), \(index + 1) of \(views.count)" : title
      }
    default: break
    }
    return names.enumerated().map { index, name in
      let part = (Double(index) + 0.5) / Double(names.count)
      let place = Point(
        x: frame.minX + frame.width * (isRow ? part : 0.5),
        y: frame.minY + frame.height * (isRow ? 0.5 : part))
      return (name, place)
    }
  }

  /// The text or symbol on a view, else what kind of view it is.
  private func name(of base: Node) -> String {
    let title = Self.title([base])
    return title.isEmpty ? base.elementName : title
  }

  /// Adds a control beside the view's own.
  func aside(_ step: String, _ add: () -> Void) {
    let outer = path
    path += "/\(step)"
    add()
    path = outer
  }
}
