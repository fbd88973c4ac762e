import Geometry
import Motion

extension SceneReader {
  mutating func canvas(_ value: JSONValue) -> Canvas? {
    let members = self.members(
      value, of: "the canvas", known: ["width", "height", "background", "safeArea"],
      required: ["width", "height"])
    guard let members else { return nil }
    let width = members["width"].flatMap { number($0.value, .positive) }
    let height = members["height"].flatMap { number($0.value, .positive) }
    let background = members["background"].map { self.background($0.value) } ?? .backdrop(.aurora)
    let safeArea = members["safeArea"].map { insets($0.value) } ?? .zero
    guard let width, let height, let background, let safeArea else { return nil }
    return Canvas(size: Size(width: width, height: height), background: background, safeArea: safeArea)
  }

  private mutating func insets(_ value: JSONValue) -> EdgeInsets? {
    let names = ["top", "leading", "bottom", "trailing"]
    guard let members = members(value, of: "the safe area", known: names) else { return nil }
    let sides = names.compactMap { members[$0].map { number($0.value, .notNegative) } ?? 0 }
    guard sides.count == 4 else { return nil }
    return EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  private mutating func background(_ value: JSONValue) -> Background? {
    if let member = value.member("backdrop") {
      _ = self.members(value, of: "the background", known: ["backdrop"])
      let names = Backdrop.allCases.map(\.rawValue)
      guard let name = string(member.value, "a backdrop") else { return nil }
      guard let backdrop = Backdrop(rawValue: name) else {
        fail("unknown backdrop \"\(name.shortened)\"\(name.suggestion(among: names))", at: member.value.place)
        return nil
      }
      return .backdrop(backdrop)
    }
    if let member = value.member("gradient") {
      _ = self.members(value, of: "the background", known: ["gradient", "angle"])
      let colors = elements(member.value, of: "the gradient's colours").compactMap { color($0) }
      if colors.count < 2 {
        fail("a gradient of \(colors.count) colours; expected at least 2", at: member.value.place)
        return nil
      }
      let degrees = value.member("angle").flatMap { number($0.value, .any) } ?? 0
      return .linearGradient(colors, angle: degrees * .pi / 180)
    }
    if case .object = value.kind, value.member("color") == nil {
      _ = self.members(
        value, of: "the background", known: ["backdrop", "gradient", "angle", "color", "opacity"])
      fail(value, expected: "a colour, {\"gradient\": …} or {\"backdrop\": …}")
      return nil
    }
    return color(value).map { .color($0) }
  }

  /// A colour: a name, `#RRGGBB`, `#RRGGBBAA`, a colour with an opacity, or components.
  mutating func color(_ value: JSONValue) -> Color? {
    switch value.kind {
    case .string(let text):
      if let color = Color(sceneText: text) { return color }
      fail(Color.expectation(text), at: value.place)
      return nil
    case .object: return value.member("red") == nil ? namedColor(value) : components(value)
    default:
      fail(value, expected: "a colour, such as \"blue\" or \"#0A84FF\"")
      return nil
    }
  }

  private mutating func namedColor(_ value: JSONValue) -> Color? {
    let members = self.members(value, of: "the colour", known: ["color", "opacity"], required: ["color"])
    guard let members, let named = members["color"], var color = color(named.value) else { return nil }
    guard let opacity = members["opacity"] else { return color }
    guard let fraction = number(opacity.value, .fraction) else { return nil }
    color.opacity *= fraction
    return color
  }

  private mutating func components(_ value: JSONValue) -> Color? {
    let names = ["red", "green", "blue"]
    let members = self.members(value, of: "the colour", known: names + ["opacity"], required: names)
    guard let members else { return nil }
    let parts = names.compactMap { members[$0].flatMap { number($0.value, .any) } }
    let opacity = members["opacity"].map { number($0.value, .fraction) } ?? 1
    guard parts.count == 3, let opacity else { return nil }
    return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
  }
}
