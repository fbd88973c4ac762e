/// Numbers in decimal notation, for people.
enum Decimal {
  /// The number with a fixed count of places, at most 9, rounded half away from zero; never `-0`.
  ///
  /// - Precondition: the number is finite and below 10⁹ in size, as every time and length of a scene is.
  static func text(_ value: Double, places: Int) -> String {
    precondition(value.isFinite, "only finite numbers can be written")
    guard value.magnitude < 1e9 else { return "\(value)" }
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let scaled = Int((value.magnitude * Double(unit)).rounded())
    var digits = String(scaled % unit)
    while digits.count < places { digits = "0" + digits }
    let sign = value < 0 && scaled != 0 ? "-" : ""
    return places > 0 ? "\(sign)\(scaled / unit).\(digits)" : "\(sign)\(scaled)"
  }

  /// The number with as many places as it has, up to a most.
  static func short(_ value: Double, most places: Int = 4) -> String {
    var text = text(value, places: places)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
