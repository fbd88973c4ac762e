extension Scene {
  /// Builds a scene in Swift.
  ///
  ///     let isExpanded = StateVariable("isExpanded", .bool(false))
  ///     let scene = try Scene("menu", canvas: canvas, states: [isExpanded], timeline: [
  ///       TimelineEntry(at: 0.5, .tap("Toggle"))
  ///     ]) {
  ///       GlassEffectContainer(spacing: 30) {
  ///         Button("Toggle") { withAnimation(.bouncy) { isExpanded.toggle() } }
  ///           .buttonStyle(.glass)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - name: The scene's name.
  ///   - summary: One line on what the scene shows.
  ///   - canvas: The surface drawn on.
  ///   - duration: How long the scene is played, in seconds; `nil` is until everything is at rest.
  ///   - states: The states, with their first values.
  ///   - timeline: What happens, at times in seconds.
  ///   - body: The views; several stand one under the other in the middle of the canvas.
  /// - Throws: ``SceneError`` with everything that is wrong with the scene as a whole.
  public init(
    _ name: String, summary: String = "", canvas: Canvas, duration: Double? = nil,
    states: [StateVariable] = [], timeline: [TimelineEntry] = [], @ViewBuilder body: () -> [ViewTemplate]
  ) throws(SceneError) {
    try self.init(
      name: name, summary: summary, canvas: canvas, duration: duration, variables: states, body: body(),
      events: timeline.map { EventTemplate(time: $0.time, event: $0.event, origin: Origin($0.place)) })
  }
}
