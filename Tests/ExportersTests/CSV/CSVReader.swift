/// Reads CSV as RFC 4180 says, for the tests.
enum CSVReader {
  static func rows(_ bytes: [UInt8]) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field: [UInt8] = []
    var quoted = false
    var index = 0
    func end() {
      row.append(String(decoding: field, as: UTF8.self))
      field = []
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if quoted {
        if byte != 0x22 {
          field.append(byte)
        } else if index < bytes.count, bytes[index] == 0x22 {
          field.append(0x22)
          index += 1
        } else {
          quoted = false
        }
        continue
      }
      switch byte {
      case 0x22: quoted = true
      case 0x2C: end()
      case 0x0A:
        end()
        rows.append(row)
        row = []
      default: field.append(byte)
      }
    }
    return rows
  }
}
