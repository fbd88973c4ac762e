public import Motion

extension View {
  /// A fixed frame, in points, where a side is given.
  public func frame(width: Value<Double>? = nil, height: Value<Double>? = nil, alignment: Alignment = .center)
    -> ViewTemplate
  {
    modified(
      .frame,
      ["width": width?.literal, "height": height?.literal, "alignment": .word(alignment, default: .center)])
  }

  /// A frame within bounds, in points; `.infinity` takes all that is offered.
  public func frame(
    minWidth: Value<Double>? = nil, idealWidth: Value<Double>? = nil, maxWidth: Value<Double>? = nil,
    minHeight: Value<Double>? = nil, idealHeight: Value<Double>? = nil, maxHeight: Value<Double>? = nil,
    alignment: Alignment = .center
  ) -> ViewTemplate {
    modified(
      .frame,
      [
        "minWidth": minWidth?.literal, "idealWidth": idealWidth?.literal, "maxWidth": maxWidth?.literal,
        "minHeight": minHeight?.literal, "idealHeight": idealHeight?.literal, "maxHeight": maxHeight?.literal,
        "alignment": .word(alignment, default: .center),
      ])
  }

  /// Space on all sides, in points; 16 where no length is given.
  public func padding(_ length: Value<Double>? = nil) -> ViewTemplate {
    modified(.padding, ["length": length?.literal])
  }

  /// Space on some sides, in points.
  public func padding(
    top: Value<Double>? = nil, leading: Value<Double>? = nil, bottom: Value<Double>? = nil,
    trailing: Value<Double>? = nil
  ) -> ViewTemplate {
    modified(
      .padding,
      [
        "top": top?.literal, "leading": leading?.literal, "bottom": bottom?.literal,
        "trailing": trailing?.literal,
      ])
  }

  /// A displacement in points that the layout does not see.
  public func offset(x: Value<Double>? = nil, y: Value<Double>? = nil) -> ViewTemplate {
    modified(.offset, ["x": x?.literal, "y": y?.literal])
  }

  /// The centre, in points, in all the space there is.
  public func position(x: Value<Double>, y: Value<Double>) -> ViewTemplate {
    modified(.position, ["x": x.literal, "y": y.literal])
  }

  /// The ideal size instead of the offered one.
  public func fixedSize() -> ViewTemplate { modified(.fixedSize, [:]) }

  /// The ideal size instead of the offered one, along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> ViewTemplate {
    modified(
      .fixedSize,
      [
        "horizontal": horizontal ? nil : .constant(.bool(false)),
        "vertical": vertical ? nil : .constant(.bool(false)),
      ])
  }

  /// Who is served first in a stack.
  public func layoutPriority(_ priority: Value<Double>) -> ViewTemplate {
    modified(.layoutPriority, ["priority": priority.literal])
  }

  /// An opacity, 0…1.
  public func opacity(_ opacity: Value<Double>) -> ViewTemplate {
    modified(.opacity, ["opacity": opacity.literal])
  }

  /// A factor on the size as drawn, about a point.
  public func scaleEffect(_ scale: Value<Double>, anchor: Alignment = .center) -> ViewTemplate {
    modified(.scaleEffect, ["scale": scale.literal, "anchor": .word(anchor, default: .center)])
  }

  /// A turn, clockwise, in degrees, about a point.
  public func rotationEffect(degrees: Value<Double>, anchor: Alignment = .center) -> ViewTemplate {
    modified(.rotationEffect, ["degrees": degrees.literal, "anchor": .word(anchor, default: .center)])
  }

  /// A blur of the content, a standard deviation in points.
  public func blur(radius: Value<Double>) -> ViewTemplate { modified(.blur, ["radius": radius.literal]) }

  /// The font of the texts and symbols below.
  public func font(_ style: FontStyle, weight: Value<Double>? = nil) -> ViewTemplate {
    modified(.font, ["style": .constant(.string(style.rawValue)), "weight": weight?.literal])
  }

  /// The font of the texts and symbols below, from a size in points and CSS's weight.
  public func font(size: Value<Double>, weight: Value<Double>? = nil) -> ViewTemplate {
    modified(.font, ["size": size.literal, "weight": weight?.literal])
  }

  /// The tint of the buttons below; `nil` is none.
  public func tint(_ color: Color?) -> ViewTemplate { tint(.constant(color)) }

  /// The tint of the buttons below, by the states.
  public func tint(_ color: Value<Color?>) -> ViewTemplate { modified(.tint, ["color": color.literal]) }

  /// The colour of text, symbols and shapes below; `nil` is what reads best.
  public func foregroundStyle(_ color: Color?) -> ViewTemplate { foregroundStyle(.constant(color)) }

  /// The colour of text, symbols and shapes below, by the states.
  public func foregroundStyle(_ color: Value<Color?>) -> ViewTemplate {
    modified(.foregroundStyle, ["color": color.literal])
  }

  /// A colour behind the view, in a shape.
  public func background(_ color: Color, in shape: Shape = .rect) -> ViewTemplate {
    let arguments = shape == .rect ? [:] : shape.arguments
    return modified(.background, arguments.merging(["color": .constant(.color(color))]) { $1 })
  }

  /// Views behind this one.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> [ViewTemplate])
    -> ViewTemplate
  {
    modified(.background, ["alignment": .word(alignment, default: .center)], content: content())
  }

  /// Views over this one.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> [ViewTemplate])
    -> ViewTemplate
  {
    modified(.overlay, ["alignment": .word(alignment, default: .center)], content: content())
  }

  /// How changes below are shown when a value changes; `nil` shows them at once.
  public func animation(_ animation: Animation?, value: Expression) -> ViewTemplate {
    modified(.animation, ["animation": Value.constant(animation).literal, "value": .computed(value)])
  }
}
