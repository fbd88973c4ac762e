import SceneModel

extension Command {
  static let list = Command(
    name: "list",
    summary: "names the built-in scenes, each with a line on what it shows",
    options: [Option.json.declaration, Option.color.declaration, Option.help.declaration],
    examples: [Example(line: "meniscus list", meaning: "what there is to play")],
    run: runList)
}

private func runList(_ arguments: Arguments) throws(Failure) -> Int32 {
  let scenes = BuiltInScene.all
  if arguments.has(.json) {
    var json = JSONText()
    json.array(scenes) { json, scene in
      json.object {
        $0.member("name", scene.name); $0.member("summary", scene.summary)
      }
    }
    try Console.write(json.text)
    return ExitStatus.done
  }
  let style = Style(isColored: (arguments[.color] ?? .auto).isColored(.standardOutput))
  let column = (scenes.map(\.name.count).max() ?? 0) + 2
  var text = ""
  for scene in scenes {
    let padding = String(repeating: " ", count: column - scene.name.count)
    text += style(.bold, scene.name) + padding + scene.summary + "\n"
  }
  try Console.write(text)
  return ExitStatus.done
}
