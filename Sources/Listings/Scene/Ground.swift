import Geometry
import Motion
import SceneModel

/// What a listing paints over the whole screen, behind everything: the canvas has it for its background.
///
/// Glass shows what is behind it, and a plain shape has one colour only.
enum Ground: Hashable {
  case gradient(LinearGradient)
  /// A picture of the project's own, in whose stead a drawn one is shown.
  case picture

  /// The background of a canvas of a size in points.
  func background(covering size: Size) -> Background {
    switch self {
    case .gradient(let gradient): gradient.background(covering: size)
    case .picture: .backdrop(.photo)
    }
  }

  /// The ground that the rearmost view of an evaluation is.
  init?(rearmost evaluation: Evaluation) {
    var nodes = evaluation.nodes
    let found = nodes.withRearmost { node -> Ground? in
      switch node.kind {
      case .shape(.rectangle, let fill?): evaluation.evaluator.gradients[fill].map(Ground.gradient)
      case .asset(_, isResizable: true): .picture
      default: nil
      }
    }
    guard let found else { return nil }
    self = found
  }

  /// Views without this ground, where it is the rearmost of them.
  func removed(from evaluation: Evaluation) -> [Node] {
    var nodes = evaluation.nodes
    guard Ground(rearmost: evaluation) == self else { return nodes }
    nodes.withRearmost { node -> Bool? in
      node.kind = .shape(.rectangle, fill: .clear)
      return true
    }
    return nodes
  }
}

extension ListingScene {
  /// Whether the rearmost thing that is seen at first is no glass, and as large as the canvas.
  var hasGround: Bool {
    do throws(SceneError) {
      guard let first = try snapshot(in: initialState).elements.first else { return false }
      return first.glass == nil && first.frame.minX <= 0.5 && first.frame.minY <= 0.5
        && first.frame.maxX >= canvas.size.width - 0.5 && first.frame.maxY >= canvas.size.height - 0.5
    } catch {
      // Who shows the scene says why it cannot be laid out.
      return false
    }
  }
}

extension [Node] {
  /// Passes the view that lies behind all others to a function; `nil` where there is none such.
  @discardableResult
  fileprivate mutating func withRearmost<Result>(_ body: (inout Node) -> Result?) -> Result? {
    isEmpty ? nil : self[0].withRearmost(body)
  }
}

extension Node {
  fileprivate mutating func withRearmost<Result>(_ body: (inout Node) -> Result?) -> Result? {
    for index in modifiers.indices.reversed() {
      guard case .background(var nodes, let alignment) = modifiers[index] else { continue }
      defer { modifiers[index] = .background(nodes, alignment: alignment) }
      return nodes.withRearmost(body)
    }
    switch kind {
    case .shape, .asset: return body(&self)
    case .zStack, .group, .navigation, .geometryReader: return children.withRearmost(body)
    default: return children.count == 1 ? children.withRearmost(body) : nil
    }
  }
}
