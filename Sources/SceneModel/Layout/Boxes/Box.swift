import Geometry
import Motion

/// One step of the layout: a leaf, a stack, or one modifier around another box.
///
/// A class, because sizes are asked for over and over: a stack asks each child for its least, its most and its
/// actual size, and without a memory the questions would double with each level of nesting.
final class Box {
  /// What a box does.
  enum Kind {
    case stack(Axis, alignment: Double, spacing: Double?)
    case layers(Alignment)
    case spacer(Axis?, minLength: Double)
    case text(String, Lettering)
    case symbol(String, size: Double, isResizable: Bool, color: Color?)
    case asset(String, isResizable: Bool)
    case shape(NodeShape, fill: Color?)
    case widget(Widget)
    case lazyGrid(Axis, tracks: [GridTrack], Alignment, spacing: Double)
    case grid(Alignment, horizontal: Double, vertical: Double)
    case gridRow(VerticalAlignment?)
    case cell(columns: Int)
    case fits(horizontal: Bool, vertical: Bool)
    case reader(String)
    case scroll(horizontal: Bool, vertical: Bool)
    case frame(width: Double?, height: Double?, Alignment)
    case flexibleFrame(Node.FlexibleFrame)
    case padding(EdgeInsets)
    case square
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layoutPriority(Double)
    /// Where the line of an alignment goes through the child, in points along an axis.
    case guide(Axis, String, Double)
    case aspectRatio(Double?, ContentMode)
    case ignoresSafeArea(EdgeSet)
    /// The first child makes room at an edge for the second.
    case inset(Edge, Alignment, spacing: Double)
    case offset(Vector)
    case position(Point)
    case opacity(Double)
    case scale(Double, anchor: Alignment)
    case rotation(Double, anchor: Alignment)
    case blur(Double)
    case containerShape(GlassShapeKind)
    /// The first child lays out; the second is drawn behind it, or over it.
    case decoration(Alignment, isOver: Bool)
    case glass(GlassSpot)
    case container(spacing: Double, BlendOperator)
  }

  /// What kind of neighbour a box is in a stack with default spacing.
  enum Neighbour {
    case spacer, text, symbol, other
  }

  let kind: Kind
  let children: [Box]
  /// Whose box this is.
  let identity: Identity
  /// Whether a guide on the box or in it may say where its lines go.
  let hasGuides: Bool
  private var sizes: [Proposal: Size] = [:]

  init(_ kind: Kind, _ children: [Box] = [], identity: Identity) {
    self.kind = kind
    self.children = children
    self.identity = identity
    if case .guide = kind { hasGuides = true } else { hasGuides = children.contains(where: \.hasGuides) }
  }

  /// The one child of a modifier's box.
  var child: Box { children[0] }

  /// The view that a box belongs to, as the element made of it will know it.
  struct Identity {
    var key: String
    var name: String
    var place: Diagnostic.Place?
    var animations: [ImplicitAnimation]
    var control: String?
  }

  /// How a text is set.
  struct Lettering: Hashable {
    /// The font's size in points and its weight in CSS's 100…900.
    var size: Double
    var weight: Int
    var color: Color?
    /// The most lines.
    var lineLimit: Int?
  }

  /// The glass of one modifier or button.
  struct GlassSpot {
    var glass: Glass
    var shape: NodeShape
    var isProminent: Bool
    var id: OwnedID?
    var union: GlassID?
    var transition: GlassTransition?
  }

  /// An id and the view that it was written on, which tells one id over several views from one id written twice.
  struct OwnedID: Hashable {
    var id: GlassID
    var owner: String
  }

  /// The size for an offer, in points.
  func size(_ proposal: Proposal) -> Size {
    if let known = sizes[proposal] { return known }
    let size = measured(proposal)
    sizes[proposal] = size
    return size
  }
}

extension Box {
  /// Whether the box changes nothing about how its child is laid out among others.
  private var isTransparent: Bool {
    switch kind {
    case .offset, .opacity, .scale, .rotation, .blur, .containerShape, .cell, .ignoresSafeArea, .guide: true
    default: false
    }
  }

  var neighbour: Neighbour {
    switch kind {
    case .spacer: .spacer
    case .text: .text
    case .symbol(_, _, let isResizable, _): isResizable ? .other : .symbol
    case .layoutPriority: child.neighbour
    default: isTransparent ? child.neighbour : .other
    }
  }

  var priority: Double {
    switch kind {
    case .layoutPriority(let priority): priority
    // A spacer takes what all others leave.
    case .spacer: -.infinity
    case .glass, .decoration: child.priority
    default: isTransparent ? child.priority : 0
    }
  }

  /// How many columns of a grid the box takes.
  var columns: Int {
    switch kind {
    case .cell(let columns): columns
    case .glass, .decoration, .layoutPriority, .frame, .flexibleFrame, .padding: child.columns
    default: isTransparent ? child.columns : 1
    }
  }
}
