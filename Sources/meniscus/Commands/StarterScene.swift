/// The scene that `new` writes: small enough to be read at a glance, with what a first change will touch.
enum StarterScene {
  /// The document, for a scene of a name.
  static func text(name: String) -> String {
    """
    {
      "meniscus": 1,
      "name": \(literal(name)),
      "summary": "A button that opens into two more and closes again",
      "canvas": { "width": 320, "height": 200, "background": { "backdrop": "aurora" } },
      "state": { "isOpen": false },
      "body": [
        {
          "view": "GlassEffectContainer",
          "spacing": 24,
          "children": [
            {
              "view": "HStack",
              "spacing": 16,
              "children": [
                {
                  "view": "Image",
                  "if": "isOpen",
                  "systemName": "heart",
                  "modifiers": [{ "frame": { "width": 48, "height": 48 } }, { "glassEffect": { "shape": "circle" } }, { "glassEffectID": "like" }]
                },
                {
                  "view": "Button",
                  "title": "More",
                  "action": { "toggle": "isOpen", "animation": "bouncy" },
                  "children": [
                    {
                      "view": "Image",
                      "systemName": { "if": "isOpen", "then": "xmark", "else": "plus" },
                      "modifiers": [{ "frame": { "width": 48, "height": 48 } }]
                    }
                  ],
                  "modifiers": [{ "buttonStyle": "plain" }, { "glassEffect": { "shape": "circle", "interactive": true } }, { "glassEffectID": "more" }]
                },
                {
                  "view": "Image",
                  "if": "isOpen",
                  "systemName": "square.and.arrow.up",
                  "modifiers": [{ "frame": { "width": 48, "height": 48 } }, { "glassEffect": { "shape": "circle" } }, { "glassEffectID": "share" }]
                }
              ]
            }
          ]
        }
      ],
      "timeline": [
        { "at": 0.5, "tap": "More" },
        { "at": 2, "tap": "More" }
      ]
    }

    """
  }

  private static func literal(_ text: String) -> String {
    var json = JSONText()
    json.value(text)
    return json.body
  }
}
