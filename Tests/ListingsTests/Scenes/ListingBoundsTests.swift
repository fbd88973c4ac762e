import Geometry
import Listings
import SceneModel
import TestSupport
import Testing

/// Listings whose code does not end, or that are broken: whatever they do, reading them ends.
@Suite struct ListingBoundsTests {
  /// Asks a listing all that the tool asks of it, and checks that what it shows are numbers that can be shown.
  private func play(_ text: [UInt8]) -> [Diagnostic] {
    do throws(SceneError) {
      let scene = try Listing([SourceText(name: "V.swift", bytes: text)]).scene()
      var state = scene.initialState
      for _ in 0..<2 {
        for element in try scene.snapshot(in: state).elements {
          let (frame, opacity) = (element.frame, element.opacity)
          let numbers = [frame.minX, frame.minY, frame.width, frame.height]
          #expect(!numbers.contains { !$0.isFinite }, "\(numbers)")
          #expect(frame.width >= 0 && frame.height >= 0 && (0...1).contains(opacity))
        }
        guard let control = try scene.controls(in: state).first else { break }
        for change in try scene.changes(of: control, in: state) { state.values.merge(change.values) { $1 } }
      }
      return scene.lint()
    } catch {
      return error.diagnostics
    }
  }

  @Test(
    "code that does not end is cut off, and that is told",
    arguments: [
      "var body: some View { V() }",
      "var body: some View { VStack { Button(\"a\") { n += 1 }; V(); V() } }",
      "func f() -> Int { f() + f() }\n var body: some View { Text(\"\\(f())\").glassEffect() }",
      "var n2: Int { n2 }\n var body: some View { Text(\"\\(n2)\").glassEffect() }",
      "func f() -> Int { while true { }; return 1 }\n var body: some View { Text(\"\\(f())\") }",
      "func f() -> Int { var x = 0; for i in 0..<1_000_000_000 { x += i }; return x }\n var body: some View { Text(\"\\(f())\") }",
      "var body: some View { ForEach(0..<1_000_000_000) { Text(\"\\($0)\").glassEffect() } }",
      "func f(_ g: (Int) -> Int) -> Int { f(f) }\n var body: some View { Text(\"\\(f { $0 })\") }",
    ])
  func endless(_ members: String) {
    let found = play(Array("struct V: View { @State var n = 0\n \(members) }".utf8))
    #expect(!found.isEmpty, "\(found)")
  }

  @Test(
    "code that grows without end is bounded",
    arguments: [
      "func f() -> String { var s = \"ab\"; for _ in 0..<60 { s += s }; return s }\n var body: some View { Text(f()) }",
      "func f() -> [Int] { var a = [1]; for _ in 0..<60 { a += a }; return a }\n var body: some View { Text(\"\\(f().count)\") }",
      "var body: some View { Text(String(repeating: \"a\", count: 1_000_000_000)) }",
      "var body: some View { Text(\"\\(Int.max + 1) \\(1 / 0) \\(5 % 0) \\(Int.min / -1) \\([0][9]) \\([Int]()[0])\") }",
      "var body: some View { Text(\"\\(1 << 100) \\(Int(1e300)) \\(Int(Double.nan)) \\(-Int.min) \\(abs(Int.min))\") }",
      "var body: some View { Text(\"a\").frame(width: -1, height: .nan).padding(.infinity).offset(x: 1e308 * 10) }",
      "var body: some View { Text(\"a\").keyframeAnimator(initialValue: 1.0, trigger: n) { c, v in c.opacity(v) } keyframes: { _ in KeyframeTrack(\\.self) { }; KeyframeTrack { what(1) } } }",
      "let a: Int? = nil\n var body: some View { Text(\"\\(a!)\").glassEffect() }",
    ])
  func growing(_ members: String) {
    let found = play(Array("struct V: View { @State var n = 0\n \(members) }".utf8))
    #expect(found.allSatisfy { $0.severity != .error }, "\(found)")
  }

  @Test("a broken listing is played as far as it goes", arguments: [11, 12, 13] as [UInt64])
  func broken(seed: UInt64) {
    let sample = Array(ListingSample.text.utf8)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1..<4, using: &generator) {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 1...40, using: &generator))
        let part = Array(bytes[start..<end])
        bytes.removeSubrange(start..<end)
        bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &generator))
      }
      let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
      for diagnostic in play(bytes) {
        #expect(diagnostic.place.map { (1...lines).contains($0.line) } ?? true, "seed \(seed): \(diagnostic)")
      }
    }
  }
}
