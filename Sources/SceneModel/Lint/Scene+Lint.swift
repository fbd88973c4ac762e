import Geometry
import Motion

extension Scene {
  /// What authors of glass often get wrong, found in this scene: warnings, and notes on what is worth knowing.
  ///
  /// The first state is looked at, those of the timeline, and those that taps lead to from there, up to 64. Each
  /// finding is said once, at the place that the document gives it, from the top of the document down.
  public func lint() -> [Diagnostic] {
    var linter = Linter()
    do throws(SceneError) {
      try linter.lookAtStates(of: self)
    } catch {
      // A scene is made only when all of these states can be laid out.
      return error.diagnostics
    }
    linter.look(at: self)
    return linter.diagnostics.inOrderOfTheText
  }
}

extension AuthoredScene {
  /// What is wrong in the use of glass in the states that the timeline and taps lead to, from the top of the text down.
  ///
  /// - Parameter visit: Called with each of the states.
  /// - Returns: The findings, each once.
  /// - Throws: ``SceneError`` where a state cannot be laid out.
  public func glassFindings(_ visit: (SceneState) -> Void = { _ in }) throws(SceneError) -> [Diagnostic] {
    var linter = Linter()
    try linter.lookAtStates(of: self)
    try linter.lookAtJumps(of: self)
    for found in linter.visits { visit(found.state) }
    return linter.diagnostics.onceAPlace.inOrderOfTheText
  }
}

/// Gathers findings over the states of a scene, each once.
struct Linter {
  private(set) var visits: [Visit] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var said: Set<String> = []
  /// Containers by name with where they are written, and whether any state showed glass in them.
  private var containers: [(name: String, place: Diagnostic.Place?, isUsed: Bool)] = []
  /// Ids with where they are written, and whether any state gave them a glass.
  private var ids: [(id: GlassID, place: Diagnostic.Place?, isUsed: Bool)] = []

  mutating func say(_ severity: Diagnostic.Severity, _ message: String, at place: Diagnostic.Place? = nil) {
    if said.insert(message).inserted { diagnostics.append(Diagnostic(severity, message, at: place)) }
  }

  /// Looks at every state that can be found.
  mutating func lookAtStates(of scene: some AuthoredScene) throws(SceneError) {
    var found: [Visit] = []
    let isCutOff = try scene.explored { found.append($0) }
    visits = found
    for visit in visits { look(at: visit.arrangement) }
    if isCutOff {
      say(
        .note,
        "the code is so much work that the look for mistakes ended after \(visits.count) of the states that taps lead to"
      )
    }
    finish()
  }

  mutating func look(at arrangement: Layout.Arrangement) {
    for finding in arrangement.repeatedIDs { say(.warning, finding.message, at: finding.place) }
    let snapshot = arrangement.snapshot
    for (index, element) in snapshot.elements.enumerated() {
      lookAtOpacity(element, arrangement.places[index])
      // What is further down in a view that scrolls is where it is meant to be.
      if !arrangement.scrolled[index] {
        lookAtBounds(element, on: snapshot.canvas, arrangement.places[index])
      }
    }
    lookAtContainers(arrangement)
    lookAtIDs(arrangement)
    lookAtUnions(arrangement)
    lookAtGlassOnGlass(arrangement)
    lookAtSpacing(arrangement)
  }

  private mutating func lookAtOpacity(_ element: PlacedElement, _ place: Diagnostic.Place?) {
    guard element.glass != nil, element.opacity < 0.05 else { return }
    say(
      .warning,
      "the glass of ‘\(element.name)’ is hidden by an opacity of \(element.opacity.shortText); use an \"if\" and "
        + "the transition materialize, which the glass is made for", at: place)
  }

  private mutating func lookAtBounds(_ element: PlacedElement, on canvas: Canvas, _ place: Diagnostic.Place?)
  {
    let center = element.frame.center
    guard center.x < 0 || center.y < 0 || center.x > canvas.size.width || center.y > canvas.size.height else {
      return
    }
    say(.warning, "‘\(element.name)’ stands outside the canvas", at: place)
  }

  private mutating func lookAtContainers(_ arrangement: Layout.Arrangement) {
    let snapshot = arrangement.snapshot
    for (index, container) in snapshot.containers.enumerated() where container.isExplicit {
      let isUsed = snapshot.elements.contains { $0.glass?.container == index }
      if let known = containers.firstIndex(where: { $0.name == container.name }) {
        containers[known].isUsed = containers[known].isUsed || isUsed
      } else {
        containers.append((container.name, arrangement.containerPlaces[index], isUsed))
      }
    }
  }

  private mutating func lookAtIDs(_ arrangement: Layout.Arrangement) {
    for written in arrangement.ids {
      if written.glasses > 1 {
        say(
          .warning,
          "the id ‘\(written.id.id)’ reaches \(written.glasses) shapes of glass, which take a number each; write it "
            + "on the glass itself", at: written.place)
      }
      if let known = ids.firstIndex(where: { $0.id == written.id && $0.place == written.place }) {
        ids[known].isUsed = ids[known].isUsed || written.glasses > 0
      } else {
        ids.append((written.id, written.place, written.glasses > 0))
      }
    }
  }

  /// What can be said only when every state was looked at.
  mutating func finish() {
    for container in containers where !container.isUsed {
      say(
        .warning, "the container ‘\(container.name)’ never has glass in it, and has no effect",
        at: container.place)
    }
    for written in ids where !written.isUsed {
      say(
        .warning, "the id ‘\(written.id.id)’ stands on a view without glass, and does nothing",
        at: written.place)
    }
  }
}

extension [Diagnostic] {
  /// The diagnostics, of those that say the same of one place with other names and figures the first.
  ///
  /// A view in a loop stands in one place of the text and many of the picture.
  fileprivate var onceAPlace: [Diagnostic] {
    var seen: Set<[String]> = []
    return filter { diagnostic in
      guard let place = diagnostic.place else { return true }
      var isQuoted = false
      let words = diagnostic.message.filter { character in
        if character == "‘" { isQuoted = true }
        if character == "’" { isQuoted = false }
        return !isQuoted && !character.isNumber
      }
      return seen.insert(["\(place)", words]).inserted
    }
  }
}
