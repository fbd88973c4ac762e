import Foundation
import Geometry
import Motion
import Testing

/// Every `unitcurve.*` and `bezier.*` row of the table.
@Suite struct CurveTableTests {
  private func curve(_ text: String) throws -> UnitCurve {
    let named: [String: UnitCurve] = [
      "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
      "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
      "circularEaseInOut": .circularEaseInOut,
    ]
    if let name = text.split(separator: ".").last, let curve = named[String(name)] { return curve }
    let numbers = TableRow.numbers(text.replacingOccurrences(of: "UnitCurve.bezier", with: ""))
    try #require(numbers.count >= 4, "\(text)")
    return .bezier(
      startControlPoint: Point(x: numbers[0], y: numbers[1]),
      endControlPoint: Point(x: numbers[2], y: numbers[3]))
  }

  @Test func values() throws {
    let rows = try TableRow.rows("unitcurve.value")
    #expect(rows.count == 33)
    for row in rows {
      let value = try curve(row.parameters).value(at: try #require(row.number("progress=", in: row.input)))
      #expect(row.accepts(value), "\(row): \(value)")
    }
  }

  @Test func velocities() throws {
    let rows = try TableRow.rows("unitcurve.velocity")
    #expect(rows.count == 29)
    for row in rows {
      let progress = try #require(row.number("progress=", in: row.input))
      let velocity = try curve(row.parameters).velocity(at: progress)
      #expect(row.accepts(velocity), "\(row): \(velocity)")
    }
  }

  @Test func controlPoints() throws {
    for row in try TableRow.rows("unitcurve.controlpoints") {
      guard case .bezier(let bezier) = try curve(row.parameters).kind else {
        Issue.record("\(row) is no Bézier")
        continue
      }
      let number =
        switch row.input {
        case "startControlPoint.x": bezier.x1
        case "startControlPoint.y": bezier.y1
        case "endControlPoint.x": bezier.x2
        default: bezier.y2
        }
      #expect(row.accepts(number), "\(row): \(number)")
    }
  }

  @Test func inverses() throws {
    for progress in [0.3, 0.7] {
      let circular = UnitCurve.circularEaseIn.inverse
      #expect(circular.value(at: progress) == UnitCurve.circularEaseOut.value(at: progress))
      #expect(circular.velocity(at: progress) == UnitCurve.circularEaseOut.velocity(at: progress))
      #expect(UnitCurve.easeIn.inverse.value(at: progress) != UnitCurve.easeOut.value(at: progress))
      let swapped = UnitCurve.bezier(0.25, 0.1, 0.75, 0.9).inverse
      #expect(
        swapped.value(at: progress) == UnitCurve.bezier(0.1, 0.25, 0.9, 0.75).value(at: progress))
    }
    #expect(try TableRow.rows("unitcurve.inverse").count == 3)
  }

  /// Rows that compare whole curves: the largest distance over a thousand places, and where it is.
  @Test func againstCSS() throws {
    let sharp = UnitCurve.bezier(0.22, 0.9, 0.28, 1)
    for row in try TableRow.rows("unitcurve.vs_css") {
      let curve: UnitCurve = row.parameters.contains("easeInOut vs") ? .easeInOut : .easeOut
      let distances = (0...1000).map {
        abs(curve.value(at: Double($0) / 1000) - sharp.value(at: Double($0) / 1000))
      }
      let largest = try #require(distances.max())
      if row.parameters.contains("autoreversed") {
        let cycle = (0...1000).map { step -> Double in
          let share = Double(step) / 1000
          return abs(sharp.value(at: 1 - share) - (1 - sharp.value(at: share)))
        }
        #expect(row.accepts(try #require(cycle.max())), "\(row)")
      } else if row.input.hasPrefix("max") {
        #expect(row.accepts(largest), "\(row): \(largest)")
      } else if row.input.hasPrefix("p of") {
        let place = Double(try #require(distances.firstIndex(of: largest))) / 1000
        #expect(row.accepts(place), "\(row): \(place)")
      }
      // The remaining rows bound the framework's distance from the exact curve, which ours is: see BezierTests.
    }
  }

  @Test func coefficients() throws {
    let rows = try TableRow.rows("bezier.coefficients")
    #expect(rows.count == 16)
    for row in rows {
      let name = try #require(row.parameters.split(separator: " ").first)
      // SwiftUI's linear animation is the Bézier of its end points.
      let curve = try name.hasSuffix("linear") ? .bezier(0, 0, 1, 1) : curve(String(name))
      guard case .bezier(let bezier) = curve.kind else { continue }
      let x = bezier.xCoefficients
      let y = bezier.yCoefficients
      let named = [
        "ax": x.cubic, "bx": x.quadratic, "cx": x.linear, "ay": y.cubic, "by": y.quadratic,
        "cy": y.linear,
      ]
      let number = try #require(named[row.input])
      #expect(row.accepts(number), "\(row): \(number)")
    }
  }

  @Test func fractions() throws {
    for row in try TableRow.rows("bezier.animation.fraction") {
      var x = AnimatedValue(0.0)
      x.set(1, at: 0, animation: .timingCurve(0, 0, 1, 1, duration: 100))
      let value = x.value(at: try #require(row.number("elapsed=", in: row.input)))
      #expect(row.accepts(value), "\(row): \(value)")
    }
  }
}
