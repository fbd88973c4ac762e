/// What happened in a scene as CSV: one row per event.
public struct EventCSVExporter: Hashable, Sendable {
  /// One thing that happened.
  public struct Row: Hashable, Sendable {
    /// When, in seconds.
    public var time: Double
    /// What kind of thing, by the name that stands in the file.
    public var kind: String
    /// The element it happened to; empty where it is none's.
    public var element: String
    /// The element it happened with; empty where there was none.
    public var other: String
    /// The figure that belongs to the kind, a distance in points say; `nil` where there is none.
    public var value: Double?

    /// Creates a row; the time is in seconds.
    public init(time: Double, kind: String, element: String = "", other: String = "", value: Double? = nil) {
      self.time = time
      self.kind = kind
      self.element = element
      self.other = other
      self.value = value
    }
  }

  /// How many digits each number has.
  public var precision: Precision

  /// Creates an exporter with a precision.
  public init(precision: Precision = .fixed(6)) {
    self.precision = precision
  }

  /// Appends the row of column names.
  public func appendHeader(to buffer: inout OutputBuffer) {
    buffer.append("time,kind,element,other,value\n")
  }

  /// Appends one event.
  public func append(_ row: Row, to buffer: inout OutputBuffer) {
    buffer.append(row.time, precision)
    for field in [row.kind, row.element, row.other] {
      buffer.append(byte: comma)
      buffer.append(csv: field)
    }
    buffer.append(byte: comma)
    if let value = row.value { buffer.append(value, precision) }
    buffer.append(byte: newline)
  }
}
