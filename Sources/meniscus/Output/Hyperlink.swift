/// A file's name that a person can click on, where the terminal shows such links.
///
/// By OSC 8, which terminals that do not know it should pass over; those that are known to are asked only.
struct Hyperlink {
  /// Whether links are shown.
  let isShown: Bool

  /// By what is at a descriptor, and by what the terminal says of itself; without colours there are no links either.
  init(_ descriptor: Descriptor, color: ColorChoice, environment: (String) -> String?) {
    if let wish = environment("FORCE_HYPERLINK"), !wish.isEmpty {
      isShown = wish != "0" && color != .never
    } else {
      isShown = color.isColored(descriptor) && descriptor.isTerminal && Self.isKnown(environment)
    }
  }

  /// The name, linked to the file at a path.
  func callAsFunction(_ name: String, path: String) -> String {
    guard isShown else { return name }
    let address = "file://" + Self.host + Self.encoded(FileSystem.resolved(path))
    return "\u{1B}]8;;\(address)\u{1B}\\\(name)\u{1B}]8;;\u{1B}\\"
  }

  private static func isKnown(_ environment: (String) -> String?) -> Bool {
    let term = environment("TERM") ?? ""
    // A multiplexer may not pass links on.
    if environment("TMUX") != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") { return false }
    if let version = environment("VTE_VERSION").flatMap({ Int($0) }) { return version >= 5000 }
    if ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION", "DOMTERM"].contains(where: {
      environment($0) != nil
    }) {
      return true
    }
    let program = environment("TERM_PROGRAM") ?? ""
    return ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio"].contains(program)
      || ["kitty", "foot", "alacritty", "ghostty", "wezterm", "contour"].contains { term.contains($0) }
  }

  /// A terminal on another machine's screen must not take the path for one of its own.
  private static var host: String { ThisMachine.name }

  /// The bytes that an address cannot hold as they are, as `%` and two digits.
  private static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
}
