import Lab

extension TimelineSource {
  /// Reads all of it as one table, and calls a function with each row and the names of the columns.
  ///
  /// - Returns: The names of the columns.
  mutating func forEachRow(_ body: ([String], TableRow) throws(Failure) -> Void) throws(Failure) -> [String] {
    var reader = TableReader()
    while true {
      let piece = try next()
      var rows: [TableRow] = []
      var fault: TableFault?
      piece.withUnsafeBytes { bytes in
        do throws(TableFault) {
          if bytes.isEmpty {
            try reader.finish { rows.append($0) }
          } else {
            try reader.read(bytes) { rows.append($0) }
          }
        } catch { fault = error }
      }
      if let fault { throw badTable(fault, in: name) }
      for row in rows { try body(reader.columns, row) }
      if piece.isEmpty { return reader.columns }
    }
  }
}
