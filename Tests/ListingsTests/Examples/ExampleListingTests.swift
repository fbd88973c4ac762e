import Exporters
import Foundation
import Listings
import SceneModel
import Simulation
import TestSupport
import Testing

/// The listings of docs/examples: the morph of each as a table, and its document, which plays to the same table.
@Suite struct ExampleListingTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/examples")

  static let names = [
    "Beacon", "Compatible", "DayGrid", "FilterRow", "FloatingMenu", "GlassKit", "Metronome", "NowPlaying",
    "Preferences", "SearchScreen", "Shelf", "SpacingLab", "TabShell", "Throw", "UploadStatus",
  ]

  private static func scene(_ name: String) throws -> ListingScene {
    let text = try String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
    return try Listing([SourceText(name: "\(name).swift", text)]).scene()
  }

  private static func table(_ simulator: Simulator) -> [UInt8] {
    var buffer = OutputBuffer()
    let exporter = CSVExporter(precision: .fixed(3))
    exporter.appendHeader(to: &buffer)
    for frame in simulator.frames(fps: 10) { exporter.append(frame, to: &buffer) }
    return Array(buffer.bytes)
  }

  @Test func everyListingIsTested() throws {
    let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
    let listings = files.filter { $0.pathExtension == "swift" }
    #expect(listings.map { $0.deletingPathExtension().lastPathComponent }.sorted() == Self.names)
  }

  @Test(arguments: names)
  func theMorphIsAsInTheTable(_ name: String) throws {
    let scene = try Self.scene(name)
    let simulator = try Simulator(scene, orders: Walkthrough(of: scene).entries)
    let table = Self.table(simulator)
    #expect(Set(simulator.frames(fps: 10).flatMap { $0.elements.filter(\.isGlass).map(\.name) }).count > 0)
    try expectGolden(table, "\(name).csv")
  }

  @Test(arguments: names)
  func itsDocumentPlaysTheSame(_ name: String) throws {
    let scene = try Self.scene(name)
    let orders = try Walkthrough(of: scene).entries
    let simulator = try Simulator(scene, orders: orders)
    let isEndless = !simulator.restTime.isFinite
    let converted = try Scene(
      converting: scene, orders: orders, duration: isEndless ? simulator.endTime() : nil)
    let document = try SceneDocument.read(SceneDocument.write(converted))
    #expect(try SceneDocument.write(document) == SceneDocument.write(converted))
    #expect(Self.table(try Simulator(document)) == Self.table(simulator))
  }
}
