import SceneModel

extension Evaluator {
  /// A property of a value of a library; `nil` where it has none of that name that is known.
  func libraryMember(_ name: String, of value: Value) throws(Exit) -> Value? {
    switch value {
    case .array(let elements): return property(name, of: elements)
    case .range(let low, let high, _):
      switch name {
      case "lowerBound": return low ?? .nothing
      case "upperBound": return high ?? .nothing
      default: return value.elements.flatMap { property(name, of: $0) }
      }
    case .string(let text):
      switch name {
      case "count": return .int(text.count)
      case "isEmpty": return .bool(text.isEmpty)
      case "capitalized":
        return .string(
          text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(
            separator: " "))
      case "first", "last":
        return (name == "first" ? text.first : text.last).map { .string(String($0)) } ?? .nothing
      case "id", "description", "rawValue", "uuidString": return value
      case "indices": return .range(lower: .int(0), upper: .int(text.count), isClosed: false)
      default: return nil
      }
    case .dictionary(let entries):
      switch name {
      case "count": return .int(entries.pairs.count)
      case "isEmpty": return .bool(entries.pairs.isEmpty)
      case "keys": return .array(entries.pairs.map(\.key))
      case "values": return .array(entries.pairs.map(\.value))
      default: return nil
      }
    case .int, .double: return numberProperty(name, value)
    case .bool(let truth): return name == "description" ? .string(truth ? "true" : "false") : nil
    case .enumCase(let own): return enumProperty(name, own)
    case .symbol(let symbol): return try symbolProperty(name, symbol)
    default: return nil
    }
  }

  private func property(_ name: String, of elements: [Value]) -> Value? {
    switch name {
    case "count": .int(elements.count)
    case "isEmpty": .bool(elements.isEmpty)
    case "first": elements.first ?? .nothing
    case "last": elements.last ?? .nothing
    case "indices": .range(lower: .int(0), upper: .int(elements.count), isClosed: false)
    case "startIndex": .int(0)
    case "endIndex": .int(elements.count)
    case "lazy": .array(elements)
    default: nil
    }
  }

  private func numberProperty(_ name: String, _ value: Value) -> Value? {
    switch name {
    case "description": .string(value.text)
    case "magnitude":
      value.number.map { number in
        value.isDouble ? .double(number.magnitude) : .int(Int(clamping: (value.int ?? 0).magnitude))
      }
    case "isZero": .bool(value.number == 0)
    case "isNaN": .bool(value.number?.isNaN ?? false)
    case "isFinite": .bool(value.number?.isFinite ?? false)
    case "id", "hashValue", "rawValue": value
    default: nil
    }
  }

  private func enumProperty(_ name: String, _ own: EnumValue) -> Value? {
    guard let info = program.types[own.type] else { return nil }
    switch name {
    case "rawValue":
      return info.cases.first { $0.name == own.name }.map { rawValue(of: $0, info) }
    case "id", "hashValue": return .enumCase(own)
    case "description": return .string(own.name)
    default: return nil
    }
  }

  private func symbolProperty(_ name: String, _ symbol: Symbol) throws(Exit) -> Value? {
    if name == "radians" || name == "degrees", let radians = symbol.radians {
      return .double(name == "radians" ? radians : radians * 180 / .pi)
    }
    if let value = dateProperty(name, symbol) { return value }
    if name == "pointSize" { return font(.symbol(symbol))?.size.map { .double($0) } }
    guard let made = symbol.steps.last?.arguments else {
      // `CGSize.zero.width`.
      return symbol.word == "zero" && ["width", "height", "x", "y", "dx", "dy"].contains(name)
        ? .double(0) : nil
    }
    switch symbol.root {
    case "CGSize", "CGPoint", "CGVector", "Configuration", "UnitPoint", "EdgeInsets", "DragValue",
      "ProposedViewSize", "ViewDimensions":
      if name.first == "$" { return made[String(name.dropFirst())] }
      if case .binding(let binding)? = made[name] { return try value(of: binding) }
      return made[name].map { value in value.number.map { .double($0) } ?? value }
    case "GeometryProxy":
      switch name {
      case "size": return made["size"]
      case "safeAreaInsets":
        return .symbol(Symbol("EdgeInsets", [Symbol.Step(name: "", arguments: safeArea)]))
      default: return nil
      }
    case "CGRect": return rectangleProperty(name, made)
    case "AnimatablePair" where made.items.count == 2:
      return name == "first" ? made.items[0].value : name == "second" ? made.items[1].value : nil
    case "IndexSet": return nil
    default: return nil
    }
  }

  private var safeArea: Arguments {
    let insets = setting.canvas.safeArea
    let span = Syntax.Span(file: 0, start: 0, end: 0)
    let sides = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    return Arguments(items: sides.map { Arguments.Item(label: $0.0, value: .double($0.1), span: span) })
  }

  private func rectangleProperty(_ name: String, _ made: Arguments) -> Value? {
    var (x, y) = (made["x"]?.number ?? 0, made["y"]?.number ?? 0)
    var (width, height) = (made["width"]?.number ?? 0, made["height"]?.number ?? 0)
    if case .symbol(let size)? = made["size"], let pair = size.pair { (width, height) = pair }
    if case .symbol(let origin)? = made["origin"], let pair = origin.pair { (x, y) = pair }
    switch name {
    case "size": return .symbol(Symbol.pair("CGSize", width, height))
    case "origin": return .symbol(Symbol.pair("CGPoint", x, y))
    case "width": return .double(width)
    case "height": return .double(height)
    case "minX": return .double(x)
    case "minY": return .double(y)
    case "midX": return .double(x + width / 2)
    case "midY": return .double(y + height / 2)
    case "maxX": return .double(x + width)
    case "maxY": return .double(y + height)
    default: return nil
    }
  }
}

extension Value {
  var isDouble: Bool { if case .double = self { true } else { false } }
}

extension Symbol {
  /// The symbol with one of its arguments changed: `size.width = 3`.
  func setting(_ name: String, to value: Value) -> Symbol? {
    if word == "zero", let root {
      return ["width", "height", "x", "y", "dx", "dy"].contains(name)
        ? Symbol.pair(root, 0, 0).setting(name, to: value) : nil
    }
    guard let made = steps.last?.arguments, let index = made.items.firstIndex(where: { $0.label == name })
    else { return nil }
    var symbol = self
    symbol.steps[steps.count - 1].arguments?.items[index].value = value
    return symbol
  }
}
