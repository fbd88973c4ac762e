import Geometry
import SceneModel

/// A container's outline and what is drawn in it.
struct ContainerPicture {
  /// The merged outline.
  let outline: Outline
  /// The parts of the outline, each of one look.
  let sheets: [GlassSheet]
  /// The elements whose content lies on the glass, ascending.
  let elements: [Int]

  /// How far the drawn outline may stray from the true one, in points.
  static let tolerance = 0.05

  init(_ container: Frame.GlassContainer, in frame: Frame, firstID: Int) {
    outline = container.field.outline(tolerance: Self.tolerance)
    sheets = GlassSheet.sheets(of: container, outline: outline, in: frame, firstID: firstID)
    var indices: [Int] = []
    for shape in container.shapes { indices += shape.elements }
    elements = indices.sorted()
  }
}
