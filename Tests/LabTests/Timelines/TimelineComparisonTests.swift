import Lab
import TestSupport
import Testing

@Suite struct TimelineComparisonTests {
  private func compare(
    _ a: String, _ b: String, _ options: TimelineComparison.Options = .init(), piece: Int = 7
  ) throws(TableFault) -> TimelineDifference {
    var comparison = TimelineComparison(options)
    let texts = [Array(a.utf8), Array(b.utf8)]
    var done = [0, 0]
    while let side = comparison.needs {
      let place = done[side.rawValue]
      let bytes = Array(texts[side.rawValue][place...].prefix(piece))
      done[side.rawValue] += bytes.count
      if bytes.isEmpty {
        try comparison.finish(side)
      } else {
        var fault: TableFault?
        bytes.withUnsafeBytes { buffer in
          do throws(TableFault) { try comparison.read(side, buffer) } catch { fault = error }
        }
        if let fault { throw fault }
      }
    }
    return comparison.difference
  }

  @Test(arguments: [1, 3, 1000]) func equalTimelinesHaveNoDifference(piece: Int) throws {
    let text = "time,element,x\n0,a,1\n0,b,2\n0.5,a,3\n0.5,b,4\n"
    let difference = try compare(text, text, piece: piece)
    #expect(difference.isWithin)
    #expect(difference.rowsCompared == 4)
    #expect(difference.columns.map(\.name) == ["x"])
  }

  @Test func namesTheFirstAndTheWorst() throws {
    let a = "time,element,x,y\n0,a,1,5\n1,a,2,5\n2,a,3,5\n"
    let b = "time,element,y,x\n0,a,5,1\n1,a,5,2.5\n2,a,5,4\n"
    let difference = try compare(a, b)
    let x = try #require(difference.columns.first)
    #expect(x.beyondCount == 2)
    #expect(x.firstBeyond?.time == 1)
    #expect(x.worst?.time == 2)
    #expect(x.worst?.distance == 1)
    #expect(difference.worstColumn?.name == "x")
    #expect(!difference.isWithin)
  }

  @Test func followsTheCurvesOfEachKey() throws {
    let times = (0..<3000).map { Double($0) / 100 }
    func table(_ shift: Double) -> String {
      times.reduce(into: "time,element,x\n") { text, time in
        text += "\(time),a,\(time)\n\(time),b,\(2 * time + (time == 7 ? shift : 0))\n"
      }
    }
    let difference = try compare(table(0), table(3), piece: 4096)
    let column = difference.columns[0]
    #expect(column.worst?.key == "b" && column.worst?.time == 7)
    let (a, b) = (difference.profile(of: column, key: "a"), difference.profile(of: column, key: "b"))
    #expect(a.moments.count <= 512 && a.moments.count > 256)
    #expect(a.moments.allSatisfy { $0.first == $0.time && $0.second == $0.time })
    #expect(b.moments.allSatisfy { $0.first == 2 * $0.time && $0.distance == ($0.time == 7 ? 3 : 0) })
    #expect(b.moments.contains { $0.time == 7 })
    #expect(zip(b.moments, b.moments.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  /// Rows that one side has read ahead wait; however long the timelines, they all are compared in the end.
  @Test(arguments: [17, 4096, 100_000]) func waitsForTheOtherSide(piece: Int) throws {
    let long = (0..<5000).reduce(into: "time,x\n") { $0 += "\($1),\($1 % 7)\n" }
    let wide = (0..<5000).reduce(into: "time,note,x\n") {
      $0 += "\($1),a long text that is no number,\($1 % 7)\n"
    }
    for (first, second) in [(long, wide), (wide, long)] {
      let difference = try compare(first, second, piece: piece)
      #expect(difference.isWithin)
      #expect(difference.rowsCompared == 5000)
    }
  }

  @Test func tolerancesAreAbsoluteRelativeOrOfAColumn() throws {
    let (a, b) = ("time,x,y\n0,100,1\n", "time,x,y\n0,101,1.5\n")
    var options = TimelineComparison.Options()
    options.tolerance = TimelineTolerance(absolute: 0.5)
    #expect(try compare(a, b, options).columns.map(\.beyondCount) == [1, 0])
    options.tolerance = TimelineTolerance(relative: 0.01)
    #expect(try compare(a, b, options).columns.map(\.beyondCount) == [0, 1])
    options.columnTolerances = ["y": TimelineTolerance(absolute: 1)]
    #expect(try compare(a, b, options).isWithin)
  }

  @Test func differentRatesAreResampled() throws {
    let a = "time,x\n0,0\n0.1,1\n0.2,2\n0.3,3\n"
    let b = "time,x\n0,0\n0.15,1.5\n0.3,3\n"
    let difference = try compare(a, b)
    #expect(difference.isResampled)
    #expect((difference.columns[0].worst?.distance ?? 0) < 1e-12)
    #expect(difference.rowsOnlyInFirst == 0 && difference.rowsOnlyInSecond == 0)
  }

  @Test func rowsWithoutCounterpartAreCounted() throws {
    let a = "time,element,x\n0,a,1\n0,b,1\n1,a,1\n2,a,1\n"
    let b = "time,element,x\n0,a,1\n0,c,1\n1,a,1\n"
    let difference = try compare(a, b)
    #expect(difference.rowsOnlyInFirst == 2)
    #expect(difference.rowsOnlyInSecond == 1)
    #expect(difference.firstMissing?.key == "b")
    #expect(try compare(b, a).rowsOnlyInSecond == 2)
  }

  @Test func rowsOfOneTimeWithoutKeysAreMatchedInOrder() throws {
    let a = "time,x\n0,1\n0,2\n1,3\n"
    #expect(try compare(a, a).isWithin)
    let shorter = try compare(a, "time,x\n0,1\n1,3\n")
    #expect(shorter.rowsCompared == 2 && shorter.rowsOnlyInFirst == 1)
    #expect(shorter.columns[0].worst == nil)
  }

  @Test func textIsComparedAsText() throws {
    let difference = try compare("time,phase\n0,present\n1,leaving\n", "time,phase\n0,present\n1,gone\n")
    #expect(difference.columns[0].firstBeyond?.first == "leaving")
    #expect(difference.columns[0].worst?.distance == .infinity)
  }

  @Test func readsWhatOtherToolsWrite() throws {
    let plain = "time,x\n0,1.5\n1,2.5\n"
    for other in [
      "\u{FEFF}time,x\r\n0,1.5\r\n1,2.5\r\n", "time;x\n0;1,5\n1;2,5\n", "time\tx\n0\t1.5\n1\t2.5",
      "\"time\",\"x\"\n\"0\",\"1.5\"\n\n\"1\",\"2.5\"\n",
      "x,time,\"a \"\"note\"\", long\"\n1.5,0,-\n2.5,1,-\n",
    ] {
      #expect(try compare(plain, other).isWithin)
    }
  }

  @Test(arguments: [
    ("time,x\n0,1\n1\n", 3, "1 field"), ("time,x\n0,1,5\n", 2, "decimal commas"),
    ("time,x\n0,NaN\n", 2, "no finite number"), ("time,x\n0,\"1,5\"\n", 2, "decimal comma"),
    ("0,1\n1,2\n", 1, "names of the columns"), ("", 0, "empty"), ("time,x\n1,1\n0,1\n", 3, "back in time"),
    ("time,x\n0,\"1\n", 2, "nothing closes"), ("time,x\nsoon,1\n", 2, "expected a time"),
    ("time,x,x\n0,1,1\n", 1, "two columns"), ("time,x\n0,-inf\n", 2, "no finite number"),
  ])
  func faultsNameTheirPlace(text: String, line: Int, part: String) {
    do throws(TableFault) {
      _ = try compare(text, "time,x\n0,1\n")
      Issue.record("\(text) was read")
    } catch {
      #expect(error.line == line)
      #expect(error.message.contains(part), "\(error.message)")
    }
  }
}
