import Motion

/// A view or a modifier with its values as a document writes them: every parameter it may have, and what each is when
/// it is not written.
struct Written<Kind: Hashable> {
  var kind: Kind
  /// The values by the parameters' names.
  private(set) var values: [String: Literal] = [:]
  /// What is left out where it is so in every state.
  private(set) var defaults: [String: Literal] = [:]

  init(_ kind: Kind) { self.kind = kind }

  /// With a value, and what it is when it is left out; `nil` is always written.
  func with(_ name: String, _ value: Literal, default usual: Literal? = .null) -> Written {
    var written = self
    written.values[name] = value
    written.defaults[name] = usual
    return written
  }

  func with(_ name: String, _ number: Double?, default usual: Double? = nil) -> Written {
    with(name, number.map { .number($0) } ?? .null, default: usual.map { .number($0) } ?? .null)
  }

  func with(_ name: String, always number: Double) -> Written { with(name, .number(number), default: nil) }

  func with(_ name: String, _ truth: Bool, default usual: Bool) -> Written {
    with(name, .bool(truth), default: .bool(usual))
  }

  func with<Word: RawRepresentable>(_ name: String, _ word: Word, default usual: Word?) -> Written
  where Word.RawValue == String {
    with(name, .string(word.rawValue), default: usual.map { .string($0.rawValue) })
  }

  func with(_ name: String, text: String) -> Written { with(name, .string(text), default: nil) }

  func with(_ name: String, _ color: Color?) -> Written { with(name, color.map { .color($0) } ?? .null) }

  /// With the parameters that say which shape it is.
  func with(_ shape: NodeShape, default usual: String?) -> Written {
    var word = "concentricRectangle"
    var radius = 0.0
    var style = RoundedCornerStyle.continuous
    var corners = [0.0, 0.0, 0.0, 0.0]
    var (minimum, isUniform) = (0.0, false)
    switch shape {
    case .rectangle: word = "rectangle"
    case .fixed(.capsule): word = "capsule"
    case .fixed(.circle): word = "circle"
    case .fixed(.ellipse): word = "ellipse"
    case .fixed(.roundedRectangle(let own, let curve)):
      (word, radius, style) = ("roundedRectangle", own, curve)
    case .fixed(.unevenRoundedRectangle(let a, let b, let c, let d, let curve)):
      (word, corners, style) = ("unevenRoundedRectangle", [a, b, c, d], curve)
    case .concentric(let least, let isSame): (minimum, isUniform) = (least, isSame)
    }
    var written = with("shape", .string(word), default: usual.map { .string($0) })
      .with("cornerRadius", radius, default: 0).with("style", style, default: .continuous)
      .with("minimum", minimum, default: 0).with("isUniform", isUniform, default: false)
    for (name, corner) in zip(["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"], corners) {
      written = written.with(name, corner, default: 0)
    }
    return written
  }

  func with(_ glass: Glass, isInteractiveByDefault: Bool = false) -> Written {
    with("variant", glass.variant, default: .regular).with("tint", glass.tint)
      .with("interactive", glass.isInteractive, default: isInteractiveByDefault)
  }

  func with(_ id: GlassID?) -> Written {
    with("id", id.map { .string($0.id) } ?? .null, default: nil)
      .with("namespace", .string(id?.namespace ?? "glass"), default: .string("glass"))
  }
}
