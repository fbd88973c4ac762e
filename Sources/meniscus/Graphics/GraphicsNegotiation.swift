/// Finds out how a terminal is sent pixels, by what was asked for and by what it answers.
///
/// Every terminal answers the question for its attributes, and answers in order: once that answer is there, no
/// other will come. Where none comes at all, cells are what every terminal has.
struct GraphicsNegotiation {
  private let choice: GraphicsChoice
  private let asks: Bool
  private var askedAt: Double?
  private var answer: PixelProtocol?
  private var cellSize: (width: Int, height: Int)?
  private var isAnswered = false
  private static let patience = 0.3

  /// By what was asked for, and the variables of the process: a multiplexer shows no pixels of its own accord.
  init(_ choice: GraphicsChoice, depth: ColorDepth, environment: (String) -> String?) {
    self.choice = choice
    let term = environment("TERM") ?? ""
    let isInside = environment("TMUX") != nil || term.hasPrefix("tmux") || term.hasPrefix("screen")
    asks =
      depth != .none
      && (choice == .kitty || choice == .sixel || choice == .auto && !isInside && term != "linux")
  }

  /// What to send the terminal; nothing where it is clear already.
  mutating func question(at wall: Double) -> [UInt8] {
    guard asks else { return [] }
    askedAt = wall
    return Array((KittyImage.question + "\u{1B}[16t\u{1B}[c").utf8)
  }

  /// Whether an answer is still worth waiting for.
  func isOpen(at wall: Double) -> Bool { askedAt.map { !isAnswered && wall - $0 < Self.patience } ?? false }

  /// Whether an answer may still come.
  var isUnanswered: Bool { askedAt != nil && !isAnswered }

  /// Takes an answer in.
  mutating func take(_ input: TerminalInput) {
    switch input {
    case .kittyGraphics(true): answer = .kitty
    case .attributes(let numbers):
      isAnswered = true
      if answer == nil, numbers.dropFirst().contains(4) { answer = .sixel }
    case .cellSize(let width, let height): cellSize = (width, height)
    default: break
    }
  }

  /// The pixels of an area, where the terminal has them; what was asked for is done even where it says nothing.
  func graphics(columns: Int, rows: Int, _ known: (width: Int, height: Int)?) -> PixelGraphics? {
    let kind: PixelProtocol? =
      switch choice {
      case .cells: nil
      case .kitty: .kitty
      case .sixel: .sixel
      case .auto: answer
      }
    guard asks, let kind, let cell = known ?? cellSize ?? (choice == .auto ? nil : (8, 16)) else {
      return nil
    }
    return PixelGraphics(kind, cellWidth: cell.width, cellHeight: cell.height, columns: columns, rows: rows)
  }
}
