import Motion

extension SceneReader {
  mutating func animation(_ value: JSONValue) -> Animation? {
    guard let name = string(value, "an animation") else { return nil }
    let known: [(String, Animation)] = [("bouncy", .bouncy), ("smooth", .smooth), ("default", .default)]
    if let animation = known.first(where: { $0.0 == name })?.1 { return animation }
    fail("unknown animation \"\(name.shortened)\"\(name.suggestion(among: known.map(\.0)))", at: value.place)
    return nil
  }
}
