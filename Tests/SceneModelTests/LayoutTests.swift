import Geometry
import Motion
import SceneModel
import TestSupport
import Testing

/// Where views stand, against figures that follow from SwiftUI's rule and the published numbers.
struct LayoutTests {
  /// The frames of elements by name, on a canvas of 400 × 300.
  static func frames(@ViewBuilder _ body: () -> [ViewTemplate]) throws -> [String: Rect] {
    let snapshot = try snapshot(body)
    return Dictionary(snapshot.elements.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  static func snapshot(@ViewBuilder _ body: () -> [ViewTemplate]) throws -> Snapshot {
    let canvas = Canvas(size: Size(width: 400, height: 300), background: .color(.black))
    let scene = try Scene("test", canvas: canvas, body: body)
    return try scene.snapshot(in: scene.initialState)
  }

  static func block(_ name: String, _ width: Double, _ height: Double) -> ViewTemplate {
    Rectangle().named(name).frame(width: .constant(width), height: .constant(height))
  }

  static func flexible(_ name: String) -> ViewTemplate { Rectangle().named(name) }

  @Test func severalInTheBodyStandOneUnderTheOther() throws {
    let frames = try Self.frames {
      Self.block("a", 40, 20)
      Self.block("b", 60, 30)
    }
    #expect(frames["a"] == Rect(x: 180, y: 121, width: 40, height: 20))
    #expect(frames["b"] == Rect(x: 170, y: 149, width: 60, height: 30))
  }

  @Test func stacksAlign() throws {
    let frames = try Self.frames {
      HStack(alignment: .bottom, spacing: 10) {
        Self.block("a", 40, 20)
        Self.block("b", 60, 30)
        VStack(alignment: .trailing, spacing: 0) {
          Self.block("c", 10, 10)
          Self.block("d", 30, 40)
        }
      }
    }
    #expect(frames["a"] == Rect(x: 125, y: 155, width: 40, height: 20))
    #expect(frames["b"] == Rect(x: 175, y: 145, width: 60, height: 30))
    #expect(frames["c"] == Rect(x: 265, y: 125, width: 10, height: 10))
    #expect(frames["d"] == Rect(x: 245, y: 135, width: 30, height: 40))
  }

  @Test func theLeastFlexibleIsServedFirst() throws {
    let frames = try Self.frames {
      HStack(spacing: 0) {
        Self.flexible("a")
        Self.block("b", 100, 10)
        Self.flexible("c").frame(maxWidth: 50)
      }
    }
    #expect(frames["b"]?.width == 100)
    #expect(frames["c"]?.width == 50)
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 250, height: 300))
  }

  /// A block that only looks rigid, since something else in it is wider than its text, is served in its turn.
  @Test func whatDoesNotFlexIsServedInTheOrderWritten() throws {
    let frames = try Self.frames {
      HStack(spacing: 0) {
        Self.block("a", 20, 10)
        VStack(spacing: 0) {
          Text("one two").named("text")
          Self.block("wide", 150, 10)
        }
      }
    }
    #expect(frames["a"]?.minX == 115)
    // One line: 265 and more are left when its turn comes, not half of 400.
    #expect(try #require(frames["text"]).height < 25)
  }

  @Test func equalFlexibilityGetsEqualShares() throws {
    let frames = try Self.frames {
      HStack(spacing: 20) {
        Self.flexible("a")
        Self.flexible("b").frame(minWidth: 150)
        Self.flexible("c")
      }
    }
    #expect(frames["b"]?.width == 150)
    #expect(frames["a"]?.width == 105.0)
    #expect(frames["c"] == Rect(x: 295, y: 0, width: 105, height: 300))
  }

  @Test func aHigherPriorityTakesFirstAndLeavesTheLeast() throws {
    let frames = try Self.frames {
      HStack(spacing: 0) {
        Self.flexible("a").frame(minWidth: 30)
        Self.flexible("b").layoutPriority(1)
      }
    }
    #expect(frames["a"]?.width == 30)
    #expect(frames["b"]?.width == 370)
  }

  @Test func spacersPushAndKeepTheirLeast() throws {
    let pushed = try Self.frames {
      HStack {
        Self.block("a", 40, 20)
        Spacer()
        Self.block("b", 40, 20)
      }
    }
    #expect(pushed["a"]?.minX == 0)
    #expect(pushed["b"]?.maxX == 400)
    let ideal = try Self.frames {
      HStack {
        Self.block("a", 40, 20)
        Spacer()
        Self.block("b", 40, 20)
        Spacer(minLength: 30)
        Self.block("c", 40, 20)
      }
      .fixedSize()
    }
    // 40 + 8 + 40 + 30 + 40, the gaps beside a spacer being 0.
    #expect(ideal["a"]?.minX == 121.0)
    #expect(ideal["b"]?.minX == 169.0)
    #expect(ideal["c"]?.maxX == 279.0)
  }

  @Test func defaultGapsFollowTheNeighbours() throws {
    func height(@ViewBuilder _ content: () -> [ViewTemplate]) throws -> Double {
      let frames = try Self.frames { VStack(content: content).glassEffect(.regular, in: .rect).named("s") }
      return try #require(frames["s"]).height
    }
    // 1.193359375 × 17 = 20.287 is rounded up to 61 pixels of a third of a point.
    let line = 61.0 / 3
    let symbol = 1.05 * 17
    #expect(
      isClose(
        try height {
          Text("a"); Text("b")
        }, 2 * line, within: 1e-9))
    #expect(
      isClose(
        try height {
          Text("a"); Text("b").padding(0)
        }, 2 * line + 8, within: 1e-9))
    #expect(
      isClose(
        try height {
          Image(systemName: "plus"); Image(systemName: "minus")
        }, 2 * symbol, within: 1e-9))
    #expect(
      isClose(
        try height {
          Text("a"); Image(systemName: "minus")
        }, line + symbol + 8, within: 1e-9))
    #expect(
      try height {
        Self.block("x", 9, 9); Self.block("y", 9, 9)
      } == 26)
  }

  /// The examples that need no text metrics, as reported of SwiftUI.
  @Test func publishedExamples() throws {
    let button = try Self.frames {
      Button("b") {
      } label: {
        Image(systemName: "plus").frame(width: 80, height: 80)
      }
      .buttonStyle(.glass)
    }
    #expect(button["b"]?.size == Size(width: 104, height: 94))
    let circle = try Self.frames {
      Button("b") {
      } label: {
        Image(systemName: "plus").frame(width: 30, height: 30)
      }
      .buttonStyle(.glass)
      .buttonBorderShape(.circle)
    }
    #expect(circle["b"]?.size == Size(width: 44, height: 44))
    let discs = try Self.frames {
      HStack {
        for name in ["l", "m", "r"] {
          Circle().frame(width: 48, height: 48).glassEffect().glassEffectID(name)
        }
      }
    }
    #expect(try #require(discs["m"]).center.x - #require(discs["l"]).center.x == 56)
    #expect(try #require(discs["r"]).center.x - #require(discs["m"]).center.x == 56)
    let icons = try Self.frames {
      HStack {
        for name in ["a", "b"] { Color.clear.frame(width: 80, height: 80).glassEffect().glassEffectID(name) }
      }
    }
    #expect(try #require(icons["a"]).union(#require(icons["b"])).size == Size(width: 168, height: 80))
  }

  @Test func glassHasTheFrameAtItsPlaceInTheChain() throws {
    let frames = try Self.frames {
      Color.clear.frame(width: 40, height: 40).padding(10).glassEffect().glassEffectID("g")
        .frame(width: 200, height: 200).offset(x: 5, y: -7)
    }
    #expect(frames["g"] == Rect(x: 175, y: 113, width: 60, height: 60))
    let before = try Self.snapshot {
      Text("a").offset(x: 9).frame(width: 40, height: 40).glassEffect()
    }
    #expect(before.elements[0].frame == Rect(x: 180, y: 130, width: 40, height: 40))
    #expect(before.elements[0].content[0].offset == Vector(dx: 9, dy: 0))
  }

  @Test func paddingDefaultsToSixteenAndTakesEdges() throws {
    let frames = try Self.frames {
      Self.block("a", 40, 20).padding().background { Self.flexible("back") }
      Self.block("b", 40, 20).padding(top: 4, trailing: 6).background { Self.flexible("behind") }
    }
    #expect(frames["back"]?.size == Size(width: 72, height: 52))
    #expect(frames["behind"]?.size == Size(width: 46, height: 24))
    #expect(try #require(frames["b"]).minX == #require(frames["behind"]).minX)
    #expect(try #require(frames["b"]).minY == #require(frames["behind"]).minY + 4)
  }

  @Test func framesBoundWhatIsOffered() throws {
    let frames = try Self.frames {
      ZStack(alignment: .topLeading) {
        Self.block("a", 40, 20).frame(
          maxWidth: .constant(.infinity), maxHeight: .constant(.infinity), alignment: .bottomTrailing)
        Self.flexible("b").frame(minWidth: 10, maxWidth: 70, maxHeight: 30)
        Self.block("c", 10, 10).frame(minWidth: 50, minHeight: 40, alignment: .leading)
        Self.block("d", 10, 10).position(x: 100, y: 50)
        Self.flexible("e").frame(idealWidth: 33, idealHeight: 44).fixedSize()
      }
    }
    #expect(frames["a"] == Rect(x: 360, y: 280, width: 40, height: 20))
    #expect(frames["b"] == Rect(x: 0, y: 0, width: 70, height: 30))
    #expect(frames["c"] == Rect(x: 0, y: 15, width: 10, height: 10))
    #expect(frames["d"] == Rect(x: 95, y: 45, width: 10, height: 10))
    #expect(frames["e"]?.size == Size(width: 33, height: 44))
  }

  @Test func overlaysStandOverAndDoNotTakePart() throws {
    let snapshot = try Self.snapshot {
      Self.block("a", 40, 20)
        .overlay(alignment: .topTrailing) { Self.block("badge", 10, 10).offset(x: 5, y: -5) }
        .background(.white, in: .capsule)
    }
    #expect(snapshot.elements.map(\.frame.size.width) == [40, 40, 10])
    #expect(snapshot.elements[2].frame == Rect(x: 215, y: 135, width: 10, height: 10))
    #expect(
      snapshot.elements[0].content == [
        Content(.shape(ShapeForm(.capsule)), size: Size(width: 40, height: 20), color: .white)
      ])
  }

  @Test func textWrapsWhereItIsOfferedLess() throws {
    let snapshot = try Self.snapshot {
      Text("one two three four five six").frame(width: 100).glassEffect()
    }
    let element = snapshot.elements[0]
    #expect(element.content.allSatisfy { $0.size.width <= 100 })
    #expect(element.content.count == 3)
    // 3 × 20.287 = 60.861, rounded up to whole pixels.
    #expect(element.frame.height == 61)
  }

  /// A hundred nested stacks are laid out in no time, since each size is worked out once.
  @Test func deepStacksDoNotDouble() throws {
    var view = Self.flexible("leaf")
    for level in 0..<50 {
      let inner = view
      view =
        level.isMultiple(of: 2)
        ? VStack { inner }.template
        : HStack {
          inner; Spacer()
        }.template
    }
    let frames = try Self.frames { view }
    #expect(frames["leaf"] != nil)
  }

  /// Children stay inside their stack, do not overlap, and keep the gap, whatever the sizes.
  @Test func stacksOfRandomBlocks() throws {
    let seed: UInt64 = 42
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let count = Int.random(in: 1...6, using: &generator)
      let gap = generator.number(in: 0...12).rounded()
      let sizes = (0..<count).map { _ in
        Size(
          width: generator.number(in: 1...50).rounded(), height: generator.number(in: 1...50).rounded())
      }
      let frames = try Self.frames {
        HStack(spacing: .constant(gap)) {
          for (index, size) in sizes.enumerated() { Self.block("e\(index)", size.width, size.height) }
        }
      }
      let placed = try (0..<count).map { try #require(frames["e\($0)"]) }
      for (index, frame) in placed.enumerated() {
        #expect(frame.size == sizes[index], "seed \(seed)")
        #expect(isClose(frame.center.y, 150, within: 1e-9), "seed \(seed)")
        if index > 0 {
          #expect(isClose(frame.minX - placed[index - 1].maxX, gap, within: 1e-9), "seed \(seed)")
        }
      }
      #expect(isClose(placed[0].minX + placed[count - 1].maxX, 400, within: 1e-9), "seed \(seed)")
    }
  }
}
