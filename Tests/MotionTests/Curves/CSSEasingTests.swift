import Motion
import TestSupport
import Testing

/// CSS easing functions: read, evaluated, written.
@Suite struct CSSEasingTests {
  private func value(_ css: String, _ progress: Double) throws -> Double {
    try UnitCurve(css: css).value(at: progress)
  }

  @Test func names() throws {
    #expect(try UnitCurve(css: "linear") == .linear)
    #expect(try UnitCurve(css: " ease ") == .bezier(0.25, 0.1, 0.25, 1))
    #expect(try UnitCurve(css: "Ease-In-Out") == .easeInOut)
    #expect(try UnitCurve(css: "cubic-bezier(.42, 0, .58,1)") == .easeInOut)
  }

  /// The values of CSS Easing Functions Level 2 for four steps.
  @Test func steps() throws {
    let cases: [(String, [Double])] = [
      ("steps(4, jump-start)", [0.25, 0.5, 0.75, 1, 1]), ("steps(4)", [0, 0.25, 0.5, 0.75, 1]),
      ("steps(4, jump-none)", [0, 1.0 / 3, 2.0 / 3, 1, 1]),
      ("steps(4, jump-both)", [0.2, 0.4, 0.6, 0.8, 1]),
    ]
    for (text, values) in cases {
      for (index, expected) in values.enumerated() {
        #expect(abs(try value(text, Double(index) / 4) - expected) < 1e-15, "\(text) \(index)")
      }
    }
    #expect(try value("step-start", 0) == 1)
    #expect(try value("step-end", 0.999) == 0)
    #expect(try value("steps(1, end)", 1) == 1)
  }

  @Test func piecewise() throws {
    #expect(try value("linear(0, 0.5 25% 75%, 1)", 0.25) == 0.5)
    #expect(try value("linear(0, 0.5 25% 75%, 1)", 0.5) == 0.5)
    #expect(abs(try value("linear(0, 0.5 25% 75%, 1)", 0.875) - 0.75) < 1e-15)
    #expect(abs(try value("linear(0, 0.2, 0.6, 1)", 0.5) - 0.4) < 1e-15)
    #expect(abs(try value("linear(0, 1 50%, 0.5, 0)", 0.75) - 0.5) < 1e-15)
    // An input before the one before it is lifted to it: a jump.
    #expect(try value("linear(0, 1 60%, 0 30%, 1)", 0.6) == 0)
    #expect(abs(try value("linear(0, 1 60%, 0 30%, 1)", 0.3) - 0.5) < 1e-15)
    #expect(abs(try value("linear(25% 0, 1 75%)", 0) - -0.5) < 1e-15)
  }

  @Test func writtenAndReadAgain() throws {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<50 {
      let curve = UnitCurve.bezier(
        random.number(in: 0...1), random.number(in: -1...2), random.number(in: 0...1),
        random.number(in: -1...2))
      #expect(try UnitCurve(css: try #require(curve.css)) == curve)
    }
    let steps = UnitCurve(.steps(StepCurve(count: 5, position: .jumpBoth)))
    #expect(try UnitCurve(css: try #require(steps.css)) == steps)
    let linear = try UnitCurve(css: "linear(0, 0.3 20%, 1.1 60%, 1)")
    let again = try UnitCurve(css: try #require(linear.css))
    for progress in [0, 0.1, 0.2, 0.5, 0.9, 1] {
      #expect(abs(linear.value(at: progress) - again.value(at: progress)) < 1e-14)
    }
    #expect(UnitCurve.circularEaseIn.css == nil)
  }

  @Test(arguments: [
    ("", 0), ("wobble", 0), ("cubic-bezier(0.1, 0.2)", 21), ("cubic-bezier(2, 0, 1, 1)", 13),
    ("steps(0)", 6), ("steps(1, jump-none)", 6), ("steps(2, up)", 9), ("linear(0)", 8),
    ("linear(0, x)", 10), ("linear(0, 1) 2", 13), ("linear(0, 1 1)", 13), ("steps(1e400)", 6),
  ])
  func whatIsWrongIsSaid(_ text: String, _ offset: Int) {
    let error = #expect(throws: UnitCurve.CSSError.self) { try UnitCurve(css: text) }
    #expect(error?.offset == offset, "\(String(describing: error))")
  }
}
