extension Command {
  static let new = Command(
    name: "new",
    summary: "writes a scene to start from",
    discussion: ["Writes NAME.json: a button that opens into two more and closes again."],
    operands: [Operand(name: "NAME", help: "the scene's name, or a path that ends in it")],
    options: [
      Option.force.declaration, Option.quiet.declaration, Option.color.declaration, Option.help.declaration,
    ],
    examples: [
      Example(line: "meniscus new menu && meniscus play menu.json", meaning: "a scene, and a look at it")
    ],
    run: runNew)
}

private func runNew(_ arguments: Arguments) throws(Failure) -> Int32 {
  let operand = arguments.operands[0]
  let path = operand.hasSuffix(".json") ? operand : operand + ".json"
  let name = path.split(separator: "/").last.map { String($0.dropLast(5)) } ?? ""
  guard !name.isEmpty, name != "." else {
    throw .usage("new: \(quoted(operand)) has no name in it; expected one as in menu", verb: arguments.verb)
  }
  if FileSystem.kind(path) != nil, !arguments.has(.force) {
    throw .cannotCreate(path, "it is there already; --force replaces it")
  }
  try OutputFile.write(path, mayReplace: { _ in true }) { file throws(Failure) in
    try file.append(StarterScene.text(name: name).utf8)
  }
  if !arguments.has(.quiet) {
    Console.tellWritten(scene: path, color: arguments[.color] ?? .auto)
  }
  return ExitStatus.done
}
