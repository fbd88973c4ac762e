import Foundation
public import Testing

/// Compares bytes with the file of that name in the folder `Goldens` beside the test that asks.
///
/// With `MENISCUS_UPDATE_GOLDENS=1` in the environment the file is written instead: look at it before it is
/// committed. A golden that is missing is a failure, never a pass.
public func expectGolden(
  _ bytes: [UInt8], _ name: String, besideTest file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens")
  let golden = folder.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["MENISCUS_UPDATE_GOLDENS"] == "1" {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: golden)
  }
  let expected = [UInt8](try Data(contentsOf: golden))
  guard bytes != expected else { return }
  let difference = zip(bytes, expected).enumerated().first { $1.0 != $1.1 }
  let place = difference?.offset ?? min(bytes.count, expected.count)
  let around = { (text: [UInt8]) in
    String(decoding: text[max(0, min(place, text.count) - 40)..<min(text.count, place + 40)], as: UTF8.self)
  }
  Issue.record(
    "\(name) differs from byte \(place): got …\(around(bytes))…, expected …\(around(expected))…",
    sourceLocation: sourceLocation)
}
