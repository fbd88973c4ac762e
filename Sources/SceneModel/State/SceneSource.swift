/// What a simulation plays: a state, a picture that depends on it, and what people do to it over time.
///
/// A JSON document, a scene built in Swift and a listing that is read are all sources.
public protocol SceneSource: Sendable {
  /// The scene's name.
  var name: String { get }
  /// The state before anything happens.
  var initialState: SceneState { get }
  /// How long the scene is to be played, in seconds; `nil` is until everything is at rest.
  var duration: Double? { get }
  /// What happens, in ascending order of time.
  var timeline: [TimelineEntry] { get }
  /// Lays the scene out in a state.
  ///
  /// - Throws: ``SceneError`` where a value computed from the state cannot be shown (a size that is negative
  ///   or not finite), with its place.
  func snapshot(in state: SceneState) throws(SceneError) -> Snapshot
  /// The changes that a tap on a control makes, in order.
  ///
  /// - Throws: ``SceneError`` where no control of that label is there in this state; it names those that are.
  func changes(tapping control: String, in state: SceneState) throws(SceneError) -> [StateChange]
  /// The label of the control that a person's word means in a state; the word itself where there is none.
  func label(ofControl word: String, in state: SceneState) throws(SceneError) -> String
  /// The changes that a finger makes that is put down and drawn along a way, in order.
  ///
  /// - Throws: ``SceneError`` where nothing that can be dragged is there in this state.
  func changes(dragging drag: Drag, in state: SceneState) throws(SceneError) -> [StateChange]
  /// The changes by which an action goes on that waited, now that it is due.
  func changes(continuing action: Continuation, in state: SceneState) throws(SceneError) -> [StateChange]
  /// The changes that follow of themselves when the state goes over into another, whoever changed it: `onChange`,
  /// and `onAppear` of what is there now.
  ///
  /// The transaction is how the change is shown; `nil` where states alone are looked at, and nothing in between.
  func changes(following state: SceneState, after earlier: SceneState, by transaction: Transaction?)
    throws(SceneError) -> [StateChange]
}

extension SceneSource {
  /// Until everything is at rest.
  public var duration: Double? { nil }

  /// A control goes by its label.
  public func label(ofControl word: String, in state: SceneState) throws(SceneError) -> String { word }

  /// Nothing can be dragged.
  public func changes(dragging drag: Drag, in state: SceneState) throws(SceneError) -> [StateChange] {
    throw SceneError([Diagnostic(.error, "nothing in the scene can be dragged")])
  }

  /// No action waits.
  public func changes(continuing action: Continuation, in state: SceneState) throws(SceneError)
    -> [StateChange]
  { [] }

  /// Nothing follows of itself.
  public func changes(following state: SceneState, after earlier: SceneState, by transaction: Transaction?)
    throws(SceneError) -> [StateChange]
  { [] }
}
