/// What the tool's end tells the shell; the numbers are those of `sysexits.h`.
enum ExitStatus {
  static let done: Int32 = 0
  /// `check` found something.
  static let found: Int32 = 1
  static let usage: Int32 = 64
  static let badInput: Int32 = 65
  static let noInput: Int32 = 66
  static let cannotCreate: Int32 = 73
  static let ioError: Int32 = 74
  static let interrupted: Int32 = 130
}
