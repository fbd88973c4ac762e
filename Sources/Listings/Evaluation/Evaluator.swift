import Geometry
import Motion
import SceneModel

/// Evaluates the code of a listing in one state, within bounds.
///
/// A class, because code calls code and all of it counts towards the same bounds and speaks to the same author.
/// It lives for one question to the scene and is never shared.
final class Evaluator {
  /// What code may take.
  enum Most {
    /// The most expressions and statements that are evaluated for one question.
    static let steps = 200_000
    /// The steps after which no further control of a state is tried.
    static let surveyed = 400_000
    /// The deepest nesting of what is evaluated.
    static let depth = 420
    /// The most members that a collection may grow to.
    static let members = 20_000
  }

  /// Why code does not go on to its end.
  enum Exit: Error {
    /// It threw an error.
    case thrown(StoredValue)
    /// It waits, and goes on when the scene comes back to it.
    case suspended
    /// It does not end, or nests too deep.
    case exhausted
  }

  let program: Program
  let setting: Setting
  /// The state that is read.
  var current: SceneState
  var steps = 0
  var depth = 0
  /// The statement that runs, and the loops around it, for saying where code does not end.
  var here: Syntax.Span?
  var loops: [Syntax.Span] = []
  /// The place in the tree that is evaluated.
  var path = ""
  /// What was said to the author, each once.
  var notes: [Note] = []
  private var said: Set<Note> = []
  /// The first values of states, and of the properties of objects.
  var firsts: [StateKey: Value] = [:]
  /// The states that nobody gives a value, with what was guessed for it.
  var guesses: [(key: StateKey, value: Value)] = []
  /// The states of undeclared models that were read, and what would show glass where such a one hides it.
  var guessReads: [StateKey] = []
  var wanted: [StateKey: StoredValue] = [:]
  /// How often something that is not known decided what is done.
  var doubts = 0
  /// The states that were met, in order.
  private(set) var met: [StateKey] = []
  /// What is handed down from the views around.
  var environment = Environment()
  /// The controls that are there, in order.
  var controls: [Control] = []
  /// What runs of itself: when something appears or changes.
  var lifecycles: [Lifecycle] = []
  /// The gestures that are there.
  var drags: [DragHandler] = []
  /// The action that runs, where one does.
  var run: ActionRun?
  /// Whether an initializer runs, whose writes are first values.
  var isInitializing = 0
  var globalValues: [String: Value] = [:]
  /// What `self.init(…)` made in an initializer that an extension adds.
  var delegated: Value?
  /// What new objects and ids are named by.
  var maker = Maker()
  /// How many ids were made at a place so far.
  var madeIDs: [String: Int] = [:]
  /// How many bodies of views are around what is evaluated; in a preview's own code none is.
  var bodies = 0
  /// The sizes that geometry readers were given.
  var readings: [String: GeometrySize] = [:]
  /// What views hand up to those around them, in order.
  var preferences: [Preference] = []
  /// Where the items of a toolbar stand, by step and place.
  var placements: [String: ToolbarItem.Placement] = [:]
  /// The ids of `matchedGeometryEffect` for glass that follows in the chain, by place.
  var geometryIDs: [String: GlassID] = [:]
  /// The modifiers that are declared nowhere, and where glass was guessed since its view has an id for it; by place.
  var strangers: [String: String] = [:]
  /// The places of the views whose ids for glass are made up, by the ids.
  var madeUpIDs: [String: String] = [:]
  /// The names of the states for the data of Animatable views.
  var animatables: Set<String> = []
  /// The titles of the links that were made.
  var linkTitles: Set<String> = []
  /// How many views were made that are declared nowhere.
  var strangeViews = 0
  var guessedGlass: [String: Int] = [:]
  /// The places of the views that an offset moves by a way that is not known, by the offset.
  var movedPlaces: [Syntax.Span: [String]] = [:]
  /// The layouts of the listing's own that run, the innermost last.
  var layouts: [LayoutRun] = []
  /// The linear gradients that were met, by the mean of their colours, which stands for them.
  var gradients: [Color: LinearGradient] = [:]
  /// What views stand for in a choice, by their places.
  var tags: [String: Value] = [:]
  /// What lies over the screen, from back to front.
  var presentations: [Presentation] = []
  /// The height that the sheet that is made asks for, in points.
  var detent: Double?
  /// The places that ask for no bar of tabs while they are shown.
  var barless: [String] = []
  /// Whether a list in the sidebar that is made has something chosen, and the state that shows what it stands for.
  var isChosen = false
  var columns: StateKey?
  /// The screen on top of the navigation that is made, and the value of the link that was followed.
  var pushed: PushedScreen?
  var linked: Value?
  /// The glass constructs that were met, by place, and whether they were understood.
  var constructs: [Syntax.Span: Bool] = [:]

  struct Note: Hashable {
    var severity: Diagnostic.Severity
    var text: String
    var span: Syntax.Span?
  }

  /// What a geometry reader tells its content.
  struct GeometrySize: Equatable {
    var size: Size
    var origin = Point.zero
    /// The room in the view that scrolls around it, or in the screen.
    var room: Size?
  }

  /// Where new objects and ids are made.
  struct Maker {
    var place = ""
    var count = 0

    mutating func next() -> String {
      count += 1
      return count == 1 ? place : "\(place)#\(count)"
    }
  }

  /// What an evaluation is told about the scene as a whole.
  struct Setting: Sendable {
    var canvas: Canvas
    /// The names by which people know states.
    var names: [StateKey: String] = [:]
    /// What states begin with that nobody gives a value, where the likeliest one hides all glass.
    var guesses: [StateKey: StoredValue] = [:]
    /// Whether states with a written value, and parameters with a default, may begin otherwise as well.
    var isWide = false
    /// What leads to glass in the code.
    var uses: GlassUses
    /// Asked now and then whether to give up, for whoever cannot wait for the end.
    var isInterrupted: (@Sendable () -> Bool)?
  }

  init(_ program: Program, _ setting: Setting, state: SceneState) {
    self.program = program
    self.setting = setting
    current = state
  }

  /// Tells the author something, once.
  func say(_ severity: Diagnostic.Severity, _ text: String, at span: Syntax.Span?) {
    let note = Note(severity: severity, text: text, span: span)
    if said.insert(note).inserted, notes.count < 500 { notes.append(note) }
  }

  /// Notes that a construct of glass was met, and whether it was understood.
  func meet(_ span: Syntax.Span, isUnderstood: Bool) {
    constructs[span] = (constructs[span] ?? true) && isUnderstood
  }

  /// Takes over what another evaluation said of code that goes on from here.
  func takeNotes(of other: Evaluator) {
    for note in other.notes { say(note.severity, note.text, at: note.span) }
    constructs.merge(other.constructs) { $0 && $1 }
  }

  /// Counts a step.
  func step() throws(Exit) {
    steps += 1
    if steps & 0x3FF == 0, setting.isInterrupted?() == true { throw .exhausted }
    if steps > Most.steps { throw exhausted("the code does not come to an end within \(Most.steps) steps") }
  }

  /// Goes one level deeper; the caller comes up again.
  func enter() throws(Exit) {
    depth += 1
    if depth > Most.depth { throw exhausted("the code calls itself, or nests, more than \(Most.depth) deep") }
  }

  private func exhausted(_ reason: String) -> Exit {
    say(.warning, reason + "; the rest is passed over", at: loops.last ?? here)
    // What follows should end soon, and not say the same again.
    steps = max(steps, Most.steps)
    return .exhausted
  }
}

extension Evaluator {
  /// The name by which people know a state.
  func name(of key: StateKey) -> String { setting.names[key] ?? key.longName }

  /// Reads a state; where nobody has written it, it has its first value.
  func read(_ key: StateKey, first: Value?) -> Value {
    if firsts[key] == nil {
      firsts[key] = begun(key, first ?? .nothing)
      met.append(key)
    }
    let start = firsts[key] ?? .nothing
    return current[name(of: key)].map { $0.value(like: start) } ?? start
  }

  /// What a state with a written value begins with: another where that one hides all glass.
  private func begun(_ key: StateKey, _ value: Value) -> Value {
    guard setting.isWide, let other = setting.guesses[key]?.value, !other.isEqual(to: value) else {
      return value
    }
    let place = program.types[key.type]?.property(key.name)?.span
    say(
      .note,
      "with ‘\(key.name)’ as it is written no glass is ever seen; it begins otherwise here, as a sample",
      at: place)
    return other
  }

  /// Writes a state: for the action that runs, or while something is made its first value.
  func write(_ key: StateKey, _ value: Value) {
    if isInitializing > 0 {
      if firsts[key] == nil { met.append(key) }
      firsts[key] = begun(key, value)
      return
    }
    // A body may not write; what does while a body is evaluated was taken for views by mistake.
    guard run != nil else { return }
    // What is fetched is not known; a state that begins with a sample of it keeps that.
    if value.isUnknown, setting.guesses[key] != nil { return }
    steps += value.weight
    if firsts[key] == nil { met.append(key); firsts[key] = value }
    let stored = StoredValue(value).stateValue
    current[name(of: key)] = stored
    run?.write(name(of: key), stored)
  }
}

extension StateKey {
  /// A name that is unique in the scene, and says where the state is.
  var longName: String { owner.isEmpty ? name : "\(owner).\(name)" }
}
