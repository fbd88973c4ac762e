/// Property wrappers that a project declares in files that were not read: `@UIState private var isOpen = false`.
extension TypeInfo.StoredProperty {
  /// Takes a wrapper that is declared nowhere for a state, where the property can change and its first value is known.
  mutating func takeUndeclaredWrapper() {
    guard wrapper == .none, !isConstant, undeclaredWrapper != nil else { return }
    let isGiven =
      attributes.contains { $0.arguments.contains { Self.firstValueLabels.contains($0.label?.text ?? "") } }
    if initializer != nil || isGiven || type?.name == "Bool" { wrapper = .state }
  }

  /// The name of a wrapper that is no one's that is known here.
  var undeclaredWrapper: String? {
    attributes.lazy.map(\.name.text).first { name in
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return last.first?.isUppercase == true && !Self.otherAttributes.contains(last)
        && !last.hasSuffix("Builder") && !last.hasSuffix("Actor")
        && TypeInfo.Wrapper.ofLibrary(last) == nil
    }
  }

  /// The labels by which wrappers are given the first value.
  static let firstValueLabels: Set<String> = ["initialValue", "wrappedValue", "defaultValue", "default"]

  /// Attributes that keep nothing that changes by itself, and wrappers whose value is others' affair.
  private static let otherAttributes: Set<String> = [
    "Query", "FetchRequest", "SectionedFetchRequest", "UIApplicationDelegateAdaptor",
    "NSApplicationDelegateAdaptor", "Dependency", "Injected", "InjectedObject", "LazyInjected", "Inject",
    "ObservationIgnored", "ObservationTracked", "Attribute", "Relationship", "Transient", "Previewable",
    "Sendable", "Parameter", "ScaledMetric", "IBOutlet", "IBAction", "NSManaged", "Guide", "Generable",
    "FocusedValue", "FocusedBinding", "FocusedObject", "ViewBuilder", "TaskLocal", "Shared",
    "AnimatableIgnored",
  ]
}
