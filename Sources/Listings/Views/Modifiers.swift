/// The names of SwiftUI's modifiers, by what becomes of them here.
enum Modifiers {
  /// Those that change the picture or what happens.
  static let understood: Set<String> = [
    "frame", "padding", "safeAreaPadding", "offset", "position", "fixedSize", "layoutPriority", "opacity",
    "scaleEffect",
    "rotationEffect", "blur", "tint", "accentColor", "foregroundStyle", "foregroundColor", "font",
    "fontWeight",
    "bold", "background", "overlay", "glassEffect", "glassEffectID", "glassEffectUnion",
    "glassEffectTransition",
    "buttonStyle", "buttonBorderShape", "controlSize", "containerShape", "animation", "aspectRatio",
    "scaledToFit",
    "scaledToFill", "containerRelativeFrame", "ignoresSafeArea", "edgesIgnoringSafeArea", "safeAreaInset",
    "safeAreaBar", "toolbar", "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode",
    "tabItem", "tabViewBottomAccessory", "tabViewStyle", "sheet", "fullScreenCover", "popover", "inspector",
    "alert",
    "confirmationDialog", "contextMenu", "swipeActions", "presentationDetents",
    "gridCellColumns", "lineLimit", "imageScale", "labelStyle", "labelsHidden", "pickerStyle", "toggleStyle",
    "textFieldStyle", "progressViewStyle", "hidden", "resizable", "fill", "stroke", "strokeBorder", "tag",
    "id",
    "onTapGesture", "onHover", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
    "onAppear",
    "onDisappear", "task", "onChange", "onReceive", "onSubmit", "phaseAnimator", "keyframeAnimator",
    "environment",
    "environmentObject", "modifier", "disabled", "transaction", "focused", "mask", "matchedGeometryEffect",
    "symbolRenderingMode", "geometryGroup", "clipShape", "transition", "zIndex", "border",
    "navigationDestination",
    "transformEffect", "rotation3DEffect", "inset", "trim", "concentric",
    "toolbarVisibility", "searchable", "preference", "transformPreference", "anchorPreference",
    "onPreferenceChange", "overlayPreferenceValue",
    "backgroundPreferenceValue", "onGeometryChange", "alignmentGuide", "cornerRadius", "gaugeStyle",
  ]

  /// Those that never change the morph; they are passed over with a note.
  static let passedOver: Set<String> = [
    "shadow", "symbolEffect", "symbolVariant", "contentTransition", "sensoryFeedback", "clipped",
    "brightness", "contrast", "saturation", "grayscale", "colorInvert", "hueRotation", "blendMode",
    "compositingGroup", "drawingGroup", "allowsHitTesting", "contentShape", "interactiveDismissDisabled",
    "presentationDragIndicator", "presentationBackground", "presentationCornerRadius",
    "refreshable", "keyboardType", "textInputAutocapitalization", "autocorrectionDisabled",
    "autocapitalization", "disableAutocorrection", "submitLabel", "textContentType",
    "scrollContentBackground",
    "scrollIndicators", "scrollDisabled", "scrollBounceBehavior", "scrollTargetBehavior",
    "scrollTargetLayout",
    "scrollPosition", "scrollEdgeEffectStyle", "scrollEdgeEffectHidden", "scrollTransition",
    "scrollClipDisabled",
    "scrollDismissesKeyboard", "scrollEdgeEffect",
    "listRowBackground", "listRowInsets", "listRowSeparator", "listStyle", "listSectionSpacing", "formStyle",
    "navigationBarHidden", "navigationBarBackButtonHidden", "navigationSubtitle", "navigationTransition",
    "matchedTransitionSource", "toolbarBackground", "sharedBackgroundVisibility", "toolbarColorScheme",
    "toolbarRole",
    "toolbarTitleDisplayMode", "toolbarItemHidden", "tabBarMinimizeBehavior",
    "tabViewSearchActivation", "preferredColorScheme", "colorScheme", "statusBarHidden",
    "persistentSystemOverlays",
    "dynamicTypeSize", "monospaced", "monospacedDigit", "italic", "underline", "strikethrough", "kerning",
    "tracking", "baselineOffset", "textCase", "multilineTextAlignment", "minimumScaleFactor",
    "truncationMode",
    "allowsTightening", "lineSpacing", "fontDesign", "fontWidth", "textSelection", "renderingMode",
    "interpolation", "antialiased", "backgroundExtensionEffect", "backgroundStyle",
    "materialActiveAppearance",
    "help", "badge", "hoverEffect", "onContinuousHover", "onDrag", "onDrop", "draggable",
    "dropDestination", "keyboardShortcut", "onKeyPress", "coordinateSpace", "layoutValue",
    "menuStyle", "menuOrder", "menuIndicator", "datePickerStyle", "buttonRepeatBehavior", "defaultFocus",
    "focusable", "focusEffectDisabled", "focusScope",
    "windowStyle", "windowResizability", "defaultSize", "previewDisplayName", "previewLayout",
    "previewDevice",
    "redacted", "unredacted", "privacySensitive", "userActivity", "onOpenURL", "containerBackground",
    "visualEffect", "colorEffect", "distortionEffect", "layerEffect", "projectionEffect",
    "flipsForRightToLeftLayoutDirection",
    "glassBackgroundEffect", "symbolColorRenderingMode", "headerProminence", "labelIconToTitleSpacing",
    "labelReservedIconWidth",
    "navigationSplitViewStyle", "navigationSplitViewColumnWidth", "searchToolbarBehavior",
    "searchPresentationToolbarBehavior", "gridColumnAlignment", "gridCellAnchor",
    "presentationBackgroundInteraction", "presentationContentInteraction", "defersSystemGestures",
    "sliderThumbVisibility", "accessibilityLabel",
  ]

  /// Those that change what is seen in a way that is not simulated, or that often surprise; worth a warning.
  static let told: [String: String] = [
    "transition":
      "a transition on content is not simulated; glass comes and goes by glassEffectTransition, other views fade",
    "clipShape": "a clipShape around glass cuts the morph off at its edge; it is not drawn here",
    "zIndex": "the order of drawing is that of the code; zIndex is passed over",
    "disabled": "a disabled control is drawn as an enabled one, and can't be tapped",
  ]

  /// Those that nothing but a view has.
  static let ofViewsOnly: Set<String> = [
    "frame", "padding", "font", "foregroundStyle", "glassEffect", "glassEffectID", "glassEffectUnion",
    "buttonStyle",
    "resizable", "scaledToFit", "scaledToFill", "aspectRatio", "onTapGesture", "imageScale", "clipShape",
    "overlay",
  ]

  static func isKnown(_ name: String) -> Bool {
    understood.contains(name) || passedOver.contains(name) || name.hasPrefix("accessibility")
  }
}
