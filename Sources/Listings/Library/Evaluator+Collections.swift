extension Evaluator {
  /// A method of the standard library; `nil` where the value has none of that name.
  func callLibraryMethod(_ name: String, of receiver: Value, _ arguments: Arguments, _ span: Syntax.Span)
    throws(Exit) -> Value?
  {
    switch receiver {
    case .array(let elements): return try callList(name, elements, arguments)
    case .range(let low, let high, let isClosed):
      if name == "contains", let number = arguments.first?.number {
        let end = high?.number ?? .infinity
        return .bool(number >= low?.number ?? -.infinity && (isClosed ? number <= end : number < end))
      }
      guard let elements = receiver.elements else { return nil }
      return try callList(name, elements, arguments)
    case .string(let text): return try callString(name, text, arguments)
    case .dictionary(let entries):
      if name == "mapValues", let body = arguments.first ?? arguments.trailing {
        var result = entries
        for (index, pair) in entries.pairs.enumerated() {
          result.pairs[index].value = try call(body, pair.value)
        }
        return .dictionary(result)
      }
      return try callSequence(name, receiver.elements ?? [], arguments)
    case .int, .double: return callNumber(name, receiver, arguments)
    case .symbol(let symbol): return callSymbol(name, symbol, arguments)
    default:
      // `optional.map { … }` of something that is there.
      guard name == "map" || name == "flatMap", let body = arguments.first ?? arguments.trailing else {
        return nil
      }
      return try call(body, receiver)
    }
  }

  private func callList(_ name: String, _ elements: [Value], _ arguments: Arguments) throws(Exit) -> Value? {
    if let value = try callArray(name, elements, arguments) { return value }
    return try callSequence(name, elements, arguments)
  }

  private func callArray(_ name: String, _ elements: [Value], _ arguments: Arguments) throws(Exit) -> Value? {
    let count = arguments.first?.int
    switch name {
    case "prefix":
      if let end = arguments["upTo"]?.int ?? arguments["through"]?.int.map({ $0 + 1 }) {
        return .array(Array(elements.prefix(max(end, 0))))
      }
      return count.map { .array(Array(elements.prefix(max($0, 0)))) }
    case "suffix": return count.map { .array(Array(elements.suffix(max($0, 0)))) }
    case "dropFirst": return .array(Array(elements.dropFirst(max(count ?? 1, 0))))
    case "dropLast": return .array(Array(elements.dropLast(max(count ?? 1, 0))))
    case "reversed": return .array(elements.reversed())
    case "shuffled": return .array(elements)
    case "randomElement": return elements.first ?? .nothing
    case "joined":
      let separator = (arguments["separator"] ?? arguments.first)?.string
      if let separator { return .string(elements.map(\.text).joined(separator: separator)) }
      return elements.allSatisfy({ $0.string != nil })
        ? .string(elements.map(\.text).joined()) : .array(elements.flatMap { $0.elements ?? [] })
    case "index":
      return (arguments["after"]?.int).map { .int($0 + 1) } ?? (arguments["before"]?.int).map { .int($0 - 1) }
    case "union": return .array((elements + (arguments.first?.elements ?? [])).unique)
    case "intersection", "subtracting", "isSubset":
      let others = arguments.first?.elements ?? []
      func isThere(_ one: Value) -> Bool { others.contains { $0.isEqual(to: one) } }
      if name == "isSubset" { return .bool(elements.allSatisfy(isThere)) }
      return .array(elements.filter { isThere($0) == (name == "intersection") })
    default: return nil
    }
  }

  private func callSequence(_ name: String, _ elements: [Value], _ arguments: Arguments) throws(Exit)
    -> Value?
  {
    let body = arguments["where"] ?? arguments.first ?? arguments.trailing
    switch name {
    case "map", "compactMap", "flatMap", "filter", "forEach":
      guard let body else { return nil }
      var result: [Value] = []
      for element in elements {
        try step()
        let value = try call(body, element)
        switch name {
        case "map": result.append(value)
        case "compactMap": if !value.isNothing { result.append(value) }
        case "flatMap": result += value.elements ?? [value]
        case "filter": if value.bool == true { result.append(element) }
        default: break
        }
        if result.count > Most.members { return nil }
      }
      return name == "forEach" ? .void : .array(result)
    case "contains", "first", "last", "firstIndex", "lastIndex", "allSatisfy", "count":
      return try search(name, elements, arguments)
    case "enumerated":
      return .array(
        elements.enumerated().map {
          .tuple([TuplePart(label: "offset", value: .int($0)), TuplePart(label: "element", value: $1)])
        })
    case "sorted": return .array(try sorted(elements, arguments))
    case "min", "max":
      let order = try sorted(elements, arguments)
      return (name == "min" ? order.first : order.last) ?? .nothing
    case "reduce":
      guard var result = arguments.first ?? arguments["into"],
        let body = arguments.trailing ?? arguments.plain.dropFirst().first
      else { return nil }
      for element in elements {
        try step()
        if case .symbol(let symbol) = body {
          result = Operators.binary(result, symbol.word ?? "+", element) ?? .unknown
        } else {
          result = try call(body, result, element)
        }
      }
      return result
    default: return nil
    }
  }

  private func search(_ name: String, _ elements: [Value], _ arguments: Arguments) throws(Exit) -> Value? {
    let test = arguments["where"] ?? arguments.trailing
    let wanted = arguments["of"] ?? arguments.first
    var found: [Int] = []
    for (index, element) in elements.enumerated() {
      try step()
      if let test {
        if try call(test, element).bool == true { found.append(index) }
      } else if let wanted, wanted.isCallable {
        if try call(wanted, element).bool == true { found.append(index) }
      } else if let wanted, element.isEqual(to: wanted) {
        found.append(index)
      }
    }
    switch name {
    case "contains": return .bool(!found.isEmpty)
    case "allSatisfy": return .bool(found.count == elements.count)
    case "count": return .int(found.count)
    case "first": return found.first.map { elements[$0] } ?? .nothing
    case "last": return found.last.map { elements[$0] } ?? .nothing
    case "firstIndex": return found.first.map { .int($0) } ?? .nothing
    default: return found.last.map { .int($0) } ?? .nothing
    }
  }

  private func callString(_ name: String, _ text: String, _ arguments: Arguments) throws(Exit) -> Value? {
    let other = arguments.first?.string
    switch name {
    case "lowercased": return .string(text.lowercased())
    case "uppercased": return .string(text.uppercased())
    case "hasPrefix": return .bool(other.map(text.hasPrefix) ?? false)
    case "hasSuffix": return .bool(other.map(text.hasSuffix) ?? false)
    case "contains", "localizedCaseInsensitiveContains", "localizedStandardContains":
      guard let other else { return nil }
      let (whole, part) = name == "contains" ? (text, other) : (text.lowercased(), other.lowercased())
      return .bool(part.isEmpty || whole.holds(part))
    case "trimmingCharacters": return .string(text.trimmed)
    case "replacingOccurrences":
      guard let of = arguments["of"]?.string, let with = arguments["with"]?.string, !of.isEmpty else {
        return nil
      }
      return .string(text.replacing(of, by: with))
    case "split", "components":
      let separator = (arguments["separator"] ?? arguments["separatedBy"])?.string?.first ?? " "
      return .array(
        text.split(separator: separator, omittingEmptySubsequences: name == "split").map {
          .string(String($0))
        })
    case "prefix": return (arguments.first?.int).map { .string(String(text.prefix(max($0, 0)))) }
    case "suffix": return (arguments.first?.int).map { .string(String(text.suffix(max($0, 0)))) }
    case "dropFirst": return .string(String(text.dropFirst(max(arguments.first?.int ?? 1, 0))))
    case "dropLast": return .string(String(text.dropLast(max(arguments.first?.int ?? 1, 0))))
    case "appending": return other.map { .string(text + $0) }
    case "reversed": return .array(text.reversed().map { .string(String($0)) })
    case "formatted": return .string(text)
    default: return try callSequence(name, text.map { .string(String($0)) }, arguments)
    }
  }

  private func callNumber(_ name: String, _ value: Value, _ arguments: Arguments) -> Value? {
    guard let number = value.number else { return nil }
    switch name {
    case "rounded": return .double(number.rounded(Self.rule(arguments.first?.word)))
    case "formatted": return .string(value.formatted(by: arguments.first ?? .unknown))
    case "isMultiple":
      return (arguments["of"]?.int).flatMap { by in by == 0 ? nil : value.int.map { .bool($0 % by == 0) } }
    case "truncatingRemainder":
      return (arguments["dividingBy"]?.number).map { .double(number.truncatingRemainder(dividingBy: $0)) }
    case "distance": return (arguments["to"]?.number).map { .double($0 - number) }
    case "advanced": return (arguments["by"]?.number).map { .double($0 + number) }
    case "squareRoot": return .double(number.squareRoot())
    case "clamped":
      guard case .range(let low, let high, _)? = arguments["to"] ?? arguments.first else { return nil }
      return .double(min(max(number, low?.number ?? number), high?.number ?? number))
    default: return nil
    }
  }

  private static func rule(_ word: String?) -> FloatingPointRoundingRule {
    switch word {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    default: .toNearestOrAwayFromZero
    }
  }

  private func callSymbol(_ name: String, _ symbol: Symbol, _ arguments: Arguments) -> Value? {
    if let value = callDate(name, symbol, arguments) { return value }
    // `geometry.frame(in: .global)` and the like.
    guard symbol.root == "GeometryProxy", name == "frame", let made = symbol.steps.last?.arguments else {
      return nil
    }
    var items = made.items
    if (arguments["in"] ?? arguments.first)?.word == "local" { items.removeAll { $0.label == "origin" } }
    return .symbol(Symbol("CGRect", [Symbol.Step(name: "", arguments: Arguments(items: items))]))
  }
}

extension String {
  func holds(_ part: String) -> Bool {
    let (whole, part) = (Array(utf8), Array(part.utf8))
    guard part.count <= whole.count else { return false }
    return (0...(whole.count - part.count)).contains { whole[$0..<($0 + part.count)].elementsEqual(part) }
  }

  var trimmed: String {
    let kept = drop { $0.isWhitespace }
    return String(String(kept.reversed().drop { $0.isWhitespace }).reversed())
  }

  func replacing(_ part: String, by other: String) -> String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) {
        result += other
        rest = rest.dropFirst(part.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
