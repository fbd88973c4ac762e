/// How much of the glass a picture shows.
public enum Look: String, Hashable, Sendable, CaseIterable {
  /// Shaded: the background blurred and bent, rim, shadow and tint; needs a viewer with SVG filters.
  case glass
  /// Gradients and strokes alone: small files that every viewer shows.
  case flat
  /// Outlines, frames, names, gaps and velocities, for engineers.
  case wire
}

/// Whether a picture is a light or a dark one.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark content on light surfaces.
  case light
  /// Light content on dark surfaces.
  case dark
}
