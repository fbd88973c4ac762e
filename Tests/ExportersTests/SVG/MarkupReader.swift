import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads markup with Foundation's parser and keeps what the tests ask for.
final class MarkupReader: NSObject, XMLParserDelegate {
  private(set) var ids: [String] = []
  private(set) var references: Set<String> = []
  private(set) var elements: [String: Int] = [:]
  private(set) var text = ""
  private(set) var failure: String?

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() {
      failure = "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "not well-formed")"
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements[name, default: 0] += 1
    if let id = attributes["id"] { ids.append(id) }
    for (key, value) in attributes {
      if key == "xlink:href", value.hasPrefix("#") { references.insert(String(value.dropFirst())) }
      if value.hasPrefix("url(#") { references.insert(String(value.dropFirst(5).dropLast())) }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
