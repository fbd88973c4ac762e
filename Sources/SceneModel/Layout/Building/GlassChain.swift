/// Which glass the ids, unions and transitions of one view's modifiers are meant for.
///
/// Authors write them before the glass, after it, or on a stack around it. Glass on the same view takes the nearest
/// after it, else the nearest before it; without glass on the view they go to the glass below.
struct GlassChain {
  /// What glass on a view can take from modifiers.
  struct Marks {
    var id: Box.OwnedID?
    var union: GlassID?
    var transition: GlassTransition?
  }

  private let modifiers: [WrittenModifier]
  private let around: Marks
  /// What the views below take.
  let below: Marks

  init(_ modifiers: [WrittenModifier], around: Surroundings, isGlass: Bool) {
    self.modifiers = modifiers
    let outer = Marks(id: around.id, union: around.union, transition: around.transition)
    self.around = outer
    if isGlass || modifiers.contains(where: \.modifier.isGlassEffect) {
      // The glass of this view takes the id; how things come and go holds for what is below as well.
      below = Marks(id: nil, union: nil, transition: outer.transition)
    } else {
      below = Self.marks(modifiers[...], nearestFirst: false, else: outer)
    }
  }

  /// The marks of some modifiers, those nearest to the glass winning.
  private static func marks(
    _ modifiers: ArraySlice<WrittenModifier>, nearestFirst: Bool, else outer: Marks
  ) -> Marks {
    var marks = outer
    // The last one set wins, so the nearest is set last.
    for written in nearestFirst ? Array(modifiers.reversed()) : Array(modifiers) {
      switch written.modifier {
      case .glassEffectID(let id): marks.id = id.map { Box.OwnedID(id: $0, owner: written.place) }
      case .glassEffectUnion(let id): marks.union = id
      case .glassEffectTransition(let transition): marks.transition = transition
      default: break
      }
    }
    return marks
  }

  private func marks(at index: Int) -> Marks {
    let before = Self.marks(modifiers[..<index], nearestFirst: false, else: around)
    return Self.marks(modifiers[index...], nearestFirst: true, else: before)
  }

  /// The glass of the modifier at an index.
  func spot(at index: Int, _ glass: Glass, _ shape: NodeShape) -> Box.GlassSpot {
    let marks = marks(at: index)
    return Box.GlassSpot(
      glass: glass, shape: shape, isProminent: false, id: marks.id, union: marks.union,
      transition: marks.transition)
  }

  /// The glass of a button's style, which lies under every modifier.
  func buttonSpot(_ glass: Glass, _ shape: NodeShape, isProminent: Bool = false) -> Box.GlassSpot {
    let marks = marks(at: 0)
    return Box.GlassSpot(
      glass: glass, shape: shape, isProminent: isProminent, id: marks.id, union: marks.union,
      transition: marks.transition)
  }
}

/// A modifier with the place of the view that it was written on, which a group's is not that of the view it reaches.
struct WrittenModifier {
  var modifier: Node.Modifier
  /// The view's key and the modifier's position there.
  var place: String

  /// The modifier as an animation with its place, where it is one.
  var implicitAnimation: ImplicitAnimation? {
    guard case .animation(let animation, let value) = modifier else { return nil }
    return ImplicitAnimation(value: value, animation: animation, key: StructuralID(place))
  }
}

extension [Node.Modifier] {
  /// The modifiers with their places on a view of a key.
  func written(on key: String) -> [WrittenModifier] {
    enumerated().map { WrittenModifier(modifier: $1, place: "\(key).\($0)") }
  }
}

extension Node.Modifier {
  var isGlassEffect: Bool {
    if case .glassEffect = self { true } else { false }
  }
}
