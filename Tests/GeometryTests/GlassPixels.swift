/// What the compositor of macOS (build 25G76) drew for two circles.
///
/// Source: github.com/momo5502/sogen, src/macos-emulator-test/sdf_field_test.cpp. The canvas is 240 × 180
/// pixels at 2 pixels a point, the circles stand at (60 ∓ (r + gap/2), 45) pt, the middle column is pixel
/// 120. A pixel counts where its coverage clamp(½ − d in pixels, 0, 1) at its centre is at least ½.
struct GlassPixels: Sendable {
  var radius: Double
  var gap: Double
  var spacing: Double
  var firstPixel: Int
  var lastPixel: Int

  static let middleColumn = [
    GlassPixels(radius: 20, gap: 0, spacing: 0, firstPixel: 84, lastPixel: 95),
    GlassPixels(radius: 20, gap: 0, spacing: 2, firstPixel: 81, lastPixel: 98),
    GlassPixels(radius: 20, gap: 0, spacing: 4, firstPixel: 78, lastPixel: 101),
    GlassPixels(radius: 20, gap: 0, spacing: 16, firstPixel: 67, lastPixel: 112),
    GlassPixels(radius: 20, gap: 4, spacing: 8, firstPixel: 89, lastPixel: 90),
  ]
}
