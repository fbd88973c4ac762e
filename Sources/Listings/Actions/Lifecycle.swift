import SceneModel

/// Something that runs of itself: when a view appears, when a value changes, or again and again.
struct Lifecycle {
  /// When it runs.
  enum Moment {
    case appear
    case change(StoredValue, isInitial: Bool)
    case disappear
    /// Every so many seconds from its appearance on.
    case timer(Double)
    /// A state that goes on by itself.
    case steps(Course)
    /// The data of an `Animatable` view, which follow what they are to be.
    case follow(AnimatableCourse)
  }

  /// A state that runs through values when it begins, or each time that another value changes.
  struct Course {
    var state: StateKey
    /// The times after the beginning in seconds, with the value from then on and how the change is shown.
    var entries: [(delay: Double, value: Value, transaction: Transaction)]
    var trigger: StoredValue?
    /// How long a round takes, where it begins anew for ever.
    var period: Double?
  }

  /// What tells it apart, the same in every state.
  var key: String
  var moment: Moment
  /// What runs.
  var action: Value
}
