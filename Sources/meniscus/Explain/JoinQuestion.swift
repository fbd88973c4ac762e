import SceneModel
import Simulation

/// What people tune by eye: from which spacing on two shapes join at rest, or have a neck of a width.
struct JoinQuestion: Sendable {
  var first: String
  var second: String

  /// Reads `A,B`.
  static func read(_ text: String) throws(BadValue) -> JoinQuestion {
    let parts = Reading.parts(text)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, parts[0] != parts[1] else {
      throw BadValue(text, expected: "the names of two shapes, as in edit,toggle")
    }
    return JoinQuestion(first: parts[0], second: parts[1])
  }

  /// What is found where the two stand.
  struct Answer {
    var moment: PairMoment
    /// The spacing from which on they join; `nil` where none joins them.
    var joins: Double?
    /// The neck that was asked for, and the spacing that makes it.
    var neck: (width: Double, spacing: Double?)?
  }

  /// Answers at a time, or at the first rest at which both are there.
  func answer(_ simulator: Simulator, at time: Double?, neck: Double?, verb: String) throws(Failure) -> Answer
  {
    for moment in time.map({ [$0] }) ?? Self.rests(of: simulator) {
      let frame = simulator.frame(at: moment)
      for container in frame.containers {
        guard let one = index(of: first, container, frame), let other = index(of: second, container, frame),
          one != other
        else { continue }
        return Answer(
          moment: PairMoment(container.pair(one, other), in: container, frame),
          joins: container.spacingToJoin(one, other),
          neck: neck.map { ($0, container.spacing(forNeck: $0, between: one, and: other)) })
      }
    }
    throw missing(simulator, at: time, verb: verb)
  }

  /// The times at which a change has come to rest, or as far as it gets before the next.
  private static func rests(of simulator: Simulator) -> [Double] {
    let changes = simulator.report.changes
    let ends = changes.indices.map { index in
      let next = index + 1 < changes.count ? changes[index + 1].time.nextDown : changes[index].time + 10
      return min(changes[index].restTime, next)
    }
    return [0] + ends
  }

  private func index(of name: String, _ container: Frame.GlassContainer, _ frame: Frame) -> Int? {
    container.shapes.firstIndex { shape in shape.elements.contains { frame.elements[$0].name == name } }
  }

  private func missing(_ simulator: Simulator, at time: Double?, verb: String) -> Failure {
    let times = time.map { [$0] } ?? Self.rests(of: simulator)
    let elements = times.flatMap { simulator.frame(at: $0).elements }.filter(\.isGlass).map(\.name)
    var names: [String] = []
    for name in elements where !names.contains(name) { names.append(name) }
    if let unknown = [first, second].first(where: { !names.contains($0) }) {
      return .usage(
        "--join: there is no glass \(quoted(unknown))\(NearestName.hint(unknown, among: names)) "
          + "(there is \(names.joined(separator: ", ")))", verb: verb)
    }
    return .usage("--join: the two are never two shapes of one container at the same time", verb: verb)
  }
}

extension JoinQuestion.Answer {
  /// The answer in words.
  var text: String {
    var text = "at \(Words.seconds(moment.time))  \(moment.text)\n"
    text +=
      joins.map { "  they join from a spacing of \(Words.points($0)) on\n" } ?? "  no spacing joins them\n"
    if let neck {
      let spacing =
        neck.spacing.map { "takes a spacing of \(Words.points($0))" } ?? "cannot be had by any spacing"
      text += "  a neck of \(Words.points(neck.width)) \(spacing)\n"
    }
    return text
  }

  /// The answer for programs.
  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("pair", moment.write)
      json.member("spacingToJoin", joins)
      if let neck {
        json.member("neck", neck.width)
        json.member("spacingForNeck", neck.spacing)
      }
    }
    return json.text
  }
}
