import Foundation
import Geometry
import Motion
import SampleScenes
import SceneModel
import Testing

/// What authors get wrong, each found where it is and not where it is not.
struct LintTests {
  static func messages(
    states: [StateVariable] = [], timeline: [TimelineEntry] = [], @ViewBuilder _ body: () -> [ViewTemplate]
  ) throws -> [String] {
    let canvas = Canvas(size: Size(width: 400, height: 300), background: .color(.black))
    let scene = try Scene("a", canvas: canvas, states: states, timeline: timeline, body: body)
    return scene.lint().map(\.message)
  }

  static let disc = Color.clear.frame(width: 40, height: 40)

  @Test func theBuiltInScenesHaveNoWarnings() throws {
    for scene in try SampleScenes.all {
      let warnings = scene.lint().filter { $0.severity == .warning }
      #expect(warnings == [], "\(scene.name)")
    }
  }

  @Test func hiddenGlassIsFound() throws {
    let found = try Self.messages { Self.disc.glassEffect().opacity(0.01).padding(30) }
    #expect(found.count == 1 && found[0].contains("hidden by an opacity of 0.01"))
  }

  @Test func emptyContainersAndIdleIDsAreFound() throws {
    let found = try Self.messages {
      GlassEffectContainer { Text("a").glassEffectID("idle") }
    }
    #expect(found.contains { $0.contains("never has glass in it") })
    #expect(found.contains { $0.contains("the id ‘idle’ stands on a view without glass") })
  }

  @Test func glassThatIsThereInAnotherStateIsNotMissed() throws {
    let on = StateVariable("on", .bool(false))
    let found = try Self.messages(states: [on]) {
      Button("T") { withAnimation(.bouncy) { on.toggle() } }
      GlassEffectContainer { Self.disc.glassEffect().shown(if: "on") }
    }
    #expect(found == [])
  }

  @Test func oneIDOverSeveralIsFound() throws {
    let found = try Self.messages {
      GlassEffectContainer {
        HStack(spacing: 30) {
          Self.disc.glassEffect()
          Self.disc.glassEffect()
        }
        .glassEffectID("both")
      }
    }
    #expect(found.count == 1 && found[0].contains("reaches 2 shapes"))
  }

  @Test func unionsThatDifferAreFound() throws {
    func pair(_ first: Glass, _ second: Glass, in shape: Shape = .capsule) throws -> [String] {
      try Self.messages {
        GlassEffectContainer {
          Group {
            Self.disc.glassEffect(first).named("a")
            Self.disc.glassEffect(second, in: shape).named("b")
          }
          .glassEffectUnion(id: "u")
        }
      }
    }
    #expect(try pair(.regular, .regular) == [])
    #expect(try pair(.regular, .clear)[0].hasSuffix("one is clear glass, the other regular"))
    #expect(try pair(.regular, .regular.tint(.white))[0].hasSuffix("their tints differ"))
    #expect(try pair(.regular, .regular, in: .circle)[0].hasSuffix("their shapes differ"))
  }

  @Test func glassOnGlassAndBesideGlassIsFound() throws {
    let over = try Self.messages { Self.disc.glassEffect().padding(20).glassEffect() }
    #expect(over.count == 1 && over[0].contains("which it cannot sample"))
    let beside = try Self.messages {
      HStack(spacing: 4) {
        Self.disc.glassEffect()
        Self.disc.glassEffect()
      }
    }
    #expect(beside.count == 1 && beside[0].contains("glass outside any container, 4 points apart"))
  }

  @Test(arguments: [(nil, true), (8, true), (9, false)] as [(Double?, Bool)])
  func glassAStacksOwnGapAwayIsNear(spacing: Double?, isFound: Bool) throws {
    func pair(_ isFirstInside: Bool, _ isSecondInside: Bool) throws -> [String] {
      func disc(_ name: String, _ isInside: Bool) -> ViewTemplate {
        let disc = Self.disc.glassEffect().named(name)
        return isInside ? GlassEffectContainer { disc }.template : disc.template
      }
      return try Self.messages {
        let children = [disc("a", isFirstInside), disc("b", isSecondInside)]
        if let spacing {
          HStack(spacing: .constant(spacing)) { for child in children { child } }
        } else {
          HStack { for child in children { child } }
        }
      }
    }
    let alone = try pair(false, false)
    let mixed = try pair(true, false)
    let apart = try pair(true, true)
    #expect([alone.count, mixed.count, apart.count] == Array(repeating: isFound ? 1 : 0, count: 3))
    guard isFound else { return }
    #expect(alone[0].hasPrefix("‘a’ and ‘b’ are glass outside any container, 8 points apart"))
    #expect(mixed[0].hasPrefix("‘b’ is glass outside any container, 8 points from ‘a’ in one"))
    #expect(apart[0].hasPrefix("‘b’ stands 8 points from ‘a’ in another container"))
  }

  @Test func theExamplesHaveNoWarnings() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: BuiltInSceneTests.examples, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "json" {
      let scene = try SceneDocument.read(Array(Data(contentsOf: file)))
      #expect(scene.lint().filter { $0.severity == .warning } == [], "\(file.lastPathComponent)")
    }
  }

  @Test func anEmptyContainerIsFoundWhereItIsWritten() throws {
    let document = """
      { "meniscus": 1, "name": "a", "canvas": { "width": 200, "height": 100 },
        "body": [
          { "view": "GlassEffectContainer", "children": [{ "view": "Text", "text": "a" }] }
        ] }
      """
    let found = try SceneDocument.read(Array(document.utf8)).lint()
    #expect(found.map(\.severity) == [.warning])
    #expect(found[0].message.contains("never has glass in it"))
    #expect(found[0].place?.line == 3 && found[0].place?.column == 5)
  }

  @Test func aSpacingTakenForAGapIsFound() throws {
    func row(spacing: Double) throws -> [Diagnostic] {
      let canvas = Canvas(size: Size(width: 400, height: 300), background: .color(.black))
      return try Scene("a", canvas: canvas) {
        GlassEffectContainer(spacing: .constant(spacing)) {
          HStack(spacing: 5) {
            Self.disc.glassEffect().named("a")
            Self.disc.glassEffect().named("b")
          }
        }
      }.lint()
    }
    #expect(try row(spacing: 9).isEmpty)
    #expect(try row(spacing: 10).map(\.severity) == [.note])
    #expect(try row(spacing: 40).map(\.severity) == [.warning])
    #expect(try row(spacing: 40)[0].message.contains("twice the gap of 5 between"))
  }

  @Test func changesWithoutAnimationAndIdleStatesAreFound() throws {
    let on = StateVariable("on", .bool(false))
    let found = try Self.messages(
      states: [on, StateVariable("idle", .number(0))],
      timeline: [TimelineEntry(at: 1, .change(StateChange(["on": .bool(true)])))]
    ) {
      Button("T") { on.toggle() }
      Self.disc.shown(if: "on")
    }
    #expect(found.contains("nothing that is shown depends on the state ‘idle’"))
    #expect(found.contains("the action has no animation: everything jumps to its end"))
    #expect(found.contains("the change at 1 s has no animation: everything jumps to its end"))
  }
}
