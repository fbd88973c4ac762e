let status = Tool.run(CommandLine.arguments.dropFirst())
ThisProcess.end(status)
