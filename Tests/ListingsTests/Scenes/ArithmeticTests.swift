import Geometry
import Listings
import SceneModel
import Testing

/// What numbers, angles and sizes come to.
@Suite struct ArithmeticTests {
  /// The text that an expression is in a label.
  private func text(_ expression: String, _ before: String = "") throws -> String? {
    try listing(
      """
      struct V: View {
          var body: some View {
              \(before)
              Button("\\(\(expression))") {}.buttonStyle(.glass)
          }
      }
      """
    ).names().first
  }

  @Test(arguments: [
    ("Angle.degrees(180).radians == Double.pi", "true"), ("Angle(degrees: 90).degrees.rounded()", "90.0"),
    ("(Angle.degrees(30) + .degrees(60)).degrees.rounded()", "90.0"),
    ("(Angle.degrees(120) / 2 - Angle.degrees(20)).degrees.rounded()", "40.0"),
    ("(-Angle.degrees(10) * 3).degrees.rounded()", "-30.0"), ("Angle.zero.radians", "0.0"),
    ("Angle.degrees(20) < Angle.degrees(30)", "true"),
    ("cos(Angle.degrees(60).radians) - 0.5 < 1e-9", "true"),
    ("atan2(1.0, 1.0) * 4 == .pi", "true"), ("pow(2.0, 10)", "1024.0"), ("Int(asin(1.0) * 100)", "157"),
  ])
  func isAsInSwift(_ expression: String, _ result: String) throws {
    #expect(try text(expression) == result)
  }

  @Test func aFunctionOfSomethingUnknownIsUnknown() throws {
    let scene = try listing(
      """
      struct V: View {
          var body: some View { Text("a").offset(x: pow(Thing.size, 2)).glassEffect() }
      }
      """)
    #expect(!scene.told.contains { $0.contains("‘pow’") }, "\(scene.told)")
    #expect(try scene.frame("a")?.center.x == scene.canvas.size.width / 2)
  }
}
