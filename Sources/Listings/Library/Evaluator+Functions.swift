import SceneModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Evaluator {
  /// A function of Swift, SwiftUI or the system by its name; `nil` where it is none that is known.
  func callLibrary(_ name: String, _ arguments: Arguments, _ span: Syntax.Span, _ scope: Scope) throws(Exit)
    -> Value?
  {
    switch name {
    case "withAnimation": return try withAnimation(arguments, span)
    case "withTransaction": return try withTransaction(arguments, span)
    case "print", "debugPrint", "assert", "precondition", "dump", "NSLog", "os_log", "fatalError",
      "preconditionFailure", "assertionFailure":
      return .void
    case "zip":
      if arguments.plain.contains(where: \.isUnknown) { return .unknown }
      let lists = arguments.plain.map { $0.elements ?? [] }
      guard lists.count == 2 else { return nil }
      return .array(
        zip(lists[0], lists[1]).map {
          .tuple([TuplePart(label: nil, value: $0), TuplePart(label: nil, value: $1)])
        })
    case "stride": return stride(arguments)
    case "min", "max":
      let values = arguments.plain
      guard let first = values.first else { return nil }
      let isDouble = values.contains { $0.isDouble }
      let found = values.dropFirst().reduce(first) { best, one in
        Operators.binary(one, name == "min" ? "<" : ">", best)?.bool == true ? one : best
      }
      return isDouble ? found.number.map { .double($0) } : found
    case "abs":
      return arguments.first.flatMap { value in
        value.isDouble
          ? value.number.map { .double($0.magnitude) } : value.int.map { .int(Int(clamping: $0.magnitude)) }
      }
    case "type", "Mirror", "repeatElement": return .unknown
    default:
      guard Self.mathematics.contains(name) else { return nil }
      let numbers = arguments.plain.compactMap(\.number)
      return numbers.count == arguments.plain.count ? mathematics(name, numbers) : .unknown
    }
  }

  private func stride(_ arguments: Arguments) -> Value? {
    guard let from = arguments["from"], let by = arguments["by"]?.number, by != 0, let start = from.number,
      let end = (arguments["to"] ?? arguments["through"])?.number
    else { return nil }
    let isWhole = !from.isDouble && arguments["by"]?.isDouble == false
    var values: [Value] = []
    var index = 0.0
    while values.count < 10_000 {
      let number = start + index * by
      let isIn =
        arguments["through"] != nil
        ? (by > 0 ? number <= end : number >= end) : (by > 0 ? number < end : number > end)
      guard isIn else { break }
      guard number.magnitude < 1e15 else { break }
      values.append(isWhole ? .int(Int(number)) : .double(number))
      index += 1
    }
    return .array(values)
  }

  private static let mathematics: Set<String> = [
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sqrt", "pow", "exp", "log", "hypot", "floor",
    "ceil",
    "round",
  ]

  private func mathematics(_ name: String, _ numbers: [Double]) -> Value? {
    guard let x = numbers.first else { return nil }
    let y = numbers.count > 1 ? numbers[1] : 0
    switch name {
    case "sin": return .double(sin(x))
    case "cos": return .double(cos(x))
    case "tan": return .double(tan(x))
    case "asin": return .double(asin(x))
    case "acos": return .double(acos(x))
    case "atan": return .double(atan(x))
    case "atan2": return .double(atan2(x, y))
    case "sqrt": return .double(x.squareRoot())
    case "pow": return .double(pow(x, y))
    case "exp": return .double(exp(x))
    case "log": return .double(log(x))
    case "hypot": return .double((x * x + y * y).squareRoot())
    case "floor": return .double(x.rounded(.down))
    case "ceil": return .double(x.rounded(.up))
    case "round": return .double(x.rounded(.toNearestOrAwayFromZero))
    default: return nil
    }
  }

  /// A call of a member of a type that is not the listing's own.
  func callType(_ type: String, _ name: String, _ arguments: Arguments, _ span: Syntax.Span, _ scope: Scope)
    throws(Exit) -> Value
  {
    switch (type, name) {
    case ("Task", "sleep"):
      try wait(Self.seconds(arguments))
      return .void
    case ("Task", "detached"), ("MainActor", "run"):
      guard let body = arguments.trailing ?? arguments["body"] else { return .void }
      if type == "MainActor" { return try invoke(body, Arguments()) }
      try begin(after: 0, isTask: true) { () throws(Exit) in _ = try self.invoke(body, Arguments()) }
      return .void
    case ("Binding", "constant"): return .binding(.constant(arguments.first ?? .unknown))
    case ("Timer", "scheduledTimer"):
      guard let interval = arguments["withTimeInterval"]?.finite, let body = arguments.closure("block") else {
        return .void
      }
      try begin(after: interval) { () throws(Exit) in
        repeat {
          _ = try self.invoke(
            body, Arguments(items: [Arguments.Item(label: nil, value: .unknown, span: span)]))
          if arguments["repeats"]?.bool == true { try self.wait(max(interval, 0.02)) }
        } while arguments["repeats"]?.bool == true
      }
      return .void
    case ("Int", "random"), ("Double", "random"), ("CGFloat", "random"), ("Float", "random"):
      // The middle stands for any.
      guard case .range(let low, let high, _)? = arguments["in"], let a = low?.number, let b = high?.number
      else { return .unknown }
      let middle = (a + b) / 2
      guard middle.magnitude < 1e15 else { return .unknown }
      return type == "Int" ? .int(Int(middle)) : .double(middle)
    case ("Bool", "random"): return .bool(true)
    case (_, "init"): return try makeLibrary(type, arguments, span, scope)
    case ("UIImpactFeedbackGenerator", _), ("UINotificationFeedbackGenerator", _): return .unknown
    case ("String", "localizedStringWithFormat"), ("String", "localizedString"):
      return arguments.first?.string.map { .string(Self.formatted($0, Array(arguments.plain.dropFirst()))) }
        ?? .unknown
    case ("CATransaction", _), ("NotificationCenter", _), ("URLSession", _), ("FileManager", _),
      ("UserDefaults", _):
      return .unknown
    default: return .symbol(Symbol(type, [Symbol.Step(name: name, arguments: arguments)]))
    }
  }

  /// The time of `Task.sleep(for: .seconds(1))`, `nanoseconds: 500_000_000` and the like.
  ///
  /// A time that is not known, a constant of another file mostly, is taken for a second: what is waited for must not
  /// happen at once.
  static func seconds(_ arguments: Arguments) -> Double {
    if let nano = (arguments["nanoseconds"] ?? arguments.first)?.number, nano.isFinite {
      return min(nano / 1e9, 3600)
    }
    guard case .symbol(let symbol)? = arguments["for"] ?? arguments["until"] ?? arguments.first,
      let last = symbol.steps.last,
      let number = last.arguments?.first?.finite
    else { return arguments.items.isEmpty ? 0 : 1 }
    switch last.name {
    case "milliseconds": return number / 1e3
    case "microseconds": return number / 1e6
    case "nanoseconds": return number / 1e9
    default: return number
    }
  }

  /// What a library's type makes, where it is a plain value.
  func makeValue(_ name: String, _ arguments: Arguments, _ span: Syntax.Span) throws(Exit) -> Value? {
    switch name {
    case "Task":
      guard let body = arguments.closure("operation") else { return .unknown }
      try begin(after: 0, isTask: true) { () throws(Exit) in _ = try self.invoke(body, Arguments()) }
      return .unknown
    case "Binding":
      guard let getter = arguments["get"], let setter = arguments["set"] else {
        if case .binding? = arguments["projectedValue"] ?? arguments.first {
          return arguments["projectedValue"] ?? arguments.first
        }
        return nil
      }
      return .binding(.computed(getter: getter, setter: setter))
    case "Int", "UInt", "Int64", "UInt64", "Int32", "UInt32", "Int16", "UInt8":
      return arguments.items.first.map { item in
        if let text = item.value.string { return Int(text).map { .int($0) } ?? .nothing }
        guard let number = item.value.number, number.isFinite, number.magnitude < 1e15 else {
          return .nothing
        }
        return .int(Int(number))
      }
    case "Double", "CGFloat", "Float", "TimeInterval":
      return arguments.items.first.map { item in
        if let text = item.value.string { return Double(text).map { .double($0) } ?? .nothing }
        return item.value.number.map { .double($0) } ?? .unknown
      }
    case "String":
      if let format = arguments["format"]?.string {
        return .string(Self.formatted(format, Array(arguments.plain)))
      }
      if let count = arguments["count"]?.int, let text = arguments["repeating"]?.string {
        return .string(String(repeating: text, count: min(max(count, 0), 1000)))
      }
      return arguments.items.first.map { .string(interpolated($0.value)) } ?? .string("")
    case "Bool": return arguments.first.map { $0.string.map { .bool($0 == "true") } ?? $0 }
    case "Array":
      if let count = arguments["count"]?.int, let value = arguments["repeating"] {
        return .array(Array(repeating: value, count: min(max(count, 0), Most.members)))
      }
      if case .unknown? = arguments.first { return .unknown }
      return .array(arguments.first?.elements ?? [])
    case "Set", "OrderedSet": return .array((arguments.first?.elements ?? []).unique)
    case "IndexSet": return .array(arguments.first?.elements ?? [])
    case "Dictionary": return .dictionary(Value.Entries())
    case "UUID": return .string(freshID())
    case "Date", "Calendar", "DateComponents", "DateFormatter": return makeDate(name, arguments)
    case "URL", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
      "UISelectionFeedbackGenerator",
      "NSCache", "NumberFormatter":
      return .unknown
    case "AttributedString" where arguments["markdown"] != nil:
      return .string(Self.withoutMarkdown(shown(arguments["markdown"] ?? .unknown)))
    case "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "NSLocalizedString",
      "Character", "Substring":
      return arguments.items.first.map { .string(shown($0.value)) }
    case "Optional": return arguments.first
    case "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout", "AnyLayout", "FlowLayout": return nil
    default: return nil
    }
  }

  /// How the text of an id begins that `UUID()` makes.
  static let madeID = "id "

  /// A new id: the same on every run, another for each that is asked for.
  private func freshID() -> String {
    guard run != nil else {
      let place = maker.next()
      let count = madeIDs[place, default: 0] + 1
      madeIDs[place] = count
      return count == 1 ? Self.madeID + place : "\(Self.madeID)\(place) \(count)"
    }
    // An action's are told apart by the state that it has come to.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for (name, value) in current.values.sorted(by: { $0.key < $1.key }) {
      for byte in "\(name)=\(value.plain)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return "\(Self.madeID)\(String(hash, radix: 36)) \(maker.next())"
  }
}
