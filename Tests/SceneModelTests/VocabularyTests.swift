import Geometry
import SceneModel
import Testing

/// Views and modifiers of whole screens, through the reader and the writer.
struct VocabularyTests {
  private static func scene(_ body: String, canvas: String = #""width": 393, "height": 852"#) throws -> Scene
  {
    let document =
      #"{"meniscus": 1, "name": "t", "canvas": {\#(canvas)}, "state": {"n": 1}, "body": [\#(body)]}"#
    let scene = try SceneDocument.read(Array(document.utf8))
    #expect(try SceneDocument.read(SceneDocument.write(scene)) == scene)
    return scene
  }

  @Test(arguments: [
    #"{"view": "AnyLayout", "layout": {"if": "n > 0", "then": "HStack", "else": "VStack"}, "children": [{"view": "Divider"}]}"#,
    #"{"view": "LazyVGrid", "columns": "80 flexible(10, 100) adaptive(72)", "trackSpacing": 4, "children": [{"view": "Circle"}]}"#,
    #"{"view": "LazyHGrid", "rows": "flexible", "spacing": null, "children": [{"view": "Circle"}]}"#,
    #"{"view": "Grid", "horizontalSpacing": 4, "children": [{"view": "GridRow", "children": [{"view": "Circle", "modifiers": [{"gridCellColumns": 2}]}]}]}"#,
    #"{"view": "ViewThatFits", "axes": "horizontal", "children": [{"view": "Circle"}, {"view": "Capsule"}]}"#,
    #"{"view": "GeometryReader", "children": [{"view": "ScrollView", "axes": "both", "children": [{"view": "Circle"}]}]}"#,
    #"{"view": "List", "children": [{"view": "Toggle", "title": "T", "isOn": true, "children": [{"view": "Text", "text": "T"}]}]}"#,
    #"{"view": "TabView", "selection": "n", "children": [{"view": "Circle", "modifiers": [{"tabItem": {"content": [{"view": "Text", "text": "a"}]}}]}]}"#,
    #"{"view": "Slider", "title": "s", "value": 0.5}, {"view": "Stepper", "title": "s"}, {"view": "ProgressView"}"#,
    #"{"view": "Picker", "title": "p", "selection": null, "children": [{"view": "Text", "text": "a"}], "modifiers": [{"pickerStyle": "segmented"}]}"#,
    #"{"view": "TextField", "text": "name", "isPrompt": true, "modifiers": [{"textFieldStyle": "roundedBorder"}]}"#,
    #"{"view": "AssetImage", "image": "photo", "resizable": true, "modifiers": [{"aspectRatio": {"contentMode": "fill"}}]}"#,
    #"{"view": "Label", "title": "", "systemImage": "", "children": [{"view": "Text", "text": "a"}, {"view": "Circle"}], "modifiers": [{"labelStyle": "iconOnly"}]}"#,
    #"{"view": "Text", "text": "a", "modifiers": [{"lineLimit": {"if": "n > 1", "then": 2, "else": null}}, {"imageScale": "large"}, {"labelsHidden": true}]}"#,
    #"{"view": "Circle", "modifiers": [{"aspectRatio": 2}, {"containerRelativeFrame": {"count": 3, "vertical": false}}, {"ignoresSafeArea": true}]}"#,
    #"{"view": "Circle", "modifiers": [{"safeAreaInset": {"edge": "bottom", "spacing": 0, "content": [{"view": "Text", "text": "a"}]}}]}"#,
    #"{"view": "Circle", "modifiers": [{"alignmentGuide": {"axis": "vertical", "alignment": "top", "offset": -4}}]}"#,
    #"{"view": "Circle", "modifiers": [{"frame": {"width": {"if": "n > 0", "then": 40, "else": null}}}]}"#,
  ])
  func readsAndWrites(view: String) throws { _ = try Self.scene(view) }

  @Test func aNavigationFromADocument() throws {
    let scene = try Self.scene(
      #"""
      {"view": "NavigationStack", "children": [{"view": "Color", "color": "blue", "name": "fill", "modifiers": [
        {"navigationTitle": {"title": "Trips", "isLarge": true}},
        {"toolbar": {"placement": "trailing", "content": [{"view": "Button", "systemImage": "plus"}]}}]}]}
      """#, canvas: #""width": 393, "height": 852, "safeArea": {"top": 59, "bottom": 34}"#)
    #expect(scene.canvas.safeArea == Canvas.phoneSafeArea)
    let elements = try scene.snapshot(in: scene.initialState).elements
    #expect(elements.first { $0.name == "fill" }?.frame == Rect(x: 0, y: 155, width: 393, height: 663))
    #expect(elements.contains { $0.name == "plus" && $0.frame.maxX == 377 })
  }

  @Test func whatIsNoTrackIsSaid() throws {
    for tracks in ["", "wide", "adaptive", "80(2)", "flexible(2", "flexible(a)", "-3", "adaptive(2, 3, 4)"] {
      #expect(throws: SceneError.self, "\(tracks)") {
        try Self.scene(#"{"view": "LazyVGrid", "columns": "\#(tracks)", "children": []}"#)
      }
    }
  }
}
