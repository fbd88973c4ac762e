import Foundation
import Listings
import SceneModel
import Testing

/// What real files are made of, by the rows in which it was counted, each with an example that has it.
@Suite struct ExampleCoverageTests {
  /// A row of the count, with what occurs in at least two of the files counted, and an example for each.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var examples: [(construct: String, listing: String)]
  }

  static let rows: [Row] = [
    Row(
      testDescription: "views",
      examples: [
        ("Button(", "Beacon"),
        ("Image(systemName:", "Beacon"),
        ("Text(", "Compatible"),
        ("Image(\"", "NowPlaying"),
        ("Spacer(", "Preferences"),
        ("Circle()", "Beacon"),
        ("TextField(", "SearchScreen"),
        ("Label(", "GlassKit"),
        ("Color.", "SpacingLab"),
        ("Slider(", "SpacingLab"),
        ("Divider()", "GlassKit"),
        ("ProgressView(", "NowPlaying"),
        ("LinearGradient(", "Throw"),
        ("Toggle(", "Preferences"),
        ("Picker(", "Preferences"),
        ("Menu(", "FloatingMenu"),
        ("ShareLink(", "Preferences"),
        ("EmptyView()", "SpacingLab"),
      ]),
    Row(
      testDescription: "layout",
      examples: [
        ("GlassEffectContainer", "Beacon"),
        ("HStack(", "FilterRow"),
        ("VStack(", "DayGrid"),
        ("ZStack", "Throw"),
        ("ForEach(", "DayGrid"),
        ("(spacing: ", "Beacon"),
        ("alignment: .", "FilterRow"),
        ("ScrollView", "DayGrid"),
        ("Group {", "GlassKit"),
        ("NavigationStack", "SearchScreen"),
        (".background", "Compatible"),
        (".overlay(", "TabShell"),
        ("List", "SearchScreen"),
        (".toolbar", "SearchScreen"),
        ("safeAreaInset", "NowPlaying"),
        ("TabView", "TabShell"),
        (".sheet(", "TabShell"),
        ("LazyVStack", "TabShell"),
        ("LazyVGrid", "DayGrid"),
        ("GeometryReader", "SpacingLab"),
        ("AnyLayout", "GlassKit"),
        ("? -4", "TabShell"),
      ]),
    Row(
      testDescription: "glass",
      examples: [
        ("GlassEffectContainer(spacing: ", "Beacon"),
        ("GlassEffectContainer {", "GlassKit"),
        (".interactive()", "Compatible"),
        (".glassEffectID(\"", "Compatible"),
        (".glassEffectID(", "Compatible"),
        (".glassEffect()", "Beacon"),
        (".glassEffect(.regular", "Beacon"),
        ("in: .", "Beacon"),
        (".buttonStyle(.glass)", "TabShell"),
        (".tint(", "Beacon"),
        (".glassEffectUnion(", "NowPlaying"),
        (".matchedGeometry", "NowPlaying"),
        (".materialize", "SearchScreen"),
        (".identity", "Compatible"),
        (".clear", "Metronome"),
        (".glassProminent", "Beacon"),
        ("Namespace.ID", "GlassKit"),
        (".offset(", "Metronome"),
      ]),
    Row(
      testDescription: "shapes",
      examples: [
        (".rect(cornerRadius:", "Compatible"),
        (".capsule", "Compatible"),
        ("RoundedRectangle(", "GlassKit"),
        ("Capsule()", "Compatible"),
        (".circle", "Beacon"),
        (".buttonBorderShape(", "TabShell"),
        ("Path {", "Metronome"),
      ]),
    Row(
      testDescription: "state",
      examples: [
        ("@State private var", "Beacon"),
        ("= 0", "Beacon"),
        ("= 0.0", "Metronome"),
        (": String", "DayGrid"),
        ("enum ", "FloatingMenu"),
        ("CGSize", "GlassKit"),
        (": Song?", "NowPlaying"),
        (": [", "FilterRow"),
        ("@Binding", "Preferences"),
        ("@Namespace", "Compatible"),
        ("@Environment(", "Preferences"),
        ("@FocusState", "SearchScreen"),
        ("@Observable", "Preferences"),
        ("@StateObject", "Metronome"),
        ("@ObservedObject", "Metronome"),
        ("@Bindable", "Shelf"),
      ]),
    Row(
      testDescription: "what changes it",
      examples: [
        ("Button {", "FloatingMenu"),
        (".onTapGesture", "DayGrid"),
        (".onSubmit", "SearchScreen"),
        (".onChange(", "UploadStatus"),
        (".focused(", "SearchScreen"),
        (".onAppear", "Beacon"),
        ("Slider(value:", "SpacingLab"),
        ("DragGesture", "Throw"),
        ("Task.sleep", "Metronome"),
        ("asyncAfter", "UploadStatus"),
        (".task", "Metronome"),
        (".onHover", "Shelf"),
        ("Timer.publish", "Metronome"),
      ]),
    Row(
      testDescription: "statements",
      examples: [
        ("if ", "Compatible"),
        (".toggle()", "Compatible"),
        ("else {", "Compatible"),
        ("let ", "DayGrid"),
        ("return ", "Metronome"),
        ("if let", "FilterRow"),
        ("func ", "FilterRow"),
        ("guard ", "Metronome"),
        ("await ", "Metronome"),
        ("+= ", "Beacon"),
        ("switch ", "DayGrid"),
        ("Task {", "Metronome"),
        ("for ", "Beacon"),
        ("= if ", "Metronome"),
      ]),
    Row(
      testDescription: "expressions",
      examples: [
        (": .", "Beacon"),
        (" ? ", "Beacon"),
        ("$", "DayGrid"),
        (" == ", "DayGrid"),
        ("[", "Beacon"),
        ("\\(", "DayGrid"),
        ("* ", "Compatible"),
        (".allCases", "FloatingMenu"),
        ("\\.self", "Preferences"),
        ("..<", "DayGrid"),
        ("&&", "Metronome"),
        (" ?? ", "DayGrid"),
        (".init(", "Shelf"),
        ("$0", "DayGrid"),
        ("?.", "NowPlaying"),
      ]),
    Row(
      testDescription: "animation",
      examples: [
        ("withAnimation(.", "DayGrid"),
        ("withAnimation {", "Compatible"),
        (".animation(.", "Beacon"),
        (".smooth", "NowPlaying"),
        (".bouncy", "Beacon"),
        (".spring(response:", "SpacingLab"),
        (".easeInOut", "Beacon"),
        (".snappy", "DayGrid"),
        (".linear", "GlassKit"),
        (".repeat", "Beacon"),
        (".delay(", "TabShell"),
        ("PhaseAnimator", "Beacon"),
        (".interpolatingSpring", "Throw"),
        (".spring(duration:", "Metronome"),
        (": nil", "FloatingMenu"),
        (".transition(", "Metronome"),
        ("keyframeAnimator", "Metronome"),
      ]),
    Row(
      testDescription: "types",
      examples: [
        ("-> some View", "GlassKit"),
        (": Bool {", "Metronome"),
        (": some View", "Beacon"),
        ("private let", "DayGrid"),
        ("extension View", "GlassKit"),
        ("init(", "Shelf"),
        ("<Content: View>", "GlassKit"),
        ("@ViewBuilder", "GlassKit"),
        ("ViewModifier", "GlassKit"),
        ("Identifiable", "DayGrid"),
        ("CaseIterable", "FloatingMenu"),
        ("#Preview", "FloatingMenu"),
        ("#available", "Compatible"),
        ("#if", "Compatible"),
      ]),
    Row(
      testDescription: "collections",
      examples: [
        ("ForEach(0..<", "TabShell"),
        (".indices", "Preferences"),
        (".enumerated()", "DayGrid"),
        ("id: \\.", "DayGrid"),
        (".isEmpty", "FilterRow"),
        (".count", "FilterRow"),
        (".append", "FilterRow"),
        (".contains(", "FilterRow"),
        (".filter", "FilterRow"),
        (".map", "DayGrid"),
        (".prefix", "Preferences"),
        (".sorted", "FilterRow"),
        (".reduce", "Shelf"),
        ("zip(", "DayGrid"),
      ]),
  ]

  /// What an example is told of although it is what it should be, as docs/listings.md says.
  private static let stated = [
    "a Path is taken for", "a transition on content", ".alignmentGuide has no effect",
  ]

  @Test(arguments: ExampleListingTests.names)
  func whatAnExampleIsMadeOfIsUnderstood(_ listing: String) throws {
    let file = ExampleListingTests.folder.appendingPathComponent("\(listing).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let (diagnostics, glass) = try Listing([SourceText(name: "\(listing).swift", text)]).scene().findings
    #expect(glass.all > 0 && glass.understood == glass.all && glass.unseen == 0, "\(glass)")
    let missed = diagnostics.filter { diagnostic in
      ["passed over", "not known", "not declared", "not simulated", "has no"].contains {
        diagnostic.message.contains($0)
      } && !Self.stated.contains { diagnostic.message.contains($0) }
    }
    for row in Self.rows {
      for (construct, example) in row.examples where example == listing {
        #expect(text.contains(construct), "\(row): \(construct)")
        let wrong = missed.first { $0.place.map { lines[$0.line - 1].contains(construct) } == true }
        #expect(wrong == nil, "\(row): \(construct)")
      }
    }
  }

  @Test func everyRowHasExamples() {
    #expect(Self.rows.count == 11 && Self.rows.allSatisfy { !$0.examples.isEmpty })
    let examples = Set(Self.rows.flatMap { $0.examples.map(\.listing) })
    #expect(examples.isSubset(of: ExampleListingTests.names))
  }
}
