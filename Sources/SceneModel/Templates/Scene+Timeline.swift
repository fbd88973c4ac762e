extension Scene {
  /// The scene with other things that happen, from which time its length follows: until everything is at rest.
  ///
  /// - Throws: ``SceneError`` where something cannot happen: a control that is not there, a state it has not.
  public func playing(_ timeline: [TimelineEntry]) throws(SceneError) -> Scene {
    try Scene(
      name: name, summary: summary, canvas: canvas, variables: variables, body: body,
      events: timeline.map { EventTemplate(time: $0.time, event: $0.event, origin: Origin($0.place)) })
  }
}
