/// The methods of Swift's standard library on the values of a listing.
enum Library {
  /// Whether a method changes what it is called on.
  static func isMutating(_ name: String) -> Bool { mutating.contains(name) }

  private static let mutating: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "popFirst",
    "swapAt", "sort",
    "shuffle", "reverse", "update", "formUnion", "subtract", "formIntersection", "formSymmetricDifference",
    "negate",
    "move", "replaceSubrange", "updateValue", "removeValue", "negate", "formTruncatingRemainder", "round",
  ]
}

extension Evaluator {
  /// What a changing method makes of a value, and gives back; `nil` where the value has none of that name.
  func mutated(_ receiver: Value, _ name: String, _ arguments: Arguments) throws(Exit) -> (
    receiver: Value, result: Value
  )? {
    switch receiver {
    case .bool(let truth): return name == "toggle" ? (.bool(!truth), .void) : nil
    case .unknown: return name == "toggle" ? (.bool(true), .void) : nil
    case .int(let number) where name == "negate": return (.int(0 &- number), .void)
    case .double(let number):
      if name == "negate" { return (.double(-number), .void) }
      return name == "round" ? (.double(number.rounded()), .void) : nil
    case .string(let text):
      switch name {
      case "append": return (.string(text + (arguments.first?.text ?? "")), .void)
      case "removeAll": return (.string(""), .void)
      case "removeLast":
        return (.string(String(text.dropLast())), text.last.map { .string(String($0)) } ?? .nothing)
      default: return nil
      }
    case .array(let elements): return try mutated(elements, name, arguments)
    case .dictionary(var entries):
      switch name {
      case "removeAll": return (.dictionary(Value.Entries()), .void)
      case "removeValue":
        guard let key = arguments["forKey"] else { return nil }
        let old = entries[key] ?? .nothing
        entries[key] = nil
        return (.dictionary(entries), old)
      case "updateValue":
        guard let key = arguments["forKey"], let value = arguments.first else { return nil }
        let old = entries[key] ?? .nothing
        entries[key] = value
        return entries.pairs.count > Most.members ? nil : (.dictionary(entries), old)
      default: return nil
      }
    default: return nil
    }
  }

  private func mutated(_ elements: [Value], _ name: String, _ arguments: Arguments) throws(Exit) -> (
    receiver: Value, result: Value
  )? {
    var list = elements
    guard list.count + 1 < Most.members else { return nil }
    switch name {
    case "append":
      if let more = arguments["contentsOf"]?.elements {
        list += more
      } else if let one = arguments.first {
        list.append(list.first.map { coerce(one, like: $0) } ?? one)
      }
    case "insert":
      guard let one = arguments.first else { return nil }
      if let place = arguments["at"]?.int {
        list.insert(one, at: min(max(place, 0), list.count))
      } else if !list.contains(where: { $0.isEqual(to: one) }) {
        list.append(list.first.map { coerce(one, like: $0) } ?? one)
      }
    case "remove":
      if let place = arguments["at"]?.int {
        guard list.indices.contains(place) else { return (.array(list), .nothing) }
        let old = list.remove(at: place)
        return (.array(list), old)
      }
      if let offsets = arguments["atOffsets"]?.elements {
        for place in offsets.compactMap(\.int).sorted().reversed() where list.indices.contains(place) {
          list.remove(at: place)
        }
      } else if let one = arguments.first, let place = list.firstIndex(where: { $0.isEqual(to: one) }) {
        let old = list.remove(at: place)
        return (.array(list), old)
      }
    case "removeAll":
      guard let test = arguments["where"] ?? arguments.trailing else { return (.array([]), .void) }
      var kept: [Value] = []
      for element in list where try call(test, element).bool != true { kept.append(element) }
      list = kept
    case "removeFirst", "popFirst":
      let count = arguments.first?.int ?? 1
      let old = list.first ?? .nothing
      list = Array(list.dropFirst(max(count, 0)))
      return (.array(list), old)
    case "removeLast", "popLast":
      let count = arguments.first?.int ?? 1
      let old = list.last ?? .nothing
      list = Array(list.dropLast(max(count, 0)))
      return (.array(list), old)
    case "swapAt":
      guard arguments.plain.count == 2, let a = arguments.plain[0].int, let b = arguments.plain[1].int,
        list.indices.contains(a), list.indices.contains(b)
      else { return nil }
      list.swapAt(a, b)
    case "sort": list = try sorted(list, arguments)
    case "reverse": list.reverse()
    case "shuffle": break
    case "formUnion": list = (list + (arguments.first?.elements ?? [])).unique
    case "subtract":
      let others = arguments.first?.elements ?? []
      list.removeAll { one in others.contains { $0.isEqual(to: one) } }
    default: return nil
    }
    return (.array(list), .void)
  }

  func call(_ callee: Value, _ values: Value...) throws(Exit) -> Value {
    let span = Syntax.Span(file: 0, start: 0, end: 0)
    return try invoke(
      callee, Arguments(items: values.map { Arguments.Item(label: nil, value: $0, span: span) }))
  }

  /// The elements in order, by a closure that compares two, else by themselves.
  func sorted(_ list: [Value], _ arguments: Arguments) throws(Exit) -> [Value] {
    // An insertion into what is sorted: stable, and safe with a comparison that contradicts itself.
    var result: [Value] = []
    let isLess = arguments["by"] ?? arguments.trailing
    for element in list {
      var low = 0
      var high = result.count
      while low < high {
        try step()
        let middle = (low + high) / 2
        let comesFirst: Bool
        if let isLess {
          if case .symbol(let symbol) = isLess {
            comesFirst = Operators.binary(element, symbol.word ?? "<", result[middle])?.bool == true
          } else {
            comesFirst = try call(isLess, element, result[middle]).bool == true
          }
        } else {
          comesFirst = Operators.binary(element, "<", result[middle])?.bool == true
        }
        if comesFirst { high = middle } else { low = middle + 1 }
      }
      result.insert(element, at: low)
    }
    return result
  }
}
