import Motion

/// What a view takes from the views around it.
struct Surroundings {
  var fontSize = FontStyle.body.size
  var fontWeight = FontStyle.body.weight
  var foreground: Color?
  var tint: Color?
  var buttonStyle = ButtonStyle.automatic
  var buttonBorderShape = ButtonBorderShape.automatic
  var controlSize = ControlSize.regular
  var id: Box.OwnedID?
  var union: GlassID?
  var transition: GlassTransition?
  /// From the innermost out.
  var animations: [ImplicitAnimation] = []
  var control: String?
  /// The direction of the stack around, along which a spacer grows.
  var axis: Axis?
  /// How deep the view is nested, modifiers counted.
  var depth = 0

  mutating func apply(_ font: Font) {
    fontSize = font.size ?? fontSize
    fontWeight = font.weight ?? fontWeight
  }
}
