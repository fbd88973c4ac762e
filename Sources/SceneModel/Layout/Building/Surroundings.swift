import Geometry
import Motion

/// What a view takes from the views around it.
struct Surroundings {
  var fontSize = FontStyle.body.size
  var fontWeight = FontStyle.body.weight
  var lineLimit: Int?
  var imageScale = ImageScale.medium
  var foreground: Color?
  var tint: Color?
  var buttonStyle = ButtonStyle.automatic
  var buttonBorderShape = ButtonBorderShape.automatic
  var controlSize = ControlSize.regular
  var labelStyle = LabelStyle.automatic
  var hidesLabels = false
  var pickerStyle = PickerStyle.menu
  var toggleStyle = ToggleStyle.switch
  var textFieldStyle = TextFieldStyle.plain
  var progressViewStyle = ProgressViewStyle.automatic
  var id: Box.OwnedID?
  var union: GlassID?
  var transition: GlassTransition?
  /// From the innermost out.
  var animations: [ImplicitAnimation] = []
  var control: String?
  /// The direction of the stack around, along which a spacer grows.
  var axis: Axis?
  /// The screen less its safe area, in points.
  var screen = Size.zero
  /// How deep the view is nested, modifiers counted.
  var depth = 0

  mutating func apply(_ font: Font) {
    fontSize = font.size ?? fontSize
    fontWeight = font.weight ?? fontWeight
  }

  /// The size of symbols, in points.
  var symbolSize: Double { fontSize * imageScale.factor }

  /// How texts look.
  var lettering: Box.Lettering {
    Box.Lettering(size: fontSize, weight: fontWeight, color: foreground, lineLimit: lineLimit)
  }

  mutating func apply(_ modifier: Node.Modifier) {
    switch modifier {
    case .font(let font): apply(font)
    case .lineLimit(let limit): lineLimit = limit
    case .imageScale(let scale): imageScale = scale
    case .tint(let color): tint = color
    case .foregroundStyle(let color): foreground = color
    case .buttonStyle(let style): buttonStyle = style
    case .buttonBorderShape(let shape): buttonBorderShape = shape
    case .controlSize(let size): controlSize = size
    case .labelStyle(let style): labelStyle = style
    case .labelsHidden: hidesLabels = true
    case .pickerStyle(let style): pickerStyle = style
    case .toggleStyle(let style): toggleStyle = style
    case .textFieldStyle(let style): textFieldStyle = style
    case .progressViewStyle(let style): progressViewStyle = style
    default: break
    }
  }
}
