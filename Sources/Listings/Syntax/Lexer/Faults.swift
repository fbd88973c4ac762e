import SceneModel

/// What a reader found, as offsets in bytes; places are worked out at the end, once.
struct Faults {
  /// The most that is told of one text; more would say nothing new.
  static let most = 100

  private struct Fault {
    var severity: Diagnostic.Severity
    var message: String
    var offset: Int
  }

  private var faults: [Fault] = []

  var count: Int { faults.count }

  /// Tells of something that is no Swift.
  mutating func warn(_ message: @autoclosure () -> String, at offset: Int) {
    if faults.count < Self.most {
      faults.append(Fault(severity: .warning, message: message(), offset: offset))
    }
  }

  mutating func truncate(to count: Int) { faults.removeLast(max(faults.count - count, 0)) }

  /// The faults from the top of the text down.
  func diagnostics(in text: SourceText) -> [Diagnostic] {
    let sorted = faults.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    return sorted.prefix(Self.most).map { fault in
      Diagnostic(fault.element.severity, fault.element.message, at: text.place(at: fault.element.offset))
    }
  }
}
