import Geometry
import Motion
public import SceneModel

/// A whole simulation as JSON, written piece by piece: what was played, what happened and why, and every frame.
///
///     exporter.appendStart(description, canvas: frames[0].canvas, to: &buffer)
///     for (place, frame) in frames.enumerated() { exporter.append(frame, isFirst: place == 0, to: &buffer) }
///     exporter.appendEnd(to: &buffer)
///
/// `docs/simulation.schema.json` is its schema. Times are in seconds, lengths in points, angles in radians.
public struct SimulationJSONExporter: Hashable, Sendable {
  /// What is said of a simulation before its frames.
  public struct Description: Hashable, Sendable {
    /// The scene's name.
    public var scene: String
    /// How the scene was played, by the names of the tool's options.
    public var options: [Option]
    /// When everything is at rest, in seconds; `nil` where something never rests.
    public var restTime: Double?
    /// What happens, in order of time.
    public var events: [EventCSVExporter.Row]
    /// What was decided at each change and why: a JSON value that is written as it is.
    public var report: String

    /// Creates a description from its parts.
    public init(
      scene: String, options: [Option], restTime: Double?, events: [EventCSVExporter.Row], report: String
    ) {
      self.scene = scene
      self.options = options
      self.restTime = restTime
      self.events = events
      self.report = report
    }
  }

  /// One thing that was chosen about how a scene is played.
  public enum Option: Hashable, Sendable {
    /// A number by its name.
    case number(String, Double)
    /// A word by its name.
    case word(String, String)
    /// Whether something holds, by its name.
    case truth(String, Bool)
  }

  /// How many digits each number has.
  public var precision: Precision

  /// Creates an exporter with a precision.
  public init(precision: Precision = .fixed(6)) {
    self.precision = precision
  }

  /// Appends everything before the first frame.
  public func appendStart(_ description: Description, canvas: Canvas, to buffer: inout OutputBuffer) {
    buffer.append("{\n\"meniscus\":1,\n\"kind\":\"simulation\",\n\"scene\":")
    buffer.append(json: description.scene)
    buffer.append(",\n\"canvas\":{\"width\":")
    number(canvas.size.width, &buffer)
    buffer.append(",\"height\":")
    number(canvas.size.height, &buffer)
    buffer.append("},\n\"options\":{")
    for (index, option) in description.options.enumerated() {
      if index > 0 { buffer.append(",") }
      append(option, to: &buffer)
    }
    buffer.append("},\n\"restTime\":")
    if let time = description.restTime { number(time, &buffer) } else { buffer.append("null") }
    buffer.append(",\n\"report\":")
    buffer.append(text: description.report)
    buffer.append(",\n\"events\":[")
    for (index, event) in description.events.enumerated() {
      buffer.append(index > 0 ? ",\n" : "\n")
      append(event, to: &buffer)
    }
    buffer.append("],\n\"frames\":[")
  }

  /// Appends everything after the last frame.
  public func appendEnd(to buffer: inout OutputBuffer) {
    buffer.append("\n]}\n")
  }

  /// Appends a frame; all but the first are set apart from the one before.
  public func append(_ frame: Frame, isFirst: Bool, to buffer: inout OutputBuffer) {
    FrameJSONWriter(precision: precision).append(frame, isFirst: isFirst, to: &buffer)
  }

  private func append(_ option: Option, to buffer: inout OutputBuffer) {
    switch option {
    case .number(let name, let value):
      buffer.append(json: name)
      buffer.append(":")
      number(value, &buffer)
    case .word(let name, let word):
      buffer.append(json: name)
      buffer.append(":")
      buffer.append(json: word)
    case .truth(let name, let truth):
      buffer.append(json: name)
      buffer.append(truth ? ":true" : ":false")
    }
  }

  private func append(_ event: EventCSVExporter.Row, to buffer: inout OutputBuffer) {
    buffer.append("{\"time\":")
    number(event.time, &buffer)
    for (name, text) in [("kind", event.kind), ("element", event.element), ("other", event.other)] {
      buffer.append(",")
      buffer.append(json: name)
      buffer.append(":")
      buffer.append(json: text)
    }
    buffer.append(",\"value\":")
    if let value = event.value { number(value, &buffer) } else { buffer.append("null") }
    buffer.append("}")
  }

  private func number(_ value: Double, _ buffer: inout OutputBuffer) {
    buffer.append(json: value, precision)
  }
}
