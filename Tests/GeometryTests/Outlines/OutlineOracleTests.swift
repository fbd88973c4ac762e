import Geometry
import Testing

@Suite struct OutlineOracleTests {
  @Test func mergedPair() {
    let field = BlendedField(
      members: [
        .init(.circle(center: Point(x: 0, y: 0), radius: 22)),
        .init(.circle(center: Point(x: 48, y: 0), radius: 22)),
      ], spacing: 20)
    let outline = field.outline()
    #expect(outline.contours.count == 1)
    #expect(outline.contours[0].isHole == false)
    for line in outline.contours[0].path.flattened() {
      for point in line { #expect(abs(field.sample(at: point).distance) < 0.05) }
    }
  }
}
