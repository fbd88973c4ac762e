extension BuiltInScene {
  /// Every built-in scene, in the order in which they are best looked at.
  public static let all = [
    BuiltInScene(
      name: "action-menu", summary: "A toggle in the middle; four round buttons come out of it and go back",
      bytes: PackageResources.action_menu_json),
    BuiltInScene(
      name: "expand-row", summary: "A button turns from Expand to Collapse and brings two actions beside it",
      bytes: PackageResources.expand_row_json),
    BuiltInScene(
      name: "map-controls",
      summary: "Stacked prominent buttons, tint white at 0.8, united in one capsule as in Maps",
      bytes: PackageResources.map_controls_json),
    BuiltInScene(
      name: "far-union",
      summary: "Two glass buttons 100 points apart are one shape; they come close and part again",
      bytes: PackageResources.far_union_json),
    BuiltInScene(
      name: "two-groups",
      summary: "Four icons of 70 points: the first three are one shape, the fourth stands alone",
      bytes: PackageResources.two_groups_json),
    BuiltInScene(
      name: "materialize",
      summary: "Three buttons side by side come by matched geometry, by materializing, and by identity",
      bytes: PackageResources.materialize_json),
    BuiltInScene(
      name: "blend-at-rest",
      summary: "Two shapes closer than the spacing blend at rest; a third is dragged past them",
      bytes: PackageResources.blend_at_rest_json),
    BuiltInScene(
      name: "interrupted", summary: "Expanded, collapsed half-way and expanded again, without a jump",
      bytes: PackageResources.interrupted_json),
  ]
}
