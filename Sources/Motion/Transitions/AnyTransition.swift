public import Geometry

/// How a view comes and goes; SwiftUI's `AnyTransition`.
///
///     let slide = AnyTransition.slide
///     slide.effect(in: .willAppear, size: Size(width: 50, height: 30)).offset.dx    // −50
///     slide.effect(in: .didDisappear, size: Size(width: 50, height: 30)).offset.dx  // 50
///
/// An insertion animates from the effect before the view is there to none, a removal from none to the effect
/// afterwards. A view's first appearance is not animated, nor is a change without an animation. Source: what the framework
/// hands to custom animations (macOS 27); the blur's radius and scale are those of a reimplementation.
public struct AnyTransition: Hashable, Sendable {
  /// A side of a view, as it lies when lines run to the right.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The upper side.
    case top
    /// The left side.
    case leading
    /// The lower side.
    case bottom
    /// The right side.
    case trailing

    var direction: (dx: Double, dy: Double) {
      switch self {
      case .top: (0, -1)
      case .leading: (-1, 0)
      case .bottom: (0, 1)
      case .trailing: (1, 0)
      }
    }

    var opposite: Edge {
      switch self {
      case .top: .bottom
      case .leading: .trailing
      case .bottom: .top
      case .trailing: .leading
      }
    }
  }

  private indirect enum Kind: Hashable, Sendable {
    case fixed(TransitionEffect, isMoving: Bool)
    case move(Edge)
    case combined(Kind, Kind)
    case asymmetric(insertion: Kind, removal: Kind)
  }

  private let kind: Kind

  /// Fades; what a view without a transition does.
  public static let opacity = fixed(TransitionEffect(opacity: -1), isMoving: false)
  /// Comes and goes at once.
  public static let identity = fixed(.zero, isMoving: false)
  /// Grows from a point and shrinks to one.
  public static let scale = fixed(TransitionEffect(scale: -1), isMoving: true)
  /// Comes from the leading edge and goes to the trailing one, by its own width.
  public static let slide = asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  /// Blurs, shrinks a little and fades.
  public static let blurReplace = fixed(
    TransitionEffect(opacity: -1, scale: -0.1, blurRadius: 7), isMoving: false)

  /// Grows from a part of its size, and shrinks to it.
  public static func scale(scale: Double) -> AnyTransition {
    fixed(TransitionEffect(scale: scale - 1), isMoving: true)
  }

  /// Comes from a distance, and goes to it.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    fixed(TransitionEffect(offset: Vector(dx: x, dy: y)), isMoving: true)
  }

  /// Comes from beyond an edge, and goes beyond it, by its own size.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }

  /// Comes from beyond an edge and goes beyond the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: opacity)
  }

  /// Comes by one transition and goes by another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  /// Does what both do.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .combined(kind, other.kind))
  }

  /// The transition where motion is to be reduced: what would move or grow fades instead.
  public var reducingMotion: AnyTransition { Self.moves(kind) ? .opacity : self }

  /// How a view of a size, in points, differs from its usual look in a phase.
  public func effect(in phase: TransitionPhase, size: Size) -> TransitionEffect {
    phase.isIdentity ? .zero : Self.effect(of: kind, phase, size)
  }

  /// What an insertion or a removal of a view of a size animates: where it ends less where it starts.
  public func change(in phase: TransitionPhase, size: Size) -> TransitionEffect {
    let effect = effect(in: phase, size: size)
    return phase == .willAppear ? .zero - effect : effect
  }

  private static func fixed(_ effect: TransitionEffect, isMoving: Bool) -> AnyTransition {
    AnyTransition(kind: .fixed(effect, isMoving: isMoving))
  }

  private static func effect(of kind: Kind, _ phase: TransitionPhase, _ size: Size) -> TransitionEffect {
    switch kind {
    case .fixed(let effect, _): effect
    case .move(let edge):
      TransitionEffect(
        offset: Vector(dx: edge.direction.dx * size.width, dy: edge.direction.dy * size.height))
    case .combined(let first, let second): effect(of: first, phase, size) + effect(of: second, phase, size)
    case .asymmetric(let insertion, let removal):
      effect(of: phase == .willAppear ? insertion : removal, phase, size)
    }
  }

  private static func moves(_ kind: Kind) -> Bool {
    switch kind {
    case .fixed(_, let isMoving): isMoving
    case .move: true
    case .combined(let first, let second), .asymmetric(let first, let second): moves(first) || moves(second)
    }
  }
}
