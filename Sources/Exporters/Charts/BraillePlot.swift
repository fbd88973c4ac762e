/// Curves drawn with the dots of braille characters, two wide and four high to a character, for a terminal.
///
/// The first curve is a full line; the second leaves out every second dot, the third two of three, so that they
/// differ without colour.
public struct BraillePlot: Hashable, Sendable {
  /// The range along the first axis.
  public var x: ClosedRange<Double>
  /// The range of values.
  public var y: ClosedRange<Double>
  /// The plot's width, in characters, its numbers not counted.
  public var columns: Int
  /// The plot's height, in lines.
  public var rows: Int
  private var dots: [UInt8]
  private var owners: [Int]

  /// Creates an empty plot.
  public init(x: ClosedRange<Double>, y: ClosedRange<Double>, columns: Int, rows: Int) {
    precondition(columns > 0 && rows > 0, "A plot has at least one character.")
    precondition(
      x.lowerBound < x.upperBound && y.lowerBound < y.upperBound, "A plot's ranges have an extent.")
    (self.x, self.y, self.columns, self.rows) = (x, y, columns, rows)
    dots = [UInt8](repeating: 0, count: columns * rows)
    owners = [Int](repeating: -1, count: columns * rows)
  }

  /// Draws a function as the curve of a number, counted from 0.
  public mutating func draw(_ index: Int, _ function: (Double) -> Double) {
    let width = columns * 2
    draw(
      index,
      values: (0..<width).map { column in
        function(x.lowerBound + Double(column) / Double(width - 1) * (x.upperBound - x.lowerBound))
      })
  }

  /// Draws values at even distances over the plot's width as the curve of a number; where one is `nil`, the curve
  /// has a gap.
  public mutating func draw(_ index: Int, values: [Double?]) {
    guard !values.isEmpty else { return }
    let width = columns * 2
    var last: Int?
    for column in 0..<width {
      guard let value = values[(column * (values.count - 1) + (width - 1) / 2) / (width - 1)] else {
        last = nil
        continue
      }
      let row = place(value)
      // Steep pieces are filled, so that the line has no holes.
      let start = last.map { $0 < row ? $0 + 1 : $0 > row ? $0 - 1 : row } ?? row
      for step in Swift.min(start, row)...Swift.max(start, row) where (column + step) % (index % 3 + 1) == 0 {
        set(column, step, index)
      }
      last = row
    }
  }

  /// Draws a level as a sparse line where no curve is.
  public mutating func drawLevel(_ value: Double) {
    let row = place(value)
    for column in stride(from: 0, to: columns * 2, by: 4) { set(column, row, -1) }
  }

  /// The lines of the plot from the top, each piece with the number of the curve that owns it, −1 for none.
  public var lines: [[(text: String, curve: Int)]] {
    (0..<rows).map { row in
      var pieces: [(text: String, curve: Int)] = []
      for column in 0..<columns {
        let index = row * columns + column
        let scalar = Unicode.Scalar(0x2800 + UInt32(dots[index])) ?? " "
        let owner = owners[index]
        if let last = pieces.last, last.curve == owner {
          pieces[pieces.count - 1].text.unicodeScalars.append(scalar)
        } else {
          pieces.append((String(Character(scalar)), owner))
        }
      }
      return pieces
    }
  }

  private func place(_ value: Double) -> Int {
    let height = Double(rows * 4 - 1)
    let share = (y.upperBound - value) / (y.upperBound - y.lowerBound)
    return Int((Swift.min(Swift.max(share, 0), 1) * height).rounded())
  }

  private mutating func set(_ column: Int, _ row: Int, _ curve: Int) {
    let index = row / 4 * columns + column / 2
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    dots[index] |= bits[row % 4][column % 2]
    owners[index] = Swift.max(owners[index], curve)
  }
}
