public import SceneModel

/// SwiftUI source that has been read: files, and which view of theirs is shown.
///
///     let scene = try Listing([SourceText(name: "Menu.swift", text)]).scene()
///
/// Reading never fails: what is not understood is passed over with a note.
public struct Listing: Sendable {
  /// The files, in the order given.
  public let files: [SourceFile]
  let program: Program
  /// Asked now and then, while code is evaluated, whether to give up; what is found by then is all that is shown.
  public var isInterrupted: (@Sendable () -> Bool)?

  /// Reads texts, for an iPhone; where nothing there is a view, for a Mac.
  public init(_ texts: [SourceText]) {
    self.init(files: texts.map { SourceFile(reading: $0) })
    guard program.isEmpty else { return }
    let texts = texts.map { text in
      var text = text
      text.platform = .macOS
      return text
    }
    let other = Listing(files: texts.map { SourceFile(reading: $0) })
    if !other.program.isEmpty { self = other }
  }

  /// Puts files together that were read.
  public init(files: [SourceFile]) {
    self.files = files
    program = Program(files)
  }

  /// The names of the views that it declares, in order.
  public var views: [String] { program.order.filter { program.types[$0]?.isView == true } }

  /// Whether there is glass in it.
  public var showsGlass: Bool {
    var isGlass = false
    let walk = SyntaxWalk { if $0.isGlassConstruct { isGlass = true } }
    for file in files { for statement in file.statements { walk.walk(statement) } }
    return isGlass
  }

  /// The scene of a view: the one of a name, else the one that a preview shows, else the one that holds glass and is
  /// shown by no other.
  ///
  /// - Throws: ``SceneError`` where there is no view to show.
  public func scene(view: String? = nil, on canvas: Canvas = Listing.canvas) throws(SceneError)
    -> ListingScene
  {
    let uses = GlassUses(program)
    var setting = Evaluator.Setting(canvas: canvas, uses: uses)
    setting.isInterrupted = isInterrupted
    let root = try Root(program, uses, view: view)
    if case .sample(let sample) = root.content { return try scene(of: sample, setting) }
    guard case .snippet(let info) = root.content else {
      return try ListingScene(program, root, setting)
    }
    var program = program
    program.adopt(info)
    setting.uses = GlassUses(program)
    return try ListingScene(program, root, setting)
  }

  /// The scene of one of its parts on a sample.
  func scene(of sample: SampleView, on canvas: Canvas, isInterrupted: (@Sendable () -> Bool)?)
    throws(SceneError)
    -> ListingScene
  {
    var setting = Evaluator.Setting(canvas: canvas, uses: GlassUses(program))
    setting.isInterrupted = isInterrupted
    return try scene(of: sample, setting)
  }

  /// The scene of a view that is no part of the listing, shown in its part's name.
  private func scene(of sample: SampleView, _ setting: Evaluator.Setting) throws(SceneError) -> ListingScene {
    let text = SourceText(name: sample.name, file: files.count, sample.text)
    let program = Program(files, sample: SourceFile(reading: text))
    var setting = setting
    setting.uses = GlassUses(program)
    var root = try Root(program, setting.uses, view: SampleView.typeName)
    root.name = sample.name
    root.isSample = true
    return try ListingScene(program, root, setting)
  }

  /// The screen of a listing where no other is asked for: an iPhone's.
  public static let canvas = Canvas(
    size: Canvas.phoneSize, background: .backdrop(.aurora), safeArea: Canvas.phoneSafeArea)
}
