/// Why a table cannot be read, and where.
public struct TableFault: Error, Hashable, Sendable {
  /// The line, counted from 1; 0 where the fault is of the table as a whole.
  public let line: Int
  /// The column's name; empty where the fault is of a whole line.
  public let column: String
  /// What is wrong and what was expected.
  public let message: String

  /// Creates a fault with its place.
  public init(line: Int, column: String = "", _ message: String) {
    (self.line, self.column, self.message) = (line, column, message)
  }
}
