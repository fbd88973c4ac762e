/// The sheet that is shown, worked out again only where something that decides it has changed.
struct CurveSheets {
  private var sheet: CurveSheet?
  private var names: (key: [Int], elements: [String])?

  /// The sheet of an element of the focused take, counted round and round; `nil` where nothing is ever seen.
  mutating func sheet(
    of takes: [Take], focus: Int, element: Int, range: ClosedRange<Double>, count: Int
  ) -> CurveSheet? {
    let versions = takes.flatMap { [$0.serial, $0.version] }
    if names?.key != versions + [focus] {
      names = (versions + [focus], CurveSheet.elements(of: takes[focus]))
    }
    guard let elements = names?.elements, !elements.isEmpty else { return nil }
    let place = (element % elements.count + elements.count) % elements.count
    let key = CurveSheet.Key(element: elements[place], versions: versions, range: range, count: count)
    if let sheet, sheet.key == key { return sheet }
    let new = CurveSheet(takes, key)
    sheet = new
    return new
  }
}
