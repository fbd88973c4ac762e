/// The platforms that a text is read for.
enum BuildPlatform: String, Sendable {
  case iOS, macOS

  /// The modules that only other platforms have.
  fileprivate var foreignModules: Set<String> {
    switch self {
    case .iOS: ["AppKit", "Cocoa", "WatchKit", "Carbon", "IOKit"]
    case .macOS: ["UIKit", "WatchKit"]
    }
  }
}

/// The condition of `#if` or `#elseif`, decided for a preview: built for debugging, on an iPhone's simulator unless the
/// platform is another.
///
/// Previews only exist in builds for debugging, so `DEBUG` holds. Every module can be imported but those of other
/// platforms, every version of Swift is reached, and a flag that nobody knows does not hold.
struct BuildCondition {
  private let platform: BuildPlatform
  private var rest: ArraySlice<UInt8>
  private var depth = 0

  init(_ bytes: ArraySlice<UInt8>, for platform: BuildPlatform) {
    rest = bytes
    self.platform = platform
  }

  /// Whether the condition holds.
  mutating func holds() -> Bool { either() }

  private mutating func skipSpace() {
    while let byte = rest.first, byte == 0x20 || byte == 0x09 { rest.removeFirst() }
  }

  private mutating func take(_ text: String) -> Bool {
    skipSpace()
    guard rest.starts(with: text.utf8) else { return false }
    rest.removeFirst(text.utf8.count)
    return true
  }

  private mutating func either() -> Bool {
    var holds = both()
    while take("||") {
      let next = both()
      holds = holds || next
    }
    return holds
  }

  private mutating func both() -> Bool {
    var holds = single()
    while take("&&") {
      let next = single()
      holds = holds && next
    }
    return holds
  }

  private mutating func single() -> Bool {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    return test() != isNegated
  }

  private mutating func test() -> Bool {
    if take("(") {
      // Nobody nests these; beyond the bound what is within does not hold.
      guard depth < 32 else { return false }
      depth += 1
      let holds = either()
      depth -= 1
      _ = take(")")
      return holds
    }
    let name = word()
    guard take("(") else { return name == "true" || name == "DEBUG" }
    let end = rest.firstIndex(of: UInt8(ascii: ")")) ?? rest.endIndex
    let argument = String(decoding: rest[rest.startIndex..<end].filter { $0 != 0x20 }, as: UTF8.self)
    rest = rest[end...].dropFirst()
    return holds(name, argument)
  }

  private mutating func word() -> String {
    skipSpace()
    let word = rest.prefix { byte in
      let kind = CharacterClass.of(byte)
      return kind == .letter || kind == .digit || kind == .wide
    }
    rest.removeFirst(word.count)
    return String(decoding: word, as: UTF8.self)
  }

  private func holds(_ name: String, _ argument: String) -> Bool {
    switch name {
    case "os": argument == platform.rawValue
    case "canImport": !platform.foreignModules.contains(argument)
    case "targetEnvironment": argument == "simulator" && platform == .iOS
    case "arch": argument == "arm64"
    case "swift", "compiler", "_compiler_version": argument.hasPrefix(">")
    case "hasFeature", "hasAttribute", "_hasSymbol": true
    default: false
    }
  }
}
