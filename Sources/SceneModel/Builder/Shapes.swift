public import Motion

/// A circle, as large as fits.
public struct Circle: View {
  /// The shape as it is kept in a scene.
  public let template = ViewTemplate(.circle)

  /// Creates a circle.
  public init() {}
}

/// A capsule.
public struct Capsule: View {
  /// The shape as it is kept in a scene.
  public let template = ViewTemplate(.capsule)

  /// Creates a capsule.
  public init() {}
}

/// An ellipse.
public struct Ellipse: View {
  /// The shape as it is kept in a scene.
  public let template = ViewTemplate(.ellipse)

  /// Creates an ellipse.
  public init() {}
}

/// A rectangle with square corners.
public struct Rectangle: View {
  /// The shape as it is kept in a scene.
  public let template = ViewTemplate(.rectangle)

  /// Creates a rectangle.
  public init() {}
}

/// A rectangle with corners of one radius.
public struct RoundedRectangle: View {
  /// The shape as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates a rounded rectangle; the radius is in points.
  public init(cornerRadius: Value<Double>, style: RoundedCornerStyle = .continuous) {
    template = ViewTemplate(
      .roundedRectangle,
      ["cornerRadius": cornerRadius.literal, "style": .word(style, default: .continuous)])
  }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: View {
  /// The shape as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates the rectangle; radii are in points, 0 where none is given.
  public init(
    topLeading: Value<Double>? = nil, topTrailing: Value<Double>? = nil, bottomTrailing: Value<Double>? = nil,
    bottomLeading: Value<Double>? = nil, style: RoundedCornerStyle = .continuous
  ) {
    template = ViewTemplate(
      .unevenRoundedRectangle,
      [
        "topLeading": topLeading?.literal, "topTrailing": topTrailing?.literal,
        "bottomTrailing": bottomTrailing?.literal, "bottomLeading": bottomLeading?.literal,
        "style": .word(style, default: .continuous),
      ])
  }
}

/// A rectangle whose corners follow those of the container shape around it.
public struct ConcentricRectangle: View {
  /// The shape as it is kept in a scene.
  public let template: ViewTemplate

  /// Creates the rectangle; the least radius is in points, 0 where none is given.
  public init(minimum: Value<Double>? = nil, isUniform: Bool = false) {
    template = ViewTemplate(
      .concentricRectangle,
      ["minimum": minimum?.literal, "isUniform": isUniform ? .constant(.bool(true)) : nil])
  }
}

extension View {
  /// The shape, filled with a colour.
  public func fill(_ color: Color) -> ViewTemplate {
    precondition(template.kind.isShape, "Only a shape can be filled.")
    var view = template
    view.arguments["fill"] = Argument(.constant(.color(color)))
    return view
  }
}

/// The shape given to glass, a background or a container.
public struct Shape: Hashable, Sendable {
  let arguments: [String: Value<Literal>]

  private init(_ name: String, _ arguments: [String: Value<Literal>?] = [:]) {
    self.arguments = arguments.compactMapValues { $0 }.merging(["shape": .constant(.string(name))]) { $1 }
  }

  /// A capsule.
  public static let capsule = Shape("capsule")
  /// A circle, as large as fits.
  public static let circle = Shape("circle")
  /// An ellipse.
  public static let ellipse = Shape("ellipse")
  /// A rectangle with square corners.
  public static let rect = Shape("rectangle")

  /// A rectangle with corners of one radius, in points.
  public static func rect(cornerRadius: Value<Double>, style: RoundedCornerStyle = .continuous) -> Shape {
    Shape(
      "roundedRectangle",
      ["cornerRadius": cornerRadius.literal, "style": .word(style, default: .continuous)])
  }

  /// A rectangle whose corners follow those of the container shape around it; the least radius is in points.
  public static func containerConcentric(minimum: Value<Double>? = nil, isUniform: Bool = false) -> Shape {
    Shape(
      "concentricRectangle",
      ["minimum": minimum?.literal, "isUniform": isUniform ? .constant(.bool(true)) : nil])
  }
}
