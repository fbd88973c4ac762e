/// The page's own text: its markup, style and script, as they stand in the folder `Page`.
enum PageSource {
  /// What the exporter fills in.
  enum Place: String {
    case title, facts, description, picture
  }

  /// A piece of the markup.
  enum Part {
    case markup([UInt8])
    case place(Place)
  }

  /// The markup within `<body>`, cut at the places that are named as `{{place}}`.
  static let body: [Part] = {
    var parts: [Part] = []
    var rest = PackageResources.body_html[...]
    while let open = rest.firstRange(of: Array("{{".utf8)), let close = rest.firstRange(of: Array("}}".utf8))
    {
      parts.append(.markup(Array(rest[..<open.lowerBound])))
      let name = String(decoding: rest[open.upperBound..<close.lowerBound], as: UTF8.self)
      guard let place = Place(rawValue: name) else { preconditionFailure("the page has no place \(name)") }
      parts.append(.place(place))
      rest = rest[close.upperBound...]
    }
    return parts + [.markup(Array(rest))]
  }()

  /// The style, in the order in which it is read.
  static let style = PackageResources.page_css + PackageResources.figures_css

  /// The script; each file uses those before it.
  static let script =
    Array("\"use strict\";\n".utf8) + PackageResources.film_js + PackageResources.stage_js
    + PackageResources.curves_js + PackageResources.table_js + PackageResources.events_js
    + PackageResources.player_js
}
