import Geometry
import Listings
import Motion
import SceneModel
import Testing

/// What is painted over the whole screen is what the glass lies on.
@Suite struct GroundTests {
  private func scene(_ ground: String, _ more: String = "") throws -> ListingScene {
    try listing(
      """
      struct V: View {
          @State var isOn = false
          var body: some View {
              ZStack {
                  \(ground)
                  Text("Glass").padding().glassEffect()\(more)
              }
          }
      }
      """)
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let colors = "[Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]"

  @Test(arguments: [
    ("top", "bottom", 0.0), ("leading", "trailing", -90), ("trailing", "leading", 90), ("bottom", "top", 180),
  ])
  func aGradientFromSideToSideIsTheBackground(start: String, end: String, degrees: Double) throws {
    let scene = try scene(
      "LinearGradient(colors: \(colors), startPoint: .\(start), endPoint: .\(end)).ignoresSafeArea()")
    guard case .linearGradient(let colors, let angle) = scene.canvas.background else {
      Issue.record("\(scene.canvas.background)")
      return
    }
    #expect(colors == [red, blue])
    #expect(abs(abs(angle * 180 / .pi) - abs(degrees)) < 1e-9 && (abs(degrees) != 90 || angle * degrees > 0))
    #expect(try scene.names() == ["Glass"], "nothing is painted over it")
  }

  @Test func aDiagonalGoesFromCornerToCornerAndKeepsToTheCanvas() throws {
    let scene = try scene(
      """
      Rectangle().fill(LinearGradient(gradient: Gradient(colors: \(colors)), startPoint: .topLeading, \
      endPoint: .bottomTrailing)).ignoresSafeArea()
      """)
    for size in [scene.canvas.size, Size(width: 300, height: 300)] {
      guard case .linearGradient(let colors, let angle) = scene.resized(to: size).canvas.background else {
        Issue.record("\(scene.canvas.background)")
        return
      }
      #expect(colors == [red, blue])
      // Down and to the right, which is anticlockwise from straight down.
      #expect(abs(angle + Vector(dx: size.height, dy: size.width).angle) < 1e-12)
    }
  }

  @Test func stopsKeepTheirPlaces() throws {
    let scene = try scene(
      """
      LinearGradient(stops: [.init(color: Color(red: 1, green: 0, blue: 0), location: 0.25), \
      .init(color: Color(red: 0, green: 0, blue: 1), location: 0.75)], startPoint: .top, \
      endPoint: UnitPoint(x: 0.5, y: 0.5)).ignoresSafeArea()
      """)
    guard case .linearGradient(let colors, _) = scene.canvas.background else {
      Issue.record("\(scene.canvas.background)")
      return
    }
    // The gradient ends half-way down: red for an eighth, blue from three eighths on.
    let at = { (part: Double) in colors[Int(part * Double(colors.count - 1))] }
    #expect(at(0) == red && at(0.125) == red && at(0.375) == blue && at(1) == blue)
    #expect(abs(at(0.25).red - 0.5) < 1e-12 && abs(at(0.25).blue - 0.5) < 1e-12)
  }

  @Test func aPictureIsOneThatIsDrawn() throws {
    let scene = try scene("Image(\"harbour\").resizable().scaledToFill().ignoresSafeArea()")
    #expect(scene.canvas.background == .backdrop(.photo))
    #expect(try scene.names() == ["Glass"])
  }

  @Test func whatDoesNotCoverTheScreenStays() throws {
    let card = try scene(
      "LinearGradient(colors: \(colors), startPoint: .top, endPoint: .bottom).frame(height: 90)")
    #expect(card.canvas.background == Listing.canvas.background)
    #expect(try card.names() == ["Shape", "Glass"])
    let plain = try scene("Color.red.ignoresSafeArea()")
    #expect(plain.canvas.background == Listing.canvas.background)
    #expect(try plain.names() == ["Shape", "Glass"])
  }

  @Test func aGradientThatChangesIsPaintedOver() throws {
    let scene = try scene(
      """
      LinearGradient(colors: isOn ? [.green, .yellow] : \(colors), startPoint: .top, endPoint: .bottom)
      .ignoresSafeArea()
      """, "\nButton(\"Go\") { isOn.toggle() }")
    #expect(try scene.names() == ["Glass", "Go"])
    #expect(try scene.names(in: scene.state(tapping: "Go")) == ["Shape", "Glass", "Go"])
  }
}
