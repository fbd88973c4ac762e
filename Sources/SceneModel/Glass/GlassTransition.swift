/// How glass comes and goes; SwiftUI's `GlassEffectTransition`.
public enum GlassTransition: String, Hashable, Sendable, CaseIterable {
  /// Within the container's spacing the shape grows out of a neighbour and goes back into it.
  case matchedGeometry
  /// The content fades and the glass comes or goes by its light bending; no geometry is matched.
  case materialize
  /// No change: there or not there.
  case identity
}
